// How does the page call the service? It gets a chart by POST, so that no birth data is in a URL, and places by name.

import type { ChartDocument, Language } from 'beichen';
import type { ChartRequest } from './chart-request.ts';

/** The answer to a request for a chart. */
export interface ChartAnswer extends ChartDocument {
  readonly input: ChartRequest & { readonly lang: Language };
  readonly meta: { readonly docs: string };
}

export interface City {
  readonly cityId: string;
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly timeZones?: readonly string[];
}

/** A problem with one parameter of a request. */
export interface Problem {
  readonly parameter: string;
  readonly code: string;
  readonly detail: string;
}

/** An answer with an error status, or no answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly retryAfterSeconds: number;

  constructor(status: number, detail: string, problems: readonly Problem[] = [], retryAfterSeconds = 0) {
    super(detail);
    this.status = status;
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

// The script lies one folder below the page, so this holds under any path prefix.
const SITE = new URL('..', import.meta.url);
const CHART = new URL('api/public/chart', SITE);
const CITIES = new URL('api/public/cities', SITE);

/** Where programs ask for a chart. */
export const CHART_URL = CHART.href;

/** @throws ApiError with all problems of the request */
export const askForChart = (request: ChartRequest, lang: Language, signal: AbortSignal): Promise<ChartAnswer> =>
  answerOf<ChartAnswer>(
    fetch(CHART, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, lang }),
      signal,
    }),
  );

/** The maximum number of places in a search result. */
export const MOST_PLACES = 12;

/** @throws ApiError when the service does not answer or answers with an error */
export async function askForPlaces(query: string, lang: Language, signal: AbortSignal): Promise<readonly City[]> {
  const url = new URL(CITIES);
  url.search = new URLSearchParams({ q: query, lang, limit: String(MOST_PLACES) }).toString();
  return (await answerOf<{ readonly cities: readonly City[] }>(fetch(url, { signal }))).cities;
}

/** A place by its id. @throws ApiError when the service does not answer or answers with an error */
export async function askForPlace(cityId: string, lang: Language): Promise<City | undefined> {
  const url = new URL(CITIES);
  url.search = new URLSearchParams({ cityId, lang }).toString();
  return (await answerOf<{ readonly cities: readonly City[] }>(fetch(url))).cities[0];
}

async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, String(error));
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body as T;
  const {
    detail = response.statusText,
    errors = [],
    retryAfterSeconds,
  } = body as {
    detail?: string;
    errors?: readonly Problem[];
    retryAfterSeconds?: number;
  };
  const retryAfter = retryAfterSeconds ?? Number(response.headers.get('retry-after') ?? 0);
  throw new ApiError(response.status, detail, errors, retryAfter);
}
