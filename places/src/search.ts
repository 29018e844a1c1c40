// The places that a text means. A query has several readings: a name, and what it is in. Phases look them up one after the other:
// whole names and beginnings, looser names, the largest places of a division, typing errors, and last what the text names around a place
// that is not found. Among equals the place with more people counts more.

import {
  bonusIn,
  insideUnit,
  isSomewhere,
  OUT,
  type RowBonus,
  type Surroundings,
  surroundingsFinder,
  WELL_KNOWN,
} from './around.ts';
import { Best } from './best.ts';
import { fold, hasHan } from './fold.ts';
import { latinOfKana } from './kana.ts';
import { INITIALS_MARK } from './key-index.ts';
import { isExplicitlyInside, withoutKindCharacter } from './kinds.ts';
import {
  isSatisfied,
  largestInside,
  lookUpBegun,
  lookUpCode,
  lookUpLargeSimilar,
  lookUpSimilar,
  lookUpWhole,
  misspeltUnits,
  type Search,
  type SearchData,
} from './lookups.ts';
import type { MatchKind } from './place.ts';
import { looserNames, looserReadings, type QueryReading, readings, respelt, splitsInTwo } from './reading.ts';
import type { Records } from './records.ts';
import {
  BACKWARDS,
  BEGINS,
  CODE,
  ERROR,
  INITIALS,
  LONG_BEGINNING,
  LONG_ENOUGH,
  LOOSER,
  MAX_STEPS,
  RARE_NAME_LOSS,
  RESPELT,
  SAME_SCRIPT,
  SATISFIES_BEGUN,
  SATISFIES_WHOLE,
  SHORTEST,
  WHOLE,
  WHOLE_INSIDE,
} from './scores.ts';
import { bareTexts } from './unit-words.ts';

/** A reading whose surroundings are known. */
export interface Possible {
  readonly reading: QueryReading;
  readonly around: readonly Surroundings[];
  readonly standing: RowBonus;
}

/** A search with its text, and all that the phases need of it. */
export interface Query extends Search {
  readonly text: string;
  /** The unit of the country that was requested. */
  readonly country: number | undefined;
  /** All readings, best first; the first one is the whole text as a name. */
  readonly readings: readonly QueryReading[];
  /** The readings that are the whole text as a name: as typed, and respelt (St as Saint). */
  readonly wholes: ReadonlySet<QueryReading>;
  /** The readings all of whose surroundings are known; the first one is the whole text. */
  readonly possible: readonly Possible[];
  /** The same without words that tell only the kind of a place; filled by the phase of looser names. */
  readonly looser: Possible[];
  /** Whether the text has no separator that parts a name from what it is in. */
  readonly isUnparted: boolean;
  readonly folded: (part: string) => string;
  readonly surroundings: (part: string, isOpen?: boolean) => Surroundings;
  readonly bonusAmong: (around: readonly Surroundings[], nearby?: boolean) => RowBonus;
}

/** One step of a search. It runs where nothing is said, or where the list of the best is as `when` says. */
interface Phase {
  readonly search: (query: Query) => void;
  readonly when?: (query: Query) => boolean;
}

const isNothingFound = ({ best }: Query): boolean => best.entries.length === 0;
const isNothingExact = ({ best }: Query): boolean => best.entries[0]?.match !== 'exact';
const isOnlySimilar = ({ best }: Query): boolean => best.entries.every(({ match }, i) => i > 0 || match === 'fuzzy');

const PHASES: readonly Phase[] = [
  { search: wholeNamesAndBeginnings },
  { search: japaneseSpelling },
  { search: airportCode },
  { search: looserNamesAndCodes, when: isNothingExact },
  { search: withoutUnitWords, when: isNothingExact },
  { search: largestInDivisions },
  { search: initials },
  { search: similarNames },
  { search: largeCityMeant },
  { search: insideSimilarDivision, when: isOnlySimilar },
  { search: besideUnknownQualifier, when: isNothingExact },
  { search: withoutTail, when: isNothingExact },
  { search: resolveParts, when: isNothingFound },
  { search: wellKnownName, when: isNothingFound },
];

/** The best places for a text, best first, within a country's unit if one is given. */
export function searchPlaces(data: SearchData, text: string, limit: number, country: number | undefined): Best {
  return runSearch(data, text, limit, country).best;
}

/** The same, with all that the search has learnt of the text. */
export function runSearch(data: SearchData, text: string, limit: number, country: number | undefined): Query {
  const query = queryOf(data, text, limit, country);
  if (query.readings.length === 0) return query;
  for (const { search, when } of PHASES) if (when?.(query) ?? true) search(query);
  return query;
}

