// Keys of a row, and their weights. Its own names count in full, other names a little less.

import { LIST } from '../src/key-index.ts';
import { column, type Sections } from './sections.ts';

const LONGEST_KEY = 120; // bytes; nobody types more of a name, and a length has one byte

/** Collects keys for one index. */
export class KeyCollector {
  /** The rows of each key with their weights behind them: row, weight, row, weight. */
  readonly #rows = new Map<string, number[]>();
  readonly #fold: (text: string) => string;

  constructor(fold: (text: string) => string) {
    this.#fold = fold;
  }

  /** Let a row be found under a name, with a weight of 0 to 255; the higher one counts when it is there already. */
  add(name: string, row: number, weight: number): void {
    const key = this.#fold(name);
    if (key === '' || Buffer.byteLength(key) > LONGEST_KEY) return;
    const bounded = Math.min(255, Math.max(0, weight));
    const rows = this.#rows.get(key);
    if (!rows) {
      this.#rows.set(key, [row, bounded]);
      return;
    }
    for (let i = 0; i < rows.length; i += 2) {
      if (rows[i] !== row) continue;
      rows[i + 1] = Math.max(rows[i + 1]!, bounded);
      return;
    }
    rows.push(row, bounded);
  }

  /** The sections of the index, their names beginning with `name`. Rows of one key are heaviest first, then by number. */
  sections(name: string): Sections {
    const keys = inByteOrder([...this.#rows.keys()]);
    const values = new Uint32Array(keys.length);
    const weights = new Uint8Array(keys.length);
    const lists: number[] = [];
    const listWeights: number[] = [];
    for (const [i, key] of keys.entries()) {
      const flat = this.#rows.get(key)!;
      if (flat.length === 2) {
        values[i] = flat[0]!;
        weights[i] = flat[1]!;
        continue;
      }
      const rows: [row: number, weight: number][] = [];
      for (let at = 0; at < flat.length; at += 2) rows.push([flat[at]!, flat[at + 1]!]);
      rows.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
      values[i] = LIST + lists.length;
      weights[i] = rows[0]![1];
      lists.push(rows.length, ...rows.map(([row]) => row));
      listWeights.push(0, ...rows.map(([, weight]) => weight));
    }
    return {
      ...column(name, keys),
      [`${name}.values`]: values,
      [`${name}.weights`]: weights,
      [`${name}.lists`]: Uint32Array.from(lists),
      [`${name}.listWeights`]: Uint8Array.from(listWeights),
    };
  }
}

/**
 * Sorted as the bytes of UTF-8 are. JavaScript orders by its own units, which is the same but for characters that take two of them
 * beside the few single ones that are behind those (above U+DFFF).
 */
function inByteOrder(keys: string[]): string[] {
  const sorted = keys.sort();
  return sorted.some((key) => /[\ue000-\uffff]/.test(key))
    ? sorted.sort((a, b) => Buffer.from(a).compare(Buffer.from(b)))
    : sorted;
}
