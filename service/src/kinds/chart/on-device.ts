// The answer to a request for a chart on the device, for the page: by the code that answers it here: the same table of parameters, the same problems, the same
// members. Nothing of it needs Node, and the words of one language are given to it. `beichen-service/on-device`.

import type { Chart, PlaceFacts } from 'beichen';
import { ChartFacts } from 'beichen/document';
import { partDescriber } from 'beichen/one-language';
import type { EN } from 'beichen/words/en';
import { DOCS_PATH } from '../../contract/paths.ts';
import type { Birthplace } from '../../requests/birthplaces.ts';
import { type ChartRequest, chartRequestAt } from '../../requests/chart-request.ts';
import { jsonFields } from '../../requests/json-fields.ts';
import { MAX_PROBLEMS, type Suggestion } from '../../requests/problems/parameter-problem.ts';
import type { ProblemItem } from '../../requests/problems/problem.schema.ts';
import { ProblemError } from '../../requests/problems/problem-error.ts';
import { problemItem, waysByHttp } from '../../requests/problems/problem-item.ts';
import type { Words } from '../../words/words.ts';
import { answered, warningsGiven } from '../answer-source.ts';
import type { CitiesAnswer } from '../cities/members.ts';
import { castRequest } from './cast.ts';
import { CHART_ANSWER, type ChartAnswer } from './members.ts';

export type { ChartAnswer, CitiesAnswer, ProblemItem };

/** The words of one language: those of charts, and those of the service. */
export interface DeviceWords {
  readonly chart: typeof EN;
  readonly service: Words;
}

/** Attribution and versions of the search for birthplaces. */
export type SearchFacts = Pick<CitiesAnswer, 'attribution' | 'meta'>;

/** A request for a chart, and what the search for birthplaces answered to its cityId. */
export interface DeviceRequest {
  /** The JSON that would be sent. Its `lang` is the language of the words. */
  readonly body: string;
  /** Undefined where no place has that id. A point on the map has neither a country nor a name of its own. */
  readonly place: (Birthplace & PlaceFacts) | undefined;
  /** Places that may have been meant instead. */
  readonly suggestions?: readonly Suggestion[];
  readonly search: SearchFacts;
}

/** The answer of the service to the request: the chart, or its problems. */
export type DeviceAnswer = { readonly chart: ChartAnswer } | { readonly problems: readonly ProblemItem[] };

/** Returns a function that answers requests for charts in one language. Cache it: data that charts share is made once. */
export function chartsOnDevice({ chart, service }: DeviceWords): (request: DeviceRequest) => DeviceAnswer {
  const describe = partDescriber(CHART_ANSWER, chart);
  return (requested) => {
    const { search } = requested;
    const baseUrl = search.meta.docs.slice(0, -DOCS_PATH.length);
    const facts = { gazetteer: { version: search.meta.places, attribution: search.attribution }, baseUrl };
    try {
      const request = readOnDevice(requested);
      const chart = new ChartFacts(castFor(request), request.place, warningsGiven(request, service));
      return { chart: describe(answered(chart, { request, service: facts, words: service })) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { problems = [] } = error.details;
      return {
        problems: problems.slice(0, MAX_PROBLEMS).map((each) => problemItem(each, service, waysByHttp(baseUrl))),
      };
    }
  };
}

/**
 * Casts the chart of a request, with its birthplace by name: for what else is asked of a birth that was answered.
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
