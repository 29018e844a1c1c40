// Instants, and their conversion from and to the uniform time of the sky tables. The scale is UTC from 1972, with the leap seconds of IERS Bulletin C; before
// 1972 UT1 represents UTC, by the delta T spline. After the last leap second TT - UTC stays at 69.184 s: no further one is announced, and UTC is to continue
// without leap seconds (CGPM 2022, resolution 4). Future instants assume that.

import { dayOfText } from '../civil/date-text.ts';
import { dayOfDate, MS_PER_DAY } from '../civil/day-number.ts';
import { type Rule, ruleFor } from '../input/input.ts';
import { decimalYearOfTT, deltaTSeconds } from '../sky/delta-t.ts';

/**
 * Whole milliseconds since 1970-01-01T00:00Z, every day counted as 86 400 s, as in Date. Whole, so that equal instants are equal
 * numbers; the sky tables are good to some hundredths of a second only.
 */
export type Instant = number & { readonly unit: 'instant' };

/** The instant that many milliseconds after 1970-01-01T00:00Z; a fraction is rounded. */
export const instant = (ms: number): Instant => (Math.round(ms) + 0) as Instant; // never -0

/** Validates an instant. */
export const INSTANT: Rule = /* @__PURE__ */ ruleFor(
  'number',
  'whole milliseconds since 1970-01-01T00:00Z, as instant() makes them',
  (at) => Number.isInteger(at) && Math.abs(at as number) <= 8.64e15, // the range of Date
);

/**
 * Seconds of Terrestrial Time since J2000.0 (2000-01-01 12:00 TT) at an instant.
 * @throws RangeError before 1500, where delta T is not known
 * @example ttOfInstant(instant(Date.UTC(2000, 0, 1, 12)))   // 64.184
 */
export function ttOfInstant(at: Instant): number {
  const seconds = (at - NOON_2000) / 1000;
  if (at < FIRST_STEP_AT) return seconds + deltaTSeconds(decimalYearOfTT(seconds));
  let step = STEPS - 1;
  while (at < STEP_AT[step]!) step--;
  return seconds + TT_MINUS_UTC[step]!;
}

/**
 * The instant of a number of seconds of Terrestrial Time since J2000.0, to the nearest millisecond. `instantOfTT(ttOfInstant(at))` is `at`.
 * Times within a leap second have no number in UTC: they become the midnight that ends it. The same happens at the beginning of 1972, when UTC was 0.15 s
 * behind the UT1 of the spline.
 * @throws RangeError before 1500, where delta T is not known
 */
export function instantOfTT(tt: number): Instant {
  if (inStep(tt, 0) < FIRST_STEP_AT) {
    // Delta T is read at the year in TT, not UT. Error: at most 0.006 ms (1600).
    return instant(Math.min(NOON_2000 + (tt - deltaTSeconds(decimalYearOfTT(tt))) * 1000, FIRST_STEP_AT));
  }
  let step = STEPS - 1;
  while (inStep(tt, step) < STEP_AT[step]!) step--;
  const nextStepAt = step + 1 < STEPS ? STEP_AT[step + 1]! : Number.POSITIVE_INFINITY;
  return instant(Math.min(inStep(tt, step), nextStepAt));
}

/** Milliseconds since 1970, by the difference TT − UTC of one step. */
const inStep = (tt: number, step: number): number => NOON_2000 + (tt - TT_MINUS_UTC[step]!) * 1000;

const NOON_2000 = dayOfDate(2000, 1, 1) * MS_PER_DAY + MS_PER_DAY / 2;

// TAI - UTC in seconds from 0h UTC of the day (IERS Bulletin C; the last step is of number 52, 2016). TT - TAI is 32.184 s.
// biome-ignore format: the table looks like its source
const TAI_MINUS_UTC: readonly (readonly [day: string, seconds: number])[] = [
  ['1972-01-01', 10], ['1972-07-01', 11], ['1973-01-01', 12], ['1974-01-01', 13], ['1975-01-01', 14], ['1976-01-01', 15], ['1977-01-01', 16],
  ['1978-01-01', 17], ['1979-01-01', 18], ['1980-01-01', 19], ['1981-07-01', 20], ['1982-07-01', 21], ['1983-07-01', 22], ['1985-07-01', 23],
  ['1988-01-01', 24], ['1990-01-01', 25], ['1991-01-01', 26], ['1992-07-01', 27], ['1993-07-01', 28], ['1994-07-01', 29], ['1996-01-01', 30],
  ['1997-07-01', 31], ['1999-01-01', 32], ['2006-01-01', 33], ['2009-01-01', 34], ['2012-07-01', 35], ['2015-07-01', 36], ['2017-01-01', 37],
];
const STEPS = TAI_MINUS_UTC.length;
const STEP_AT = /* @__PURE__ */ Float64Array.from(TAI_MINUS_UTC, ([day]) => dayOfText(day) * MS_PER_DAY);
const FIRST_STEP_AT = STEP_AT[0]!;
const TT_MINUS_UTC = /* @__PURE__ */ Float64Array.from(TAI_MINUS_UTC, ([, seconds]) => seconds + 32.184);
