// What does a zone's clock show after the last change that its table lists? A rule of POSIX repeats summer time every year, for ever.
// Laws change, of course: a chart for 2060 stands under the law of the release that the table was built from.

import type { Instant } from './instant.ts';

/** "The last Sunday of October at 3:00": the w-th such weekday of a month, 5 for the last; seconds may be negative or pass 24 h. */
export interface YearlyMoment {
  /** 1 to 12 */
  readonly month: number;
  readonly week: number;
  /** 0 for Sunday */
  readonly weekday: number;
  /** by the clock in force until then */
  readonly seconds: number;
}

/** The clocks of both halves of the year: anything that knows its offset. */
export interface ZoneRule<Clock extends { readonly offsetSeconds: number }> {
  readonly standard: Clock;
  readonly summer: Clock;
  readonly summerStart: YearlyMoment;
  readonly summerEnd: YearlyMoment;
}

/**
 * Reads a moment as POSIX writes it, "Mm.w.d" or "Mm.w.d/time"; the time is 2:00 when left out.
 * @throws RangeError on any other text
 * @example yearlyMoment('M3.5.0/-1')   // the eve of the last Sunday of March, 23:00: Nuuk
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
 * The clock that a rule puts in force at an instant. No rule changes the clock in January or December (the table's generator refuses
 * one that does), so the year in UTC serves for the year on the wall.
 */
export function clockByRule<Clock extends { readonly offsetSeconds: number }>(
  { standard, summer, summerStart, summerEnd }: ZoneRule<Clock>,
  at: Instant,
): Clock {
  const year = yearOf(at);
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
  const february29 = isLeap(year) ? 1 : 0;
  const first = daysBeforeYear(year) + DAYS_BEFORE_MONTH[month - 1]! + (month > 2 ? february29 : 0);
  const next = daysBeforeYear(year) + DAYS_BEFORE_MONTH[month]! + (month > 1 ? february29 : 0);
  const day = first + mod7(weekday - FIRST_WEEKDAY - first) + 7 * (week - 1);
  return (day < next ? day : day - 7) * 86_400 + seconds;
}

//                         Jan Feb Mar Apr May  Jun  Jul  Aug  Sep  Oct  Nov  Dec  end
// biome-ignore format: the table keeps its ruler
const DAYS_BEFORE_MONTH = [0,  31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const;

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

const mod7 = (n: number): number => ((n % 7) + 7) % 7;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days from 1970-01-01 to the first of January; 477 leap days came before 1970. */
function daysBeforeYear(year: number): number {
  const past = year - 1;
  return 365 * (year - 1970) + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) - 477;
}

function yearOf(at: Instant): number {
  const day = Math.floor(at / 86_400_000);
  const guess = 1970 + Math.floor(day / 365.2425);
  if (day < daysBeforeYear(guess)) return guess - 1;
  return day < daysBeforeYear(guess + 1) ? guess : guess + 1;
}
