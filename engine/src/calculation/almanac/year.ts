// A year of the almanac: the sky events of the Gregorian year, and the months of the lunar year that begins in it.

import type { LunarCalendar } from '../calendar/calendar-region.ts';
import { daysInLunarMonth, monthsOfLunarYear } from '../calendar/lunar-calendar.ts';
import { pairOfYear } from '../calendar/solar-year.ts';
import { dateOfDay, dayOfDate, type GregorianDate } from '../civil/day-number.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import type { CivilClock } from './civil-clock.ts';
import { fullMoonsOn, newMoonsOn, type SkyEvent, type TermEvent, termsOn } from './sky-events.ts';

/** A month of a lunar year. */
export interface MonthOfLunarYear {
  /** 1 … 12. */
  readonly month: number;
  readonly leapMonth: boolean;
  /** Its first day. */
  readonly startsOn: GregorianDate;
  /** 29 or 30. */
  readonly days: number;
}

/** A lunar year, from its New Year to the next. */
export interface LunarYear {
  /** The Gregorian year in which it begins. */
  readonly year: number;
  readonly lunarCalendar: LunarCalendar;
  /** Its pair; the branch is the animal of the zodiac. */
  readonly yearPillar: Sexagenary;
  /** The New Year. */
  readonly startsOn: GregorianDate;
  /** 353 to 355, with a leap month 383 to 385. */
  readonly days: number;
  /** Twelve, or thirteen with a leap month. */
  readonly months: readonly MonthOfLunarYear[];
}

/** A year of an almanac. */
export interface AlmanacYear {
  readonly year: number;
  /** The 24 solar terms, from Xiaohan in January to Dongzhi in December. */
  readonly solarTerms: readonly TermEvent[];
  readonly newMoons: readonly SkyEvent[];
  readonly fullMoons: readonly SkyEvent[];
  /** The lunar year that begins in this year. */
  readonly lunarYear: LunarYear;
}

/** A lunar year of the calendar. */
export function lunarYearIn(year: number, calendar: LunarCalendar): LunarYear {
  const months = monthsOfLunarYear(year, calendar).map((month) => ({
    month: month.month,
    leapMonth: month.leapMonth,
    startsOn: dateOfDay(month.start),
    days: daysInLunarMonth(month, calendar),
  }));
  return {
    year,
    lunarCalendar: calendar,
    yearPillar: pairOfYear(year),
    startsOn: months[0]!.startsOn,
    days: months.reduce((sum, { days }) => sum + days, 0),
    months,
  };
}

/** A year of an almanac. */
export function yearOfAlmanac(year: number, clock: CivilClock): AlmanacYear {
  const days = { first: dayOfDate(year, 1, 1), end: dayOfDate(year + 1, 1, 1) };
  return {
    year,
    solarTerms: termsOn(days, clock),
    newMoons: newMoonsOn(days, clock),
    fullMoons: fullMoonsOn(days, clock),
    lunarYear: lunarYearIn(year, clock.calendar),
  };
}
