// Decodes the residuals of a formula: 16-bit differences from a linear prediction by the previous entries, in three digits to the base 50 (written by
// engine/build/sky/residuals.mjs). So the tables of the sky take three fifths of the space.

const SCALE = 4096;
const BASE = 50;
const ZERO = 65; // 'A'

/**
 * The integers in a text, -32768 to 32767.
 * @param weights of the last entry, the one before it …, for the prediction of the next, in 4096ths
 */
export function residualsIn(text: string, weights: readonly number[]): Int16Array {
  const entries = text.length / 3;
  const order = weights.length;
  const residuals = new Int16Array(order + entries); // zeros precede the first
  const digit = (i: number): number => text.charCodeAt(i) - ZERO;
  for (let i = 0; i < entries; i++) {
    let foretold = 0;
    for (let k = 0; k < order; k++) foretold += weights[k]! * residuals[order + i - 1 - k]!;
    const left = digit(i) + BASE * (digit(entries + i) + BASE * digit(2 * entries + i));
    // Bits above 16 are dropped, as in the encoder.
    residuals[order + i] = Math.round(foretold / SCALE) + left;
  }
  return residuals.subarray(order);
}
