// Packs the residuals of a formula. Each is a whole number of steps in 16 bits, minus a prediction from the previous entries, since the pull of the Moon and
// the planets changes slowly. The difference is three digits to the base 50 (-25 to 24, 'A' is 0): first the last digits of all entries, then the middle ones,
// then the first. Small differences have zeros as first digits, which compress to almost nothing. A table has three parts, which are decoded by themselves:
// a chart needs one or two of them.

import { leastSquares } from './least-squares.mjs';

const SCALE = 4096;
const BASE = 50;
const DIGITS = 3;
const ZERO = 'A'.charCodeAt(0);

/**
 * @param {number[]} residuals
 * @param {number} step
 * @param {number} order number of entries that predict the next one
 * @param {number} length number of entries of a part; the last part may be shorter
 * @returns {{weights: number[], text: string}} what engine/src/calculation/sky/residuals.ts reads
 */
export function packResiduals(residuals, step, order, length) {
  const steps = residuals.map((residual) => Math.round(residual / step));
  const widest = Math.max(...steps.map(Math.abs));
  if (widest > 32_767) throw new Error(`a residual of ${widest} steps does not fit in 16 bits`);
  const before = steps.map((_, i) => Array.from({ length: order }, (_, k) => (i % length > k ? steps[i - 1 - k] : 0)));
  // The first entries of a part have no previous ones to predict from, so they have little weight in the fit.
  const counts = steps.map((_, i) => (i % length < order ? 1e-3 : 1));
  const weights = leastSquares(
    before.map((row, i) => row.map((earlier) => counts[i] * earlier)),
    steps.map((own, i) => counts[i] * own),
  ).map((weight) => Math.round(SCALE * weight));
  const places = Array.from({ length: DIGITS }, () => '');
  for (const [i, own] of steps.entries()) {
    const foretold = before[i].reduce((sum, earlier, k) => sum + weights[k] * earlier, 0) / SCALE;
    let left = new Int16Array([own - Math.round(foretold)])[0];
    for (let place = 0; place < DIGITS; place++) {
      const rest = Math.floor((left + BASE / 2) / BASE);
      places[place] += String.fromCharCode(ZERO + left - BASE * rest);
      left = rest;
    }
  }
  return { weights, text: places.join('') };
}

/**
 * The source of packed residuals: four constants.
 * @param {number[]} residuals
 * @param {number} step
 * @param {{ order: number, length: number }} packing number of entries that predict the next one (more of them make the text shorter and its reading longer), and
 *   of entries of a part
 * @param {string} note follows their name in the comment
 */
export function residualsSource(residuals, step, { order, length }, note) {
  const { weights, text } = packResiduals(residuals, step, order, length);
  return `/** The residuals${note}, in steps of so many seconds; how they are written: engine/build/sky/residuals.mjs. */
export const RESIDUAL_STEP = ${step};
export const RESIDUAL_WEIGHTS: readonly number[] = [${weights.join(', ')}];
export const RESIDUAL_PART = ${length};
export const RESIDUALS: string = '${text}';
`;
}
