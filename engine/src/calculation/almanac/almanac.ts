// The almanac: calendar questions without a birth. Entry of `beichen/almanac`, which loads no chart code.

import { birthMoment, DAY_BOUNDARIES, type DayBoundary } from '../calendar/birth-moment.ts';
import { CALENDAR_REGIONS, type CalendarRegion } from '../calendar/calendar-region.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import {
  dayOfLunarDate,
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarDate,
  type LunarMonth,
  lunarDateOfDay,
  monthsOfLunarYear,
} from '../calendar/lunar-calendar.ts';
import { instantOfTerm, SOLAR_TERM_IDS, type SolarTermId, termNumber } from '../calendar/solar-year.ts';
import { dateInParts } from '../civil/date-text.ts';
import {
  type DayNumber,
  dateOfDay,
  dayNumber,
  dayOfDate,
  daysInMonth,
  type GregorianDate,
  MS_PER_DAY,
} from '../civil/day-number.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import {
  check,
  DATE_IN_PARTS,
  FLAG,
  NUMBER,
  oneOf,
  optional,
  recordOf,
  sentenceOf,
  wholeBetween,
} from '../input/input.ts';
import { hourPairOf } from '../pillars/four-pillars.ts';
import { fullMoonTT } from '../sky/full-moons.ts';
import { LUNATIONS, lunationAt, newMoonTT } from '../sky/new-moons.ts';
import { SOLAR_TERM_YEARS } from '../sky/solar-terms.ts';
import { INSTANT, type Instant, instant, instantOfTT, ttOfInstant } from '../time/instant.ts';
import { LONGITUDE } from '../time/longitude.ts';
import { sundialAt } from '../time/solar-time.ts';
import { type AlmanacOptions, civilClockOf } from './civil-clock.ts';
import { type AlmanacDay, almanacDays } from './days.ts';
import { type AlmanacYear, type LunarYear, lunarYearIn, yearOfAlmanac } from './year.ts';

export type { DayBoundary } from '../calendar/birth-moment.ts';
export type { LunarDate } from '../calendar/lunar-calendar.ts';
export type { SolarTermId } from '../calendar/solar-year.ts';
export type { GregorianDate } from '../civil/day-number.ts';
export { hanziOfPair, idOfPair, type PairId, type Sexagenary } from '../cycle/sexagenary.ts';
export { type Instant, instant } from '../time/instant.ts';
export type { AlmanacOptions } from './civil-clock.ts';
export type { AlmanacDay } from './days.ts';
export {
  type LunarBirthday,
  type LunarBirthdayQuery,
  type LunarBirthdays,
  lunarBirthdaysOf,
  type MissingDay,
  type MissingLeapMonth,
  type SkippedBirthday,
} from './lunar-birthdays.ts';
export type { SkyEvent, TermEvent } from './sky-events.ts';
export type { AlmanacYear, LunarYear, MonthOfLunarYear } from './year.ts';

/** A solar term of a year. */
export interface SolarTermOfYear {
  readonly id: SolarTermId;
  readonly instant: Instant;
}

/**
 * The 24 solar terms of a Gregorian year, from Xiaohan in January to Dongzhi in December. In terrestrial
 * time they are within 0.1 s of JPL DE431; in UTC, as here, only as good as delta T is known: to 20 s in 1620, 5 s in 1700, 1 s in 1800, 0.1 s
 * in 1900; in the future it depends on the rotation of the Earth.
 * @param year 1600 … 2202
 * @throws RangeError for another year
 * @example new Date(solarTermsOfYear(2024)[2].instant).toISOString() // '2024-02-04T08:27:07.593Z', Lichun
 */
export function solarTermsOfYear(year: number): readonly SolarTermOfYear[] {
  check('year', year, YEAR);
  return SOLAR_TERM_IDS.map((id, term) => ({ id, instant: instantOfTerm(termNumber(year, term)) }));
}

/**
 * The new moons of a Gregorian year in UTC, twelve or thirteen.
 * @param year 1600 … 2202
 * @throws RangeError for another year
 */
export const newMoonsOfYear = (year: number): readonly Instant[] => moonsOfYear(year, newMoonTT);

/**
 * The full moons of a Gregorian year in UTC, twelve or thirteen.
 * @param year 1600 … 2202
 * @throws RangeError for another year
 */
export const fullMoonsOfYear = (year: number): readonly Instant[] => moonsOfYear(year, fullMoonTT);