function queryOf(data: SearchData, text: string, limit: number, country: number | undefined): Query {
  const { records, hanVariants } = data;
  const steps = { left: MAX_STEPS };
  const folded = (part: string): string => fold(part, hanVariants);
  const surroundings = surroundingsFinder(data.unitKeys, data.placeKeys, steps);
  const isAround = (part: string): boolean => isSomewhere(surroundings(part));
  const within: Surroundings[] = country === undefined ? [] : [insideUnit(country)];
  const isHan = hasHan(text);
  const isTraditional = isHan && [...text].some((char) => hanVariants.has(char));
  const bonusAmong = (around: readonly Surroundings[], nearby = true): RowBonus => {
    const standing = bonusIn(records, [...within, ...around], nearby);
    return isTraditional ? favouringScript(data, standing) : standing;
  };
  const typed = readings(text, folded, isAround);
  const other = typed.length === 0 ? undefined : respelt(text);
  const respelled = other === undefined ? [] : readings(other, folded, isAround);
  const ways = [...typed, ...respelled];
  const possible: Possible[] = [];
  for (const reading of ways) {
    const around = reading.around.map((part, i) => surroundings(part, reading.open && i === reading.around.length - 1));
    if (!around.every(isSomewhere)) continue;
    const nearby = !isExplicitlyInside(reading.name, reading.around.at(-1) ?? '');
    possible.push({ reading, around, standing: bonusAmong(around, nearby) });
  }
  return {
    data,
    best: new Best(limit),
    steps,
    isHan,
    maxAdded: isTraditional ? SAME_SCRIPT : 0,
    text,
    country,
    readings: ways,
    wholes: new Set([...typed.slice(0, 1), ...respelled.slice(0, 1)]),
    possible,
    looser: [],
    isUnparted: !isHan && !ways.some(({ open }) => open),
    folded,
    surroundings,
    bonusAmong,
  };
}

/** The whole text as it is looked up. */
const nameOf = (query: Query): string => query.readings[0]!.name;

/** Where the whole text as a name may be: anywhere, or in the country requested. */
const anywhere = (query: Query): RowBonus => query.possible[0]!.standing;

const inJapan = ({ data, bonusAmong: standingAmong }: Query): RowBonus => standingAmong([insideUnit(data.japan)]);

const isAround = ({ surroundings }: Query, part: string): boolean => isSomewhere(surroundings(part));

function wholeNamesAndBeginnings(query: Query): void {
  const { possible, wholes } = query;
  for (const { reading, standing } of possible) {
    const inside = reading.isBackwards ? WHOLE_INSIDE - BACKWARDS : WHOLE_INSIDE;
    const step = reading === query.readings[0] ? WHOLE : wholes.has(reading) ? RESPELT : inside;
    const exact = lookUpWhole(query, reading.name, step, standing);
    const fewest = reading.isBackwards ? 3 : 2; // the SA of Adelaide, SA begins 10,000 names
    if (wholes.has(reading) || reading.open || reading.name.length >= fewest || hasHan(reading.name)) {
      lookUpBegun(query, reading.name, exact, standing, wholes.has(reading));
    }
  }
}

/** A text in kana, as the names of Japan are written in Latin letters. */
function japaneseSpelling(query: Query): void {
  const latin = latinOfKana(nameOf(query));
  if (latin !== undefined) lookUpWhole(query, latin, WHOLE, inJapan(query));
}

function airportCode(query: Query): void {
  if (/^\s*[A-Z]{3}\s*$/.test(query.text)) lookUpCode(query, nameOf(query), CODE, anywhere(query));
}

/** Names without the words that tell only the kind of a place, and codes in small letters. */
function looserNamesAndCodes(query: Query): void {
  const { text, folded, possible, looser, surroundings, bonusAmong: standingAmong } = query;
  const name = nameOf(query);
  const standing = anywhere(query);
  const spelt = latinOfKana(name);
  if (spelt !== undefined) lookUpWhole(query, spelt, LOOSER, standing);
  for (const name of looserNames(text, folded)) {
    lookUpWhole(query, name, LOOSER, standing);
    const latin = latinOfKana(name);
    if (latin !== undefined) lookUpWhole(query, latin, LOOSER - 1, inJapan(query));
  }
  for (const { reading, standing } of possible.slice(1)) {
    const bare = withoutKindCharacter(reading.name);
    if (bare !== undefined) lookUpWhole(query, bare, LOOSER, standing);
  }
  for (const reading of looserReadings(text, folded, (part) => isAround(query, part))) {
    const around = reading.around.map((part) => surroundings(part));
    looser.push({ reading, around, standing: standingAmong(around) });
  }
  for (const { reading, standing } of looser) lookUpWhole(query, reading.name, LOOSER, standing);
  if (/^[a-z]{3,6}$/.test(name)) {
    lookUpCode(query, name, BEGINS, standing);
    lookUpCode(query, INITIALS_MARK + name, BEGINS, standing);
  }
}

