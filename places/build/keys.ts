// Under which keys is a row found, and how much does it count there? Its own names count in full, other names a little less.

import { LIST } from '../src/key-index.ts';
import type { Sections } from './pack.ts';

const LONGEST_KEY = 120; // bytes; nobody types more of a name, and a length has one byte

/** Collects keys for one index. */
export class KeyCollector {
  readonly #rows = new Map<string, Map<number, number>>();
  readonly #fold: (text: string) => string;

  constructor(fold: (text: string) => string) {
    this.#fold = fold;
  }

  /** Let a row be found under a name, with a weight of 0 to 255; the higher one counts when it is there already. */
  add(name: string, row: number, weight: number): void {
    const key = this.#fold(name);
    if (key === '') return;
    const rows = this.#rows.get(key) ?? new Map<number, number>();
    rows.set(row, Math.max(rows.get(row) ?? 0, Math.min(255, Math.max(0, weight))));
    this.#rows.set(key, rows);
  }

  /** All characters that stand in a key. */
  characters(): Set<string> {
    return new Set([...this.#rows.keys()].join(''));
  }

  /** The sections of the index, their names beginning with `name`. Rows of one key stand heaviest first, then by number. */
  sections(name: string): Sections {
    const encoder = new TextEncoder();
    const keys = [...this.#rows.keys()]
      .map((key) => ({ key, bytes: Buffer.from(encoder.encode(key)) }))
      .filter(({ bytes }) => bytes.length <= LONGEST_KEY)
      .sort((a, b) => a.bytes.compare(b.bytes));
    const values = new Uint32Array(keys.length);
    const weights = new Uint8Array(keys.length);
    const lists: number[] = [];
    const listWeights: number[] = [];
    for (const [i, { key }] of keys.entries()) {
      const rows = [...this.#rows.get(key)!].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
      weights[i] = rows[0]![1];
      if (rows.length === 1) {
        values[i] = rows[0]![0];
        continue;
      }
      values[i] = LIST + lists.length;
      lists.push(rows.length);
      listWeights.push(0);
      for (const [row, weight] of rows) {
        lists.push(row);
        listWeights.push(weight);
      }
    }
    return {
      [`${name}.text`]: Buffer.concat(keys.map(({ bytes }) => bytes)),
      [`${name}.lengths`]: Uint8Array.from(keys, ({ bytes }) => bytes.length),
      [`${name}.values`]: values,
      [`${name}.weights`]: weights,
      [`${name}.lists`]: Uint32Array.from(lists),
      [`${name}.listWeights`]: Uint8Array.from(listWeights),
    };
  }
}
