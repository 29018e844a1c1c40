// Which places does a text mean? Every reading of it is looked up: whole names first, then names that begin so, then, where
// these do not satisfy, names with a typing error or two. Among equals the place counts more where more people live.

import { type Admits, admission, isSomewhere, type Surroundings, surroundingsFinder } from './around.ts';
import { Best } from './best.ts';
import { fold, type HanVariants, hasHan } from './fold.ts';
import { type KeyIndex, keysWithPrefix, LIST, visitRows, wholeKey } from './key-index.ts';
import { walkMisspelt } from './misspelt.ts';
import type { MatchKind } from './place.ts';
import { looserNames, type Reading, readings } from './reading.ts';
import type { Records } from './records.ts';
import { type Syllables, soundOf, visitSimilarHan } from './similar-han.ts';

/** What a search needs. */
export interface SearchData {
  readonly records: Records;
  readonly placeKeys: KeyIndex;
  readonly unitKeys: KeyIndex;
  readonly hanVariants: HanVariants;
  readonly syllables: Syllables;
  /** Units of the places where traditional characters are written. */
  readonly traditional: readonly number[];
}

// Scores: a step, plus the weight of the place under that name (0-255). A weight of 32 is a factor of ten in people.
const WHOLE = 2000; // the whole text is a name
const WHOLE_INSIDE = 1500; // a name, and what lies around it
const LOOSER = 1000; // the text without a word like County, 市
const BEGINS = 500; // a name begins so
const IN_REGION = 450; // the text names a division, the place lies in it
const ERROR = 70; // what a typing error costs: a place must have 150 times the people to make up for it
const ERROR_AND_UNFINISHED = 40; // what it costs more when the name goes on
const OTHER_CHARACTER = 50; // a wrong character of the same sound, or one of three
const SAME_SCRIPT = 20; // what traditional characters add to places where they are written

// When there is no need to look for typing errors: a place of so much weight was found …
const SATISFIES_WHOLE = 129; // … by its whole name: 10,000 people
const SATISFIES_BEGUN = BEGINS + 150; // … by a beginning: 45,000 people
const SATISFIES_ONE_ERROR = BEGINS + 193 - 2 * ERROR; // … by one error: two would have to lead to more than a million

/** One search: what is known of the text, and the list it fills. */
interface Search {
  readonly data: SearchData;
  readonly best: Best;
  /** What a place of this row adds to its score, and the most that any adds. */
  readonly bonus: (row: number) => number;
  readonly mostBonus: number;
}

const utf8 = new TextEncoder();

/** The best places for a text, best first, within a country's unit if one is given. */
export function searchPlaces(data: SearchData, text: string, limit: number, country: number | undefined): Best {
  const { records, hanVariants } = data;
  const folded = (part: string): string => fold(part, hanVariants);
  const surroundings = surroundingsFinder(data.unitKeys, data.placeKeys);
  const within: Surroundings[] = country === undefined ? [] : [{ units: new Set([country]), rows: [] }];
  const search: Search = { data, best: new Best(limit), ...scriptBonus(data, text) };
  const { best } = search;

  const ways = readings(text, folded, (part) => isSomewhere(surroundings(part)));
  const whole = ways[0];
  if (!whole) return best;
  const admitted: { reading: Reading; admits: Admits; step: number }[] = [];
  for (const reading of ways) {
    const around = reading.around.map((part, i) => surroundings(part, reading.open && i === reading.around.length - 1));
    if (!around.every(isSomewhere)) continue;
    const admits = admission(records, [...within, ...around]);
    admitted.push({ reading, admits, step: reading === whole ? WHOLE : WHOLE_INSIDE });
  }
  for (const { reading, admits, step } of admitted)
    lookUp(search, reading.name, step, admits, step === WHOLE || reading.open);

  const { admits } = admitted[0]!;
  if (best.entries[0]?.match !== 'exact') {
    for (const name of looserNames(text, folded)) lookUp(search, name, LOOSER, admits, false);
    largestInside(search, surroundings(whole.name), admits);
  }
  for (const { reading, admits } of admitted) {
    if (satisfied(best, SATISFIES_BEGUN)) break;
    if (reading === whole || reading.open || hasHan(reading.name)) lookUpSimilar(search, reading.name, admits);
  }
  return best;
}

/** Whether nobody would look for typing errors any more. */
function satisfied({ entries }: Best, begun: number): boolean {
  const [first] = entries;
  if (!first) return false;
  return first.match === 'exact' ? first.score % BEGINS >= SATISFIES_WHOLE : first.score >= begun;
}

