// Lookups of one name in the indices. Each offers the places that it finds to the list of the best.

import {
  inNoPlace,
  kilometresBetween,
  nowhere,
  OUT,
  type RowBonus,
  SEAT,
  type Surroundings,
  WELL_KNOWN,
} from './around.ts';
import type { Artefact } from './artefact.ts';
import type { Best } from './best.ts';
import { type HanVariants, hanVariants, hasHan } from './fold.ts';
import { BLOCK, type KeyIndex, keysWithPrefix, readKeyIndex, visitRows, wholeKey } from './key-index.ts';
import { type Steps, walkMisspelt } from './misspelt.ts';
import type { MatchKind } from './place.ts';
import { isInUnit, type Records } from './records.ts';
import {
  BEGINS,
  CODE,
  COUNTRY,
  ERROR,
  ERROR_AND_UNFINISHED,
  IN_COUNTY,
  IN_STATE,
  LARGE_BEGINS,
  LARGE_SIMILAR,
  LARGEST_IN_STATE,
  LARGEST_INSIDE,
  LONG_ENOUGH,
  MILLION,
  OTHER_CHARACTER,
  SATISFIES_ONE_ERROR,
  SATISFIES_WHOLE,
  SHORTEST,
  VERY_LARGE,
  WHOLE,
} from './scores.ts';
import { looksAlike, readSyllables, type Syllables, soundOf, soundsAlike, visitSimilarHan } from './similar-han.ts';
import { slipsOf } from './slips.ts';
import { type SoundIndex, type Sounds, soundIndexOf, visitAlike } from './sounds.ts';
import { encoded } from './utf8.ts';

const STEPS_OF_LOOKUP = 10; // steps of a walk that cost as much as the lookup of a whole name
const LIGHTEST_BY_SOUND = 151; // weight of a name: 50,000 people
const LOSS_OF_SOUND = 3; // for each unit of cost
const LONG_RUN = 8 * BLOCK; // keys
/** Distance within which it makes no difference which of two places is taken, in kilometres: four minutes of the Sun are 80 and more. */
export const BESIDE_KM = 30;
const SAME_SOUND = 15; // of a name that sounds as the text does: 张家口 for 张家扣 comes before 张家港
const SATISFIES_SHORT = 176; // minimum weight of a place for a short sound or a character of another shape: 300,000 people

/** Data of a search. */
export interface SearchData {
  readonly records: Records;
  readonly placeKeys: KeyIndex;
  readonly unitKeys: KeyIndex;
  /** Codes of airports, and the initials of Chinese names. */
  readonly codeKeys: KeyIndex;
  readonly hanVariants: HanVariants;
  readonly syllables: Syllables;
  /** Sounds of the Latin names of larger places by their first letter, made on first use. */
  readonly sounds: (letter: number) => SoundIndex;
  /** The units of countries, by their codes. */
  readonly countries: Readonly<Record<string, number>>;
  /** Units of the places where traditional characters are written. */
  readonly traditional: readonly number[];
  readonly korean: readonly number[];
}

/** Opens the indices of an artefact. */
export function readSearchData(artefact: Artefact, records: Records): SearchData {
  const { countries, hanVariants: pairs } = artefact.header;
  const placeKeys = readKeyIndex(artefact, 'placeKeys');
  const sounds: SoundIndex[] = [];
  return {
    records,
    placeKeys,
    sounds: (letter) => {
      sounds[letter] ??= soundIndexOf(placeKeys, letter, LIGHTEST_BY_SOUND);
      return sounds[letter];
    },
    unitKeys: readKeyIndex(artefact, 'unitKeys'),
    codeKeys: readKeyIndex(artefact, 'codeKeys'),
    syllables: readSyllables(artefact.text('syllables')),
    countries,
    traditional: ['TW', 'HK', 'MO'].map((code) => countries[code]!),
    korean: ['KR', 'KP'].map((code) => countries[code]!),
    hanVariants: hanVariants(pairs),
  };
}

/** State of a search: the list of the best, the remaining steps, and the maximum bonus of a place. */
export interface Search {
  readonly data: SearchData;
  readonly best: Best;
  readonly steps: Steps;
  /** True if the text is Chinese or Japanese. */
  readonly isHan: boolean;
  readonly maxAdded: number;
}

