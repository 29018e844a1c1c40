// How is what a formula leaves over stored? As whole steps in 16 bits, less what the entries before foretell: the pull of the Moon and the
// planets goes on much as it did. In base64: all low bytes first, then all high ones, which are alike.

import { leastSquares } from './least-squares.mjs';

const WEIGHTS = 24;
const SCALE = 64;

/**
 * @param {number[]} residuals
 * @param {number} step
 * @returns {{weights: number[], text: string}} what engine/src/sky/residuals.ts reads
 */
export function packResiduals(residuals, step) {
  const steps = residuals.map((residual) => Math.round(residual / step));
  const widest = Math.max(...steps.map(Math.abs));
  if (widest > 32_767) throw new Error(`a residual of ${widest} steps does not fit in 16 bits`);
  const before = steps.map((_, i) => Array.from({ length: WEIGHTS }, (_, k) => steps[i - 1 - k] ?? 0));
  const weights = leastSquares(before, steps).map((weight) => Math.round(SCALE * weight));
  const bytes = Buffer.alloc(2 * steps.length);
  for (const [i, own] of steps.entries()) {
    const foretold = before[i].reduce((sum, earlier, k) => sum + weights[k] * earlier, 0) / SCALE;
    const left = own - Math.round(foretold);
    bytes[i] = left & 0xff;
    bytes[steps.length + i] = (left >> 8) & 0xff;
  }
  return { weights, text: bytes.toString('base64') };
}

/**
 * The source of packed residuals: three constants.
 * @param {number[]} residuals
 * @param {number} step
 * @param {string} note follows their name in the comment
 */
export function residualsSource(residuals, step, note) {
  const { weights, text } = packResiduals(residuals, step);
  return `/** The residuals${note}, in steps of so many seconds; how they are written: engine/build/sky/residuals.mjs. */
export const RESIDUAL_STEP = ${step};
export const RESIDUAL_WEIGHTS: readonly number[] = [${weights.join(', ')}];
export const RESIDUALS: string = '${text}';
`;
}
