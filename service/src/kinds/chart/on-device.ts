// Charts on the device, for the page: the code of the service, with the same table of parameters, problems and members. It needs no Node; the words of one
// language are passed in, and those of warnings and problems only when a request has one. `beichen-service/on-device`.

import type { Chart, PlaceFacts } from 'beichen';
import { ChartFacts } from 'beichen/document';
import { partDescriber } from 'beichen/one-language';
import type { EN } from 'beichen/words/en';
import { DOCS_PATH } from '../../contract/paths.ts';
import type { Birthplace } from '../../requests/birthplaces.ts';
import { type ChartRequest, chartRequestAt } from '../../requests/chart-request.ts';
import { jsonFields } from '../../requests/json-fields.ts';
import type { Suggestion } from '../../requests/problems/parameter-problem.ts';
import type { ProblemItem } from '../../requests/problems/problem.schema.ts';
import { ProblemError } from '../../requests/problems/problem-error.ts';
import type { Words } from '../../words/words.ts';
import { answered } from '../answer-source.ts';
import type { CitiesAnswer } from '../cities/members.ts';
import { castRequest } from './cast.ts';
import { CHART_ANSWER, type ChartAnswer } from './members.ts';
import type { RequestSentences } from './request-sentences.ts';

export type { ChartAnswer, CitiesAnswer, ProblemItem };

/** The words of one language: of charts, and of the service. */
export interface DeviceWords extends Pick<Words, 'disclaimer'> {
  readonly chart: typeof EN;
  /** Loads the sentences about a request with a warning or a problem. */
  readonly sentences: () => Promise<RequestSentences>;
}

/** Attribution and versions from the search for birthplaces. */
export type SearchFacts = Pick<CitiesAnswer, 'attribution' | 'meta'>;

/** A request for a chart, and the search result for its cityId. */
export interface DeviceRequest {
  /** The JSON of the request. Its `lang` is the language of the words. */
  readonly body: string;
  /** Undefined if no place has that id. A point on the map has neither a country nor a name. */
  readonly place: (Birthplace & PlaceFacts) | undefined;
  /** Suggested places. */
  readonly suggestions?: readonly Suggestion[];
  readonly search: SearchFacts;
}

/** The response of the service to the request: the chart, or its problems. */
export type DeviceAnswer = { readonly chart: ChartAnswer } | { readonly problems: readonly ProblemItem[] };

/** Returns a function that responds to requests for charts in one language. Reuse it: data that charts share is cached. */
export function chartsOnDevice({ chart, disclaimer, sentences }: DeviceWords) {
  const describe = partDescriber(CHART_ANSWER, chart);
  return async (requested: DeviceRequest): Promise<DeviceAnswer> => {
    const { search } = requested;
    const baseUrl = search.meta.docs.slice(0, -DOCS_PATH.length);
    const service = { gazetteer: { version: search.meta.places, attribution: search.attribution }, baseUrl };
    try {
      const request = readOnDevice(requested);
      const cast = castFor(request);
      const warnings = request.warnings.length === 0 ? [] : (await sentences()).warnings(request);
      const facts = new ChartFacts(cast, request.place, warnings);
      return { chart: describe(answered(facts, { request, service, words: { disclaimer } })) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { problems: (await sentences()).problems(error, baseUrl) };
    }
  };
}

/**
 * Casts the chart of a request, with its named birthplace, for further documents of the same birth.
 * @throws ProblemError for a request with problems
 */
export function castOnDevice(requested: DeviceRequest): { readonly chart: Chart; readonly place: PlaceFacts } {
  const request = readOnDevice(requested);
  return { chart: castFor(request), place: request.place };
}

function castFor(request: ChartRequest<Birthplace>): Chart {
  try {
    return castRequest(request);
  } catch (error) {
    throw request.toProblemError(error);
  }
}

const readOnDevice = ({ body, place, suggestions = [] }: DeviceRequest) =>
  chartRequestAt(jsonFields(body)!, { resolve: () => place, suggest: () => suggestions });
