// Civil days and dates: days since 1970-01-01, as in the engine, and their form in facts.

import type { GregorianDate, LunarDate } from 'beichen';

export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;

/** The civil day of a Gregorian date, YYYY-MM-DD. */
export const civilDayOf = (date: string): number => Date.parse(date) / MS_PER_DAY;

/** The Gregorian date of a civil day, YYYY-MM-DD. */
export const dateOf = (civilDay: number): string => new Date(civilDay * MS_PER_DAY).toISOString().slice(0, 10);

/** The day of a clock time in milliseconds since 1970, by a day boundary. */
export const countedDayAt = (clock: number, dayBoundary: 'zi' | 'midnight'): number =>
  Math.floor((clock + (dayBoundary === 'zi' ? MS_PER_HOUR : 0)) / MS_PER_DAY);

/** The Gregorian date of a civil day, as year, month and day. */
export function gregorianOf(civilDay: number): GregorianDate {
  const date = new Date(civilDay * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A lunar date as a fact, as the suite writes it. */
export const lunarFact = ({ year, month, leapMonth, day }: LunarDate): string =>
  `${year}-${leapMonth ? 'L' : ''}${month}-${day}`;
