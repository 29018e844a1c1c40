// Calendar facts of a birth, computed once; pillars and Zi Wei need no other. Two clocks, never mixed: the instant decides solar year and month; the solar
// time in force decides double hour, day and lunar date.

import { type DayNumber, dayAt, dayNumber, MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import type { Branch } from '../cycle/branch.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import type { Instant } from '../time/instant.ts';
import type { SolarTime } from '../time/solar-time.ts';
import type { LunarCalendar } from './calendar-region.ts';
import { doubleHourAt } from './double-hour.ts';
import { type LunarDate, lunarDateOfDay } from './lunar-calendar.ts';
import { jieOf, pairOfMonth, pairOfYear, solarYearOf, type TermNumber, termAt } from './solar-year.ts';

export const DAY_BOUNDARIES = ['zi', 'midnight'] as const;

/**
 * When the day changes, in the solar time that decides (`solarTime`).
 * 'zi': at 23:00, with the hour of 子. Born 2000-02-04 23:30 → the day of 02-05.
 * 'midnight': at 00:00. The same birth keeps the day of 02-04; the stem of its hour still follows from the next day.
 * The year and month pillars follow the solar terms and do not depend on this.
 */
export type DayBoundary = (typeof DAY_BOUNDARIES)[number];

export const LATE_ZI_STEMS = ['nextDay', 'sameDay'] as const;
/**
 * The day whose stem gives the stem of the hour of 子 between 23:00 and midnight, where the day changes at midnight (`dayBoundary`).
 * 'nextDay': the next one. Born 2000-02-04 23:30, day 壬辰: hour 壬子. 'sameDay': the day to which the birth belongs: 庚子.
 */
export type LateZiStem = (typeof LATE_ZI_STEMS)[number];

/** The rules about the end of a day. */
export interface DayRules {
  readonly dayBoundary: DayBoundary;
  /** Default: 'nextDay'. */
  readonly lateZiStem?: LateZiStem;
}

export interface BirthMoment {
  readonly instant: Instant;
  /** By the clock that decides: true solar time, unless the conventions have another. */
  readonly solarTime: SolarTime;
  /** The double hour, 子 from 23:00. */
  readonly hour: Branch;
  /** The day to which the birth belongs, after the day boundary. */
  readonly day: DayNumber;
  /** The day whose stem gives the stem of the double hour: from 23:00 on the next civil day, unless `lateZiStem` is 'sameDay'. */
  readonly dayOfHour: DayNumber;
  readonly lunarDate: LunarDate;
  /** The calendar of the lunar date. */
  readonly lunarCalendar: LunarCalendar;
  /** The last solar term at or before the birth. */
  readonly term: TermNumber;
  /** The last jie at or before the birth: it began the solar month. */
  readonly jie: TermNumber;
  /** The pair of the solar year, from Lichun to Lichun. */
  readonly solarYear: Sexagenary;
  /** The pair of the solar month, from jie to jie. */
  readonly solarMonth: Sexagenary;
}

/** True if a time is between 23:00 and midnight, where the day is in dispute (晚子时). */
export const isLateZi = ({ solarTime }: Pick<BirthMoment, 'solarTime'>): boolean =>
  solarTime - dayAt(solarTime) * MS_PER_DAY >= LATE_ZI;

const LATE_ZI = 23 * MS_PER_HOUR;

/**
 * Computes lunar date, pillars and boundaries of an instant and its solar time.
 * @throws RangeError outside the lunar years 1645 to 2199
 */
export function birthMoment(
  instant: Instant,
  solarTime: SolarTime,
  rules: DayRules,
  calendar: LunarCalendar,
): BirthMoment {
  const { hour, day, dayOfHour } = hourAndDayAt(solarTime, rules);
  const term = termAt(instant);
  const jie = jieOf(term);
  return {
    instant,
    solarTime,
    hour,
    day,
    dayOfHour,
    lunarDate: lunarDateOfDay(day, calendar),
    lunarCalendar: calendar,
    term,
    jie,
    solarYear: pairOfYear(solarYearOf(jie)),
    solarMonth: pairOfMonth(jie),
  };
}

/** The double hour of a solar time, and the days that count. */
export function hourAndDayAt(
  solarTime: SolarTime,
  { dayBoundary, lateZiStem }: DayRules,
): Pick<BirthMoment, 'hour' | 'day' | 'dayOfHour'> {
  const civilDay = dayAt(solarTime);
  const msOfDay = solarTime - civilDay * MS_PER_DAY;
  const dayOfZi = msOfDay >= LATE_ZI ? dayNumber(civilDay + 1) : civilDay;
  const day = dayBoundary === 'zi' ? dayOfZi : civilDay;
  return { hour: doubleHourAt(msOfDay), day, dayOfHour: lateZiStem === 'sameDay' ? day : dayOfZi };
}
