// Search of places. A query has several readings: a name, and its surroundings. Phases look them up one after the other: whole names and
// beginnings, names without words for their kind (County, 市), the largest places of a division, typing errors, and last the known parts of an
// unknown text. Among equal matches the place with more people comes first.

import {
  airportCode,
  begunInside,
  cityBehindInitials,
  cityOfPlate,
  contractedInside,
  dottedWord,
  initials,
  initialsInside,
  writtenTogether,
} from './abbreviations.ts';
import { insideUnit, isCountyOfJapan, kilometresBetween, type RowBonus } from './around.ts';
import type { Best, RankedRow } from './best.ts';
import { nominativesOf } from './cases.ts';
import { hasHan, isAscii } from './fold.ts';
import { hepburnOf, latinOfKana } from './kana.ts';
import { INITIALS_MARK } from './key-index.ts';
import { countriesOfKind, withoutKindCharacter } from './kinds.ts';
import {
  besideUnknownQualifier,
  insideStateOfCity,
  nameAmongWords,
  placeInSentence,
  resolveParts,
  townAround,
  townInHanAddress,
  townOfInstitution,
  twinTowns,
  withoutTail,
} from './known-parts.ts';
import { keyNamed, largestInside, lookUpBegun, lookUpCode, lookUpWhole, type SearchData } from './lookups.ts';
import { withoutMarkup } from './markup.ts';
import type { MatchKind } from './place.ts';
import {
  anywhere,
  inJapan,
  isAround,
  isOnlySimilar,
  isUnit,
  MAX_SEARCHES,
  nameOf,
  offerExact,
  ofKind,
  ofWeight,
  type PartSearch,
  QUARTER_KM,
  type Query,
  queryOf,
  searchedAs,
  textBefore,
  unitsWithin,
} from './query.ts';
import { looserNames, looserReadings, respelt } from './reading.ts';
import {
  BACKWARDS,
  BEGINS,
  ERROR,
  LARGE_ELSEWHERE,
  LARGEST_INSIDE,
  LOOSER,
  RARE_NAME_LOSS,
  RESPELT,
  TOWN,
  WHOLE,
  WHOLE_INSIDE,
} from './scores.ts';
import type { BareText } from './sentences.ts';
import {
  insideSimilarDivision,
  japaneseSpelling,
  largeCityMeant,
  nameInCase,
  namesByEar,
  namesOfLikeSound,
  oldSpelling,
  otherKeyboard,
  similarNames,
  vietnameseSpelling,
  wordsOfLikeSound,
} from './spellings.ts';
import { HYPHEN } from './unit-words.ts';

/** A step of a search, with a condition on the results so far. */
interface Phase {
  readonly search: (query: Query) => void;
  readonly when?: (query: Query) => boolean;
}

const isNothingFound = ({ best }: Query): boolean => best.entries.length === 0;
const isNothingExact = ({ best }: Query): boolean => best.entries[0]?.match !== 'exact';

/** True without results, or if only a part of the text led to the first. */
const isOnlyPart = ({ best: { entries } }: Query): boolean => entries[0] === undefined || entries[0].used !== undefined;

/** True if a text may be written as it is heard: without results, with those of a part of the text, or of a misspelt name. */
const isHeard = (query: Query): boolean => isOnlyPart(query) || isOnlySimilar(query);

/** True if the results are at most fuzzy, and the first is not a misspelt name of several words. */
const isNoMisspeltName = (query: Query): boolean =>
  isOnlySimilar(query) && !(query.misspelt.has(query.best.entries[0]?.row ?? -1) && /[\s-]/u.test(query.text));

/** True without results, or with results only outside the surroundings. */
const isNothingInside = ({ best: { entries } }: Query): boolean =>
  entries.length === 0 ||
  (entries[0]!.match === 'fuzzy' &&
    entries[0]!.score >= LOOSER - ERROR - LARGE_ELSEWHERE &&
    entries[0]!.score < LARGEST_INSIDE - ERROR);

/** True without results, or with results by a misspelt name: a complete name elsewhere is better than a shortened name. */
const isOnlySlip = ({ best: { entries } }: Query): boolean =>
  entries[0] === undefined || (entries[0].match !== 'exact' && entries[0].score < LOOSER - ERROR - LARGE_ELSEWHERE);

