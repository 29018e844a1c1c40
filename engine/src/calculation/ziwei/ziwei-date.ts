// The year, month and day that Zi Wei counts from. The lunar date, after the two disputes about years and leap months.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';

export const YEAR_BOUNDARIES = ['lunarNewYear', 'lichun'] as const;
export type YearBoundary = (typeof YEAR_BOUNDARIES)[number];
export const LEAP_MONTH_RULES = ['split', 'next', 'same'] as const;
export type LeapMonthRule = (typeof LEAP_MONTH_RULES)[number];

export interface ZiweiDateConventions {
  /**
   * When the Zi Wei year changes.
   * 'lunarNewYear': on the first day of the first month. Born 2024-02-05 → 癸卯.
   * 'lichun': at the instant of Lichun. The same birth → 甲辰.
   * The pillars always change at Lichun and do not ask this field; month and day stay those of the lunar date.
   */
  readonly yearBoundary: YearBoundary;

  /**
   * To which month a birth in a leap month counts.
   * 'split': days 1 … 15 to the month that is repeated, 16 on to the next. Born on day 25 of leap month 5, 1990 → month 6.
   * 'next': all of it to the next month. 'same': all of it to the month that is repeated.
   * After a leap twelfth month comes month 1 of the same year stem. The lunar date that is shown does not ask this field.
   */
  readonly leapMonthRule: LeapMonthRule;
}

/** The year's pair, the month 1 … 12 and the lunar day 1 … 30 that the palaces and stars are counted from. */
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
