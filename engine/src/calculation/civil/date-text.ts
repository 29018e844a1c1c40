// Dates and times as ISO 8601 text, from their parts: a document has nineteen, and formatting them by `Date` would take as long as casting the chart.

import { quotient } from '../cycle/modulo.ts';
import { type DayNumber, dateOfDay, dayAt, dayOfDate, type GregorianDate, MS_PER_DAY } from './day-number.ts';

/** A moment by its date and its time. */
export interface LocalParts extends GregorianDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Date and time of a clock; fractions of a second are dropped.
 * @param ms since 1970-01-01T00:00 on that clock
 */
export function localParts(ms: number): LocalParts {
  const day = dayAt(ms);
  const seconds = Math.floor((ms - day * MS_PER_DAY) / 1000);
  const minutes = quotient(seconds, 60);
  const hour = quotient(minutes, 60);
  const date = dateOfDay(day);
  return {
    year: date.year,
    month: date.month,
    day: date.day,
    hour,
    minute: minutes - hour * 60,
    second: seconds - minutes * 60,
  };
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

const TWO = /* @__PURE__ */ Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/**
 * An instant in UTC; fractions of a second are dropped, so that a term never appears later than the birth that follows it.
 * @param ms since 1970-01-01T00:00Z
 */
export const utcText = (ms: number): string => `${localText(ms)}Z`;

/**
 * A date as text; the date need not exist.
 * @example dateText({ year: 990, month: 2, day: 30 }) // '0990-02-30'
 */
export const dateText = ({ year, month, day }: GregorianDate): string =>
  `${monthText(year, month)}-${String(day).padStart(2, '0')}`;

/** A month as text: '1990-02'. */
export const monthText = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/**
 * The day of a date that is written as in `dateText`.
 * @example dayOfText('2000-01-01') // 10957
 */
export function dayOfText(text: string): DayNumber {
  const [year, month, day] = text.split('-').map(Number);
  return dayOfDate(year!, month!, day!);
}

/**
 * Parses a Gregorian date. Any other text is returned unchanged, and validation rejects it.
 * @example dateInParts('1990-07-23') // { year: 1990, month: 7, day: 23 }
 */
export function dateInParts<D>(date: D | string): D | GregorianDate {
  const parts = typeof date === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) : null;
  return parts === null ? (date as D) : { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
}

/**
 * Formats the offset of a clock from UTC.
 * @example offsetText(29_143) // '+08:05:43'
 */
export const offsetText = (seconds: number): string =>
  `${seconds < 0 ? '-' : '+'}${localText(Math.abs(seconds) * 1000).slice(11)}`;

/**
 * Formats the offset of a clock from UTC, with seconds only if they are not zero.
 * @example shortOffsetText(32_400) // '+09:00'
 */
export const shortOffsetText = (seconds: number): string => offsetText(seconds).replace(/:00$/, '');
