// One row of the table of endpoints.

import type { Price } from '../requests/budget.ts';
import type { ParameterTable } from '../requests/parameters/parameter.ts';

/** The budgets of calls that each client has: charts, places and the almanac, and all else. */
export type LimitName = 'chart' | 'cities' | 'requests';

/** What is read from the URL and, with POST, from the body. */
export interface RequestForm {
  readonly parameters: ParameterTable;
  /** The schema of the body in the OpenAPI document, which is of these parameters alone, and what it says of itself. */
  readonly body?: { readonly schema: string; readonly description: string };
  /** The response of the OpenAPI document for a wrong one. */
  readonly badRequest: 'BadChartRequest' | 'BadSearch';
  /** Which of the example requests of the OpenAPI document its body has. */
  readonly example?: ExampleName;
}

/** The example requests of the OpenAPI document: two births, a birth, its day, a moment of it, a list around that, days beside it, and facts of an unknown birth. */
export type ExampleName = 'two' | 'birth' | 'day' | 'moment' | 'list' | 'calendar' | 'known';

/** One method of an endpoint, as the OpenAPI document has it. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** At most 300 characters. */
  readonly description: string;
}

/** The success of an endpoint. */
interface Answer {
  readonly description: string;
  /** By media type: the name of a schema of the OpenAPI document, or a schema that needs no name. */
  readonly content: Readonly<Record<string, string | object>>;
  /** Cache-Control of one that any cache may keep; it has a tag to ask again by. Without it no cache may keep the answer. */
  readonly cacheControl?: string;
}

/** A row of the table. */
export interface Endpoint {
  readonly path: string;
  readonly tag: 'Charts' | 'Places' | 'Almanac' | 'Service';
  /** HEAD follows GET, and every path answers OPTIONS. */
  readonly operations: { readonly GET?: Operation; readonly POST?: Operation };
  /** Under which budget a call is counted; `tool`: each message as all else, and each tool under its own; `none` for probes alone. */
  readonly limit: LimitName | 'tool' | 'none';
  /** One call of the budget without it. */
  readonly price?: Price<never> | undefined;
  readonly request?: RequestForm;
  /** Without it the endpoint is not part of the OpenAPI document, because its protocol describes itself. */
  readonly answer?: Answer;
  /** A further problem that it can end in, as the OpenAPI document names it. */
  readonly problem?: 'NotReady';
  /** Its line in the index of the service; the addresses of listed ones are in the text of a 404. */
  readonly listed?: string;
  /** For supervisors: not counted, and in no list for programs. */
  readonly isProbe?: true;
}
