// Surroundings in a query. The part that tells where a place is: a division ("Ontario", 陕西省, "IL"), a country, or a well-known place
// nearby ("Cabramatta, Sydney"). What lay around it in the past, or does by custom, counts too: 海南 was a part of 广东.

import { CODE_MARK, type KeyIndex, keysWithPrefix, visitRows, wholeKey } from './key-index.ts';
import { withoutKindCharacter } from './kinds.ts';
import { type Steps, walkMisspelt } from './misspelt.ts';
import type { Records } from './records.ts';
import { encoded } from './utf8.ts';

// Weights in the keys of units: of a unit that is inside a division by an old name or by custom, of its own names; and the offset in the
// row of a place that is inside, such as the seat of the division, which is beside it.
export const ALSO_IN = 1;
export const OWN = 2; // its name in a language in which it is shown, not one that may be another place's (Granada is Grenada in Spanish)
export const SEAT = 0x1_0000;

/** Surroundings of a place: any of these units, or any of these places nearby. */
export interface Surroundings {
  /** Each with what a place in it loses: nothing, or a little where it is inside in the past or by custom. */
  readonly units: ReadonlyMap<number, number>;
  /** Those of the units that are called so themselves, in a language in which they are shown. */
  readonly own: ReadonlySet<number>;
  /** Places that are inside in the past or by custom. */
  readonly seats: ReadonlySet<number>;
  readonly rows: readonly number[];
  /** True if they have that name only without the 县 or 市 of the text. */
  readonly isLoose: boolean;
}

/** Bonus of the place of a row; minus infinity if it cannot be an answer. */
export type RowBonus = (row: number) => number;

/** A place that cannot be an answer. */
export const OUT = Number.NEGATIVE_INFINITY;

/** The weight of a place that others are said to be near: 130,000 people. */
export const WELL_KNOWN = 165;
const MAX_NEIGHBOURS = 3; // places of one name that are looked around
const NEARBY_KM = 60;
const NORTH_NEARBY = (NEARBY_KM / 111.2) * 1e5; // 1e-5 degrees
const NEARBY_LOSS = 100; // 信義區 in 基隆市 comes before the one in 台北市, which is near 基隆
const ALSO_IN_LOSS = 20; // 广东 is now rather what it was left with

/** The indices that surroundings are looked up in. */
interface NamesAround {
  readonly unitKeys: KeyIndex;
  readonly placeKeys: KeyIndex;
  readonly countries: Readonly<Record<string, number>>;
}

/** Tells what a folded text may mean as surroundings; asked twice, it remembers. One for each search. */
export function surroundingsFinder(
  { unitKeys, placeKeys, countries }: NamesAround,
  steps: Steps,
): (folded: string, unfinished?: boolean) => Surroundings {
  const known = new Map<string, Surroundings>();
  return (folded, unfinished = false) => {
    const key = unfinished ? `${folded}…` : folded;
    const found =
      known.get(key) ??
      orCounty(find(unitKeys, placeKeys, steps, folded, unfinished), () => insideUnit(countries.JP!), folded);
    known.set(key, found);
    return found;
  };
}

/** True if there is anything of that name. */
export const isSomewhere = ({ units, seats, rows }: Surroundings): boolean =>
  units.size > 0 || seats.size > 0 || rows.length > 0;

/** Nothing that is known. */
export const nowhere: Surroundings = { units: new Map(), own: new Set(), seats: new Set(), rows: [], isLoose: false };

/** All places of a unit. */
export const insideUnit = (unit: number): Surroundings => ({ ...nowhere, units: new Map([[unit, 0]]) });

function find(
  unitKeys: KeyIndex,
  placeKeys: KeyIndex,
  steps: Steps,
  folded: string,
  unfinished: boolean,
): Surroundings {
  const bytes = encoded(folded);
  const units = new Map<number, number>();
  const own = new Set<number>();
  const seats = new Set<number>();
  const rows: number[] = [];
  const add = (value: number, weight: number): boolean => {
    if (value >= SEAT) seats.add(value - SEAT);
    else units.set(value, weight === ALSO_IN ? ALSO_IN_LOSS : 0);
    if (weight === OWN) own.add(value);
    return true;
  };
  const range = keysWithPrefix(unitKeys, bytes);
  const exact = wholeKey(unitKeys, bytes, range);
  if (exact >= 0) visitRows(unitKeys, exact, add);
  else if (unfinished) for (let key = range.from; key < range.to; key++) visitRows(unitKeys, key, add);

  const places = keysWithPrefix(placeKeys, bytes);
  const place = wholeKey(placeKeys, bytes, places);
  if (place >= 0 && placeKeys.weights[place]! >= WELL_KNOWN) {
    visitRows(placeKeys, place, (row, weight) => weight >= WELL_KNOWN && rows.push(row) < MAX_NEIGHBOURS);
  }
  const found = { units, own, seats, rows, isLoose: false };
  if (!isSomewhere(found) && /^[a-z]{3}$/.test(folded))
    return find(unitKeys, placeKeys, steps, CODE_MARK + folded, false);
  const bare =
    isSomewhere(found) || isCountyOfJapan(folded)
      ? undefined
      : (withoutKindCharacter(folded) ?? STATE.exec(folded)?.[1]);
  if (bare !== undefined) return { ...find(unitKeys, placeKeys, steps, bare, false), isLoose: true }; // 高雄縣, now 高雄市
  if (unfinished && !isSomewhere(found) && bytes.length >= 5) {
    walkMisspelt(unitKeys, bytes, 1, steps, (from, to) => {
      for (let key = from; key < to; key++) visitRows(unitKeys, key, add);
    });
  }
  return found;
}

