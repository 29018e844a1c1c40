// Surroundings of a place in a query: a division ("Ontario", 陕西省, "IL"), a country, or a well-known place nearby ("Cabramatta, Sydney").
// Former and informal surroundings count too: 海南 was a part of 广东.

import { latinOfKana } from './kana.ts';
import { CODE_MARK, type KeyIndex, keysWithPrefix, visitRows, wholeKey } from './key-index.ts';
import { withoutKindCharacter } from './kinds.ts';
import { type Steps, walkMisspelt } from './misspelt.ts';
import type { Records } from './records.ts';
import { encoded } from './utf8.ts';

// Weights of the keys of units (formerly or informally inside, display name), and the offset of the row of a place that is inside a division only
// formerly or informally, such as a seat outside its division.
export const ALSO_IN = 1;
export const OWN = 2; // a display name of the unit, not a name that may be another place's (Granada is Grenada in Spanish)
export const SEAT = 0x1_0000;

/** Surroundings of a place: inside one of these units, or near one of these places. */
export interface Surroundings {
  /** Loss of score by unit: 0, or a small one where places are inside only formerly or informally. */
  readonly units: ReadonlyMap<number, number>;
  /** The units whose display name is the text. */
  readonly own: ReadonlySet<number>;
  /** Rows of places that are inside formerly or informally. */
  readonly seats: ReadonlySet<number>;
  /** Rows of well-known places. */
  readonly rows: readonly number[];
  /** True if the name was found only without the 县 or 市 of the text. */
  readonly isLoose: boolean;
}

/** Bonus of a row in the score; minus infinity excludes it. */
export type RowBonus = (row: number) => number;

/** Bonus that excludes a row. */
export const OUT = Number.NEGATIVE_INFINITY;

/** Minimum weight of a place that can qualify another one: 130,000 people. */
export const WELL_KNOWN = 165;
const MAX_NEIGHBOURS = 3; // places of one name
const NEARBY_KM = 60;
const NORTH_NEARBY = (NEARBY_KM / 111.2) * 1e5; // 1e-5 degrees
const NEARBY_LOSS = 100; // 信義區 in 基隆市 comes before the one in 台北市, which is near 基隆
const ALSO_IN_LOSS = 20; // places that are still in 广东 come before places in 海南

/** Indices of surroundings. */
interface NamesAround {
  readonly unitKeys: KeyIndex;
  readonly placeKeys: KeyIndex;
  readonly countries: Readonly<Record<string, number>>;
}

/** Makes a cached lookup of surroundings by their folded name. One for each search. */
export function surroundingsFinder(
  { unitKeys, placeKeys, countries }: NamesAround,
  steps: Steps,
): (folded: string, unfinished?: boolean) => Surroundings {
  const known = new Map<string, Surroundings>();
  return (folded, unfinished = false) => {
    const key = unfinished ? `${folded}…` : folded;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const named = find(unitKeys, placeKeys, steps, folded, unfinished);
    const latin = isSomewhere(named) ? undefined : prefectureOfKana(folded);
    const japan = (): Surroundings => insideUnit(countries.JP!);
    const found = latin === undefined ? orCounty(named, japan, folded) : find(unitKeys, placeKeys, steps, latin, false);
    known.set(key, found);
    return found;
  };
}

/** True if the name was found. */
export const isSomewhere = ({ units, seats, rows }: Surroundings): boolean =>
  units.size > 0 || seats.size > 0 || rows.length > 0;

/** Surroundings of an unknown name. */
export const nowhere: Surroundings = { units: new Map(), own: new Set(), seats: new Set(), rows: [], isLoose: false };

/** Surroundings of all places in a unit. */
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
  const least = IN_OTHER_LETTERS.test(folded) ? WELL_KNOWN - OTHER_LETTERS_LOSS : WELL_KNOWN;
  if (place >= 0 && placeKeys.weights[place]! >= least) {
    visitRows(placeKeys, place, (row, weight) => weight >= least && rows.push(row) < MAX_NEIGHBOURS);
  }
  const found = { units, own, seats, rows, isLoose: false };
  if (!isSomewhere(found) && /^[a-z]{3}$/.test(folded))
    return find(unitKeys, placeKeys, steps, CODE_MARK + folded, false);
  const bare =
    isSomewhere(found) || isCountyOfJapan(folded)
      ? undefined
      : (withoutKindCharacter(folded) ?? STATE.exec(folded)?.[1]);
  if (bare !== undefined) return { ...find(unitKeys, placeKeys, steps, bare, false), isLoose: true }; // 高雄縣, now 高雄市
  if (!isSomewhere(found) && ADJECTIVE.test(folded))
    for (const kind of KINDS_OF_ADJECTIVES) {
      const inside = keysWithPrefix(unitKeys, encoded(folded + kind));
      if (inside.from < inside.to) return { ...find(unitKeys, placeKeys, steps, folded + kind, false), isLoose: true };
    }
  if (unfinished && !isSomewhere(found) && bytes.length >= 5) {
    walkMisspelt(unitKeys, bytes, 1, steps, (from, to) => {
      for (let key = from; key < to; key++) visitRows(unitKeys, key, add);
    });
  }
  return found;
}

