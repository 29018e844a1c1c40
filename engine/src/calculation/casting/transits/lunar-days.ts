// The days on which lunar years, months and birthdays begin: everything that transits need of the lunar calendar.

import type { LunarCalendar } from '../../calendar/calendar-region.ts';
import {
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarDate,
  type LunarMonth,
  lunarMonthOf,
  lunarNewYear,
  monthsOfLunarYear,
} from '../../calendar/lunar-calendar.ts';
import { type DayNumber, dayNumber } from '../../civil/day-number.ts';
import { SPLIT_DAY } from '../../ziwei/ziwei-date.ts';

/** A month of a lunar year with its length. */
export interface MonthOfYear extends LunarMonth {
  readonly days: number;
}

/** The months of a lunar year in their order. */
export const monthsOf = (year: number, calendar: LunarCalendar): readonly MonthOfYear[] =>
  monthsOfLunarYear(year, calendar).map((month) => withLength(month, calendar));

/** The month of a lunar date. */
export const monthOf = (date: MonthName, calendar: LunarCalendar): MonthOfYear =>
  withLength(lunarMonthOf(date, calendar), calendar);

const withLength = (month: LunarMonth, calendar: LunarCalendar): MonthOfYear => ({
  year: month.year,
  month: month.month,
  leapMonth: month.leapMonth,
  start: month.start,
  unsettled: month.unsettled,
  days: daysInLunarMonth(month, calendar),
});

type MonthName = Pick<LunarDate, 'year' | 'month' | 'leapMonth'>;

/** The day after a month. */
export const endOf = ({ start, days }: MonthOfYear): DayNumber => dayNumber(start + days);

/** The first day of the second half of a leap month that is split. */
export const secondHalfOf = ({ start }: LunarMonth): DayNumber => dayNumber(start + SPLIT_DAY - 1);

/** The lunar New Year's Day of a year; undefined beyond the tables, whose last one is in 2200. */
export function newYearsDay(year: number, calendar: LunarCalendar): DayNumber | undefined {
  if (year >= LUNAR_YEARS.first && year <= LUNAR_YEARS.last) return lunarNewYear(year, calendar);
  if (year !== LUNAR_YEARS.last + 1) return undefined;
  const months = monthsOfLunarYear(LUNAR_YEARS.last, calendar);
  return endOf(withLength(months[months.length - 1]!, calendar));
}

/**
 * The lunar birthday in a year: the first day that reaches month and day of the birth, whether one of them was a leap month or not. Undefined
 * beyond the tables.
 */
export function birthdayIn(year: number, born: LunarDate, calendar: LunarCalendar): DayNumber | undefined {
  if (!(year >= LUNAR_YEARS.first && year <= LUNAR_YEARS.last)) return undefined;
  for (const month of monthsOfLunarYear(year, calendar)) {
    if (month.month > born.month) return month.start;
    if (month.month === born.month && born.day <= daysInLunarMonth(month, calendar))
      return dayNumber(month.start + born.day - 1);
  }
  return newYearsDay(year + 1, calendar); // day 30 of a twelfth month that has 29
}
