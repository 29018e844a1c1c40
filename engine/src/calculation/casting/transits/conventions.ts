// Disputes of the schools on the Zi Wei levels. One field each; the chart's own conventions count for transits too.

import { CHILD_LIMIT_RULES, type ChildLimitRule } from '../../ziwei/limits.ts';
import { YEAR_BOUNDARIES, type YearBoundary } from '../../ziwei/ziwei-date.ts';

const AGE_ADVANCES = ['newYear', 'birthday'] as const;
export type AgeAdvance = (typeof AGE_ADVANCES)[number];
const LEAP_DAY_COUNTS = ['lunarDay', 'halves', 'continue'] as const;
export type LeapDayCount = (typeof LEAP_DAY_COUNTS)[number];

export interface LevelConventions {
  /**
   * When the Zi Wei year of the moment changes, and with it ages, decade, small limit and the palaces of the months: that of the birth
   * (`yearBoundary`) unless another one is requested. Born 1990-07-23, on 2027-02-05: year 2026 by 'lunarNewYear', 2027 by 'lichun'.
   */
  readonly atYearBoundary: YearBoundary;

  /**
   * When the nominal age (虚岁) moves on, and with it decade and small limit.
   * 'newYear': with the Zi Wei year, at the lunar New Year or at Lichun (`atYearBoundary`). Born in month 12: age 2 within weeks.
   * 'birthday': on the lunar birthday, under either year boundary: the first day of the year that reaches month and day of the birth. Day 30
   * of a month that has 29 days is reached with the next month, and what a birthday has reached no leap month takes back.
   */
  readonly ageAdvance: AgeAdvance;

  readonly childLimitRule: ChildLimitRule;

  /**
   * How days are counted through a leap month k.
   * 'lunarDay': by the number of the day, from the palace of the month to which it counts.
   * 'halves': the months k and k + 1 have the days of one and a half months each, counted through (王亭之).
   * 'continue': the days of month k go on through the leap month; month k + 1 begins anew.
   * Leap month 6 of 2025, day 5, month 6 in 子: 辰, or after the 30 days of month 6 in 戌 ('halves', 'continue').
   */
  readonly leapDayCount: LeapDayCount;
}

/** The values that each of them can take, the default first. */
export const LEVEL_CONVENTION_VALUES = {
  atYearBoundary: YEAR_BOUNDARIES,
  ageAdvance: AGE_ADVANCES,
  childLimitRule: CHILD_LIMIT_RULES,
  leapDayCount: LEAP_DAY_COUNTS,
} as const;