/** г. Казань as Казань: words that say only what kind of place a name is. */
function withoutUnitWords(query: Query): void {
  for (const { text, isSure } of bareTexts(query.text)) if (isSure) offerExact(query, text, 0, 'exact');
}

/** Ulm an der Donau as Ulm: what is left off was not looked at, and the answer is marked as not sure. */
function withoutTail(query: Query): void {
  for (const { text, isSure } of bareTexts(query.text)) if (!isSure) offerExact(query, text, ERROR, 'fuzzy');
}

/** The exact answers of a shorter text, as a match of this kind. */
function offerExact({ data, best, country }: Query, text: string, less: number, match: MatchKind): void {
  for (const entry of searchPlaces(data, text, best.size, country).entries) {
    if (entry.match === 'exact') best.offer(entry.row, entry.score - less, match);
  }
}

/** The largest places of the divisions that the text names. */
function largestInDivisions(query: Query): void {
  const { possible, surroundings, data } = query;
  largestInside(query, surroundings(nameOf(query)), anywhere(query));
  for (const { reading, around, standing } of possible) {
    if (around.length === 0 || !around.every(isUnit)) continue;
    largestInside(query, unitsWithin(surroundings(reading.name), around, data.records), standing, true);
  }
}

/** Two letters as the initials of a Chinese name. */
function initials(query: Query): void {
  const name = nameOf(query);
  if (/^[a-z]{2}$/.test(name)) lookUpCode(query, INITIALS_MARK + name, INITIALS, anywhere(query));
}

/** Names with a typing error or two, or a wrong character. */
function similarNames(query: Query): void {
  const { best, possible, wholes, isUnparted, bonusAmong: standingAmong } = query;
  const own = { left: MAX_STEPS / 3 }; // the whole text may have spent all others
  for (const { reading, around, standing } of possible) {
    if (isSatisfied(query, SATISFIES_BEGUN)) return;
    const [first] = best.entries;
    const isBegun = first?.match === 'prefix' && query.data.records.weight[first.row]! >= SATISFIES_WHOLE;
    if (isBegun && reading.name.length >= LONG_BEGINNING) continue;
    const isLikely = wholes.has(reading)
      ? !query.readings.some(({ open }) => open)
      : reading.open ||
        hasHan(reading.name) ||
        (isUnparted && around.every(isUnit) && (isPlainlyQualified(reading) || best.entries.length === 0));
    if (!isLikely) continue;
    const isAddress = around.length > 0 && hasHan(reading.name);
    const place = isAddress ? standingAmong(around, false) : standing;
    if (isUnparted && around.length > 0) lookUpSimilar({ ...query, steps: own }, reading.name, place, SHORTEST - 1);
    else lookUpSimilar(query, reading.name, place);
  }
}

/** A city of a million before the place that the text is only a rare name of: Hanoi for Hanio, as Chania is called somewhere. */
function largeCityMeant(query: Query): void {
  const [first] = query.best.entries;
  const name = nameOf(query);
  if (first?.match !== 'exact' || first.score < WHOLE || !/^[a-z]{5,}$/.test(name)) return;
  const lost = query.data.records.weight[first.row]! - (first.score - WHOLE);
  if (lost >= RARE_NAME_LOSS) lookUpLargeSimilar({ ...query, steps: { left: MAX_STEPS / 3 } }, name, anywhere(query));
}

/** A name, and a division that is written with an error: Houston Texs. */
function insideSimilarDivision(query: Query): void {
  for (const { name, qualifier } of query.isUnparted ? splitsInTwo(query.text, query.folded) : []) {
    if (!/^[a-z]{4,}$/.test(qualifier) || isAround(query, qualifier)) continue;
    const around = misspeltUnits(query, qualifier);
    if (isSomewhere(around)) lookUpWhole(query, name, LOOSER - ERROR, query.bonusAmong([around], false), 'fuzzy');
  }
}

