// Responses of the service about itself: the index and the statistics.

import { API_VERSION } from '../contract/api-version.ts';
import { forListed } from '../contract/paths.ts';
import type { AppContext } from '../kinds/app-context.ts';
import { wordsIn } from '../words/lookup.ts';
import type { ServiceIndex, Stats } from './service.schema.ts';

/** The index of the service. */
export const serviceIndex = (
  { gazetteer, baseUrl }: AppContext,
  {
    chartLimit,
    citiesLimit,
    requestLimit,
  }: { readonly [Name in 'chartLimit' | 'citiesLimit' | 'requestLimit']: number },
): ServiceIndex => ({
  name: 'Beichen',
  description:
    'Free, public natal charts: Zi Wei Dou Shu and Four Pillars (BaZi), corrected to true solar time. No key.',
  apiVersion: API_VERSION,
  ...forListed((_, path) => baseUrl + path),
  docs: `${baseUrl}/docs`,
  limits: {
    chart: `${chartLimit} calls from one address; used calls are restored evenly over 60 seconds`,
    cities: `${citiesLimit} calls likewise, the almanac among them`,
    requests: `${requestLimit} calls of all else likewise`,
  },
  disclaimer: wordsIn('en').disclaimer,
  attribution: gazetteer.attribution,
});

/** Calls by day, endpoint and status class. */
type Totals = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const DAYS = 30;

/**
 * The last days with calls, oldest first.
 * @param totals `{"2026-11-20": {"chart": {"2xx": 12, "429": 1}}}`
 */
export const statsAnswer = (totals: Totals): Stats => ({
  days: Object.entries(totals)
    .slice(-DAYS)
    .map(([date, endpoints]) => ({
      date,
      calls: sum(Object.values(endpoints).flatMap((kinds) => Object.values(kinds))),
      charts: endpoints.chart?.['2xx'] ?? 0,
      searches: sum([endpoints.cities?.['2xx'] ?? 0, endpoints.cities?.['3xx'] ?? 0]),
    })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
