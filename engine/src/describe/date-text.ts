// How is a moment written? By ISO 8601, out of tables: a document holds sixteen of them, and `Date` would take as long as the whole chart.

import { dateOfDay, dayNumber, MS_PER_DAY } from '../calendar/day-number.ts';

const MINUTES_PER_DAY = 1440;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** By month and day: `-07-23T`. */
const MONTHS_AND_DAYS: readonly (readonly string[])[] = Array.from({ length: 13 }, (_, month) =>
  Array.from({ length: 32 }, (_, day) => `-${twoDigits(month)}-${twoDigits(day)}T`),
);
const MINUTES: readonly string[] = Array.from(
  { length: MINUTES_PER_DAY },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
);
const SECONDS: readonly string[] = Array.from({ length: 60 }, (_, second) => `:${twoDigits(second)}`);

/**
 * A clock's date and time without an offset; fractions of a second are dropped.
 * @param ms since 1970-01-01T00:00 on that clock, in the years 1000 to 9999
 * @example localText(Date.UTC(1990, 6, 23, 8, 30)) // '1990-07-23T08:30:00'
 */
export function localText(ms: number): string {
  const dayCount = Math.floor(ms / MS_PER_DAY);
  const second = Math.floor((ms - dayCount * MS_PER_DAY) / 1000);
  const minute = Math.floor(second / 60);
  const { year, month, day } = dateOfDay(dayNumber(dayCount));
  return `${year}${MONTHS_AND_DAYS[month]![day]!}${MINUTES[minute]!}${SECONDS[second - minute * 60]!}`;
}

/**
 * An instant in UTC; fractions of a second are dropped, so that a term is never told later than the birth that follows it.
 * @param ms since 1970-01-01T00:00Z
 */
export const utcText = (ms: number): string => `${localText(ms)}Z`;
