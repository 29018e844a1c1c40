// Client of the service. It searches for birthplaces, by name or by id, and requests nothing else: charts are cast on the device.

import type { Language } from 'beichen';
import type { CitiesAnswer, ChartAnswer as DeviceChart, ProblemItem, SearchFacts } from 'beichen-service/on-device';

/** The chart as the worker casts it: its birth has a time. */
export type TimedChart = DeviceChart;

/** Parameters that exist only if the birth has a time. */
type OfATime =
  | 'clockTime'
  | 'utc'
  | 'standardTime'
  | 'meanSolarTime'
  | 'trueSolarTime'
  | 'correction'
  | 'nearestBoundary'
  | 'solarTerm';

/** A birth whose time is known. */
export type TimedBirth = TimedChart['birth'];

/** A chart as the page shows it. For a birth without an hour it has no time: `sameChart` is the span of clock times that contains the birth. */
export interface ChartAnswer extends Omit<TimedChart, 'birth' | 'input' | 'luckPillars'> {
  readonly input: Omit<TimedChart['input'], 'hour' | 'minute'> & Partial<Pick<TimedChart['input'], 'hour' | 'minute'>>;
  readonly birth: TimedBirth | (Omit<TimedBirth, OfATime> & { readonly [Member in OfATime]?: undefined });
  readonly luckPillars: Pick<TimedChart['luckPillars'], 'direction'> &
    Partial<Omit<TimedChart['luckPillars'], 'direction' | 'pillars'>> & {
      readonly pillars: readonly Omit<TimedChart['luckPillars']['pillars'][number], 'startsAt'>[];
    };
}

type FoundCity = CitiesAnswer['cities'][number];
/** Members that only a place found by a search has. */
type SearchOnly = 'country' | 'countryCode' | 'kind' | 'match';

/** A birthplace in one language, with facts about the search that found it. */
export type City = Omit<FoundCity, SearchOnly> &
  Partial<Pick<FoundCity, SearchOnly>> & { readonly lang: Language; readonly search: SearchFacts };

/** The place with an id. Without a city: the places that could be meant. */
export interface PlaceOfId {
  readonly city?: City;
  readonly suggestions?: ProblemItem['suggestions'];
  readonly search: SearchFacts;
}

/** An error response, or no response (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problems: readonly ProblemItem[];
  readonly retryAfterSeconds: number;
  /** URI of the type of the problem; empty if there is none. */
  readonly type: string;

  constructor(status: number, detail: string, { errors = [], retryAfterSeconds = 0, type = '' }: ProblemBody = {}) {
    super(detail);
    this.status = status;
    this.problems = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.type = type;
  }
}

interface ProblemBody {
  readonly detail?: string;
  readonly type?: string;
  readonly errors?: readonly ProblemItem[];
  readonly retryAfterSeconds?: number;
}

// The script is one folder below the page, so this holds under any path prefix.
export const SITE = new URL('..', import.meta.url);
const CITIES = new URL('api/public/cities', SITE);

/** The written pages. */
export const DOCS = new URL('docs', SITE).href;

/** Address at which a program requests a chart. */
export const CHART_URL = new URL('api/public/chart', SITE).href;

/** Address at which a program requests every chart of a day. */
export const DAY_URL = new URL('api/public/day', SITE).href;

/** The maximum number of places in a search result. */
export const MAX_PLACES = 12;

/** Result of a search. */
export interface PlacesFound {
  readonly cities: readonly City[];
  /** Notes on the result, such as that all places are far from a point. */
  readonly notes: readonly string[];
}

/** @throws ApiError when the service does not answer or answers with an error */
export async function fetchPlaces(query: string, lang: Language, signal: AbortSignal): Promise<PlacesFound> {
  const answer = await search({ q: query, lang, limit: String(MAX_PLACES) }, signal);
  return { cities: citiesOf(answer, lang), notes: answer.warnings.map(({ detail }) => detail) };
}

/** Requests a place by its id alone. @throws ApiError when the service does not answer or answers with an error */
export async function fetchPlace(cityId: string, lang: Language): Promise<PlaceOfId> {
  try {
    const answer = await search({ cityId, lang });
    const [city] = citiesOf(answer, lang);
    return { city, search: answer };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problems.length === 0) throw error;
    const suggestions = error.problems.find(({ code }) => code === 'not_found')?.suggestions;
    // The type of a problem contains the address of the guide: `…/docs/errors#invalid-parameters`.
    const docs = error.type.slice(0, error.type.lastIndexOf('/errors#'));
    return {
      suggestions,
      search: { attribution: '', meta: { apiVersion: '', places: '', docs } },
    };
  }
}

const citiesOf = ({ cities, attribution, meta }: CitiesAnswer, lang: Language): readonly City[] =>
  cities.map((city) => ({ ...city, lang, search: { attribution, meta } }));

async function search(parameters: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<CitiesAnswer> {
  const url = new URL(CITIES);
  url.search = new URLSearchParams(parameters).toString();
  // `no-store`: the birthplace must not reach the disk of this device, although the response could be cached.
  const requested = fetch(url, { cache: 'no-store', signal });
  const response = await requested.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, String(error));
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok && typeof body === 'object' && body !== null && 'cities' in body) return body as CitiesAnswer;
  const problem = body as ProblemBody;
  const retryAfterSeconds = problem.retryAfterSeconds ?? Number(response.headers.get('retry-after') ?? 0);
  throw new ApiError(response.status, problem.detail ?? response.statusText, { ...problem, retryAfterSeconds });
}
