// What does "around" mean in a query? The part that tells where a place lies: a division ("Ontario", 陕西省, "IL"), a country, or
// a well-known place nearby ("Cabramatta, Sydney").

import { type KeyIndex, keysWithPrefix, visitRows, wholeKey } from './key-index.ts';
import { type Steps, walkMisspelt } from './misspelt.ts';
import type { Records } from './records.ts';

/** What lies around: any of these units, or any of these places nearby. */
export interface Surroundings {
  readonly units: ReadonlySet<number>;
  readonly rows: readonly number[];
}

/** What the place of a row adds to its score; minus infinity when it cannot be an answer. */
export type Standing = (row: number) => number;

/** A place that cannot be an answer. */
export const OUT = Number.NEGATIVE_INFINITY;

const WELL_KNOWN = 165; // weight: 130,000 people
const MOST_NEIGHBOURS = 3; // places of one name that are looked around
const NEARBY_KM = 60;
const NEARBY_LOSS = 100; // 信義區 in 基隆市 comes before the one in 台北市, which is near 基隆
const utf8 = new TextEncoder();

/** Tells what a folded text may mean as surroundings; asked twice, it remembers. One for each search. */
export function surroundingsFinder(
  unitKeys: KeyIndex,
  placeKeys: KeyIndex,
  steps: Steps,
): (folded: string, unfinished?: boolean) => Surroundings {
  const known = new Map<string, Surroundings>();
  return (folded, unfinished = false) => {
    const key = unfinished ? `${folded}…` : folded;
    const found = known.get(key) ?? find(unitKeys, placeKeys, steps, folded, unfinished);
    known.set(key, found);
    return found;
  };
}

/** Whether there is anything of that name. */
export const isSomewhere = ({ units, rows }: Surroundings): boolean => units.size > 0 || rows.length > 0;

function find(
  unitKeys: KeyIndex,
  placeKeys: KeyIndex,
  steps: Steps,
  folded: string,
  unfinished: boolean,
): Surroundings {
  const bytes = utf8.encode(folded);
  const units = new Set<number>();
  const rows: number[] = [];
  const add = (unit: number): boolean => units.add(unit).size > 0;
  const range = keysWithPrefix(unitKeys, bytes);
  const exact = wholeKey(unitKeys, bytes, range);
  if (exact >= 0) visitRows(unitKeys, exact, add);
  else if (unfinished) for (let key = range.from; key < range.to; key++) visitRows(unitKeys, key, add);

  const places = keysWithPrefix(placeKeys, bytes);
  const place = wholeKey(placeKeys, bytes, places);
  if (place >= 0 && placeKeys.weights[place]! >= WELL_KNOWN) {
    visitRows(placeKeys, place, (row, weight) => weight >= WELL_KNOWN && rows.push(row) < MOST_NEIGHBOURS);
  }
  if (unfinished && units.size === 0 && rows.length === 0 && bytes.length >= 5) {
    walkMisspelt(unitKeys, bytes, 1, steps, (from, to) => {
      for (let key = from; key < to; key++) visitRows(unitKeys, key, add);
    });
  }
  return { units, rows };
}

const anywhere: Standing = () => 0;

/** How places stand to all of these: inside each, near to one that is a place, or out. */
export function standingIn(records: Records, all: readonly Surroundings[]): Standing {
  if (all.length === 0) return anywhere;
  const { unit, unitParent } = records;
  const isIn = (row: number, units: ReadonlySet<number>): boolean => {
    for (let u = unit[row]!; ; u = unitParent[u]!) {
      if (units.has(u)) return true;
      if (u === unitParent[u]) return false;
    }
  };
  return (row) => {
    let standing = 0;
    for (const { units, rows } of all) {
      if (isIn(row, units)) continue;
      if (!rows.some((other) => isNearby(records, row, other))) return OUT;
      standing -= NEARBY_LOSS;
    }
    return standing;
  };
}

function isNearby({ latitude, longitude }: Records, a: number, b: number): boolean {
  const reach = (NEARBY_KM / 111.2) * 1e5;
  const north = latitude[a]! - latitude[b]!;
  if (a === b || Math.abs(north) > reach) return false;
  const east = (longitude[a]! - longitude[b]!) * Math.cos((latitude[a]! * Math.PI) / 180e5);
  return Math.hypot(north, east) <= reach;
}
