// Delta T: the lag of the Earth's rotation behind uniform time. Delta T = TT - UT1. Until 2025 the spline of Stephenson, Morrison
// and Hohenkerk (Proc. R. Soc. A 472, 20160404, 2016; addendum 2020). After its last row the length of day of the same authors,
// integrated and joined on without a step. The future rotation is unknown: one standard deviation is 6 s in 2050, 33 s in 2100,
// 121 s in 2200 (docs/rules/calendar.md, section 3). In the past it is about 20 s in 1620, 5 s in 1700, 1 s in 1800 and 0.1 s in
// 1900.

import { DELTA_T_SPLINE } from './delta-t.generated.ts';

const FIRST_YEAR = DELTA_T_SPLINE[0]![0];
const LAST_ROW = DELTA_T_SPLINE[DELTA_T_SPLINE.length - 1]!;
const LAST_YEAR = LAST_ROW[1];

/**
 * TT - UT1 in seconds at a decimal year (2000.5 = the middle of 2000).
 * @throws RangeError before 1500, where the table begins
 * @example deltaTSeconds(1950)   // 28.9
 */
export function deltaTSeconds(decimalYear: number): number {
  if (!(decimalYear >= FIRST_YEAR))
    throw new RangeError(`delta T of the year ${decimalYear} is not in the table, which begins in ${FIRST_YEAR}`);
  if (decimalYear >= LAST_YEAR) return AFTER_LAST_YEAR + excessOfDays(decimalYear);
  const [from, to, a0, a1, a2, a3] = DELTA_T_SPLINE[ROW_OF_YEAR[Math.floor(decimalYear) - FIRST_YEAR]!]!;
  const u = (decimalYear - from) / (to - from);
  return a0 + u * (a1 + u * (a2 + u * a3));
}

/**
 * The decimal year of an instant, in mean Gregorian years of 365.2425 days since 2000.0; within 1.5 days of the calendar's own
 * fraction, which changes delta T by 0.01 s at most.
 */
export const decimalYearOfTT = (tt: number): number => 2000 + (tt + HALF_DAY) / GREGORIAN_YEAR;

const HALF_DAY = 43_200;
const GREGORIAN_YEAR = 365.2425 * 86_400;

// The integral of the excess length of day, 1.72 t - 3.5 sin(2 pi (t + 0.75) / 14) milliseconds, t in centuries since 1825.
function excessOfDays(decimalYear: number): number {
  const t = (decimalYear - 1825) / 100;
  return 36.525 * ((1.72 / 2) * t * t + ((3.5 * 14) / (2 * Math.PI)) * Math.cos((2 * Math.PI * (t + 0.75)) / 14));
}

const AFTER_LAST_YEAR = /* @__PURE__ */ deltaTAtTheEnd() - /* @__PURE__ */ excessOfDays(LAST_YEAR);

function deltaTAtTheEnd(): number {
  const [, , a0, a1, a2, a3] = LAST_ROW;
  return a0 + a1 + a2 + a3;
}

const ROW_OF_YEAR = /* @__PURE__ */ rowsOfYears();

function rowsOfYears(): Uint8Array {
  const rows = new Uint8Array(LAST_YEAR - FIRST_YEAR);
  for (const [row, [from, to]] of DELTA_T_SPLINE.entries()) rows.fill(row, from - FIRST_YEAR, to - FIRST_YEAR);
  return rows;
}
