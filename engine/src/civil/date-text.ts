// How is a moment written? By ISO 8601, from its parts: a document holds nineteen of them, and `Date` would take as long as the whole chart.

import { quotient } from '../cycle/modulo.ts';
import { dateOfDay, dayNumber, type GregorianDate, MS_PER_DAY } from './day-number.ts';

/** A moment by its date and its time. */
export interface LocalParts extends GregorianDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * What a clock showed; fractions of a second are dropped.
 * @param ms since 1970-01-01T00:00 on that clock
 */
export function localParts(ms: number): LocalParts {
  const dayCount = Math.floor(ms / MS_PER_DAY);
  const seconds = Math.floor((ms - dayCount * MS_PER_DAY) / 1000);
  const minutes = quotient(seconds, 60);
  const hour = quotient(minutes, 60);
  const { year, month, day } = dateOfDay(dayNumber(dayCount));
  return { year, month, day, hour, minute: minutes - hour * 60, second: seconds - minutes * 60 };
}

/**
 * A clock's date and time without an offset; fractions of a second are dropped.
 * @param ms since 1970-01-01T00:00 on that clock, in the years 1000 to 9999
 * @example localText(Date.UTC(1990, 6, 23, 8, 30)) // '1990-07-23T08:30:00'
 */
export function localText(ms: number): string {
  const { year, month, day, hour, minute, second } = localParts(ms);
  return `${year}-${TWO[month]!}-${TWO[day]!}T${TWO[hour]!}:${TWO[minute]!}:${TWO[second]!}`;
}

const TWO = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/**
 * An instant in UTC; fractions of a second are dropped, so that a term is never told later than the birth that follows it.
 * @param ms since 1970-01-01T00:00Z
 */
export const utcText = (ms: number): string => `${localText(ms)}Z`;
