// Which places does a text mean? Every reading of it is looked up: whole names first, then names that begin so, then, where
// these do not satisfy, names with a typing error or two; and when nothing is found, what the text names around it. Among equals the
// place counts more where more people live.

import {
  insideUnit,
  isSomewhere,
  nowhere,
  OUT,
  SEAT,
  type Standing,
  type Surroundings,
  standingIn,
  surroundingsFinder,
  WELL_KNOWN,
} from './around.ts';
import { Best } from './best.ts';
import { fold, type HanVariants, hasHan } from './fold.ts';
import { latinOfKana } from './kana.ts';
import { BLOCK, INITIALS_MARK, type KeyIndex, keysWithPrefix, visitRows, wholeKey } from './key-index.ts';
import { isExplicitlyInside, withoutKindCharacter } from './kinds.ts';
import { type Steps, walkMisspelt } from './misspelt.ts';
import type { MatchKind } from './place.ts';
import { looserNames, looserReadings, type Reading, readings, respelt, splitsInTwo } from './reading.ts';
import type { Records } from './records.ts';
import { type Syllables, soundOf, visitSimilarHan } from './similar-han.ts';
import { encoded } from './utf8.ts';

/** What a search needs. */
export interface SearchData {
  readonly records: Records;
  readonly placeKeys: KeyIndex;
  readonly unitKeys: KeyIndex;
  /** Codes of airports, and the initials of Chinese names. */
  readonly codeKeys: KeyIndex;
  readonly hanVariants: HanVariants;
  readonly syllables: Syllables;
  /** The unit of Japan, whose names are spelt in kana. */
  readonly japan: number;
  /** Units of the places where traditional characters are written. */
  readonly traditional: readonly number[];
}

/** What ten times the people weigh. */
export const TENFOLD = 32;

// Scores: a step, plus the weight of the place under that name (0-255).
const WHOLE = 2000; // the whole text is a name
const RESPELT = 1960; // St for Saint, Mt for Mount
const WHOLE_INSIDE = 1500; // a name, and what lies around it
const BACKWARDS = 60; // what a name costs that stands behind the comma: Scarborough, Toronto is not Toronto
const LOOSER = 1000; // the text without a word like County, 市
const BEGINS = 500; // a name begins so
const COUNTRY = 2100; // the text names a country, as it is called in a language that is shown, and the place is the largest one in it
const LARGE_BEGINS = 1940; // a name of a very large city begins so; a village or a rare name that is the whole text comes behind it
const CODE = 1990; // the text is the code of an airport, in capitals
const LARGEST_IN_STATE = 1960; // the same of a state: Florida is Miami's and Jacksonville's before it is a town in Uruguay, Victoria a city in Canada
const LARGEST_INSIDE = 1460; // what lies around is told too: Victoria, Australia
const INITIALS = 1910; // the text is two letters, the initials of a city, and at most the code of a country else
const IN_STATE = 1900; // the text names a country or a state, the place lies in it; more than that is only what some village was called
const IN_COUNTY = 450; // the text names a smaller division
const ERROR = 50; // what a typing error costs: a place must have 35 times the people to make up for it
const ERROR_AND_UNFINISHED = 40; // what it costs more when the name goes on
const OTHER_CHARACTER = 50; // a wrong character of the same sound, or one of three
const SAME_SCRIPT = 20; // what traditional characters add to places where they are written

// When there is no need to look for typing errors: a place of so much weight was found …
const SATISFIES_WHOLE = 129; // … by its whole name: 10,000 people
const SATISFIES_BEGUN = BEGINS + 170; // … by a beginning: 190,000 people
const SATISFIES_ONE_ERROR = BEGINS + 193 - 2 * ERROR; // … by one error: two would have to lead to more than a million

const VERY_LARGE = 200; // weight: 1.6 million people
const LONG_ENOUGH = 4; // letters that tell a very large city

const LONG_RUN = 8 * BLOCK; // keys
const SHORTEST = 4; // letters of a name that may hold an error; one less where its country is told
const LONG_BEGINNING = 8; // so many letters that begin a name hold no error
const MOST_STEPS = 12_000; // of all walks of one search together

