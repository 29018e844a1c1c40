// What does the almanac say? The questions of the calendar on their own, without a birth. Also the door `beichen/almanac`, which loads no chart.

import { birthMoment, DAY_BOUNDARIES, type DayBoundary } from './calendar/birth-moment.ts';
import { CALENDAR_REGIONS, type CalendarRegion } from './calendar/calendar-region.ts';
import { pairOfDay } from './calendar/day-pair.ts';
import { dayOfLunarDate, type LunarDate, lunarDateOfDay } from './calendar/lunar-calendar.ts';
import { instantOfTerm, SOLAR_TERM_IDS, type SolarTermId, termNumber } from './calendar/solar-year.ts';
import { dateOfDay, dayOfDate, daysInMonth, type GregorianDate, MS_PER_DAY } from './civil/day-number.ts';
import type { Sexagenary } from './cycle/sexagenary.ts';
import { check, FLAG, NUMBER, oneOf, recordOf, wholeBetween } from './input.ts';
import { hourPairOf } from './pillars/four-pillars.ts';
import { LUNATIONS, lunationAt, newMoonTT } from './sky/new-moons.ts';
import { SOLAR_TERM_YEARS } from './sky/solar-terms.ts';
import { INSTANT, type Instant, instant, instantOfTT, ttOfInstant } from './time/instant.ts';
import { LONGITUDE } from './time/longitude.ts';
import { sundialAt } from './time/solar-time.ts';

export type { DayBoundary } from './calendar/birth-moment.ts';
export type { LunarDate } from './calendar/lunar-calendar.ts';
export type { SolarTermId } from './calendar/solar-year.ts';
export type { GregorianDate } from './civil/day-number.ts';
export { hanziOfPair, idOfPair, type PairId, type Sexagenary } from './cycle/sexagenary.ts';
export { type Instant, instant } from './time/instant.ts';

/** A solar term of a year. */
export interface SolarTermOfYear {
  readonly id: SolarTermId;
  readonly instant: Instant;
}

/**
 * The 24 solar terms of a Gregorian year, from Xiaohan in January to Dongzhi in December. In terrestrial
 * time they are within 0.1 s of JPL DE431; in UTC, as here, as good as delta T is known: to 20 s in 1620, 5 s in 1700, 1 s in 1800, 0.1 s
 * in 1900, and in the future to what the Earth will do.
 * @param year 1600 … 2202
 * @throws RangeError for another year
 * @example new Date(solarTermsOfYear(2024)[2].instant) // Lichun, 2024-02-04T08:27:07Z
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
export function newMoonsOfYear(year: number): readonly Instant[] {
  check('year', year, YEAR);
  const [start, end] = [dayOfDate(year, 1, 1) * MS_PER_DAY, dayOfDate(year + 1, 1, 1) * MS_PER_DAY];
  const tt = ttOfInstant(instant(start));
  const moons: Instant[] = [];
  // The table holds only the new moons of its years. The last one before 1600 is not in it.
  let lunation = tt < newMoonTT(LUNATIONS.first) ? LUNATIONS.first : lunationAt(tt);
  for (; lunation <= LUNATIONS.last; lunation++) {
    const at = instantOfTT(newMoonTT(lunation));
    if (at >= end) break;
    if (at >= start) moons.push(at);
  }
  return moons;
}

/**
 * The lunar date of a Gregorian date.
 * @param region whose calendar; in Vietnam, the one of the north and of the whole country since 1975
 * @throws RangeError for a date that does not exist, and outside the lunar years 1645 to 2199
 * @example lunarDateOf({ year: 1990, month: 7, day: 23 }) // { year: 1990, month: 6, leapMonth: false, day: 2 }
 */
export function lunarDateOf(date: GregorianDate, region: CalendarRegion = 'china'): LunarDate {
  check('region', region, REGION);
  check('date', date, GREGORIAN_DATE);
  const { year, month, day } = date;
  const isDate = [year, month, day].every(Number.isInteger) && month >= 1 && month <= 12 && day >= 1;
  if (!isDate || day > daysInMonth(year, month)) {
    throw new RangeError(`${year}-${month}-${day} is not a date of the Gregorian calendar`);
  }
  return lunarDateOfDay(dayOfDate(year, month, day), region);
}

/**
 * The Gregorian date of a lunar date.
 * @param region whose calendar, as for `lunarDateOf`
 * @throws RangeError for a date that does not exist: no such leap month, no thirtieth day, a year outside 1645 to 2199
 * @example gregorianDateOf({ year: 1990, month: 6, leapMonth: false, day: 2 }) // { year: 1990, month: 7, day: 23 }
 */
export function gregorianDateOf(date: LunarDate, region: CalendarRegion = 'china'): GregorianDate {
  check('date', date, LUNAR_DATE);
  check('region', region, REGION);
  const day = dayOfLunarDate(date, region);
  if (day === undefined) {
    const month = `${date.leapMonth ? 'leap ' : ''}month ${date.month}`;
    throw new RangeError(`day ${date.day} of ${month}, ${date.year}, is not a date of the lunar calendar of ${region}`);
  }
  return dateOfDay(day);
}

const GREGORIAN_DATE = recordOf<GregorianDate>({ year: NUMBER, month: NUMBER, day: NUMBER });
const REGION = oneOf(CALENDAR_REGIONS);
const LUNAR_DATE = recordOf<LunarDate>({ year: NUMBER, month: NUMBER, leapMonth: FLAG, day: NUMBER });

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
  const moment = birthMoment(at, sundialAt(at, longitude).solarTime, dayBoundary, 'china');
  return { year: moment.solarYear, month: moment.solarMonth, day: pairOfDay(moment.day), hour: hourPairOf(moment) };
}

const DAY_BOUNDARY = oneOf(DAY_BOUNDARIES);

const YEAR = wholeBetween(SOLAR_TERM_YEARS.first, SOLAR_TERM_YEARS.last);