/** Whole names, and beginnings. */
function lookUp(search: Search, name: string, step: number, admits: Admits, short: boolean): void {
  const { placeKeys } = search.data;
  const bytes = utf8.encode(name);
  const range = keysWithPrefix(placeKeys, bytes);
  const exact = wholeKey(placeKeys, bytes, range);
  if (exact >= 0) offer(search, exact, step, 'exact', admits);
  if (!short && bytes.length < 3) return; // a lone letter after a division is no name yet
  offerRun(search, exact >= 0 ? range.from + 1 : range.from, range.to, BEGINS, 'prefix', admits);
}

/** Names with errors. */
function lookUpSimilar(search: Search, name: string, admits: Admits): void {
  const { placeKeys, syllables } = search.data;
  const bytes = utf8.encode(name);
  if (hasHan(name)) {
    const sound = soundOf(name, syllables);
    if (sound !== undefined && sound.length > 4) {
      const heard = utf8.encode(sound);
      const key = wholeKey(placeKeys, heard, keysWithPrefix(placeKeys, heard));
      if (key >= 0) offer(search, key, BEGINS - OTHER_CHARACTER, 'fuzzy', admits);
    }
    visitSimilarHan(placeKeys, bytes, (key) => offer(search, key, BEGINS - OTHER_CHARACTER, 'fuzzy', admits));
    return;
  }
  if (bytes.length < 4 || bytes.some((byte) => byte >= 0x80)) return;
  const meet = (from: number, to: number, depth: number, errors: number): void => {
    const step = BEGINS - errors * ERROR;
    const ends = placeKeys.starts[from + 1]! - placeKeys.starts[from]! === depth;
    if (ends) offer(search, from, step, 'fuzzy', admits);
    offerRun(search, ends ? from + 1 : from, to, step - ERROR_AND_UNFINISHED, 'fuzzy', admits);
  };
  walkMisspelt(placeKeys, bytes, 1, meet);
  if (bytes.length >= 7 && !satisfied(search.best, SATISFIES_ONE_ERROR)) walkMisspelt(placeKeys, bytes, 2, meet);
}

/** Offer the places of a run of keys. */
function offerRun(search: Search, from: number, to: number, step: number, match: MatchKind, admits: Admits): void {
  const { weights } = search.data.placeKeys;
  const most = step + search.mostBonus;
  for (let key = from; key < to; key++) {
    if (most + weights[key]! > search.best.threshold) offer(search, key, step, match, admits);
  }
}

/** Offer the places of a key. */
function offer(
  { data, best, bonus, mostBonus }: Search,
  key: number,
  step: number,
  match: MatchKind,
  admits: Admits,
): void {
  const { placeKeys } = data;
  if (placeKeys.values[key]! < LIST) {
    const row = placeKeys.values[key]!;
    if (admits(row)) best.offer(row, step + placeKeys.weights[key]! + bonus(row), match);
    return;
  }
  visitRows(placeKeys, key, (row, weight) => {
    if (step + weight + mostBonus <= best.threshold) return false;
    if (admits(row)) best.offer(row, step + weight + bonus(row), match);
    return true;
  });
}

/** A text that names a division: the largest places in it. */
function largestInside({ data, best }: Search, { units }: Surroundings, admits: Admits): void {
  const { unitStart, unitEnd, weight } = data.records;
  for (const unit of units) {
    for (let row = unitStart[unit]!; row < unitEnd[unit]!; row++) {
      if (IN_REGION + weight[row]! > best.threshold && admits(row)) best.offer(row, IN_REGION + weight[row]!, 'prefix');
    }
  }
}

/** 大安區, written so, is rather the one in Taipei than the one in Sichuan. */
function scriptBonus(
  { records, hanVariants, traditional }: SearchData,
  text: string,
): Pick<Search, 'bonus' | 'mostBonus'> {
  const isTraditional = hasHan(text) && [...text].some((char) => hanVariants.has(char));
  if (!isTraditional) return { bonus: () => 0, mostBonus: 0 };
  const { unitStart, unitEnd } = records;
  const isThere = (row: number): boolean => traditional.some((unit) => row >= unitStart[unit]! && row < unitEnd[unit]!);
  return { bonus: (row) => (isThere(row) ? SAME_SCRIPT : 0), mostBonus: SAME_SCRIPT };
}
