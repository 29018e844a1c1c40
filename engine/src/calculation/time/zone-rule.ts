// The rule of a zone after the last change in its table. A rule of POSIX repeats summer time every year. Laws may change: a chart for 2060 follows the law of
// the release from which the table was built.

import { dateOfDay, dayAt, dayOfDate, daysInMonth, weekdayOf } from '../civil/day-number.ts';
import { mod } from '../cycle/modulo.ts';
import type { Instant } from './instant.ts';

/** "The last Sunday of October at 3:00": the w-th such weekday of a month, 5 for the last; seconds may be negative or pass 24 h. */
export interface YearlyMoment {
  /** 1 to 12 */
  readonly month: number;
  readonly week: number;
  /** 0 for Sunday */
  readonly weekday: number;
  /** After midnight, by the clock in force until then. */
  readonly seconds: number;
}

/** The clocks of both halves of the year; any type with an offset. */
export interface ZoneRule<Clock extends { readonly offsetSeconds: number }> {
  readonly standard: Clock;
  readonly summer: Clock;
  readonly summerStart: YearlyMoment;
  readonly summerEnd: YearlyMoment;
}

/**
 * Reads a moment as POSIX writes it, "Mm.w.d" or "Mm.w.d/time"; the time is 2:00 when left out.
 * @throws RangeError on any other text
 * @example yearlyMoment('M3.5.0/-1')   // { month: 3, week: 5, weekday: 0, seconds: -3600 }: the eve of the last Sunday of March, 23:00 (Nuuk)
 * @see POSIX.1-2024, Base Definitions 8.3, TZ; RFC 9636 section 3.3.2 allows -167 to 167 hours
 */
export function yearlyMoment(text: string): YearlyMoment {
  const match = /^M(\d+)\.([1-5])\.([0-6])(?:\/(-?)(\d+)(?::(\d+))?)?$/.exec(text);
  if (match === null) throw new RangeError(`"${text}" is not a yearly moment`);
  const [, month, week, weekday, minus, hours = '2', minutes = '0'] = match;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return {
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    seconds: minus === '-' ? -seconds : seconds,
  };
}

/**
 * The clock of a rule at an instant. No rule changes the clock in January or December (the table's generator rejects one that does), so the UTC year serves as
 * the local year.
 */
export function clockByRule<Clock extends { readonly offsetSeconds: number }>(
  { standard, summer, summerStart, summerEnd }: ZoneRule<Clock>,
  at: Instant,
): Clock {
  const { year } = dateOfDay(dayAt(at));
  const start = wallSeconds(year, summerStart) - standard.offsetSeconds;
  const end = wallSeconds(year, summerEnd) - summer.offsetSeconds;
  const seconds = at / 1000;
  const isSummer =
    start < end
      ? seconds >= start && seconds < end // north
      : seconds >= start || seconds < end; // south: summer over the New Year
  return isSummer ? summer : standard;
}

/** Seconds since 1970-01-01T00:00 on the wall. */
function wallSeconds(year: number, { month, week, weekday, seconds }: YearlyMoment): number {
  const first = dayOfDate(year, month, 1);
  const day = first + mod(weekday - weekdayOf(first), 7) + 7 * (week - 1);
  const isInMonth = day < first + daysInMonth(year, month);
  return (isInMonth ? day : day - 7) * SECONDS_PER_DAY + seconds;
}

const SECONDS_PER_DAY = 86_400;
