// On which days do lunar years, months and birthdays begin? All that the transits ask the lunar calendar.

import {
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarDate,
  type LunarMonth,
  lunarDateOfDay,
  monthsOfLunarYear,
} from '../calendar/lunar-calendar.ts';
import { type DayNumber, dayNumber } from '../civil/day-number.ts';

/** A month of a lunar year with its length. */
export interface MonthOfYear extends LunarMonth {
  readonly days: number;
}

/** The months of a lunar year in their order. */
export const monthsOf = (year: number): readonly MonthOfYear[] => monthsOfLunarYear(year).map(withLength);

/** The month of a lunar date. */
export const monthOf = ({ year, month, leapMonth }: MonthName): MonthOfYear =>
  withLength(monthsOfLunarYear(year).find((m) => m.month === month && m.leapMonth === leapMonth)!);

const withLength = (month: LunarMonth): MonthOfYear => ({ ...month, days: daysInLunarMonth(month) });

type MonthName = Pick<LunarDate, 'year' | 'month' | 'leapMonth'>;

/** The last day of the month before that of a date: it tells its length and whether it is a leap month. */
export const lastDayBefore = (date: MonthName): LunarDate => lunarDateOfDay(dayNumber(monthOf(date).start - 1));

/** The day after a month. */
export const endOf = ({ start, days }: MonthOfYear): DayNumber => dayNumber(start + days);

/** The first day of the second half of a leap month that is split. */
export const SPLIT_DAY = 16;
export const secondHalfOf = ({ start }: LunarMonth): DayNumber => dayNumber(start + SPLIT_DAY - 1);

/** The lunar New Year's Day of a year; undefined beyond the tables, which know that of 2200. */
export function newYearsDay(year: number): DayNumber | undefined {
  if (year >= LUNAR_YEARS.first && year <= LUNAR_YEARS.last) return monthsOfLunarYear(year)[0]!.start;
  if (year !== LUNAR_YEARS.last + 1) return undefined;
  const months = monthsOfLunarYear(LUNAR_YEARS.last);
  return endOf(withLength(months[months.length - 1]!));
}

/**
 * The lunar birthday in a year: the first day that reaches month and day of the birth, whether one of them was a leap month or not. Undefined
 * beyond the tables.
 */
export function birthdayIn(year: number, born: LunarDate): DayNumber | undefined {
  if (!(year >= LUNAR_YEARS.first && year <= LUNAR_YEARS.last)) return undefined;
  for (const month of monthsOfLunarYear(year)) {
    if (month.month > born.month) return month.start;
    if (month.month === born.month && born.day <= daysInLunarMonth(month)) return dayNumber(month.start + born.day - 1);
  }
  return newYearsDay(year + 1); // day 30 of a twelfth month that has 29
}
