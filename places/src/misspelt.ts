// Names that differ from a text by one or two typing errors: a letter wrong, missing, too many, or two swapped. The sorted keys are
// walked like a tree of letters, spending errors on the way; the first letter may be wrong like any other.

import { firstKey, type KeyIndex, tripleOfLetters } from './key-index.ts';

/** Called with a run of keys: their first `depth` bytes match the whole text, with this number of errors. */
export type MeetsKeys = (from: number, to: number, depth: number, errors: number) => void;

/** Remaining steps of the walks of one search; a walk without steps returns what it has found. A step is some 100 ns. */
export interface Steps {
  left: number;
}

const LETTERS_BEFORE_SECOND_ERROR = 3; // two errors at once in the first letters could be any name

/** Walks all keys that begin with the text, with at most this number of errors. Keys and text are ASCII; other keys are skipped. */
export function walkMisspelt(index: KeyIndex, text: Uint8Array, errors: number, steps: Steps, meets: MeetsKeys): void {
  const { text: bytes, starts } = index;

  /** The keys between `from` and `to` share their first `depth` bytes; the text is read up to `at`. */
  const walk = (from: number, to: number, depth: number, at: number, left: number): void => {
    if (from >= to || --steps.left < 0) return;
    if (at === text.length) {
      meets(from, to, depth, errors - left);
      return;
    }
    if (left === 0) {
      follow(from, to, depth, at);
      return;
    }
    if (left < errors && at < LETTERS_BEFORE_SECOND_ERROR) {
      const low = runStart(index, from, to, depth, text[at]!);
      if (low < to) walk(low, runEnd(index, low, to, depth, text[at]!), depth + 1, at + 1, left);
      return;
    }
    let key = from;
    if (starts[key + 1]! - starts[key]! === depth) {
      const missing = text.length - at; // the key ends before the text does
      if (missing <= left) meets(key, key + 1, depth, errors - left + missing);
      key++;
    }
    walk(from, to, depth, at + 1, left - 1); // a letter too many
    while (key < to) {
      const byte = bytes[starts[key]! + depth]!;
      const end = runEnd(index, key, to, depth, byte);
      if (byte >= 0x80) return;
      if (byte === text[at]) walk(key, end, depth + 1, at + 1, left);
      else {
        walk(key, end, depth + 1, at + 1, left - 1); // a wrong letter
        if (byte === text[at + 1]) swapped(key, end, depth + 1, at, left - 1);
      }
      walk(key, end, depth + 1, at, left - 1); // a letter missing
      key = end;
    }
  };

  /** No error is left: narrow the run letter by letter to the rest of the text. */
  const follow = (from: number, to: number, depth: number, at: number): void => {
    let [low, high, i] = [from, to, at];
    if (depth < 3 && text.length - at >= 3 - depth) {
      const start = starts[from]!;
      const letter = (n: number): number => (n < depth ? bytes[start + n]! : text[at + n - depth]!);
      const triple = tripleOfLetters(letter(0), letter(1), letter(2));
      if (triple >= 0) [low, high, i] = [index.tripleFrom[triple]!, index.tripleTo[triple]!, at + 3 - depth];
      if (low >= high) return;
    }
    const rest = (key: number): number => compareRest(index, key, depth - at, text, i);
    const first = firstKey({ from: low, to: high }, (key) => rest(key) >= 0);
    if (first >= high || rest(first) !== 0) return;
    [low, high] = [first, firstKey({ from: first + 1, to: high }, (key) => rest(key) > 0)];
    meets(low, high, depth + text.length - at, errors);
  };

  /** The second of two letters came first; now the first must follow. */
  const swapped = (from: number, to: number, depth: number, at: number, left: number): void => {
    const low = runStart(index, from, to, depth, text[at]!);
    const high = low < to ? runEnd(index, low, to, depth, text[at]!) : low;
    if (low < high) walk(low, high, depth + 1, at + 2, left);
  };

  walk(0, index.size, 0, 0, errors);
}

/** The first key whose byte at `depth` is this or a later one; a key that ends there sorts before. */
function runStart(index: KeyIndex, from: number, to: number, depth: number, byte: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byteAt(index, middle, depth) >= byte) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first key behind those whose byte at `depth` is this one: near ones are tried first. */
function runEnd(index: KeyIndex, from: number, to: number, depth: number, byte: number): number {
  if (byteAt(index, from, depth) > byte) return from;
  let reach = 1;
  while (from + reach < to && byteAt(index, from + reach, depth) <= byte) reach *= 2;
  let low = from + (reach >>> 1);
  let high = Math.min(to, from + reach);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byteAt(index, middle, depth) <= byte) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Compares the letters of a key, from `at` of the text on, with the rest of the text; 0 if the key goes on with it. */
function compareRest(
  { text: bytes, starts }: KeyIndex,
  key: number,
  shift: number,
  text: Uint8Array,
  from: number,
): number {
  const end = starts[key + 1]!;
  let at = starts[key]! + shift + from;
  for (let i = from; i < text.length; i++, at++) {
    const difference = (at < end ? bytes[at]! : -1) - text[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

function byteAt({ text, starts }: KeyIndex, key: number, depth: number): number {
  const at = starts[key]! + depth;
  return at < starts[key + 1]! ? text[at]! : -1;
}
