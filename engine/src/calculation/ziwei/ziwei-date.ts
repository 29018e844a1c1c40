// Year, month and day for the count of palaces and stars: the lunar date after the disputes about years and leap months.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { lastDayBefore } from '../calendar/lunar-calendar.ts';
import { branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';

export const YEAR_BOUNDARIES = ['lunarNewYear', 'lichun'] as const;
export type YearBoundary = (typeof YEAR_BOUNDARIES)[number];
export const LEAP_MONTH_RULES = ['split', 'next', 'same'] as const;
export type LeapMonthRule = (typeof LEAP_MONTH_RULES)[number];

export const LEAP_MONTH_DAYS = ['lunarDay', 'accumulate'] as const;
/**
 * The day of a leap month that places 紫微: the lunar day, or that day after all days of the month before, which is repeated ('accumulate').
 * Born on day 20 of leap month 4, 2020, after a month of 30 days: 20, or 50. Stars that are counted to the day use the lunar day under both.
 */
export type LeapMonthDay = (typeof LEAP_MONTH_DAYS)[number];

export const MONTHS_OF_STARS = ['lunar', 'solar'] as const;
/**
 * The month that places stars, 左辅 and 右弼 among them: the 'lunar' one, after the rule for leap months, or the 'solar' one, which a jie begins (节月). Palaces use
 * the lunar month under both. Born 1990-09-15, lunar month 7, solar month of 酉, the eighth: 左辅 in 戌, or in 亥.
 */
export type MonthOfStars = (typeof MONTHS_OF_STARS)[number];

export interface ZiweiDateConventions {
  /**
   * When the Zi Wei year changes.
   * 'lunarNewYear': on the first day of the first month. Born 2024-02-05 → 癸卯.
   * 'lichun': at the instant of Lichun. The same birth → 甲辰.
   * The pillars always change at Lichun and do not depend on it; month and day come from the lunar date.
   */
  readonly yearBoundary: YearBoundary;

  /**
   * To which month a birth in a leap month counts.
   * 'split': days 1 … 15 to the month that is repeated, 16 on to the next. Born on day 25 of leap month 5, 1990 → month 6.
   * 'next': all of it to the next month. 'same': all of it to the month that is repeated.
   * After a leap twelfth month comes month 1 of the same year stem. The displayed lunar date does not depend on it.
   */
  readonly leapMonthRule: LeapMonthRule;
}

/** The pair of the year, the month 1 … 12 and the lunar day 1 … 30 for the count of palaces and stars. */
export interface ZiweiDate {
  readonly year: Sexagenary;
  readonly month: number;
  readonly day: number;
}

/** The Zi Wei date of a birth. */
export function ziweiDate(
  moment: Pick<BirthMoment, 'lunarDate' | 'solarYear'>,
  counting: ZiweiDateConventions,
): ZiweiDate {
  const { year, month, day, leapMonth } = moment.lunarDate;
  return {
    year: counting.yearBoundary === 'lichun' ? moment.solarYear : sexagenary(year - 4),
    month: leapMonth && goesToNextMonth(day, counting.leapMonthRule) ? (month % 12) + 1 : month,
    day,
  };
}

/** The day that places 紫微. */
export function dayOfZiwei(
  { lunarDate, lunarCalendar }: Pick<BirthMoment, 'lunarDate' | 'lunarCalendar'>,
  { leapMonthDay }: { readonly leapMonthDay: LeapMonthDay },
): number {
  if (leapMonthDay === 'lunarDay' || !lunarDate.leapMonth) return lunarDate.day;
  return lastDayBefore(lunarDate, lunarCalendar).day + lunarDate.day;
}

/** The month that places stars, 1 … 12: the first solar month is the month of 寅. */
export const monthThatPlaces = (
  lunarMonth: number,
  solarMonth: Sexagenary,
  { monthOfStars }: { readonly monthOfStars: MonthOfStars },
): number => (monthOfStars === 'lunar' ? lunarMonth : branch(branchOfPair(solarMonth) - 2) + 1);

/** The first day of the second half of a leap month. */
export const SPLIT_DAY = 16;

function goesToNextMonth(day: number, rule: ZiweiDateConventions['leapMonthRule']): boolean {
  switch (rule) {
    case 'split':
      return day >= SPLIT_DAY;
    case 'next':
      return true;
    case 'same':
      return false;
  }
}
