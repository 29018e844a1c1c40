// Palaces of a month and of a day of Zi Wei (流月, 流日), from the date alone. docs/rules/transits.md B4.

import type { LunarCalendar } from '../../calendar/calendar-region.ts';
import type { LunarDate } from '../../calendar/lunar-calendar.ts';
import { type Branch, branch } from '../../cycle/branch.ts';
import { branchOfPair, pairOf, type Sexagenary, stemInYear, stemOf } from '../../cycle/sexagenary.ts';
import { ziDoujunOf } from '../../ziwei/doujun.ts';
import type { ZiweiChart } from '../../ziwei/ziwei-chart.ts';
import { SPLIT_DAY, type ZiweiDate } from '../../ziwei/ziwei-date.ts';
import type { LeapDayCount } from './conventions.ts';
import { lastDayBefore } from './lunar-days.ts';

/** The life palace, which month and hour of the birth decide. */
type BirthMonth = Pick<ZiweiChart, 'life'>;

/** 斗君: from the branch of the year back to the month of birth, then on by its hour. It is the palace of the first month. */
export const doujunOf = (birth: BirthMonth, year: Sexagenary): Branch => branch(branchOfPair(year) + ziDoujunOf(birth));

/** The palace of a month, by its number in the year. */
export const palaceOfMonth = (birth: BirthMonth, year: Sexagenary, month: number): Branch =>
  branch(doujunOf(birth, year) + month - 1);

/** The pair of a month that goes by the lunar year. */
export function pairOfLunarMonth({ year, month }: Pick<ZiweiDate, 'year' | 'month'>): Sexagenary {
  const at = branch(month + 1); // month 1 is 寅
  return pairOf(stemInYear(stemOf(year), at), at);
}

/**
 * The palace of a day.
 * @param date its year and the number of its month, by the conventions
 */
export function palaceOfDay(
  birth: BirthMonth,
  { year, month }: Pick<ZiweiDate, 'year' | 'month'>,
  { lunarDate, calendar }: { readonly lunarDate: LunarDate; readonly calendar: LunarCalendar },
  leapDayCount: LeapDayCount,
): Branch {
  const { month: named, day, leapMonth } = lunarDate;
  const palace = (number: number, days: number): Branch => branch(palaceOfMonth(birth, year, number) + days - 1);
  if (leapDayCount === 'lunarDay') return palace(month, day);
  const before = lastDayBefore(lunarDate, calendar);
  if (leapMonth) {
    if (leapDayCount === 'continue' || day < SPLIT_DAY) return palace(named, before.day + day);
    return palace(named + 1, day - SPLIT_DAY + 1);
  }
  const followsHalf = leapDayCount === 'halves' && before.leapMonth;
  return palace(named, followsHalf ? before.day - SPLIT_DAY + 1 + day : day);
}