/** One search: the list it fills, and the most that the standing of a place adds to its score. */
interface Search {
  readonly data: SearchData;
  readonly best: Best;
  readonly steps: Steps;
  /** Whether the text is Chinese or Japanese. */
  readonly isHan: boolean;
  readonly mostAdded: number;
}

/** A reading whose surroundings are known. */
interface Possible {
  readonly reading: Reading;
  readonly around: readonly Surroundings[];
  readonly standing: Standing;
}

/** The best places for a text, best first, within a country's unit if one is given. */
export function searchPlaces(data: SearchData, text: string, limit: number, country: number | undefined): Best {
  const { records, hanVariants } = data;
  const steps: Steps = { left: MOST_STEPS };
  const folded = (part: string): string => fold(part, hanVariants);
  const surroundings = surroundingsFinder(data.unitKeys, data.placeKeys, steps);
  const isAround = (part: string): boolean => isSomewhere(surroundings(part));
  const within: Surroundings[] = country === undefined ? [] : [insideUnit(country)];
  const isTraditional = hasHan(text) && [...text].some((char) => hanVariants.has(char));
  const search: Search = {
    data,
    best: new Best(limit),
    steps,
    isHan: hasHan(text),
    mostAdded: isTraditional ? SAME_SCRIPT : 0,
  };
  const { best } = search;

  const other = respelt(text);
  const ways = readings(text, folded, isAround);
  const whole = ways[0];
  if (!whole) return best;
  const wholes = new Set([whole]);
  if (other !== undefined) {
    const others = readings(other, folded, isAround);
    wholes.add(others[0]!);
    ways.push(...others);
  }
  const standingAmong = (around: readonly Surroundings[], nearby = true): Standing => {
    const standing = standingIn(records, [...within, ...around], nearby);
    return isTraditional ? favouringScript(data, standing) : standing;
  };
  const possible: Possible[] = [];
  for (const reading of ways) {
    const around = reading.around.map((part, i) => surroundings(part, reading.open && i === reading.around.length - 1));
    if (!around.every(isSomewhere)) continue;
    const nearby = !isExplicitlyInside(reading.name, reading.around.at(-1) ?? '');
    possible.push({ reading, around, standing: standingAmong(around, nearby) });
  }
  for (const { reading, standing } of possible) {
    const inside = reading.isBackwards ? WHOLE_INSIDE - BACKWARDS : WHOLE_INSIDE;
    const step = reading === whole ? WHOLE : wholes.has(reading) ? RESPELT : inside;
    const exact = lookUpWhole(search, reading.name, step, standing);
    const fewest = reading.isBackwards ? 3 : 2; // the SA of Adelaide, SA begins 10,000 names
    if (wholes.has(reading) || reading.open || reading.name.length >= fewest || hasHan(reading.name)) {
      lookUpBegun(search, reading.name, exact, standing, wholes.has(reading));
    }
  }

  const { standing } = possible[0]!;
  const spelt = latinOfKana(whole.name);
  const inJapan = standingAmong([insideUnit(data.japan)]);
  if (spelt !== undefined) lookUpWhole(search, spelt, WHOLE, inJapan);
  const looser: Possible[] = [];
  if (/^\s*[A-Z]{3}\s*$/.test(text)) lookUpCode(search, whole.name, CODE, standing);
  if (best.entries[0]?.match !== 'exact') {
    if (spelt !== undefined) lookUpWhole(search, spelt, LOOSER, standing);
    for (const name of looserNames(text, folded)) {
      lookUpWhole(search, name, LOOSER, standing);
      const latin = latinOfKana(name);
      if (latin !== undefined) lookUpWhole(search, latin, LOOSER - 1, inJapan);
    }
    for (const { reading, standing } of possible.slice(1)) {
      const bare = withoutKindCharacter(reading.name);
      if (bare !== undefined) lookUpWhole(search, bare, LOOSER, standing);
    }
    for (const reading of looserReadings(text, folded, isAround)) {
      const around = reading.around.map((part) => surroundings(part));
      looser.push({ reading, around, standing: standingAmong(around) });
    }
    for (const { reading, standing } of looser) lookUpWhole(search, reading.name, LOOSER, standing);
    if (/^[a-z]{3,6}$/.test(whole.name)) {
      lookUpCode(search, whole.name, BEGINS, standing);
      lookUpCode(search, INITIALS_MARK + whole.name, BEGINS, standing);
    }
  }
  largestInside(search, surroundings(whole.name), standing);
  for (const { reading, around, standing } of possible) {
    if (around.length === 0 || !around.every(isUnit)) continue;
    largestInside(search, unitsWithin(surroundings(reading.name), around, records), standing, true);
  }
  if (/^[a-z]{2}$/.test(whole.name)) lookUpCode(search, INITIALS_MARK + whole.name, INITIALS, standing);
  const isQualified = possible.some(({ around }) => around.some(({ units }) => units.size > 0));
  const isUnparted = !search.isHan && !ways.some(({ open }) => open);
  const own: Steps = { left: MOST_STEPS / 3 }; // the whole text may have spent all others
  for (const { reading, around, standing } of possible) {
    if (satisfied(search, SATISFIES_BEGUN)) break;
    if (best.entries[0]?.match === 'prefix' && reading.name.length >= LONG_BEGINNING) continue;
    const isLikely = wholes.has(reading)
      ? !ways.some(({ open }) => open)
      : reading.open ||
        hasHan(reading.name) ||
        (isUnparted && around.every(isUnit) && (isPlainlyQualified(reading) || best.entries.length === 0));
    if (!isLikely) continue;
    const isAddress = around.length > 0 && hasHan(reading.name);
    const place = isAddress ? standingAmong(around, false) : standing;
    if (isUnparted && around.length > 0) lookUpSimilar({ ...search, steps: own }, reading.name, place, SHORTEST - 1);
    else lookUpSimilar(search, reading.name, place);
  }
  if (best.entries[0] === undefined || best.entries[0].match === 'fuzzy') {
    for (const { name, qualifier } of isUnparted ? splitsInTwo(text, folded) : []) {
      if (!/^[a-z]{4,}$/.test(qualifier) || isAround(qualifier)) continue;
      const around = misspeltUnits(search, qualifier);
      if (isSomewhere(around)) lookUpWhole(search, name, LOOSER - ERROR, standingAmong([around], false), 'fuzzy');
    }
  }
  if (best.entries[0]?.match !== 'exact') {
    // Fossano, Xyzzy and Milano (MI): the qualifier tells nothing about the name before it, which is still an answer, marked as not sure
    for (const { name, around, open } of ways) {
      if (!open) continue;
      const isKnown = around.some(isAround);
      if (isKnown && around.length > 1) continue; // an address: its known parts tell more
      const town: Standing = (row) => (records.weight[row]! >= SATISFIES_WHOLE ? standing(row) : OUT);
      lookUpWhole(search, name, LOOSER - ERROR, isKnown ? town : standing, 'fuzzy');
    }
  }
  if (best.entries.length === 0) {
    const isState = (unit: number): boolean =>
      records.unitParent[records.unitParent[unit]!] === records.unitParent[unit];
    offerKnownPart(search, [...possible, ...looser], (part, outer) => {
      const own = surroundings(part);
      const isStateAlone = outer.length === 0 && own.units.size > 0 && [...own.units.keys()].every(isState);
      if (!isStateAlone) return standingAmong(outer, false);
      return own.rows.length > 0 ? standingAmong([own], false) : () => OUT; // Usa in Japan is not in the USA
    });
  }
  if (best.entries.length === 0 && !isQualified) {
    const wellKnown: Standing = (row) => (records.weight[row]! >= WELL_KNOWN ? standing(row) : OUT); // Paris, but no village that is called Atlantis
    for (const { name } of splitsInTwo(text, folded)) {
      if (name.length >= LONG_ENOUGH || hasHan(name)) lookUpWhole(search, name, BEGINS, wellKnown, 'fuzzy');
      if (best.entries.length > 0) break;
    }
  }
  return best;
}