function moonsOfYear(year: number, momentTT: (lunation: number) => number): readonly Instant[] {
  check('year', year, YEAR);
  const [start, end] = [dayOfDate(year, 1, 1) * MS_PER_DAY, dayOfDate(year + 1, 1, 1) * MS_PER_DAY];
  const tt = ttOfInstant(instant(start));
  const moons: Instant[] = [];
  // The table begins with the first new moon of 1600; the last of 1599 is missing.
  let lunation = tt < newMoonTT(LUNATIONS.first) ? LUNATIONS.first : lunationAt(tt);
  for (; lunation <= LUNATIONS.last; lunation++) {
    const at = instantOfTT(momentTT(lunation));
    if (at >= end) break;
    if (at >= start) moons.push(at);
  }
  return moons;
}

/**
 * The lunar date of a Gregorian date.
 * @param date in parts, or as text
 * @param region of the calendar; for Vietnam the calendar of the north, and of the whole country since 1975
 * @throws RangeError for a date that does not exist, and outside the lunar years 1645 to 2199
 * @example lunarDateOf('1990-07-23') // { year: 1990, month: 6, leapMonth: false, day: 2 }
 */
export function lunarDateOf(date: GregorianDate | string, region: CalendarRegion = 'china'): LunarDate {
  check('region', region, REGION);
  return lunarDateOfDay(dayOfGregorian(date), region);
}

/** @throws RangeError for a date that cannot be read or that does not exist */
function dayOfGregorian(date: GregorianDate | string): DayNumber {
  const parts = dateInParts<GregorianDate>(date);
  check('date', parts, DATE_IN_PARTS);
  check('date', parts, GREGORIAN_DATE);
  return dayOf(parts);
}

function dayOf({ year, month, day }: GregorianDate): DayNumber {
  const isDate = [year, month, day].every(Number.isInteger) && month >= 1 && month <= 12 && day >= 1;
  if (!isDate || day > daysInMonth(year, month)) {
    throw new RangeError(`${year}-${month}-${day} is not a date of the Gregorian calendar`);
  }
  return dayOfDate(year, month, day);
}

/** A lunar date as a caller writes it: without `leapMonth` the month is the first of its number. */
export type LunarDateInput = Omit<LunarDate, 'leapMonth'> & Partial<Pick<LunarDate, 'leapMonth'>>;

/**
 * The Gregorian date of a lunar date.
 * @param region of the calendar, as for `lunarDateOf`
 * @throws RangeError for a date that does not exist: no such leap month, no thirtieth day, a year outside 1645 to 2199
 * @example gregorianDateOf({ year: 1990, month: 6, day: 2 }) // { year: 1990, month: 7, day: 23 }
 */
export function gregorianDateOf(date: LunarDateInput, region: CalendarRegion = 'china'): GregorianDate {
  check('date', date, LUNAR_DATE);
  check('region', region, REGION);
  const day = dayOfLunarDate({ ...date, leapMonth: date.leapMonth ?? false }, region);
  if (day === undefined) {
    const month = `${date.leapMonth ? 'leap ' : ''}month ${date.month}`;
    throw new RangeError(`day ${date.day} of ${month}, ${date.year}, is not a date of the lunar calendar of ${region}`);
  }
  return dateOfDay(day);
}

const GREGORIAN_DATE = recordOf<GregorianDate>({ year: NUMBER, month: NUMBER, day: NUMBER });
const REGION = oneOf(CALENDAR_REGIONS);
const LUNAR_DATE = recordOf<LunarDateInput>({ year: NUMBER, month: NUMBER, leapMonth: optional(FLAG), day: NUMBER });

/**
 * The almanac of a day: lunar date, pillars, solar term and moon.
 * @param date in parts, or as text
 * @param options zone and calendar of the almanac; China's by default
 * @throws RangeError for a date that does not exist or that the zone skipped, outside the lunar years 1645 to 2199, and for invalid options
 * @example new Date(almanacDay('2026-02-04').solarTerm.instant).toISOString() // '2026-02-03T20:02:07.934Z', Lichun
 */
export function almanacDay(date: GregorianDate | string, options: AlmanacOptions = {}): AlmanacDay {
  const first = dayOfGregorian(date);
  const clock = civilClockOf(options);
  const problem = clock.problemOf?.(first);
  if (problem !== undefined) throw new RangeError(sentenceOf([{ field: 'date', ...problem }]));
  return almanacDays({ first, end: dayNumber(first + 1) }, clock)[0]!;
}