/** A division with the English word of its kind: Eastern Region, Anambra State. */
const STATE = /^([a-z]{4,}?)(?:state|region|governorate|parish|lga|oblast)$/u;

/** A county of Japan (folded: 県 is 县): 長野県 北佐久郡 軽井沢町. */
const COUNTY = /^(?:京都|[上下]县|[^县府都道市]{1,5})郡$/u;

/** True if a folded text is the name of a county of Japan, by its form. */
export const isCountyOfJapan = (folded: string): boolean => COUNTY.test(folded);

const orCounty = (found: Surroundings, inJapan: () => Surroundings, folded: string): Surroundings =>
  !isSomewhere(found) && isCountyOfJapan(folded) ? { ...inJapan(), isLoose: true } : found;

const anywhere: RowBonus = () => 0;

/** That of surroundings that no place has: Pennsylvania in Lào Cai. Nothing needs to be looked up in them. */
export const inNoPlace: RowBonus = () => OUT;

/** Returns the bonus of places in all surroundings: inside each, near to one that is a place (unless `nearby` is false), or outside. */
export function bonusIn(records: Records, all: readonly Surroundings[], nearby = true): RowBonus {
  if (all.length === 0) return anywhere;
  const areApart = all.some((one, i) => all.slice(i + 1).some((other) => isApart(records, one, other, nearby)));
  if (areApart) return inNoPlace;
  const bonuses = all.map((each) => bonusInEither(records, each, nearby));
  return (row) => {
    let standing = 0;
    for (const bonus of bonuses) {
      standing += bonus(row);
      if (standing === OUT) return OUT;
    }
    return standing;
  };
}

function bonusInEither(records: Records, { units, seats, rows }: Surroundings, nearby: boolean): RowBonus {
  const inside = bonusInUnits(records, units);
  return (row) => {
    const bonus = inside(row);
    if (bonus !== OUT) return bonus;
    if (seats.has(row)) return -ALSO_IN_LOSS;
    return nearby && rows.some((other) => isNearby(records, row, other)) ? -NEARBY_LOSS : OUT;
  };
}

/** True if no unit of the one is in one of the other. False if places may be near either, or if comparing takes longer than searching. */
function isApart({ unitStart, unitEnd }: Records, one: Surroundings, other: Surroundings, nearby: boolean): boolean {
  const hasMore = ({ units, seats, rows }: Surroundings): boolean =>
    units.size > FEW_UNITS || seats.size > 0 || (nearby && rows.length > 0);
  if (hasMore(one) || hasMore(other)) return false;
  const meet = (a: number, b: number): boolean => unitStart[a]! < unitEnd[b]! && unitStart[b]! < unitEnd[a]!;
  return ![...one.units.keys()].some((a) => [...other.units.keys()].some((b) => meet(a, b)));
}

const FEW_UNITS = 8;

/** A long run of names has a row in 10,000 inside a few units: their ranges tell sooner than the units around each row. The innermost counts. */
function bonusInUnits({ unit, unitParent, unitStart, unitEnd }: Records, units: ReadonlyMap<number, number>): RowBonus {
  if (units.size > FEW_UNITS)
    return (row) => {
      for (let u = unit[row]!; ; u = unitParent[u]!) {
        const loss = units.get(u);
        if (loss !== undefined) return -loss;
        if (u === unitParent[u]) return OUT;
      }
    };
  const inner = [...units].sort(([a], [b]) => b - a); // units are in preorder
  return (row) => {
    for (const [u, loss] of inner) if (row >= unitStart[u]! && row < unitEnd[u]!) return -loss;
    return OUT;
  };
}

/** Distance of two places over a flat map, good to some percent within a country. */
export function kilometresBetween({ latitude, longitude }: Records, a: number, b: number): number {
  const north = latitude[a]! - latitude[b]!;
  const east = (longitude[a]! - longitude[b]!) * Math.cos((latitude[a]! * Math.PI) / 180e5);
  return Math.hypot(north, east) * (111.2 / 1e5);
}

function isNearby(records: Records, a: number, b: number): boolean {
  if (a === b || Math.abs(records.latitude[a]! - records.latitude[b]!) > NORTH_NEARBY) return false;
  return kilometresBetween(records, a, b) <= NEARBY_KM;
}
