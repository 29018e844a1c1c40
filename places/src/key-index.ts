// Rows whose name begins with a key. All keys lie sorted bytewise in one text; each has a value (the row, or a list of
// rows when several share the key) and the weight of the heaviest of them, so that a scan can skip keys that cannot win.

import type { Artefact } from './artefact.ts';
import { readLines } from './lines.ts';

/** Keys and their values. Key k is bytes starts[k] to starts[k+1] of `text`. */
export interface KeyIndex {
  readonly size: number;
  readonly text: Uint8Array;
  readonly starts: Uint32Array;
  /** A row; or, with the highest bit set, where its list begins in `lists`: the length, then the rows, heaviest first. */
  readonly values: Uint32Array;
  /** Weight of the heaviest row under this key, 0 to 255. */
  readonly weights: Uint8Array;
  readonly lists: Uint32Array;
  /** The weights beside `lists`. */
  readonly listWeights: Uint8Array;
  /** The weight of the heaviest of each BLOCK keys: a scan passes over a whole block that cannot win. */
  readonly blockWeights: Uint8Array;
  /** Beginning and end of the keys with each three first letters: most searches begin there and save half of their steps. */
  readonly tripleFrom: Uint32Array;
  readonly tripleTo: Uint32Array;
}

/** Prefix of initials in the index of codes, since LAS is an airport first and 六安市 last. */
export const INITIALS_MARK = '0';

/** Prefix of the name of a region that is too wide to stand for its largest place. */
export const WIDE_MARK = '1';
/** The mark before the code of a country in three letters, which names only what a place is in: Cali COL. */
export const CODE_MARK = '2';

/** Keys in a block. */
export const BLOCK = 64;

/** The bit of a value that marks a list. */
export const LIST = 0x8000_0000;

/** A run of neighbouring keys, `to` not included. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** Opens the index whose sections begin with this name. */
export function readKeyIndex(artefact: Artefact, name: string): KeyIndex {
  const { bytes: text, starts } = readLines(artefact, name);
  const weights = artefact.u8(`${name}.weights`);
  const blockWeights = new Uint8Array(Math.ceil(weights.length / BLOCK));
  for (let key = 0; key < weights.length; key++) {
    const block = (key / BLOCK) | 0;
    if (weights[key]! > blockWeights[block]!) blockWeights[block] = weights[key]!;
  }
  return {
    size: weights.length,
    text,
    starts,
    ...triples(text, starts),
    values: artefact.u32(`${name}.values`),
    weights,
    blockWeights,
    lists: artefact.u32(`${name}.lists`),
    listWeights: artefact.u8(`${name}.listWeights`),
  };
}

/** The keys that begin with these bytes. */
export function keysWithPrefix(index: KeyIndex, prefix: Uint8Array): KeyRange {
  const triple = tripleOf(prefix, 0);
  const within =
    triple < 0 ? { from: 0, to: index.size } : { from: index.tripleFrom[triple]!, to: index.tripleTo[triple]! };
  if (prefix.length === 3 && triple >= 0) return within;
  const from = firstKey(within, (key) => compareStart(index, key, prefix) >= 0);
  return { from, to: firstKey({ from, to: within.to }, (key) => compareStart(index, key, prefix) > 0) };
}

/** The key that is these bytes, or -1. It would be the first of the keys that begin with them. */
export function wholeKey(index: KeyIndex, bytes: Uint8Array, { from, to }: KeyRange): number {
  return from < to && index.starts[from + 1]! - index.starts[from]! === bytes.length ? from : -1;
}

/** Calls the visitor for each row of a key, heaviest first, until it answers false. */
export function visitRows(index: KeyIndex, key: number, visit: (row: number, weight: number) => boolean): void {
  const value = index.values[key]!;
  if (value < LIST) {
    visit(value, index.weights[key]!);
    return;
  }
  const start = value - LIST;
  for (let at = start + 1; at <= start + index.lists[start]!; at++) {
    if (!visit(index.lists[at]!, index.listWeights[at]!)) return;
  }
}

/** Negative, zero, positive: the key sorts before, begins with, sorts after these bytes. */
function compareStart(index: KeyIndex, key: number, prefix: Uint8Array): number {
  const start = index.starts[key]!;
  const length = index.starts[key + 1]! - start;
  const shared = Math.min(length, prefix.length);
  for (let i = 0; i < shared; i++) {
    const difference = index.text[start + i]! - prefix[i]!;
    if (difference !== 0) return difference;
  }
  return length < prefix.length ? -1 : 0;
}

/** The first key of a run that passes the test, which all later keys pass too. */
export function firstKey(run: KeyRange, holds: (key: number) => boolean): number {
  let { from, to } = run;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

const A = 0x61; // the letter a
const LETTERS = 26;

/** The number of three letters a to z, from `at` on; negative when there are not three. */
function tripleOf(bytes: Uint8Array, at: number): number {
  if (at + 3 > bytes.length) return -1;
  return tripleOfLetters(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!);
}

/** The number of three bytes that are letters a to z; -1 when one is not. */
export function tripleOfLetters(first: number, second: number, third: number): number {
  const [a, b, c] = [first - A, second - A, third - A];
  const isLetters = a >= 0 && a < LETTERS && b >= 0 && b < LETTERS && c >= 0 && c < LETTERS;
  return isLetters ? (a * LETTERS + b) * LETTERS + c : -1;
}

function triples(text: Uint8Array, starts: Uint32Array): Pick<KeyIndex, 'tripleFrom' | 'tripleTo'> {
  const tripleFrom = new Uint32Array(LETTERS ** 3);
  const tripleTo = new Uint32Array(LETTERS ** 3);
  for (let key = 0; key + 1 < starts.length; key++) {
    const start = starts[key]!;
    if (starts[key + 1]! - start < 3) continue;
    const triple = tripleOfLetters(text[start]!, text[start + 1]!, text[start + 2]!);
    if (triple < 0) continue;
    if (tripleTo[triple] === 0) tripleFrom[triple] = key;
    tripleTo[triple] = key + 1;
  }
  return { tripleFrom, tripleTo };
}