const WHOLE_NAMES: readonly Phase[] = [
  { search: wholeNamesAndBeginnings },
  { search: japaneseSpelling },
  { search: vietnameseSpelling },
  { search: airportCode },
];
/** Phases of exact matches after the whole names. */
const EXACT: readonly Phase[] = [
  { search: looserNamesAndCodes, when: isNothingExact },
  { search: withoutUnitWords, when: isNothingExact },
  { search: quarterOfCity, when: isNothingExact },
  { search: oldSpelling, when: isNothingExact },
  { search: cityOfPlate, when: isNothingExact },
  { search: nameInCase, when: isNothingExact },
];
const PHASES: readonly Phase[] = [
  ...EXACT,
  { search: placeInSentence, when: isNothingExact },
  { search: townOfInstitution, when: isNothingExact },
  { search: townInHanAddress, when: isNothingFound },
  { search: otherKeyboard, when: isNothingExact },
  { search: largestInDivisions },
  { search: initials },
  { search: similarNames },
  { search: largeCityMeant },
  { search: insideSimilarDivision, when: isOnlySimilar },
  { search: besideUnknownQualifier, when: isNothingExact },
  { search: writtenTogether, when: isNothingFound },
  { search: initialsInside, when: isNothingExact },
  { search: cityBehindInitials, when: isNothingExact },
  { search: dottedWord, when: isNothingExact },
  { search: contractedInside, when: isNothingExact },
  { search: insideStateOfCity, when: isNothingExact },
  { search: begunInside, when: isNothingFound },
  { search: largestInZone, when: isNothingFound },
  { search: twinTowns, when: isNothingFound },
  { search: townAround, when: isNothingInside },
  { search: withoutTail, when: isOnlySlip },
  { search: namesByEar, when: isHeard },
  { search: resolveParts, when: isNothingFound },
  { search: namesOfLikeSound, when: isNothingFound },
  { search: nameAmongWords, when: isNoMisspeltName },
  { search: wordsOfLikeSound, when: isNothingFound },
];

/** The best places for a text, best first, optionally within the unit of a country. */
export function searchPlaces(data: SearchData, text: string, limit: number, country: number | undefined): Best {
  return runSearch(data, text, limit, country).best;
}

/** Runs a search and returns its state. */
export function runSearch(
  data: SearchData,
  typed: string,
  limit: number,
  country: number | undefined,
  phases: readonly Phase[] = PHASES,
  searched: Set<string> = new Set(),
): Query {
  const [, cityOfZone] = ZONE.exec(typed.trim()) ?? [];
  const text = withCommas(withoutMarkup(cityOfZone ?? typed));
  const zones = cityOfZone === undefined ? NO_ZONES : zonesNamed(typed.trim(), data.records.zones);
  const searchPart: PartSearch = (part, unit, some) =>
    runSearch(data, part, limit, unit, some === 'all' ? PHASES : EXACT, searched).best.entries;
  const query = queryOf(data, text, limit, country, searched.add(searchedAs(text, country)), searchPart, zones);
  if (query.readings.length === 0) return query;
  const run = (some: readonly Phase[]): void => {
    for (const { search, when } of some) if (when?.(query) ?? true) search(query);
  };
  run(WHOLE_NAMES);
  const only = country === undefined && isNothingExact(query) ? countriesOf(query) : undefined;
  if (only) return runInside(query, only, phases);
  run(phases);
  return query;
}

/** The word for a city behind a title of an encyclopedia: Berne (ville). */
const CITY_IN_BRACKETS =
  / \((?:city|town|ville|commune|ciudad|municipio|Stadt|cidade|município|città|comune|stad|miasto|město|град|город|місто)\)$/iu;

/** The name of a time zone, and the city in it: America/Indiana/Knox. */
const ZONE =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/(?:[A-Z][A-Za-z_]+\/)?([A-Z][A-Za-z_-]+)$/;
const NO_ZONES: ReadonlySet<number> = new Set();

/** Numbers of the zones with this name; a place may have two. */
const zonesNamed = (name: string, zones: readonly string[]): ReadonlySet<number> =>
  new Set(zones.flatMap((each, i) => (each.split(' ').includes(name) ? [i] : [])));

/** Offers the largest place of the time zone in the text: Port Vila for Pacific/Efate. */
function largestInZone({ data, best, zones }: Query): void {
  const { weight, zone } = data.records;
  let largest = -1;
  if (zones.size > 0)
    for (const [row, each] of zone.entries())
      if (zones.has(each) && weight[row]! > (weight[largest] ?? -1)) largest = row;
  if (largest >= 0) best.offer(largest, BEGINS, 'fuzzy');
}

