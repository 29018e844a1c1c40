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
  for (let i = 0; i < entries; i++) {
    let foretold = 0;
    for (let k = 0; k < order; k++) foretold += weights[k]! * residuals[order + i - 1 - k]!;
    const [last, middle, first] = [text.charCodeAt(i), text.charCodeAt(entries + i), text.charCodeAt(2 * entries + i)];
    const left = last - ZERO + BASE * (middle - ZERO + BASE * (first - ZERO));
    // Bits above 16 are dropped, as in the encoder.
    residuals[order + i] = Math.round(foretold / SCALE) + left;
  }
  return residuals.subarray(order);
}