/** Fossano, Xyzzy and Milano (MI): the qualifier tells nothing about the name before it, which is still an answer, marked as not sure. */
function besideUnknownQualifier(query: Query): void {
  const { weight } = query.data.records;
  const standing = anywhere(query);
  const town: RowBonus = (row) => (weight[row]! >= SATISFIES_WHOLE ? standing(row) : OUT);
  for (const { name, around, open } of query.readings) {
    if (!open) continue;
    const isKnown = around.some((part) => isAround(query, part));
    if (isKnown && around.length > 1) {
      const known = around.map((part) => query.surroundings(part)).filter(isSomewhere);
      lookUpWhole(query, name, LOOSER - ERROR, query.bonusAmong(known, false), 'fuzzy');
    } else lookUpWhole(query, name, LOOSER - ERROR, isKnown ? town : standing, 'fuzzy');
  }
}

/**
 * Of an address whose last part nobody knows (北京市海淀区, a quarter, a hospital) the places that its known parts name, each inside the
 * others: of the readings that know most.
 */
function resolveParts(query: Query): void {
  const { possible, looser, best } = query;
  const known = ({ reading }: Possible): number => reading.around.join('').length;
  for (const { reading, around } of [...possible, ...looser].sort((a, b) => known(b) - known(a))) {
    for (const [i, part] of reading.around.entries()) {
      const standing = bonusOfPart(
        query,
        part,
        around.filter((_, other) => other !== i),
      );
      lookUpWhole(query, part, BEGINS, standing, 'fuzzy');
      const bare = withoutKindCharacter(part);
      if (bare !== undefined) lookUpWhole(query, bare, BEGINS - ERROR, standing, 'fuzzy');
    }
    if (best.entries.length > 0) return;
  }
}

function bonusOfPart(
  { data, surroundings, bonusAmong: standingAmong }: Query,
  part: string,
  outer: readonly Surroundings[],
): RowBonus {
  const { unitParent } = data.records;
  const isState = (unit: number): boolean => unitParent[unitParent[unit]!] === unitParent[unit];
  const own = surroundings(part);
  const isStateAlone = outer.length === 0 && own.units.size > 0 && [...own.units.keys()].some(isState);
  if (!isStateAlone) return standingAmong(outer, false);
  return own.rows.length > 0 ? standingAmong([own], false) : () => OUT; // Usa in Japan is not in the USA
}

/** Paris, but no village that is called Atlantis. */
function wellKnownName(query: Query): void {
  const { possible, data, best, text, folded } = query;
  if (possible.some(({ around }) => around.some(isUnit))) return;
  const standing = anywhere(query);
  const wellKnown: RowBonus = (row) => (data.records.weight[row]! >= WELL_KNOWN ? standing(row) : OUT);
  for (const { name } of splitsInTwo(text, folded)) {
    if (name.length >= LONG_ENOUGH || hasHan(name)) lookUpWhole(query, name, BEGINS, wellKnown, 'fuzzy');
    if (best.entries.length > 0) return;
  }
}

/** Whether what is around is no code of two letters, which may be a small word of the name: la, de. */
const isPlainlyQualified = ({ around }: QueryReading): boolean => around.every((part) => part.length > 2);

/** Whether it is a division or a country, not only a place nearby. */
const isUnit = ({ units }: Surroundings): boolean => units.size > 0;

/** The divisions that lie in all of these: Victoria in Australia, but not South Korea in Osan. */
/** Of these surroundings the units that are inside all of those around. */
export function unitsWithin(
  inner: Surroundings,
  around: readonly Surroundings[],
  { unitParent }: Records,
): Surroundings {
  const isInside = (unit: number, { units }: Surroundings): boolean => {
    for (let u = unit; u !== unitParent[u]; u = unitParent[u]!) if (units.has(unitParent[u]!)) return true;
    return false;
  };
  const units = new Map([...inner.units].filter(([unit]) => around.every((outer) => isInside(unit, outer))));
  return { ...inner, units };
}

/** Whether the place of a row is in one of these units. */
const isIn = (units: readonly number[], row: number, { unitStart, unitEnd }: Records): boolean =>
  units.some((unit) => row >= unitStart[unit]! && row < unitEnd[unit]!);

/** 大安區, written so, is rather the one in Taipei than the one in Sichuan. */
function favouringScript({ records, traditional }: SearchData, standing: RowBonus): RowBonus {
  return (row) => standing(row) + (isIn(traditional, row, records) ? SAME_SCRIPT : 0);
}