/** True if the results so far make a search for typing errors unnecessary. */
export function isSatisfied({ data, best }: Search, begun: number): boolean {
  const [first] = best.entries;
  if (!first) return false;
  if (first.match !== 'exact') return first.score >= begun;
  return first.score < WHOLE || data.records.weight[first.row]! >= SATISFIES_WHOLE; // a name with surroundings is enough
}

/** The key that is this name, or -1. */
export function keyNamed(index: KeyIndex, name: string): number {
  const bytes = encoded(name);
  return wholeKey(index, bytes, keysWithPrefix(index, bytes));
}

/** Offers places with this code, or with these initials. */
export function lookUpCode(search: Search, code: string, step: number, bonus: RowBonus): void {
  const { codeKeys } = search.data;
  const key = keyNamed(codeKeys, code);
  if (key >= 0) offer(search, key, step, step === CODE ? 'exact' : 'fuzzy', bonus, codeKeys);
}

/** Divisions with a misspelt name, one error or two in a long name: Texs, Phillipines. */
export function misspeltUnits({ data, steps }: Search, name: string): Surroundings {
  const bytes = encoded(name);
  const units = new Map<number, number>();
  for (const errors of name.length >= 8 ? [1, 2] : [1]) {
    walkMisspelt(data.unitKeys, bytes, errors, steps, (from, _, depth) => {
      if (data.unitKeys.starts[from + 1]! - data.unitKeys.starts[from]! !== depth) return;
      visitRows(data.unitKeys, from, (unit) => {
        if (unit < SEAT) units.set(unit, 0);
        return true;
      });
    });
    if (units.size > 0) break;
  }
  return { ...nowhere, units };
}

/** Maximum weight of a place whose name differs by one letter. */
export function weightOfSimilar({ placeKeys }: SearchData, name: string, bonus: RowBonus, steps: Steps): number {
  let most = 0;
  walkMisspelt(placeKeys, encoded(name), 1, steps, (from, _, depth) => {
    if (placeKeys.starts[from + 1]! - placeKeys.starts[from]! !== depth || placeKeys.weights[from]! <= most) return;
    visitRows(placeKeys, from, (row, weight) => {
      if (bonus(row) > OUT) most = Math.max(most, weight);
      return weight > most;
    });
  });
  return most;
}

/** Offers places with this complete name. Returns true if there is such a name. */
export function lookUpWhole(
  search: Search,
  name: string,
  step: number,
  bonus: RowBonus,
  match: MatchKind = 'exact',
): boolean {
  const key = keyNamed(search.data.placeKeys, name);
  if (key >= 0) offer(search, key, step, match, bonus);
  return key >= 0;
}

/** Offers places with a name that begins with this one; with `exact`, without the name itself. */
export function lookUpBegun(search: Search, name: string, exact: boolean, bonus: RowBonus, isWhole: boolean): void {
  if (bonus === inNoPlace) return;
  const { from, to } = keysWithPrefix(search.data.placeKeys, encoded(name));
  offerRun(search, exact ? from + 1 : from, to, BEGINS, 'prefix', bonus);
  if (isWhole && exact && name.length >= LONG_ENOUGH && !hasHan(name))
    offerRun(search, from + 1, to, LARGE_BEGINS, 'prefix', bonus, VERY_LARGE);
}

