// Solar years and solar months, and the age in them. A year is from Lichun to Lichun, a month from jie to jie, between instants.
// docs/rules/transits.md C.

import {
  instantOfTerm,
  jieOf,
  pairOfMonth,
  pairOfYear,
  solarYearOf,
  type TermNumber,
  termAt,
  termNumber,
} from '../calendar/solar-year.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import type { Instant } from '../time/instant.ts';
import type { LuckPeriod } from './luck-periods.ts';

/** A solar year (流年) of a life. */
export interface SolarYear {
  /** The Gregorian year in whose February it begins. */
  readonly year: number;
  readonly pair: Sexagenary;
  /** Number of solar years of the life so far, 1 for the year of the birth. */
  readonly age: number;
  /** The instant of Lichun at which it begins; `endsAt` is the next Lichun. */
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A solar month (流月). */
export interface SolarMonth {
  /** The jie that begins it. */
  readonly jie: TermNumber;
  readonly pair: Sexagenary;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const LICHUN = 2;
const JIE_STEP = 2;
const MONTHS = 12;

/** The solar year of an instant, in the life of someone born in the month of a jie. */
export const solarYearAt = (bornInJie: TermNumber, at: Instant): SolarYear => solarYear(bornInJie, yearOf(at));

/** The solar month of an instant. */
export const solarMonthAt = (at: Instant): SolarMonth => solarMonth(jieOf(termAt(at)));

/**
 * The solar years of a luck period, which may have only part of the first and the last. Those before the first luck pillar begin with the year of the birth.
 * Years after `LAST_SOLAR_YEAR` are left out, since the table of solar terms ends.
 */
export function solarYearsIn(
  bornInJie: TermNumber,
  { startsAt, endsAt }: LuckPeriod,
): readonly (SolarYear & PartOfLuck)[] {
  const years: (SolarYear & PartOfLuck)[] = [];
  if (startsAt >= instantOfTerm(termNumber(LAST_SOLAR_YEAR + 1, LICHUN))) return years;
  for (let year = yearOf(startsAt); year <= LAST_SOLAR_YEAR; year++) {
    const one = solarYear(bornInJie, year);
    if (one.startsAt >= endsAt) break;
    years.push({ ...one, partial: one.startsAt < startsAt || one.endsAt > endsAt });
  }
  return years;
}

/** A year of a luck period. */
export interface PartOfLuck {
  /** True if only part of the year is in the luck period. */
  readonly partial: boolean;
}

/** The last solar year whose both ends are known: the table of solar terms ends with 2202. */
export const LAST_SOLAR_YEAR = 2201;

/** The twelve months of a solar year, from Lichun on: 寅 to 丑. The last one begins in January of the next Gregorian year. */
export const solarMonthsOf = (year: number): readonly SolarMonth[] =>
  Array.from({ length: MONTHS }, (_, month) => solarMonth(termNumber(year, LICHUN + JIE_STEP * month)));

const yearOf = (at: Instant): number => solarYearOf(jieOf(termAt(at)));

const solarYear = (bornInJie: TermNumber, year: number): SolarYear => ({
  year,
  pair: pairOfYear(year),
  age: year - solarYearOf(bornInJie) + 1,
  startsAt: instantOfTerm(termNumber(year, LICHUN)),
  endsAt: instantOfTerm(termNumber(year + 1, LICHUN)),
});

const solarMonth = (jie: TermNumber): SolarMonth => ({
  jie,
  pair: pairOfMonth(jie),
  startsAt: instantOfTerm(jie),
  endsAt: instantOfTerm((jie + JIE_STEP) as TermNumber),
});
