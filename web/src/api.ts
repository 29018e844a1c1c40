// How does the page talk with the service? A chart by POST, so that no birth data stands in an address; places by name.

import type { ChartDocument, Language } from 'beichen';
import type { ChartRequest } from './chart-request.ts';

/** What the service answers to a request for a chart. */
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

/** One fault of a request, at one of its parameters. */
export interface Fault {
  readonly parameter: string;
  readonly code: string;
  readonly detail: string;
}

/** An answer that is no success, or none at all (`status` 0). */
export class Refused extends Error {
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly retryAfterSeconds: number;

  constructor(status: number, detail: string, faults: readonly Fault[] = [], retryAfterSeconds = 0) {
    super(detail);
    this.status = status;
    this.faults = faults;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

// The script lies one folder below the page, so this holds under any path prefix.
const SITE = new URL('..', import.meta.url);
const CHART = new URL('api/public/chart', SITE);
const CITIES = new URL('api/public/cities', SITE);

/** Where programs ask for a chart. */
export const CHART_URL = CHART.href;

/** @throws Refused with every fault that the service found */
export const askForChart = (request: ChartRequest, lang: Language, signal: AbortSignal): Promise<ChartAnswer> =>
  answerOf<ChartAnswer>(
    fetch(CHART, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, lang }),
      signal,
    }),
  );

/** How many places a search brings. */
export const MOST_PLACES = 12;

/** @throws Refused when the service cannot be asked */
export async function askForPlaces(query: string, lang: Language, signal: AbortSignal): Promise<readonly City[]> {
  const url = new URL(CITIES);
  url.search = new URLSearchParams({ q: query, lang, limit: String(MOST_PLACES) }).toString();
  return (await answerOf<{ readonly cities: readonly City[] }>(fetch(url, { signal }))).cities;
}

/** A place by its id. @throws Refused when the service cannot be asked */
export async function askForPlace(cityId: string, lang: Language): Promise<City | undefined> {
  const url = new URL(CITIES);
  url.search = new URLSearchParams({ cityId, lang }).toString();
  return (await answerOf<{ readonly cities: readonly City[] }>(fetch(url))).cities[0];
}

async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refused(0, String(error));
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body as T;
  const {
    detail = response.statusText,
    errors = [],
    retryAfterSeconds,
  } = body as {
    detail?: string;
    errors?: readonly Fault[];
    retryAfterSeconds?: number;
  };
  const retryAfter = retryAfterSeconds ?? Number(response.headers.get('retry-after') ?? 0);
  throw new Refused(response.status, detail, errors, retryAfter);
}
