// How is what a formula leaves over read back? It is kept as 16-bit integers in base64, all low bytes before all high ones, each less what
// the entries before it foretell (written by engine/build/sky/residuals.mjs): all the tables of the sky take a quarter less so.

const SCALE = 64;

/**
 * The integers in a text, -32768 to 32767.
 * @param weights what the last entry, the one before it … foretell of the next, in sixty-fourths
 */
export function residualsIn(text: string, weights: readonly number[]): Int16Array {
  const bytes = atob(text);
  const entries = bytes.length >> 1;
  const order = weights.length;
  const residuals = new Int16Array(order + entries); // zeros stand before the first
  for (let i = 0; i < entries; i++) {
    let foretold = 0;
    for (let k = 0; k < order; k++) foretold += weights[k]! * residuals[order + i - 1 - k]!;
    // What is beyond 16 bits falls off here, as it did when it was written.
    residuals[order + i] = Math.round(foretold / SCALE) + (bytes.charCodeAt(i) | (bytes.charCodeAt(entries + i) << 8));
  }
  return residuals.subarray(order);
}
