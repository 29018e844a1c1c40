// Differences of two documents by member, with both values, since two lines of 26 KB are unreadable.

const MAX = 5;
const AROUND = 40;

/** A document as JSON, or parsed. */
type Document = string | Uint8Array;

const ABSENT = Symbol('absent');

/**
 * The members in which two JSON documents differ, the first five: `palaces[3].majorStars[0].brightness.name: "庙" ≠ "旺"`. If all members are equal but the bytes
 * are not, the first byte. Empty for identical documents.
 */
export function documentDifferences(ours: Document, theirs: Document): readonly string[] {
  if (ours === theirs) return [];
  const [one, other] = [bytesOf(ours), bytesOf(theirs)];
  const at = firstDifference(one, other);
  if (at === undefined) return [];
  const [read, otherRead] = [readJson(one), readJson(other)];
  const members = read && otherRead ? memberDifferences(read.value, otherRead.value) : [];
  return members.length > 0 ? members : [byteDifference(one, other, at)];
}

/** The members in which two values differ, the first five, including their order. */
export function memberDifferences(ours: unknown, theirs: unknown): readonly string[] {
  const found: string[] = [];
  for (const difference of differences('', ours, theirs)) {
    if (found.length === MAX) return [...found, '…'];
    found.push(difference);
  }
  return found;
}

function* differences(path: string, ours: unknown, theirs: unknown): Generator<string> {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    for (let i = 0; i < Math.max(ours.length, theirs.length); i++) {
      yield* differences(`${path}[${i}]`, i in ours ? ours[i] : ABSENT, i in theirs ? theirs[i] : ABSENT);
    }
  } else if (isRecord(ours) && isRecord(theirs)) {
    const [names, otherNames] = [Object.keys(ours), Object.keys(theirs)];
    for (const name of new Set([...names, ...otherNames])) {
      const at = (record: Record<string, unknown>) => (Object.hasOwn(record, name) ? record[name] : ABSENT);
      yield* differences(path + stepTo(name, path === ''), at(ours), at(theirs));
    }
    const both = (some: readonly string[], others: readonly string[]) => some.filter((name) => others.includes(name));
    const [order, otherOrder] = [both(names, otherNames), both(otherNames, names)];
    const first = order.findIndex((name, i) => name !== otherOrder[i]);
    if (first >= 0) yield `${path || 'the document'}, order of its members: ${order[first]} ≠ ${otherOrder[first]}`;
  } else if (!Object.is(ours, theirs)) {
    yield `${path || 'the document'}: ${shown(ours)} ≠ ${shown(theirs)}`;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stepTo(name: string, isFirst: boolean): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) return `[${JSON.stringify(name)}]`;
  return isFirst ? name : `.${name}`;
}

function shown(value: unknown): string {
  if (value === ABSENT) return 'absent';
  if (Object.is(value, -0)) return '-0';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)}…` : text;
}

const bytesOf = (document: Document): Uint8Array =>
  typeof document === 'string' ? new TextEncoder().encode(document) : document;

function firstDifference(ours: Uint8Array, theirs: Uint8Array): number | undefined {
  const end = Math.max(ours.length, theirs.length);
  for (let at = 0; at < end; at++) if (ours[at] !== theirs[at]) return at;
  return undefined;
}

function readJson(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}

function byteDifference(ours: Uint8Array, theirs: Uint8Array, at: number): string {
  const before = new TextDecoder().decode(ours.subarray(Math.max(0, at - AROUND), at));
  const byte = (bytes: Uint8Array) => (at < bytes.length ? `0x${bytes[at]!.toString(16).padStart(2, '0')}` : 'the end');
  return `byte ${at}, after ${JSON.stringify(before)}: ${byte(ours)} ≠ ${byte(theirs)}`;
}
