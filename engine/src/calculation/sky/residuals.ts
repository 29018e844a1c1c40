// The residuals of a formula, packed: 16-bit differences from a linear prediction by the previous entries, in three digits to the base 50 (written by
// engine/build/sky/residuals.mjs). So the tables of the sky take three fifths of the space. Reading them whole delays the first
// chart, so each part is read and cached when an entry of it is first requested: the state is always set to the same value.

const SCALE = 4096;
const BASE = 50;
const ZERO = 65; // 'A'

/**
 * The entries of a table, integers from -32768 to 32767, by their place from 0 on.
 * @param weights of the last entry, the one before it …, for the prediction of the next, in 4096ths
 * @param length of a part; the last part may be shorter
 */
export function residualsIn(text: string, weights: readonly number[], length: number): (place: number) => number {
  const entries = text.length / 3;
  const parts = new Array<Int16Array | undefined>(Math.ceil(entries / length)).fill(undefined);
  const readPart = (n: number): Int16Array => {
    const from = n * length;
    const order = weights.length;
    const residuals = new Int16Array(order + Math.min(length, entries - from)); // zeros precede the first
    for (let i = order; i < residuals.length; i++) {
      let foretold = 0;
      for (let k = 0; k < order; k++) foretold += weights[k]! * residuals[i - 1 - k]!;
      const at = from + i - order;
      const [last, middle] = [text.charCodeAt(at), text.charCodeAt(entries + at)];
      const first = text.charCodeAt(2 * entries + at);
      const left = last - ZERO + BASE * (middle - ZERO + BASE * (first - ZERO));
      // Bits above 16 are dropped, as in the encoder.
      residuals[i] = Math.round(foretold / SCALE) + left;
    }
    return residuals.subarray(order);
  };
  return (place) => {
    const n = Math.floor(place / length);
    parts[n] ??= readPart(n);
    return parts[n][place - n * length]!;
  };
}
