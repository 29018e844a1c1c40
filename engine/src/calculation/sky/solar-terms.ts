// Solar terms. Instants of the real sky, from JPL DE431: apparent geocentric longitude, the same for every place. The packing moves
// them by 0.03 s at most. Good ephemerides differ by 0.4 s in the 1600s and 0.06 s in the 2000s.

import { residualsIn } from './residuals.ts';
import {
  FIRST_YEAR,
  LAST_YEAR,
  RESIDUAL_PART,
  RESIDUAL_STEP,
  RESIDUAL_WEIGHTS,
  RESIDUALS,
  TRENDS,
} from './solar-terms.generated.ts';

/** The Gregorian years whose 24 terms are known. */
export const SOLAR_TERM_YEARS = { first: FIRST_YEAR, last: LAST_YEAR } as const;

/**
 * The instant of a solar term, in seconds of Terrestrial Time since J2000.0.
 * @param year the Gregorian year, 1600-2202, in which the term falls
 * @param term in order of the year: 0 = 小寒 (285°, in January), 2 = 立春 (315°), 23 = 冬至 (270°, in December); even numbers are 节
 * @throws RangeError for a year or term that is not in the table
 * @example solarTermTT(2024, 2)   // 760307296.8: 立春, 2024-02-04 08:27:07.6 UTC
 */
export function solarTermTT(year: number, term: number): number {
  const trend = TRENDS[term];
  if (trend === undefined || !Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`solar term ${term} of ${year} is not in the table, 0 to 23 of ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  const u = (year - MIDDLE) / HALF;
  const residual = RESIDUAL_STEP * leftOver(24 * (year - FIRST_YEAR) + term);
  return trend[0] + u * (trend[1] + u * (trend[2] + u * trend[3])) + residual;
}

const MIDDLE = (FIRST_YEAR + LAST_YEAR) / 2;
const HALF = (LAST_YEAR - FIRST_YEAR) / 2;
const leftOver = /* @__PURE__ */ residualsIn(RESIDUALS, RESIDUAL_WEIGHTS, RESIDUAL_PART);