/** Offers places with a misspelt name. */
export function lookUpSimilar(search: Search, name: string, bonus: RowBonus, fewest = SHORTEST): void {
  if (bonus === inNoPlace) return;
  const { placeKeys, syllables } = search.data;
  const bytes = encoded(name);
  if (hasHan(name)) {
    const sound = soundOf(name, syllables);
    if (sound !== undefined && sound.length > 3) {
      const key = keyNamed(placeKeys, sound);
      const atLeast =
        (least: number): RowBonus =>
        (row) =>
          search.data.records.weight[row]! >= least ? bonus(row) : OUT;
      const large = atLeast(MILLION);
      const isLong = sound.length > 4; // 西按 is Xi'an, of which few places sound alike
      if (key >= 0)
        offer(search, key, BEGINS - OTHER_CHARACTER + SAME_SOUND, 'fuzzy', isLong ? bonus : atLeast(SATISFIES_SHORT));
      for (const other of looksAlike(name))
        lookUpWhole(search, other, BEGINS - OTHER_CHARACTER, atLeast(SATISFIES_SHORT), 'fuzzy');
      for (const other of soundsAlike(name, syllables))
        lookUpWhole(search, other, BEGINS - 2 * OTHER_CHARACTER, large, 'fuzzy');
    }
    visitSimilarHan(placeKeys, bytes, (key) => offer(search, key, BEGINS - OTHER_CHARACTER, 'fuzzy', bonus));
    return;
  }
  if (bytes.some((byte) => byte >= 0x80)) {
    const { weight } = search.data.records;
    const least = name.length < SHORTEST ? MILLION : 0; // 서을 is 서울, and many villages of two syllables are as near
    const likely: RowBonus = (row) => (weight[row]! >= least ? bonus(row) : OUT);
    for (const other of slipsOf(name)) {
      search.steps.left -= STEPS_OF_LOOKUP;
      if (search.steps.left < 0) return;
      lookUpWhole(search, other, BEGINS - ERROR, likely, 'fuzzy');
    }
    return;
  }
  if (bytes.length < fewest) return;
  const meet = (from: number, to: number, depth: number, errors: number): void => {
    const step = BEGINS - errors * ERROR;
    const ends = placeKeys.starts[from + 1]! - placeKeys.starts[from]! === depth;
    if (errors > 1 && placeKeys.weights[from]! < WELL_KNOWN) return; // a village two letters off is another name
    if (ends) offer(search, from, step, 'fuzzy', bonus);
    if (errors > 1) return;
    if (bytes.length >= SHORTEST)
      offerRun(search, ends ? from + 1 : from, to, step - ERROR_AND_UNFINISHED, 'fuzzy', bonus);
  };
  walkMisspelt(placeKeys, bytes, 1, search.steps, meet);
  const isName = search.best.entries.some(({ match, row }) =>
    match === 'prefix' ? search.data.records.weight[row]! >= SATISFIES_WHOLE : match !== 'fuzzy',
  );
  if (bytes.length >= 7 && !isName && !isSatisfied(search, SATISFIES_ONE_ERROR))
    walkMisspelt(placeKeys, bytes, 2, search.steps, meet);
}

/** Offers larger places whose Latin name sounds like a name in another script, or like one that is written by ear; `only` those of a weight, with a lower cost. */
export function lookUpAlike(
  search: Search,
  sounds: Sounds,
  bonus: RowBonus,
  step: number,
  only?: { readonly least: number; readonly cost: number },
): void {
  const visit = (key: number, cost: number): void => offer(search, key, step - LOSS_OF_SOUND * cost, 'fuzzy', bonus);
  visitAlike(search.data.sounds, sounds, visit, only);
}

/** Offers cities of a million whose name differs by one letter: Hanoi for Hanio, which is a rare name of Chania. */
export function lookUpLargeSimilar(search: Search, name: string, bonus: RowBonus): void {
  const { placeKeys, records } = search.data;
  const ofLarge: RowBonus = (row) => (records.weight[row]! >= MILLION ? bonus(row) : OUT);
  walkMisspelt(placeKeys, encoded(name), 1, search.steps, (from, _, depth) => {
    const isWhole = placeKeys.starts[from + 1]! - placeKeys.starts[from]! === depth;
    if (isWhole && placeKeys.weights[from]! >= MILLION) offer(search, from, LARGE_SIMILAR, 'fuzzy', ofLarge);
  });
}

