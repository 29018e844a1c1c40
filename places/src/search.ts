// Which places does a text mean? Every reading of it is looked up: whole names first, then names that begin so;
// among equals the place counts more where more people live.

import { Best } from './best.ts';
import { fold, type HanVariants } from './fold.ts';
import { type KeyIndex, keysWithPrefix, LIST, visitRows, wholeKey } from './key-index.ts';
import type { MatchKind } from './place.ts';
import { type Reading, readings } from './reading.ts';
import type { Records } from './records.ts';

/** What a search needs. */
export interface SearchData {
  readonly records: Records;
  readonly placeKeys: KeyIndex;
  readonly unitKeys: KeyIndex;
  readonly hanVariants: HanVariants;
}

// Scores: a step, plus the weight of the place under that name (0-255). The steps are further apart than weights are.
const WHOLE = 2000; // the whole text is a name
const WHOLE_INSIDE = 1500; // a name, and the divisions around it
const BEGINS = 500; // a name begins so
const IN_REGION = 450; // the text names a division, the place lies in it

/** Whether a place can be an answer. */
type Admits = (row: number) => boolean;

const everywhere: Admits = () => true;
const utf8 = new TextEncoder();

/** The best places for a text, best first, within a country's unit if one is given. */
export function searchPlaces(data: SearchData, text: string, limit: number, country: number | undefined): Best {
  const best = new Best(limit);
  const isRegion = (folded: string): boolean => unitsNamed(data, folded, false).size > 0;
  const ways = readings(text, (part) => fold(part, data.hanVariants), isRegion);
  for (const [i, reading] of ways.entries()) {
    const admits = admission(data, reading, country);
    if (admits) lookUp(data, reading, i === 0, admits, best);
  }
  const whole = ways[0];
  if (whole && !best.entries.some((entry) => entry.match === 'exact')) largestInside(data, whole.name, country, best);
  return best;
}

/** Whole names and beginnings of one reading. */
function lookUp(data: SearchData, reading: Reading, whole: boolean, admits: Admits, best: Best): void {
  const { placeKeys } = data;
  const bytes = utf8.encode(reading.name);
  const range = keysWithPrefix(placeKeys, bytes);
  const exact = wholeKey(placeKeys, bytes, range);
  if (exact >= 0) offerRows(placeKeys, exact, whole ? WHOLE : WHOLE_INSIDE, 'exact', admits, best);
  if (!whole && !reading.open && bytes.length < 3) return; // a lone letter after a region is no name yet
  const { weights } = placeKeys;
  for (let key = exact >= 0 ? range.from + 1 : range.from; key < range.to; key++) {
    if (BEGINS + weights[key]! > best.threshold) offerRows(placeKeys, key, BEGINS, 'prefix', admits, best);
  }
}

/** Offer the places of a key that are admitted. */
function offerRows(keys: KeyIndex, key: number, step: number, match: MatchKind, admits: Admits, best: Best): void {
  if (keys.values[key]! < LIST) {
    const row = keys.values[key]!;
    if (admits(row)) best.offer(row, step + keys.weights[key]!, match);
    return;
  }
  visitRows(keys, key, (row, weight) => {
    if (step + weight <= best.threshold) return false;
    if (admits(row)) best.offer(row, step + weight, match);
    return true;
  });
}

/** The test that a reading's divisions and the country put on a place; undefined when no place can pass it. */
function admission(data: SearchData, reading: Reading, country: number | undefined): Admits | undefined {
  const required: ReadonlySet<number>[] = country === undefined ? [] : [new Set([country])];
  for (const [i, region] of reading.regions.entries()) {
    const units = unitsNamed(data, region, reading.open && i === reading.regions.length - 1);
    if (units.size === 0) return undefined;
    required.push(units);
  }
  if (required.length === 0) return everywhere;
  const { unit, unitParent } = data.records;
  return (row) => {
    next: for (const units of required) {
      for (let u = unit[row]!; ; u = unitParent[u]!) {
        if (units.has(u)) continue next;
        if (u === unitParent[u]) return false;
      }
    }
    return true;
  };
}

/** The divisions of a folded name; of those that only begin so too, if it may be unfinished and no whole name is found. */
function unitsNamed({ unitKeys }: SearchData, folded: string, unfinished: boolean): Set<number> {
  const units = new Set<number>();
  const bytes = utf8.encode(folded);
  const range = keysWithPrefix(unitKeys, bytes);
  const exact = wholeKey(unitKeys, bytes, range);
  const add = (unit: number): boolean => units.add(unit).size > 0;
  if (exact >= 0) visitRows(unitKeys, exact, add);
  else if (unfinished) for (let key = range.from; key < range.to; key++) visitRows(unitKeys, key, add);
  return units;
}

/** A text that names a province or a country: the largest places in it. */
function largestInside(data: SearchData, name: string, country: number | undefined, best: Best): void {
  const { unitStart, weight } = data.records;
  const admits = admission(data, { name, regions: [], open: false }, country);
  for (const unit of unitsNamed(data, name, false)) {
    const end = unitStart[lastInside(data.records, unit) + 1]!;
    for (let row = unitStart[unit]!; row < end; row++) {
      if (IN_REGION + weight[row]! > best.threshold && admits?.(row))
        best.offer(row, IN_REGION + weight[row]!, 'prefix');
    }
  }
}

/** The last unit inside a unit, or the unit itself. */
function lastInside({ unitParent }: Records, unit: number): number {
  let last = unit;
  const inside = (u: number): boolean => {
    for (let around = u; ; around = unitParent[around]!) {
      if (around === unit) return true;
      if (around === unitParent[around]) return false;
    }
  };
  while (last + 1 < unitParent.length && inside(last + 1)) last++;
  return last;
}