const FLAG = /\p{RI}{2}/u;
const FIRST_FLAG_LETTER = 0x1f1e6;

/** Replaces line breaks and hyphens between spaces by commas, underscores by spaces, a flag by the code of its country. */
function withCommas(text: string): string {
  const parted = text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
    .replace(/(?<=[\p{L})]) [-–—•|] (?=\p{L})/gu, ', ')
    .replace(/(?<=[ก-๙]{3})ฯ/gu, '') // อุบลฯ
    .replace(CITY_IN_BRACKETS, '')
    .replace(/^(\p{L}{3,}) (\p{Lu}\p{Ll}{2,5}\.)$/u, '$1, $2') // Kano Nig.
    .replaceAll('_', ' ');
  const [flag] = FLAG.exec(parted) ?? [];
  if (flag === undefined) return parted;
  const code = Array.from(flag, (letter) => String.fromCharCode(65 + letter.codePointAt(0)! - FIRST_FLAG_LETTER));
  const rest = parted.replace(flag, ' ').trim().replace(/,$/u, '');
  return rest === '' ? parted : `${rest}, ${code.join('')}`;
}

/** Codes of the only countries with the kind of place in the text. */
const countriesOf = ({ text, bare, readings: [whole] }: Query): readonly string[] | undefined =>
  bare().find(({ countries }) => countries)?.countries ?? ofKind(text, whole!.name);

/** Search in one of these countries, the one with the best score. */
function runInside({ data, text, best, searched }: Query, codes: readonly string[], phases: readonly Phase[]): Query {
  const found = codes.map((code) => runSearch(data, text, best.size, data.countries[code]!, phases, searched));
  const score = ({ best }: Query): number => best.entries[0]?.score ?? 0;
  return found.reduce((most, other) => (score(other) > score(most) ? other : most));
}

/** True if a place in its surroundings is found by a name that is its own. */
const isOwnInside = ({ best }: Query): boolean =>
  best.entries[0]?.match === 'exact' && best.entries[0].score > WHOLE_INSIDE + RARE_NAME_LOSS;

function wholeNamesAndBeginnings(query: Query): void {
  const { possible, wholes } = query;
  for (const { reading, around, bonus, isShortened } of possible) {
    if (isShortened && isOwnInside(query)) continue;
    const inside = reading.isBackwards ? WHOLE_INSIDE - BACKWARDS : WHOLE_INSIDE;
    const step = reading === query.readings[0] ? WHOLE : wholes.has(reading) ? RESPELT : inside;
    const isNamed = reading.isBackwards && !around.every(isUnit); // Cabramatta, Sydney is not Sydney by Cabramatta
    if (reading.isLoose) {
      lookUpWhole(query, reading.name, inside, ofWeight(query, TOWN, bonus)); // La Ciudad de México is no hamlet called La Ciudad
      continue;
    }
    const exact = isNamed
      ? lookUpWhole(query, reading.name, LOOSER - ERROR, bonus, 'fuzzy')
      : lookUpWhole(query, reading.name, step, wholes.has(reading) ? acrossComma(query, bonus) : bonus);
    const fewest = hasHan(reading.name) ? 1 : isAscii(reading.name) ? 3 : 2; // the SA of Adelaide SA begins 20,000 names
    const isOpen = reading.open && reading.name.length > 1;
    if (wholes.has(reading) || isOpen || reading.name.length >= fewest) {
      lookUpBegun(query, reading.name, exact, bonus, wholes.has(reading));
    }
  }
}

/** The bonus with a loss of villages whose names are across a comma: San Nicolás, Buenos Aires is no hamlet called San Nicolás Buenos Aires. */
const acrossComma = ({ text, data: { records } }: Query, bonus: RowBonus): RowBonus =>
  /\p{L},.*\p{L}/u.test(text)
    ? (row) => bonus(row) - (records.weight[row]! < TOWN ? WHOLE - WHOLE_INSIDE + RARE_NAME_LOSS : 0)
    : bonus;