/**
 * The days of a Gregorian month.
 * @param options zone and calendar of the almanac; China's by default
 * @throws RangeError for a month that does not exist, outside the lunar years 1645 to 2199, and for invalid options
 * @example almanacMonth(2026, 11).filter(({ solarTerm }) => solarTerm).map(({ date }) => date.day) // [7, 22]: Lidong, Xiaoxue
 */
export function almanacMonth(year: number, month: number, options: AlmanacOptions = {}): readonly AlmanacDay[] {
  check('year', year, NUMBER);
  check('month', month, NUMBER);
  const first = dayOf({ year, month, day: 1 });
  return almanacDays({ first, end: dayOfDate(year, month + 1, 1) }, civilClockOf(options));
}

/** A month of a lunar calendar by its number. */
export type LunarMonthDate = Omit<LunarDateInput, 'day'>;

/**
 * The days of a lunar month.
 * @param options zone and calendar of the almanac; China's by default
 * @throws RangeError for a month that does not exist, for a year outside 1645 to 2199, and for invalid options
 * @example almanacLunarMonth({ year: 2025, month: 6, leapMonth: true })[0].date // { year: 2025, month: 7, day: 25 }
 */
export function almanacLunarMonth(month: LunarMonthDate, options: AlmanacOptions = {}): readonly AlmanacDay[] {
  check('month', month, LUNAR_MONTH);
  const clock = civilClockOf(options);
  const isRequested = (each: LunarMonth): boolean =>
    each.month === month.month && each.leapMonth === (month.leapMonth ?? false);
  const found = monthsOfLunarYear(month.year, clock.calendar).find(isRequested);
  if (found === undefined) {
    throw new RangeError(
      `${month.leapMonth ? 'leap ' : ''}month ${month.month} is not a month of the lunar year ${month.year}`,
    );
  }
  const end = dayNumber(found.start + daysInLunarMonth(found, clock.calendar));
  return almanacDays({ first: found.start, end }, clock);
}

/**
 * The almanac of a Gregorian year: its 24 solar terms, its new and full moons, and the lunar year that begins in it.
 * @param options zone and calendar of the almanac; China's by default
 * @throws RangeError for a year outside 1645 to 2199, and for invalid options
 * @example almanacYear(2026).lunarYear.startsOn // { year: 2026, month: 2, day: 17 }
 */
export function almanacYear(year: number, options: AlmanacOptions = {}): AlmanacYear {
  check('year', year, LUNAR_YEAR);
  return yearOfAlmanac(year, civilClockOf(options));
}

/**
 * A lunar year with its months, their lengths and the leap month.
 * @param region of the calendar, as for `lunarDateOf`
 * @throws RangeError for a year outside 1645 to 2199
 * @example lunarYearOf(2025).months.find(({ leapMonth }) => leapMonth) // { month: 6, startsOn: { year: 2025, month: 7, day: 25 }, days: 29 }
 */
export function lunarYearOf(year: number, region: CalendarRegion = 'china'): LunarYear {
  check('year', year, LUNAR_YEAR);
  check('region', region, REGION);
  return lunarYearIn(year, region);
}

const LUNAR_MONTH = recordOf<LunarMonthDate>({ year: NUMBER, month: NUMBER, leapMonth: optional(FLAG) });
const LUNAR_YEAR = wholeBetween(LUNAR_YEARS.first, LUNAR_YEARS.last);

/** The pairs of the four pillars. */
export interface PillarPairs {
  readonly year: Sexagenary;
  readonly month: Sexagenary;
  readonly day: Sexagenary;
  readonly hour: Sexagenary;
}

/**
 * The four pillars of an instant at a place.
 * @param longitude degrees, east positive, -180 to 180
 * @throws RangeError outside the lunar years 1645 to 2199, for another longitude and for a day boundary that does not exist
 */
export function pillarsAt(at: Instant, longitude: number, dayBoundary: DayBoundary = 'zi'): PillarPairs {
  check('at', at, INSTANT);
  check('longitude', longitude, LONGITUDE);
  check('dayBoundary', dayBoundary, DAY_BOUNDARY);
  const moment = birthMoment(at, sundialAt(at, longitude).solarTime, { dayBoundary }, 'china');
  return { year: moment.solarYear, month: moment.solarMonth, day: pairOfDay(moment.day), hour: hourPairOf(moment) };
}

const DAY_BOUNDARY = oneOf(DAY_BOUNDARIES);

const YEAR = wholeBetween(SOLAR_TERM_YEARS.first, SOLAR_TERM_YEARS.last);
