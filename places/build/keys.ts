// Keys of a row, and their weights. Its own names count in full, other names a little less.

import { LIST } from '../src/key-index.ts';
import { column, type Sections } from './sections.ts';

const LONGEST_KEY = 120; // bytes; nobody types more of a name, and a length has one byte
const MOST_BYTES = 3; // of UTF-8, for a unit of a string

/** Collects keys for one index. The rows of each key are a chain of entries: an array for each of a million keys would double the time of the build. */
export class KeyCollector {
  /** The first entry of each key. */
  readonly #first = new Map<string, number>();
  readonly #rows: number[] = [];
  readonly #weights: number[] = [];
  /** For each entry the next one of its key; -1 for the last. */
  readonly #next: number[] = [];

  /** Adds a row under a folded name, with a weight of 0 to 255; if the row is there already, the higher weight counts. */
  add(key: string, row: number, weight: number): void {
    if (key === '' || (key.length * MOST_BYTES > LONGEST_KEY && Buffer.byteLength(key) > LONGEST_KEY)) return;
    const bounded = Math.min(255, Math.max(0, weight));
    const first = this.#first.get(key);
    if (first === undefined) {
      this.#first.set(key, this.#append(row, bounded));
      return;
    }
    for (let at = first; ; at = this.#next[at]!) {
      if (this.#rows[at] === row) {
        this.#weights[at] = Math.max(this.#weights[at]!, bounded);
        return;
      }
      if (this.#next[at] === -1) {
        this.#next[at] = this.#append(row, bounded);
        return;
      }
    }
  }

  #append(row: number, weight: number): number {
    this.#weights.push(weight);
    this.#next.push(-1);
    return this.#rows.push(row) - 1;
  }

  /** The sections of the index, their names beginning with `name`. Rows of one key are heaviest first, then by number. */
  sections(name: string): Sections {
    const keys = inByteOrder([...this.#first.keys()]);
    const values = new Uint32Array(keys.length);
    const weights = new Uint8Array(keys.length);
    const lists: number[] = [];
    const listWeights: number[] = [];
    for (const [i, key] of keys.entries()) {
      const first = this.#first.get(key)!;
      if (this.#next[first] === -1) {
        values[i] = this.#rows[first]!;
        weights[i] = this.#weights[first]!;
        continue;
      }
      const rows: [row: number, weight: number][] = [];
      for (let at = first; at !== -1; at = this.#next[at]!) rows.push([this.#rows[at]!, this.#weights[at]!]);
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