/** Offers the places of a run of keys. In a long run the heaviest blocks come first, so that others can be skipped. */
function offerRun(
  search: Search,
  from: number,
  to: number,
  step: number,
  match: MatchKind,
  bonus: RowBonus,
  lightest = 0,
): void {
  const { weights, blockWeights } = search.data.placeKeys;
  const { best, maxAdded: mostAdded } = search;
  const offerFrom = (least: number): void => {
    for (let key = from; key < to; ) {
      const block = Math.floor(key / BLOCK);
      const end = Math.min(to, (block + 1) * BLOCK);
      const heaviest = blockWeights[block]!;
      if (heaviest >= least && step + heaviest + mostAdded > best.threshold) {
        for (; key < end; key++) {
          const weight = weights[key]!;
          if (weight >= least && step + weight + mostAdded > best.threshold) offer(search, key, step, match, bonus);
        }
      }
      key = end;
    }
  };
  if (to - from > LONG_RUN) offerFrom(Math.max(lightest, heaviestBlocks(blockWeights, from, to, best.size)));
  offerFrom(lightest);
}

/** The highest weight that at least `count` blocks of a run reach; 0 if the run has fewer blocks. */
function heaviestBlocks(blockWeights: Uint8Array, from: number, to: number, count: number): number {
  const reached = new Uint16Array(256);
  for (let block = Math.floor(from / BLOCK); block < to / BLOCK; block++) reached[blockWeights[block]!]!++;
  let weight = 255;
  for (let blocks = 0; weight > 0; weight--) {
    blocks += reached[weight]!;
    if (blocks >= count) break;
  }
  return weight;
}

/** Offers the places of a key. */
function offer(
  { data, best, maxAdded: mostAdded }: Search,
  key: number,
  step: number,
  match: MatchKind,
  bonus: RowBonus,
  keys = data.placeKeys,
): void {
  visitRows(keys, key, (row, weight) => {
    if (step + weight + mostAdded <= best.threshold) return false;
    const added = bonus(row);
    if (added > OUT) best.offer(row, step + weight + added, match);
    return true;
  });
}

/** The place with the most people in a unit, or -1. */
export function largestOf({ unitStart, unitEnd, weight }: Records, unit: number, bonus: RowBonus): number {
  let largest = -1;
  for (let row = unitStart[unit]!; row < unitEnd[unit]!; row++) {
    if ((largest < 0 || weight[row]! > weight[largest]!) && bonus(row) > OUT) largest = row;
  }
  return largest;
}

/**
 * Offers the largest places of the divisions with this name. The largest of a country comes before any village of that name, and the largest of a smaller
 * division before a place elsewhere that has the name without its kind: Washburn County is not around Washburn.
 */
export function largestInside(
  { data, best, isHan }: Search,
  { units, own, isLoose }: Surroundings,
  bonus: RowBonus,
  isInside = false,
): void {
  if (isLoose && best.entries[0]?.match === 'exact') return;
  const { unitStart, unitEnd, unitParent, weight } = data.records;
  const [first] = best.entries;
  const exact = best.entries.find(({ match }) => match === 'exact')?.row;
  const isTown = isHan && first?.match === 'exact' && weight[first.row]! >= WELL_KNOWN; // 黑山 is a county of Liaoning, and Montenegro
  const isFound = [...units.keys()].some(
    (unit) => exact !== undefined && own.has(unit) && isInUnit(data.records, unit, exact),
  );
  for (const [unit, loss] of units) {
    if (loss > 0) continue;
    const outer = unitParent[unit]!;
    const isState = outer === unitParent[outer];
    if ((isState || exact === undefined) && !isInside) {
      const step = isState ? IN_STATE : IN_COUNTY;
      for (let row = unitStart[unit]!; row < unitEnd[unit]!; row++) {
        const score = step + weight[row]!;
        if (score > best.threshold && bonus(row) > OUT) best.offer(row, score, 'prefix');
      }
    }
    const isNamed = own.has(unit) && (isState || (exact === undefined ? isInside : !isFound));
    const largest = isNamed ? largestOf(data.records, unit, bonus) : -1;
    if (largest < 0) continue;
    if (!isState && exact !== undefined && kilometresBetween(data.records, exact, largest) <= BESIDE_KM) continue;
    const ahead =
      isInside || !isState ? LARGEST_INSIDE : outer !== unit ? LARGEST_IN_STATE : isTown ? IN_STATE : COUNTRY;
    best.offer(largest, ahead + weight[largest]!, 'prefix');
  }
}
