// How is a moment written? By ISO 8601, out of tables: a document holds sixteen of them, and `Date` would take as long as the whole chart.

import { dateOfDay, dayNumber, type GregorianDate, MS_PER_DAY } from '../calendar/day-number.ts';

const MINUTES_PER_DAY = 1440;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** What moments are written with. */
export const DATE_TEXTS = {
  /** By month and day: `-07-23T`. */
  monthsAndDays: Array.from({ length: 13 }, (_, month) =>
    Array.from({ length: 32 }, (_, day) => `-${twoDigits(month)}-${twoDigits(day)}T`),
  ),
  /** By minute of the day: `08:30`. */
  minutes: Array.from(
    { length: MINUTES_PER_DAY },
    (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
  ),
  seconds: Array.from({ length: 60 }, (_, second) => `:${twoDigits(second)}`),
} as const;

/** A moment by its year, month, day, minute of the day and second. */
export interface LocalParts extends GregorianDate {
  readonly minute: number;
  readonly second: number;
}

/**
 * What a clock showed; fractions of a second are dropped.
 * @param ms since 1970-01-01T00:00 on that clock
 */
export function localParts(ms: number): LocalParts {
  const dayCount = Math.floor(ms / MS_PER_DAY);
  const second = Math.floor((ms - dayCount * MS_PER_DAY) / 1000);
  const minute = Math.floor(second / 60);
  const { year, month, day } = dateOfDay(dayNumber(dayCount));
  return { year, month, day, minute, second: second - minute * 60 };
}

/**
 * A clock's date and time without an offset; fractions of a second are dropped.
 * @param ms since 1970-01-01T00:00 on that clock, in the years 1000 to 9999
 * @example localText(Date.UTC(1990, 6, 23, 8, 30)) // '1990-07-23T08:30:00'
 */
export function localText(ms: number): string {
  const { year, month, day, minute, second } = localParts(ms);
  const { monthsAndDays, minutes, seconds } = DATE_TEXTS;
  return `${year}${monthsAndDays[month]![day]!}${minutes[minute]!}${seconds[second]!}`;
}

/**
 * An instant in UTC; fractions of a second are dropped, so that a term is never told later than the birth that follows it.
 * @param ms since 1970-01-01T00:00Z
 */
export const utcText = (ms: number): string => `${localText(ms)}Z`;
