// Full moons: opposition of Moon and Sun. Instants of the real sky, from JPL DE431: apparent geocentric longitudes half a circle apart. The packing
// moves them by 0.03 s at most. A table of its own, so that only an almanac carries it.

import { RESIDUAL_PART, RESIDUAL_STEP, RESIDUAL_WEIGHTS, RESIDUALS, WEIGHTS } from './full-moons.generated.ts';
import { inLineTT } from './moon-and-sun.ts';
import { LUNATIONS } from './new-moons.ts';
import { residualsIn } from './residuals.ts';

/**
 * The instant of the full moon of a lunation, in seconds of Terrestrial Time since J2000.0.
 * @param lunation the number of the new moon before it
 * @throws RangeError for a lunation that is not in the table
 * @example fullMoonTT(0)   // 1701690.5: 2000-01-21 04:41:30 TT
 */
export function fullMoonTT(lunation: number): number {
  const { first, last } = LUNATIONS;
  if (!Number.isInteger(lunation) || lunation < first || lunation > last) {
    throw new RangeError(`lunation ${lunation} is not in the table, ${first} to ${last}`);
  }
  return inLineTT(lunation + 0.5, WEIGHTS) + RESIDUAL_STEP * leftOver(lunation - first);
}

const leftOver = /* @__PURE__ */ residualsIn(RESIDUALS, RESIDUAL_WEIGHTS, RESIDUAL_PART);