/** Looks up names without words for their kind, and codes in lower case. */
function looserNamesAndCodes(query: Query): void {
  const { text, folded, possible, looser, surroundings, bonusAmong } = query;
  const name = nameOf(query);
  const bonus = anywhere(query);
  const spelt = latinOfKana(name);
  if (spelt !== undefined) lookUpWhole(query, spelt, LOOSER, bonus);
  for (const looserName of looserNames(text, folded)) {
    lookUpWhole(query, looserName, LOOSER, bonus, hasHan(name) ? matchWithoutKind(name) : 'exact');
    const latin = latinOfKana(looserName);
    if (latin !== undefined) lookUpWhole(query, latin, LOOSER - 1, inJapan(query));
  }
  for (const { reading, around, bonus } of possible.slice(1)) {
    const bare = withoutKindCharacter(reading.name);
    if (bare !== undefined) lookUpWhole(query, bare, LOOSER, bonus, matchWithoutKind(reading.name));
    for (const kana of [reading.name, bare ?? '']) {
      const latin = kana === '' ? undefined : latinOfKana(kana);
      if (latin !== undefined) lookUpWhole(query, latin, LOOSER, bonusAmong(around, false));
    }
  }
  for (const reading of looserReadings(text, folded, (part) => isAround(query, part))) {
    const around = reading.around.map((part) => surroundings(part));
    looser.push({ reading, around, bonus: bonusAmong(around) });
  }
  for (const { reading, bonus } of looser) lookUpWhole(query, reading.name, LOOSER, bonus);
  const hepburn = hepburnOf(name);
  if (hepburn !== undefined) lookUpWhole(query, hepburn, LOOSER, inJapan(query), 'fuzzy');
  const [, state, port] = PORT.exec(text) ?? [];
  const around = state === undefined ? undefined : query.data.countries[state];
  if (around !== undefined) lookUpCode(query, port!.toLowerCase(), LOOSER, bonusAmong([insideUnit(around)], false));
  if (/^[a-z]{3,6}$/.test(name)) {
    lookUpCode(query, name, BEGINS, bonus);
    lookUpCode(query, INITIALS_MARK + name, BEGINS, bonus);
  }
}

/** A code of UN/LOCODE; its last three letters are mostly the airport's code: CNSHA, DE HAM. */
const PORT = /^\s*([A-Z]{2}) ?([A-Z]{3})\s*$/;

/** Without its kind, a name of one country is a weaker match: 日高町 and 日高市 are two places. */
const matchWithoutKind = (name: string): MatchKind => (countriesOfKind(name) ? 'fuzzy' : 'exact');

/** Looks up Казань for г. Казань. */
function withoutUnitWords(query: Query): void {
  for (const bare of query.bare())
    if (bare.isSure) offerExact(query, bare, 0, 'exact', weightOfNominative(query, bare));
}

/** A preposition before a name in another case, in Russian or Ukrainian. */
const BEFORE_CASE = /(?:^| )(?:во?|на|у|из|з|із) $/iu;

/** Weight of a place that a name behind a preposition may be, in another case: Tula of в Туле, which is Thule, too. */
function weightOfNominative({ data, text, folded }: Query, bare: BareText): number {
  if (!BEFORE_CASE.test(textBefore(text, bare.text))) return 0;
  let heaviest = 0;
  for (const name of nominativesOf(bare.text)) {
    const key = keyNamed(data.placeKeys, folded(name));
    if (key >= 0) heaviest = Math.max(heaviest, data.placeKeys.weights[key]!);
  }
  return heaviest;
}

/** Looks up Hamburg-Barmbek and HD-Rohrbach as quarters near their city. */
function quarterOfCity({ data, text, best, country, searched, searchPart }: Query): void {
  for (const written of [text, ...respelt(text)]) {
    const [city, ...quarters] = written.split(HYPHEN);
    const spaced = [city, ...quarters].join(' ');
    if (quarters.length === 0 || searched.has(searchedAs(spaced, country)) || searched.size + 1 >= MAX_SEARCHES)
      continue;
    const exact = (name: string): readonly RankedRow[] =>
      searchPart(name, country, 'exact').filter(({ match }) => match === 'exact');
    const [around] = exact(city!);
    for (const { row, score } of exact(spaced)) {
      if (around && kilometresBetween(data.records, around.row, row) <= QUARTER_KM) best.offer(row, score, 'exact');
    }
  }
}

/** Offers the largest places of the divisions in the text. */
function largestInDivisions(query: Query): void {
  const { possible, surroundings, data } = query;
  if (!isCountyOfJapan(nameOf(query)) && !/^\d+$/.test(nameOf(query)))
    largestInside(query, surroundings(nameOf(query)), anywhere(query));
  for (const { reading, around, bonus } of possible) {
    if (around.length === 0 || !around.every(isUnit)) continue;
    largestInside(query, unitsWithin(surroundings(reading.name), around, data.records), bonus, true);
  }
}
