// The residuals of a formula, packed: 16-bit differences from a linear prediction by the previous entries, in three digits to the base 50 (written by
// engine/build/sky/residuals.mjs). So the tables of the sky take three fifths of the space. Reading a table whole would take a third of the time of the first
// chart, so each of its parts is read and cached when an entry is first requested: the state is always set to the same value.

const SCALE = 4096;
const BASE = 50;
const ZERO = 65; // 'A'
const DIGITS = 3;

/**
 * The entries of a table, integers from -32768 to 32767, by their place from 0 on.
 * @param parts of equal length, but for the last
 * @param weights of the last entry, the one before it …, for the prediction of the next, in 4096ths
 */
export function residualsIn(parts: readonly string[], weights: readonly number[]): (place: number) => number {
  const length = parts[0]!.length / DIGITS;
  const read: (Int16Array | undefined)[] = parts.map(() => undefined);
  return (place) => {
    const n = Math.floor(place / length);
    read[n] ??= readPart(parts[n]!, weights);
    return read[n][place - n * length]!;
  };
}

function readPart(text: string, weights: readonly number[]): Int16Array {
  const entries = text.length / DIGITS;
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
