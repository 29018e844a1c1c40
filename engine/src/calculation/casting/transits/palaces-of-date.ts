// Palaces of a month and of a day of Zi Wei (流月, 流日), from the date alone. docs/rules/transits.md B4.

import type { LunarCalendar } from '../../calendar/calendar-region.ts';
import { type LunarDate, lastDayBefore } from '../../calendar/lunar-calendar.ts';
import { type Branch, branch } from '../../cycle/branch.ts';
import { mod } from '../../cycle/modulo.ts';
import { branchOfPair, pairOf, type Sexagenary, stemInYear, stemOf } from '../../cycle/sexagenary.ts';
import { ziDoujunOf } from '../../ziwei/doujun.ts';
import { smallLimitPalace } from '../../ziwei/limits.ts';
import type { ZiweiChart } from '../../ziwei/ziwei-chart.ts';
import { SPLIT_DAY, type ZiweiDate } from '../../ziwei/ziwei-date.ts';
import type { DateFlowRules, LeapDayCount } from './conventions.ts';

/** The month and the double hour of the birth. */
type BirthMonth = Pick<ZiweiChart, 'month' | 'hour'>;

/** The facts of a birth that decide the palaces of its levels. */
type BirthOfLevels = BirthMonth & Pick<ZiweiChart, 'year' | 'smallLimitForward'>;

/** 斗君, the palace of the first month: from the branch of the year back to the month of birth, then forward by its hour. */
export const doujunOf = (birth: BirthMonth, year: Sexagenary): Branch => branch(branchOfPair(year) + ziDoujunOf(birth));

/** The palace of a year. The small limit repeats every twelve years, so the branches of both years determine it. */
export function palaceOfYear(birth: BirthOfLevels, year: Sexagenary, { flowYearRule }: DateFlowRules): Branch {
  const at = branchOfPair(year);
  if (flowYearRule === 'branch') return at;
  const born = branchOfPair(birth.year);
  return smallLimitPalace(born, 1 + mod(at - born, 12), birth.smallLimitForward);
}

/** The palace of a month, by its number in the year. */
export function palaceOfMonth(birth: BirthOfLevels, year: Sexagenary, month: number, by: DateFlowRules): Branch {
  switch (by.flowMonthRule) {
    case 'doujun':
      return branch(doujunOf(birth, year) + month - 1);
    case 'yearPalace':
      return branch(palaceOfYear(birth, year, by) + month - 1);
    case 'monthBranch':
      return branch(month + 1);
  }
}

/** The pair of a month of the lunar year. */
export function pairOfLunarMonth({ year, month }: Pick<ZiweiDate, 'year' | 'month'>): Sexagenary {
  const at = branch(month + 1); // month 1 is 寅
  return pairOf(stemInYear(stemOf(year), at), at);
}

/** Facts of a day that decide its palace. */
export interface CountedDay {
  readonly lunarDate: LunarDate;
  readonly calendar: LunarCalendar;
  /** The pair of the day. */
  readonly pair: Sexagenary;
}

/**
 * The palace of a day.
 * @param date its year and the number of its month, by the conventions
 */
export function palaceOfDay(
  birth: BirthOfLevels,
  { year, month }: Pick<ZiweiDate, 'year' | 'month'>,
  { lunarDate, calendar, pair }: CountedDay,
  by: DateFlowRules & { readonly leapDayCount: LeapDayCount },
): Branch {
  if (by.flowDayRule === 'dayBranch') return branchOfPair(pair);
  const { month: named, day, leapMonth } = lunarDate;
  const first = by.flowDayRule === 'fromMonthPalace' ? 1 : 0;
  const palace = (number: number, days: number): Branch =>
    branch(palaceOfMonth(birth, year, number, by) + days - first);
  if (by.leapDayCount === 'lunarDay') return palace(month, day);
  const before = lastDayBefore(lunarDate, calendar);
  if (leapMonth) {
    if (by.leapDayCount === 'continue' || day < SPLIT_DAY) return palace(named, before.day + day);
    return palace(named + 1, day - SPLIT_DAY + 1);
  }
  const followsHalf = by.leapDayCount === 'halves' && before.leapMonth;
  return palace(named, followsHalf ? before.day - SPLIT_DAY + 1 + day : day);
}
