// New moons: conjunction of Moon and Sun. Instants of the real sky, from JPL DE431: equal apparent geocentric longitude. The
// packing moves them by 0.03 s at most. Lunations are counted from the new moon of 2000-01-06.

import { HALF, inLineTT, MIDDLE } from './moon-and-sun.ts';
import {
  FIRST_LUNATION,
  LAST_LUNATION,
  RESIDUAL_PART,
  RESIDUAL_STEP,
  RESIDUAL_WEIGHTS,
  RESIDUALS,
  WEIGHTS,
} from './new-moons.generated.ts';
import { residualsIn } from './residuals.ts';

/** The lunations whose new moon is known, 1600 to 2202. */
export const LUNATIONS = { first: FIRST_LUNATION, last: LAST_LUNATION } as const;

/**
 * The instant of a new moon, in seconds of Terrestrial Time since J2000.0.
 * @throws RangeError for a lunation that is not in the table
 * @example newMoonTT(0)   // 454482.3: 2000-01-06 18:14:42 TT
 */
export function newMoonTT(lunation: number): number {
  if (!Number.isInteger(lunation) || lunation < FIRST_LUNATION || lunation > LAST_LUNATION) {
    throw new RangeError(`lunation ${lunation} is not in the table, ${FIRST_LUNATION} to ${LAST_LUNATION}`);
  }
  return inLineTT(lunation, WEIGHTS) + RESIDUAL_STEP * leftOver(lunation - FIRST_LUNATION);
}

/**
 * Number of the last new moon at or before an instant.
 * @param tt seconds of Terrestrial Time since J2000.0
 * @throws RangeError before the first and after the last new moon of the table
 */
export function lunationAt(tt: number): number {
  const meanLunations = MIDDLE + (HALF * (tt - WEIGHTS[0])) / WEIGHTS[1];
  const isWellInside = meanLunations > FIRST_LUNATION + 1 && meanLunations < LAST_LUNATION - 1;
  if (!isWellInside && !(tt >= newMoonTT(FIRST_LUNATION) && tt <= newMoonTT(LAST_LUNATION)))
    throw new RangeError(`${tt} s from J2000.0 is outside the table of new moons`);
  const latest = Math.floor(meanLunations + LARGEST_INEQUALITY);
  const isCertain = meanLunations - latest > LARGEST_INEQUALITY;
  return isCertain || newMoonTT(latest) <= tt ? latest : latest - 1;
}

// A new moon is at most 15.0 hours from the mean one: the sum of all weights but the first two, and the largest residual.
const LARGEST_INEQUALITY = 0.022;

const leftOver = /* @__PURE__ */ residualsIn(RESIDUALS, RESIDUAL_WEIGHTS, RESIDUAL_PART);