/** Whether what lies around is no code of two letters, which may be a small word of the name: la, de. */
const isPlainlyQualified = ({ around }: Reading): boolean => around.every((part) => part.length > 2);

/** Whether it is a division or a country, not only a place nearby. */
const isUnit = ({ units }: Surroundings): boolean => units.size > 0;

/** The divisions of which this is a name with an error, or two in a long one: Texs, Phillipines. */
function misspeltUnits({ data, steps }: Search, name: string): Surroundings {
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

/** Places with this code, or with these initials. */
function lookUpCode(search: Search, code: string, step: number, standing: Standing): void {
  const { codeKeys } = search.data;
  const bytes = encoded(code);
  const key = wholeKey(codeKeys, bytes, keysWithPrefix(codeKeys, bytes));
  if (key >= 0) offer(search, key, step, step === CODE ? 'exact' : 'fuzzy', standing, codeKeys);
}

/**
 * Of an address whose last part nobody knows (北京市海淀区, a quarter, a hospital) the places that its known parts name, each inside the
 * others: of the readings that know most.
 */
function offerKnownPart(
  search: Search,
  possible: readonly Possible[],
  standingOf: (part: string, outer: readonly Surroundings[]) => Standing,
): void {
  const known = ({ reading }: Possible): number => reading.around.join('').length;
  for (const { reading, around } of [...possible].sort((a, b) => known(b) - known(a))) {
    for (const [i, part] of reading.around.entries()) {
      const outer = around.filter((_, other) => other !== i);
      const standing = standingOf(part, outer);
      lookUpWhole(search, part, BEGINS, standing, 'fuzzy');
      const bare = withoutKindCharacter(part);
      if (bare !== undefined) lookUpWhole(search, bare, BEGINS - ERROR, standing, 'fuzzy');
    }
    if (search.best.entries.length > 0) return;
  }
}

/** Whether nobody would look for typing errors any more. */
function satisfied({ data, best }: Search, begun: number): boolean {
  const [first] = best.entries;
  if (!first) return false;
  if (first.match !== 'exact') return first.score >= begun;
  return first.score < WHOLE || data.records.weight[first.row]! >= SATISFIES_WHOLE; // a name and what lies around it tell enough
}

/** Places of which this is a whole name. Returns whether there is such a name. */
function lookUpWhole(
  search: Search,
  name: string,
  step: number,
  standing: Standing,
  match: MatchKind = 'exact',
): boolean {
  const { placeKeys } = search.data;
  const bytes = encoded(name);
  const key = wholeKey(placeKeys, bytes, keysWithPrefix(placeKeys, bytes));
  if (key >= 0) offer(search, key, step, match, standing);
  return key >= 0;
}

/** Places of which a name begins so; the first of these keys is left out if it is the whole name. */
function lookUpBegun(search: Search, name: string, exact: boolean, standing: Standing, isWhole: boolean): void {
  const { from, to } = keysWithPrefix(search.data.placeKeys, encoded(name));
  offerRun(search, exact ? from + 1 : from, to, BEGINS, 'prefix', standing);
  if (isWhole && exact && name.length >= LONG_ENOUGH && !hasHan(name))
    offerRun(search, from + 1, to, LARGE_BEGINS, 'prefix', standing, VERY_LARGE);
}

/** Names with errors. */
function lookUpSimilar(search: Search, name: string, standing: Standing, fewest = SHORTEST): void {
  const { placeKeys, syllables } = search.data;
  const bytes = encoded(name);
  if (hasHan(name)) {
    const sound = soundOf(name, syllables);
    if (sound !== undefined && sound.length > 4) {
      const heard = encoded(sound);
      const key = wholeKey(placeKeys, heard, keysWithPrefix(placeKeys, heard));
      if (key >= 0) offer(search, key, BEGINS - OTHER_CHARACTER, 'fuzzy', standing);
    }
    visitSimilarHan(placeKeys, bytes, (key) => offer(search, key, BEGINS - OTHER_CHARACTER, 'fuzzy', standing));
    return;
  }
  if (bytes.length < fewest || bytes.some((byte) => byte >= 0x80)) return;
  const meet = (from: number, to: number, depth: number, errors: number): void => {
    const step = BEGINS - errors * ERROR;
    const ends = placeKeys.starts[from + 1]! - placeKeys.starts[from]! === depth;
    if (ends) offer(search, from, step, 'fuzzy', standing);
    if (bytes.length >= SHORTEST)
      offerRun(search, ends ? from + 1 : from, to, step - ERROR_AND_UNFINISHED, 'fuzzy', standing);
  };
  walkMisspelt(placeKeys, bytes, 1, search.steps, meet);
  const isName = search.best.entries.some(({ match }) => match !== 'fuzzy');
  if (bytes.length >= 7 && !isName && !satisfied(search, SATISFIES_ONE_ERROR))
    walkMisspelt(placeKeys, bytes, 2, search.steps, meet);
}

/** Offer the places of a run of keys. In a long run the heaviest blocks come first, so that the rest can be passed over. */
function offerRun(
  search: Search,
  from: number,
  to: number,
  step: number,
  match: MatchKind,
  standing: Standing,
  lightest = 0,
): void {
  const { weights, blockWeights } = search.data.placeKeys;
  const { best, mostAdded } = search;
  const offerFrom = (least: number): void => {
    for (let key = from; key < to; ) {
      const block = Math.floor(key / BLOCK);
      const end = Math.min(to, (block + 1) * BLOCK);
      const heaviest = blockWeights[block]!;
      if (heaviest >= least && step + heaviest + mostAdded > best.threshold) {
        for (; key < end; key++) {
          const weight = weights[key]!;
          if (weight >= least && step + weight + mostAdded > best.threshold) offer(search, key, step, match, standing);
        }
      }
      key = end;
    }
  };
  if (to - from > LONG_RUN) offerFrom(Math.max(lightest, heaviestBlocks(blockWeights, from, to, best.size)));
  offerFrom(lightest);
}

/** A weight that about so many blocks of a run reach. */
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

/** Offer the places of a key. */
function offer(
  { data, best, mostAdded }: Search,
  key: number,
  step: number,
  match: MatchKind,
  standing: Standing,
  keys = data.placeKeys,
): void {
  visitRows(keys, key, (row, weight) => {
    if (step + weight + mostAdded <= best.threshold) return false;
    const added = standing(row);
    if (added > OUT) best.offer(row, step + weight + added, match);
    return true;
  });
}

/** A text that names a division: the largest places in it. Of a country the very largest comes before any village that is called so. */
function largestInside(
  { data, best, isHan }: Search,
  { units, own, isLoose }: Surroundings,
  standing: Standing,
  isInside = false,
): void {
  if (isLoose && best.entries[0]?.match === 'exact') return;
  const { unitStart, unitEnd, unitParent, weight } = data.records;
  const [first] = best.entries;
  const isTown = isHan && first?.match === 'exact' && weight[first.row]! >= WELL_KNOWN; // 黑山 is a county of Liaoning, and Montenegro
  for (const [unit, loss] of units) {
    if (loss > 0) continue;
    const outer = unitParent[unit]!;
    const isState = outer === unitParent[outer];
    if (!isState && best.entries[0]?.match === 'exact') continue;
    const step = isState ? IN_STATE : IN_COUNTY;
    let largest = -1;
    for (let row = unitStart[unit]!; row < unitEnd[unit]!; row++) {
      const score = step + weight[row]!;
      if ((largest < 0 || weight[row]! > weight[largest]!) && standing(row) > OUT) largest = row;
      if (!isInside && score > best.threshold && standing(row) > OUT) best.offer(row, score, 'prefix');
    }
    if (!isState || !own.has(unit) || largest < 0) continue;
    const ahead = isInside ? LARGEST_INSIDE : outer !== unit ? LARGEST_IN_STATE : isTown ? IN_STATE : COUNTRY;
    best.offer(largest, ahead + weight[largest]!, 'prefix');
  }
}

/** The divisions that lie in all of these: Victoria in Australia, but not South Korea in Osan. */
function unitsWithin(inner: Surroundings, around: readonly Surroundings[], { unitParent }: Records): Surroundings {
  const liesIn = (unit: number, { units }: Surroundings): boolean => {
    for (let u = unit; u !== unitParent[u]; u = unitParent[u]!) if (units.has(unitParent[u]!)) return true;
    return false;
  };
  const units = new Map([...inner.units].filter(([unit]) => around.every((outer) => liesIn(unit, outer))));
  return { ...inner, units };
}

/** Whether the place of a row lies in one of these units. */
const isIn = (units: readonly number[], row: number, { unitStart, unitEnd }: Records): boolean =>
  units.some((unit) => row >= unitStart[unit]! && row < unitEnd[unit]!);

/** 大安區, written so, is rather the one in Taipei than the one in Sichuan. */
function favouringScript({ records, traditional }: SearchData, standing: Standing): Standing {
  return (row) => standing(row) + (isIn(traditional, row, records) ? SAME_SCRIPT : 0);
}
