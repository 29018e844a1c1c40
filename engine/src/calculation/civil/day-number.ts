// Civil days. Whole days counted from 1970-01-01 = 0, and their dates in the Gregorian calendar.

import { mod, quotient } from '../cycle/modulo.ts';

/** A whole civil day of some place, 1970-01-01 = 0. */
export type DayNumber = number & { readonly unit: 'dayNumber' };

export const dayNumber = (n: number): DayNumber => n as DayNumber;

export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;
export const MS_PER_MINUTE = 60_000;
export const MS_PER_SECOND = 1000;

/**
 * The day of a moment.
 * @param ms since 1970-01-01T00:00 on the clock whose day it is
 */
export const dayAt = (ms: number): DayNumber => dayNumber(Math.floor(ms / MS_PER_DAY));

/** A date of the Gregorian calendar: month 1 … 12, day 1 … 31. */
export interface GregorianDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The day number of a Gregorian date. A day after the end of its month continues into the next one; months 13 and 14 are the first two of the next year.
 * @example dayOfDate(2000, 1, 1) // 10957
 */
export function dayOfDate(year: number, month: number, day: number): DayNumber {
  // Years begin in March, so that the leap day comes last; a cycle of 400 years has 146 097 days.
  const y = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(y / 400);
  const yearOfCycle = y - cycle * 400;
  const dayOfYear = quotient(153 * (month > 2 ? month - 3 : month + 9) + 2, 5) + day - 1;
  return dayNumber(
    cycle * 146_097 + yearOfCycle * 365 + quotient(yearOfCycle, 4) - quotient(yearOfCycle, 100) + dayOfYear - 719_468,
  );
}

/** The Gregorian date of a day. */
export function dateOfDay(day: DayNumber): GregorianDate {
  const z = day + 719_468;
  const cycle = Math.floor(z / 146_097);
  const dayOfCycle = z - cycle * 146_097;
  const leapDays = quotient(dayOfCycle, 1460) - quotient(dayOfCycle, 36_524) + quotient(dayOfCycle, 146_096);
  const yearOfCycle = quotient(dayOfCycle - leapDays, 365);
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + quotient(yearOfCycle, 4) - quotient(yearOfCycle, 100));
  const fromMarch = quotient(5 * dayOfYear + 2, 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - quotient(153 * fromMarch + 2, 5) + 1,
  };
}

/** The number of days of a month, 28 … 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The weekday of a day, 0 for Sunday: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => mod(day + 4, 7);

/** The weekday by ISO 8601: 1 for Monday to 7 for Sunday. */
export const isoWeekdayOf = (day: DayNumber): number => mod(day + 3, 7) + 1;
