// Civil days and dates. Days since 1970-01-01, as in our engine, and how facts tell them.

import type { GregorianDate, LunarDate } from 'beichen';

export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;

/** The civil day of a Gregorian date, YYYY-MM-DD. */
export const civilDayOf = (date: string): number => Date.parse(date) / MS_PER_DAY;

/** The Gregorian date of a civil day, YYYY-MM-DD. */
export const dateOf = (civilDay: number): string => new Date(civilDay * MS_PER_DAY).toISOString().slice(0, 10);

/** The same as year, month and day. */
export function gregorianOf(civilDay: number): GregorianDate {
  const date = new Date(civilDay * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A lunar date as a fact. */
export const lunarFact = ({ year, month, leapMonth, day }: LunarDate): string =>
  `${year}-${leapMonth ? 'leap ' : ''}${month}-${day}`;
