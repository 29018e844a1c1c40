// Keys of a row, and their weights. Its own names count in full, other names a little less.

import { LIST } from '../src/key-index.ts';
import { column, type Sections } from './sections.ts';

const LONGEST_KEY = 120; // bytes; nobody types more of a name, and a length has one byte
const MOST_BYTES = 3; // of UTF-8, for a unit of a string

/**
 * Collects keys for one index, the keys of one row after those of another. The rows of each key are a chain of entries: an array for each of a million
 * keys would double the time of the build.
 */
export class KeyCollector {
  /** The number of each key. */
  readonly #numbers = new Map<string, number>();
  /** The last entry of each key. */
  readonly #last: number[] = [];
  readonly #rows: number[] = [];
  readonly #weights: number[] = [];
  /** For each entry the one before it of its key; -1 for the first. */
  readonly #previous: number[] = [];

  /** Adds a row under a folded name, with a weight of 0 to 255; if the row is there already, the higher weight counts. */
  add(key: string, row: number, weight: number): void {
    if (key === '' || (key.length * MOST_BYTES > LONGEST_KEY && Buffer.byteLength(key) > LONGEST_KEY)) return;
    const bounded = Math.min(255, Math.max(0, weight));
    const number = this.#numbers.get(key) ?? this.#last.length;
    const last = this.#last[number] ?? -1;
    if (last < 0) this.#numbers.set(key, number);
    else if (this.#rows[last]! > row) throw new Error(`"${key}" is added for row ${row} after row ${this.#rows[last]}`);
    else if (this.#rows[last] === row) {
      this.#weights[last] = Math.max(this.#weights[last]!, bounded);
      return;
    }
    this.#weights.push(bounded);
    this.#previous.push(last);
    this.#last[number] = this.#rows.push(row) - 1;
  }

  /** The sections of the index, their names beginning with `name`. Rows of one key are heaviest first, then by number. */
  sections(name: string): Sections {
    const keys = inByteOrder([...this.#numbers.keys()]);
    const values = new Uint32Array(keys.length);
    const weights = new Uint8Array(keys.length);
    const lists: number[] = [];
    const listWeights: number[] = [];
    for (const [i, key] of keys.entries()) {
      const last = this.#last[this.#numbers.get(key)!]!;
      if (this.#previous[last] === -1) {
        values[i] = this.#rows[last]!;
        weights[i] = this.#weights[last]!;
        continue;
      }
      const rows: [row: number, weight: number][] = [];
      for (let at = last; at !== -1; at = this.#previous[at]!) rows.push([this.#rows[at]!, this.#weights[at]!]);
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
 * Sorts by the bytes of UTF-8. JavaScript sorts by units of UTF-16, which is the same order except for characters of two units: these come
 * before the few single units above U+DFFF.
 */
function inByteOrder(keys: string[]): string[] {
  const sorted = keys.sort();
  return sorted.some((key) => /[\ue000-\uffff]/.test(key))
    ? sorted.sort((a, b) => Buffer.from(a).compare(Buffer.from(b)))
    : sorted;
}
