// One row of the table of endpoints.

import type { Price } from '../requests/budget.ts';
import type { ParameterTable } from '../requests/parameters/parameter.ts';

/** Limits of each client: charts, places and the almanac, and all other calls. */
export type LimitName = 'chart' | 'cities' | 'requests';

/** Parameters of a request, in the URL or in the body of POST. */
export interface RequestForm {
  readonly parameters: ParameterTable;
  /** Schema of the body in the OpenAPI document, with its description. */
  readonly body?: { readonly schema: string; readonly description: string };
  /** Response of the OpenAPI document for a wrong request. */
  readonly badRequest: 'BadChartRequest' | 'BadSearch';
  /** Example request of its body in the OpenAPI document. */
  readonly example?: ExampleName;
}

/**
 * Example requests of the OpenAPI document: two births, a birth, its day, a moment of it, a list around that moment, days for the birth, and facts of an
 * unknown birth.
 */
export type ExampleName = 'two' | 'birth' | 'day' | 'moment' | 'list' | 'calendar' | 'known';

/** One method of an endpoint, as the OpenAPI document has it. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** At most 300 characters. */
  readonly description: string;
}

/** Successful response of an endpoint. */
interface Answer {
  readonly description: string;
  /** Schema by media type: the name of a component of the OpenAPI document, or an inline one. */
  readonly content: Readonly<Record<string, string | object>>;
  /** Cache-Control of a response with an ETag, which any cache may store. Without it no cache may. */
  readonly cacheControl?: string;
}

/** A row of the table. */
export interface Endpoint {
  readonly path: string;
  readonly tag: 'Charts' | 'Places' | 'Almanac' | 'Service';
  /** HEAD follows GET, and every path answers OPTIONS. */
  readonly operations: { readonly GET?: Operation; readonly POST?: Operation };
  /** Limit of its calls. `tool`: each message counts as another call, and each tool under its own limit; `none`: only for probes. */
  readonly limit: LimitName | 'tool' | 'none';
  /** One call by default. */
  readonly price?: Price<never> | undefined;
  readonly request?: RequestForm;
  /** Absent if the endpoint is not in the OpenAPI document, since its protocol describes itself. */
  readonly answer?: Answer;
  /** A further problem, by its name in the OpenAPI document. */
  readonly problem?: 'NotReady';
  /** Its line in the index of the service; the addresses of listed ones are in the text of a 404. */
  readonly listed?: string;
  /** For supervisors: not counted, and in no list for programs. */
  readonly isProbe?: true;
}