/** A name in letters that no label has, so that the weight of a place is lower under it than by its people: Пермь. Not an adjective: Нижний. */
const IN_OTHER_LETTERS =
  /^\p{Script=Cyrillic}+(?<![иы][ий]|ая|ое)$|^[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}]+$/u;
const OTHER_LETTERS_LOSS = 35;

/** A division with an English kind word, folded: Eastern Region, Anambra State. */
const STATE = /^([a-z]{4,}?)(?:state|region|governorate|parish|lga|oblast)$/u;

/** A county (郡) of Japan; folded, 県 is 县: 北佐久郡 in 長野県北佐久郡軽井沢町. A few have a character of another kind in their names: 余市郡. */
const COUNTY = /^(?:京都|[上下]县|山县|余市|高市|[南北]都留|[上下]都贺|[^县府都道市]{1,5})郡$/u;

/** A region of the Russian Empire's successors without its kind: Минская for Минская область. */
const ADJECTIVE = /[сц]ь?к(?:ая|ий|а)$/u;
const KINDS_OF_ADJECTIVES = ['область', 'край', 'вобласць'];

/** True if a folded text has the form of a county of Japan. */
export const isCountyOfJapan = (folded: string): boolean => COUNTY.test(folded);

/** Name of a prefecture in kana, in Latin letters: hyogo for ひょうごけん. */
function prefectureOfKana(folded: string): string | undefined {
  const bare = /^(.{2,5})(?:けん|ふ|と)$/u.exec(folded)?.[1] ?? (folded === 'ほっかいどう' ? folded : undefined);
  return bare === undefined ? undefined : latinOfKana(bare);
}

const orCounty = (found: Surroundings, inJapan: () => Surroundings, folded: string): Surroundings =>
  !isSomewhere(found) && isCountyOfJapan(folded) ? { ...inJapan(), isLoose: true } : found;

const anywhere: RowBonus = () => 0;

/** Bonus in surroundings that exclude each other (Pennsylvania in Lào Cai): a caller can skip the lookup. */
export const inNoPlace: RowBonus = () => OUT;

/** Returns the bonus of rows within all surroundings. With `nearby` false, a place near a well-known one is not within it. */
export function bonusIn(records: Records, all: readonly Surroundings[], nearby = true): RowBonus {
  if (all.length === 0) return anywhere;
  const areApart = all.some((one, i) => all.slice(i + 1).some((other) => isApart(records, one, other, nearby)));
  if (areApart) return inNoPlace;
  const bonuses = all.map((each) => bonusInEither(records, each, nearby));
  return (row) => {
    let sum = 0;
    for (const bonus of bonuses) {
      sum += bonus(row);
      if (sum === OUT) return OUT;
    }
    return sum;
  };
}

function bonusInEither(records: Records, { units, seats, rows }: Surroundings, nearby: boolean): RowBonus {
  const inside = bonusInUnits(records, units);
  return (row) => {
    const bonus = inside(row);
    if (seats.has(row)) return Math.max(bonus, -ALSO_IN_LOSS);
    if (bonus !== OUT) return bonus;
    return nearby && rows.some((other) => isNearby(records, row, other)) ? -NEARBY_LOSS : OUT;
  };
}

/** True if no unit of one contains a unit of the other. False also where places may be nearby, or where comparing costs more than a search. */
function isApart({ unitStart, unitEnd }: Records, one: Surroundings, other: Surroundings, nearby: boolean): boolean {
  const hasMore = ({ units, seats, rows }: Surroundings): boolean =>
    units.size > FEW_UNITS || seats.size > 0 || (nearby && rows.length > 0);
  if (hasMore(one) || hasMore(other)) return false;
  const meet = (a: number, b: number): boolean => unitStart[a]! < unitEnd[b]! && unitStart[b]! < unitEnd[a]!;
  return ![...one.units.keys()].some((a) => [...other.units.keys()].some((b) => meet(a, b)));
}

const FEW_UNITS = 8;

/** Compares rows with the ranges of a few units; for more units, walks up from the unit of each row. The innermost unit counts. */
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

/** Distance between two rows on a flat map, good to some percent within a country. */
export function kilometresBetween({ latitude, longitude }: Records, a: number, b: number): number {
  const north = latitude[a]! - latitude[b]!;
  const east = (longitude[a]! - longitude[b]!) * Math.cos((latitude[a]! * Math.PI) / 180e5);
  return Math.hypot(north, east) * (111.2 / 1e5);
}

function isNearby(records: Records, a: number, b: number): boolean {
  if (a === b || Math.abs(records.latitude[a]! - records.latitude[b]!) > NORTH_NEARBY) return false;
  return kilometresBetween(records, a, b) <= NEARBY_KM;
}
