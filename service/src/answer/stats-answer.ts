// What is told of the count? So many calls a day, and no more than the last month of it.

import type { Stats } from '../contract/service.schema.ts';

/** Calls by day, endpoint and status class. */
type Totals = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const DAYS = 30;

/**
 * The last days on which there were calls, oldest first.
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
