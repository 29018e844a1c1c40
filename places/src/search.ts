// Search of places. A query has several readings: a name, and its surroundings. Phases look them up one after the other: whole names and
// beginnings, names without words for their kind (County, 市), the largest places of a division, typing errors, and last the known parts of an
// unknown text. Among equal matches the place with more people comes first.

import {
  bonusIn,
  inNoPlace,
  insideUnit,
  isCountyOfJapan,
  isSomewhere,
  kilometresBetween,
  nowhere,
  OUT,
  type RowBonus,
  type Surroundings,
  surroundingsFinder,
  WELL_KNOWN,
} from './around.ts';
import { Best, type RankedRow } from './best.ts';
import { namesInCase, nominativesOf } from './cases.ts';
import { fold, hasHan, isAscii } from './fold.ts';
import { type InstitutionTown, townsOfInstitution } from './institutions.ts';
import { hepburnOf, latinOfKana } from './kana.ts';
import { INITIALS_MARK, keysWithPrefix, visitRows, WIDE_MARK } from './key-index.ts';
import { textsOfOtherKeyboards } from './keyboards.ts';
import { COMMON_WORD, countriesOfKind, isExplicitlyInside, withoutKindCharacter } from './kinds.ts';
import { line } from './lines.ts';
import {
  isSatisfied,
  keyNamed,
  largestInside,
  largestOf,
  lookUpAlike,
  lookUpBegun,
  lookUpCode,
  lookUpLargeSimilar,
  lookUpSimilar,
  lookUpWhole,
  misspeltUnits,
  type Search,
  type SearchData,
} from './lookups.ts';
import { withoutMarkup } from './markup.ts';
import { nameRuns } from './name-among-words.ts';
import type { MatchKind } from './place.ts';
import {
  asTyped,
  looserNames,
  looserReadings,
  PLATE,
  partsOf,
  type QueryReading,
  readings,
  respelt,
  splitsInTwo,
} from './reading.ts';
import { isInUnit, type Records } from './records.ts';
import {
  BACKWARDS,
  BEGINS,
  CODE,
  ERROR,
  INITIALS,
  LARGE_ELSEWHERE,
  LARGEST_INSIDE,
  LONG_BEGINNING,
  LONG_ENOUGH,
  LONG_NAME,
  LOOSER,
  MAX_STEPS,
  MILLION,
  RARE_NAME_LOSS,
  RESPELT,
  SAME_KIND,
  SAME_SCRIPT,
  SATISFIES_BEGUN,
  SATISFIES_WHOLE,
  SHORTEST,
  TENFOLD,
  TOWN,
  WHOLE,
  WHOLE_INSIDE,
} from './scores.ts';
import { type BareText, withoutSentence } from './sentences.ts';
import { soundsByEar, soundsInVietnamese, soundsOf } from './sounds.ts';
import { bareTexts, HYPHEN } from './unit-words.ts';
import { encoded } from './utf8.ts';

/** A reading whose surroundings are known. */
export interface Possible {
  readonly reading: QueryReading;
  readonly around: readonly Surroundings[];
  readonly bonus: RowBonus;
}

/** A search with its text and the inputs of its phases. */
export interface Query extends Search {
  readonly text: string;
  /** Unit of the requested country. */
  readonly country: number | undefined;
  /** All readings, best first; the first is the whole text as a name. */
  readonly readings: readonly QueryReading[];
  /** Readings of the whole text as a name: as typed, and in other spellings (St as Saint). */
  readonly wholes: ReadonlySet<QueryReading>;
  /** Readings with known surroundings; the first is the whole text. */
  readonly possible: readonly Possible[];
  /** The same readings without words for the kind of a place; filled by the phase of looser names. */
  readonly looser: Possible[];
  /** Rows found by typing errors; filled by their phase. */
  readonly misspelt: Set<number>;
  /** True if only spaces separate the name and its surroundings. */
  readonly isUnparted: boolean;
  /** The text without words for the kind of a place. */
  readonly bare: () => readonly BareText[];
  /** Texts searched so far, with their countries: this one and parts of it. None is searched twice. */
  readonly searched: Set<string>;
  readonly folded: (part: string) => string;
  readonly surroundings: (part: string, isOpen?: boolean) => Surroundings;
  readonly bonusAmong: (around: readonly Surroundings[], nearby?: boolean) => RowBonus;
}

/** A step of a search, with a condition on the results so far. */
interface Phase {
  readonly search: (query: Query) => void;
  readonly when?: (query: Query) => boolean;
}

const isNothingFound = ({ best }: Query): boolean => best.entries.length === 0;
const isNothingExact = ({ best }: Query): boolean => best.entries[0]?.match !== 'exact';
const isOnlySimilar = ({ best }: Query): boolean => best.entries.every(({ match }, i) => i > 0 || match === 'fuzzy');

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
  { search: dottedWord, when: isNothingExact },
  { search: begunInside, when: isNothingFound },
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
  const text = withCommas(withoutMarkup(typed));
  const query = queryOf(data, text, limit, country, searched.add(searchedAs(text, country)));
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
    .replace(/^(\p{L}{3,}) (\p{Lu}\p{Ll}{2,5}\.)$/u, '$1, $2') // Kano Nig.
    .replaceAll('_', ' ');
  const [flag] = FLAG.exec(parted) ?? [];
  if (flag === undefined) return parted;
  const code = Array.from(flag, (letter) => String.fromCharCode(65 + letter.codePointAt(0)! - FIRST_FLAG_LETTER));
  const rest = parted.replace(flag, ' ').trim().replace(/,$/u, '');
  return rest === '' ? parted : `${rest}, ${code.join('')}`;
}

const searchedAs = (text: string, country: number | undefined): string => `${country} ${text}`;

/** Codes of the only countries with the kind of place in the text. */
const countriesOf = ({ text, bare, readings: [whole] }: Query): readonly string[] | undefined =>
  bare().find(({ countries }) => countries)?.countries ?? ofKind(text, whole!.name);

/** Codes of the only countries with the kind of a name. The ク of ビュルツブルク is no ward of Japan. */
const ofKind = (text: string, name: string): readonly string[] | undefined =>
  /\p{Script=Katakana}$/u.test(text.trim()) ? undefined : countriesOfKind(name);

/** Search in one of these countries, the one with the best score. */
function runInside({ data, text, best, searched }: Query, codes: readonly string[], phases: readonly Phase[]): Query {
  const found = codes.map((code) => runSearch(data, text, best.size, data.countries[code]!, phases, searched));
  const score = ({ best }: Query): number => best.entries[0]?.score ?? 0;
  return found.reduce((most, other) => (score(other) > score(most) ? other : most));
}

function queryOf(
  data: SearchData,
  text: string,
  limit: number,
  country: number | undefined,
  searched: Set<string>,
): Query {
  const { records, hanVariants } = data;
  const steps = { left: MAX_STEPS };
  const folded = (part: string): string => fold(part, hanVariants);
  const named = surroundingsFinder(data, steps);
  const surroundings = (part: string, isOpen?: boolean): Surroundings =>
    orElsewhereInJapan(
      prefectureInKana(named, part, data) ?? inLandOfRegion(named(part, isOpen), part, data),
      part,
      data,
    );
  const isAround = (part: string): boolean => isSomewhere(surroundings(part));
  const within: Surroundings[] = country === undefined ? [] : [insideUnit(country)];
  const isHan = hasHan(text);
  const isTraditional = isHan && [...text].some((char) => hanVariants.has(char));
  const favoured = isTraditional
    ? data.traditional
    : searched.size === 1 && KIND_OF_KOREA.test(text.trim())
      ? data.korean
      : [];
  const added = isTraditional ? SAME_SCRIPT : favoured.length > 0 ? SAME_KIND : 0;
  const bonusAmong = (around: readonly Surroundings[], nearby = true): RowBonus => {
    const bonus = bonusIn(records, [...within, ...around], nearby);
    return added > 0 && bonus !== inNoPlace ? favouring(favoured, added, records, bonus) : bonus;
  };
  const typed = readings(text, folded, isAround);
  const respelled = typed.length === 0 ? [] : respelt(text).map((other) => readings(other, folded, isAround));
  const ways = [...typed, ...respelled.flat()];
  let bare: readonly BareText[] | undefined;
  const possible: Possible[] = [];
  for (const reading of ways) {
    const around = reading.around.map((part, i) => surroundings(part, reading.open && i === reading.around.length - 1));
    if (!around.every(isSomewhere)) continue;
    const nearby = !isExplicitlyInside(reading.name, reading.around.at(-1) ?? '');
    possible.push({ reading, around, bonus: bonusAmong(around, nearby) });
  }
  return {
    data,
    best: new Best(limit),
    steps,
    isHan,
    maxAdded: added,
    text,
    country,
    readings: ways,
    wholes: new Set([...typed.slice(0, 1), ...respelled.flatMap((others) => others.slice(0, 1))]),
    possible,
    looser: [],
    misspelt: new Set(),
    bare: () => {
      bare ??= bareTexts(text);
      return bare;
    },
    searched,
    isUnparted: !isHan && !ways.some(({ open }) => open),
    folded,
    surroundings,
    bonusAmong,
  };
}

const ELSEWHERE_LOSS = 40; // loss of a place of Japan that is not known to be in the county of the text
/** Loss of a place of Japan outside the prefectures of the county of the text. */
export const OUTSIDE_COUNTY = 60;

/** The country of a region that is too wide to be its largest place: Norilsk in Siberia is not near Novosibirsk. */
function inLandOfRegion(found: Surroundings, part: string, { codeKeys, records }: SearchData): Surroundings {
  if (found.rows.length === 0 || found.units.size > 0) return found;
  const key = keyNamed(codeKeys, WIDE_MARK + part);
  if (key < 0) return found;
  const units = new Map<number, number>();
  visitRows(codeKeys, key, (row) => {
    units.set(countryUnit(records.unitParent, records.unit[row]!), 0);
    return true;
  });
  return { ...found, units, rows: [] };
}

/** The prefecture that a text in kana is the name of, without its kind: いばらき, which is a city elsewhere, too. */
function prefectureInKana(
  named: (part: string) => Surroundings,
  part: string,
  { countries, records }: SearchData,
): Surroundings | undefined {
  const latin = /^[ぁ-ん]{2,8}$/u.test(part) && named(part).units.size === 0 ? latinOfKana(part) : undefined;
  const { units } = latin === undefined ? nowhere : named(latin);
  const prefectures = [...units].filter(([unit]) => records.unitParent[unit] === countries.JP);
  return prefectures.length > 0 ? { ...nowhere, units: new Map(prefectures) } : undefined;
}

/** Adds its prefectures and all of Japan to a county of Japan, since the county of most places is unknown. */
function orElsewhereInJapan(found: Surroundings, part: string, { countries, records }: SearchData): Surroundings {
  if (found.units.size > 0 || !isCountyOfJapan(part)) return found;
  const prefectures = [...found.seats].map((row) => prefectureOf(records.unit[row]!));
  const japan = countries.JP!;
  if (prefectures.length === 0) return { ...found, units: new Map([[japan, ELSEWHERE_LOSS]]) };
  return {
    ...found,
    units: new Map([[japan, OUTSIDE_COUNTY], ...prefectures.map((unit) => [unit, ELSEWHERE_LOSS] as const)]),
  };

  function prefectureOf(inner: number): number {
    let unit = inner;
    while (!isState(unit, records)) unit = records.unitParent[unit]!;
    return unit;
  }
}

/** The whole text, folded. */
const nameOf = (query: Query): string => query.readings[0]!.name;

/** Bonus for the whole text as a name: anywhere, or in the requested country. */
const anywhere = (query: Query): RowBonus => query.possible[0]!.bonus;

/** The bonus without rows below a weight. */
const ofWeight =
  ({ data }: Query, least: number, bonus: RowBonus): RowBonus =>
  (row) =>
    data.records.weight[row]! >= least ? bonus(row) : OUT;

const inJapan = ({ data, bonusAmong }: Query): RowBonus => bonusAmong([insideUnit(data.countries.JP!)]);

const isAround = ({ surroundings }: Query, part: string): boolean => isSomewhere(surroundings(part));

function wholeNamesAndBeginnings(query: Query): void {
  const { possible, wholes } = query;
  for (const { reading, around, bonus } of possible) {
    const inside = reading.isBackwards ? WHOLE_INSIDE - BACKWARDS : WHOLE_INSIDE;
    const step = reading === query.readings[0] ? WHOLE : wholes.has(reading) ? RESPELT : inside;
    const isNamed = reading.isBackwards && !around.every(isUnit); // Cabramatta, Sydney is not Sydney by Cabramatta
    if (reading.isLoose) {
      lookUpWhole(query, reading.name, inside, ofWeight(query, TOWN, bonus)); // La Ciudad de México is no hamlet called La Ciudad
      continue;
    }
    const exact = isNamed
      ? lookUpWhole(query, reading.name, LOOSER - ERROR, bonus, 'fuzzy')
      : lookUpWhole(query, reading.name, step, bonus);
    const fewest = hasHan(reading.name) ? 1 : isAscii(reading.name) ? 3 : 2; // the SA of Adelaide SA begins 20,000 names
    const isOpen = reading.open && reading.name.length > 1;
    if (wholes.has(reading) || isOpen || reading.name.length >= fewest) {
      lookUpBegun(query, reading.name, exact, bonus, wholes.has(reading));
    }
  }
}

/** Looks up a text in kana by its Latin letters. */
function japaneseSpelling(query: Query): void {
  const latin = latinOfKana(nameOf(query));
  if (latin !== undefined) lookUpWhole(query, latin, WHOLE, inJapan(query));
}

function airportCode(query: Query): void {
  if (/^\s*[A-Z]{3}\s*$/.test(query.text)) lookUpCode(query, nameOf(query), CODE, anywhere(query));
}

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

/** The text before the last occurrence of a part; empty if the part does not occur. */
const textBefore = (text: string, part: string): string => text.slice(0, Math.max(0, text.lastIndexOf(part)));

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
function quarterOfCity({ data, text, best, country, searched }: Query): void {
  for (const written of [text, ...respelt(text)]) {
    const [city, ...quarters] = written.split(HYPHEN);
    const spaced = [city, ...quarters].join(' ');
    if (quarters.length === 0 || searched.has(searchedAs(spaced, country)) || searched.size + 1 >= MAX_SEARCHES)
      continue;
    const exact = (name: string): readonly RankedRow[] =>
      runSearch(data, name, best.size, country, EXACT, searched).best.entries.filter(({ match }) => match === 'exact');
    const [around] = exact(city!);
    for (const { row, score } of exact(spaced)) {
      if (around && kilometresBetween(data.records, around.row, row) <= QUARTER_KM) best.offer(row, score, 'exact');
    }
  }
}

/** Looks up Ludwigshafen for LU-Oppau, whose quarter is unknown. */
function cityOfPlate(query: Query): void {
  if (!PLATE.test(query.text)) return;
  for (const written of respelt(query.text)) {
    const [city = ''] = written.split(HYPHEN);
    query.best.ofPart(city, () =>
      lookUpWhole(query, query.folded(city), LOOSER - ERROR, ofWeight(query, TOWN, anywhere(query)), 'fuzzy'),
    );
  }
}

// biome-ignore format: a language a row
/** Spellings before a reform: the countries, letters that only the old spelling has, and the changes to the new one. */
const OLD_SPELLINGS: readonly (readonly [countries: readonly string[], old: RegExp, changes: readonly (readonly [RegExp, string])[]])[] = [
  [['ID'], /[td]j|oe|sj|nj/iu, [[/tj/giu, 'c'], [/(?<!d)j/giu, 'y'], [/dj/giu, 'j'], [/oe/giu, 'u']]],
  [['DE', 'AT', 'CH', 'PL', 'RU', 'CZ'], /(?:^|[ -])c(?!h)|th|y|ae|oe|ue/iu, [[/(?<=^|[ -])c(?=[aouäölr])/giu, 'K'], [/(?<=^|[ -])c(?=[eiy])/giu, 'Z'], [/th/giu, 't'], [/y/giu, 'i']]],
  [['BR', 'PT', 'AO', 'MZ'], /ph|th|ch(?=[rlo])|y|([bcdfglmnpt])\1|z(?=$|[ ,])|hy|ct/iu, [[/ph/giu, 'f'], [/th/giu, 't'], [/ct/giu, 't'], [/(?<=[aeiou])h(?=[aeiouy])/giu, ''], [/ch(?=[rlo])/giu, 'c'], [/y/giu, 'i'], [/([bcdfglmnpt])\1/giu, '$1'], [/z(?=$|[ ,])/giu, 's']]],
  [['ES', 'MX', 'PE', 'BO', 'PH'], /x|ç|(?:^|[ -])z[ei]|ph|th/iu, [[/x/giu, 'j'], [/ç/giu, 'z'], [/z(?=[ei])/giu, 'c'], [/ph/giu, 'f'], [/th/giu, 't']]],
  [['SE', 'FI', 'NO', 'DK'], /w|q|fv|hv|x|aa|æ|ch|th/iu, [[/fv/giu, 'v'], [/hv/giu, 'v'], [/w/giu, 'v'], [/qv/giu, 'kv'], [/aa/giu, 'å'], [/ch/giu, 'k'], [/th/giu, 't'], [/x/giu, 'ks']]],
  [['NL', 'BE'], /ae|uy|ck|gh|ij/iu, [[/ae/giu, 'aa'], [/uy/giu, 'ui'], [/ck/giu, 'k'], [/gh/giu, 'g']]],
];

/** Looks up Karlsruhe for Carlsruhe, Banda Aceh for Banda Atjeh: in the countries of the spelling. */
function oldSpelling(query: Query): void {
  const { data, text, country } = query;
  if (!/^[\p{Script=Latin}\p{M}\s,.'’-]{4,}$/u.test(text)) return;
  for (const [codes, old, changes] of OLD_SPELLINGS) {
    if (!old.test(text)) continue;
    const other = changes.reduce((changed, change) => changed.replace(...change), text);
    if (other === text) continue;
    const [name = '', ...around] = partsOf(other).map(query.folded);
    const known = around.map((part) => query.surroundings(part));
    if (!known.every(isSomewhere)) continue;
    for (const code of codes) {
      const unit = data.countries[code]!;
      if (country !== undefined && country !== unit) continue;
      lookUpWhole(
        query,
        name,
        LOOSER - ERROR,
        ofWeight(query, TOWN, query.bonusAmong([insideUnit(unit), ...known], false)),
        'fuzzy',
      );
    }
  }
}

/** Looks up Tampere for Tampereella, in the countries of the language. */
function nameInCase(query: Query): void {
  for (const text of [query.text, ...query.bare().map((bare) => bare.text)]) offerInCase(query, text);
}

/** Offers the towns that a text may be with an ending of "in" or "from", as a weaker match; after "born" an ending may be a single letter, too. */
function offerInCase(query: Query, text: string, isTold = false): void {
  const { data, folded, bonusAmong } = query;
  for (const { name, countries, isShort } of namesInCase(text)) {
    const inside = { ...nowhere, units: new Map(countries.map((code) => [data.countries[code]!, 0])) };
    const town = ofWeight(query, SATISFIES_WHOLE, bonusAmong([inside], false));
    lookUpWhole(query, folded(name), isShort && !isTold ? BEGINS - ONE_LETTER : LOOSER - ERROR, town, 'fuzzy');
  }
}

const ONE_LETTER = 25; // loss of an ending of one letter: half of a typing error's

/** Looks up Казань for родился в Казани: a sentence has the name in another case. */
function placeInSentence(query: Query): void {
  const { data, text, best, country, searched } = query;
  const told = withoutSentence(text);
  if (told === undefined || searched.size >= MAX_SEARCHES) return;
  const lookUp = (): void => {
    for (const name of [...(told.isElsewhere ? [told.text] : []), ...nominativesOf(told.text)])
      lookUpWhole(query, query.folded(name), LOOSER - ERROR, anywhere(query), 'fuzzy');
    offerInCase(query, told.text, true);
    const isInSlavic = told.isElsewhere || /(?:^| )(?:we?|v[eo]?|u|na) $/iu.test(textBefore(text, told.text));
    if (isInSlavic && best.entries.length === 0) offerInCase(query, `u ${told.text}`, true); // nedaleko Prahy, na świat w Kielcach
    if (best.entries.length > 0) return;
    const { entries } = runSearch(data, told.text, best.size, country, PHASES, searched).best;
    for (const { row, score, used } of entries) best.offer(row, score - ERROR, 'fuzzy', used);
  };
  if (told.isElsewhere) best.ofPart(told.text, lookUp);
  else lookUp();
}

/** Looks up Houston for Texas Medical Center, Houston. */
function townOfInstitution(query: Query): void {
  for (const town of townsOfInstitution(query.text)) {
    query.best.ofPart(town.text, () => offerTown(query, town));
    if (query.best.entries.length > 0) return;
  }
}

/** Offers the possible town of an institution. */
function offerTown(query: Query, { text, isLoose }: InstitutionTown): void {
  const { data, best, bonusAmong, surroundings } = query;
  const province = query.isHan ? surroundings(query.folded(text)) : nowhere; // 浙江大学 is in the capital of Zhejiang
  const told = { text, countries: countryNamed(query, text) };
  offerExact(query, told, ERROR, 'fuzzy', province.own.size > 0 ? WELL_KNOWN : isLoose ? SATISFIES_WHOLE : 0);
  if (best.entries.length > 0) return;
  for (const unit of province.own) {
    const row = largestOf(data.records, unit, bonusAmong([province]));
    if (row >= 0) best.offer(row, LOOSER + data.records.weight[row]!, 'fuzzy');
  }
  for (const name of best.entries.length > 0 ? [] : nominativesOf(text))
    lookUpWhole(query, query.folded(name), LOOSER - ERROR, ofWeight(query, TOWN, anywhere(query)), 'fuzzy');
  if (best.entries.length === 0) offerInCase(query, text, true);
}

/** Code of the country with this name: Ireland is not a village of that name elsewhere. */
function countryNamed({ data, surroundings, folded }: Query, text: string): readonly string[] | undefined {
  const { own } = surroundings(folded(text));
  const code = Object.keys(data.countries).find((each) => own.has(data.countries[each]!));
  return code === undefined ? undefined : [code];
}

/** True if the first place was found by a whole name. */
const isKnownBy = ({ entries: [first] }: Best): boolean => first !== undefined && first.score > LOOSER - ERROR;

/** Looks up Москва for Vjcrdf, Hà Nội for Haf Nooij, in the countries of the keyboard. */
function otherKeyboard(query: Query): void {
  const { data, best, folded } = query;
  for (const { text, countries } of textsOfOtherKeyboards(query.text)) {
    const inside = { ...nowhere, units: new Map(countries.map((code) => [data.countries[code]!, 0])) };
    const whole = { name: folded(text), qualifier: '' };
    for (const { name, qualifier } of [whole, ...splitsInTwo(text, folded)]) {
      const around = qualifier === '' ? [] : [query.surroundings(qualifier)];
      if (!around.every(isSomewhere)) continue;
      const town = ofWeight(query, TOWN, query.bonusAmong([inside, ...around], false));
      if (lookUpWhole(query, name, LOOSER - ERROR, town, 'fuzzy') && isKnownBy(best)) return;
    }
  }
}

const TOWN_IN_HAN = /[市区區县縣町村镇鎮乡鄉街庄](?=.)/gu;
const MAX_TOWNS_IN_HAN = 4;

/** Looks up 軽井沢町 for 軽井沢町大字追分: the innermost town of an address with an unknown end. */
function townInHanAddress({ data, text, isHan, best, country, searched }: Query): void {
  if (!isHan || /\s/u.test(text.trim())) return;
  const ends = [...text.matchAll(TOWN_IN_HAN)].map(({ index }) => index + 1).filter((end) => end > 2);
  for (const end of ends.reverse().slice(0, MAX_TOWNS_IN_HAN)) {
    const town = { text: text.slice(0, end) };
    best.ofPart(town.text, () => offerExact({ data, best, country, searched }, town, ERROR, 'fuzzy'));
    if (best.entries.length > 0) return;
  }
}

/**
 * Looks up Dublin for Rotunda, Dublin: the town behind an unknown quarter, street or hospital. A city of a million comes before smaller places
 * far from it that have the name of the quarter.
 */
function townAround(query: Query): void {
  const { data, best, country, searched } = query;
  const { weight, unit, unitParent } = data.records;
  const parts = query.isHan ? [] : partsInwards(query.text);
  for (let i = 1; i < parts.length && searched.size < MAX_SEARCHES; i++) {
    const text = parts.slice(i).join(', ');
    const isShort = text.length < (/\p{Script=Hangul}/u.test(text) ? SHORTEST - 1 : LONG_ENOUGH);
    if (isShort || searched.has(searchedAs(text, country))) continue;
    const towns = runSearch(data, text, best.size, country, EXACT, searched).best.entries.filter(
      ({ row, score, match }) =>
        match === 'exact' && weight[row]! >= TOWN && (text.length >= LONG_BEGINNING || isOwnName(score, weight[row]!)),
    );
    const { own } = query.surroundings(query.folded(text));
    const isSeat = ({ row }: RankedRow): boolean => isIn([...own], row, data.records);
    const likely = countriesOfWord(query, parts[0]!);
    const isLikely = ({ row }: RankedRow): boolean => likely.has(countryUnit(unitParent, unit[row]!));
    const rank = (town: RankedRow): number => 2 * Number(isSeat(town)) + Number(isLikely(town));
    towns.sort((a, b) => rank(b) - rank(a)); // Las Majadas, Cuenca is in the province of Spain
    const [first] = best.entries;
    for (const [behind, { row }] of towns.entries()) {
      const isAhead = first && isLarge(row) && (isAbroad(first.row, row) || isApart(first.row, row));
      const ahead = isAhead ? 1 : -1;
      best.offer(row, (first ? first.score + ahead : BEGINS + weight[towns[0]!.row]!) - behind, 'fuzzy', text);
    }
    if (towns.length > 0) return;
  }

  function isLarge(row: number): boolean {
    return weight[row]! >= (/\p{Script=Hangul}/u.test(query.text) ? SATISFIES_WHOLE : MILLION);
  }

  function isApart(first: number, row: number): boolean {
    return kilometresBetween(data.records, row, first) > APART_KM && weight[row]! - weight[first]! >= TENFOLD;
  }

  function isAbroad(first: number, row: number): boolean {
    const { unit, unitParent } = data.records;
    const isOther = countryUnit(unitParent, unit[first]!) !== countryUnit(unitParent, unit[row]!);
    return isOther && weight[row]! > weight[first]! && !query.text.includes('/'); // Mons/Bergen are two names of one town
  }
}

/** The countries in which names begin with the longest word of a name: Guijo is a word of Spain, so that El Guijo, Córdoba is not in Argentina. */
function countriesOfWord({ data, folded }: Query, name: string): ReadonlySet<number> {
  const [longest = ''] = name.split(/[\s-]+/u).sort((a, b) => b.length - a.length);
  const word = encoded(folded(longest));
  const countries = new Set<number>();
  if (word.length < LONG_ENOUGH) return countries;
  const { from, to } = keysWithPrefix(data.placeKeys, word);
  for (let key = from; key < Math.min(to, from + MAX_KEYS_OF_WORD); key++)
    visitRows(data.placeKeys, key, (row) => {
      countries.add(countryUnit(data.records.unitParent, data.records.unit[row]!));
      return true;
    });
  return countries;
}

const MAX_KEYS_OF_WORD = 200;

/** The parts of a text between its commas; of one in hangul its words, which begin with the outermost. */
function partsInwards(text: string): string[] {
  const parts = partsOf(text);
  return parts.length === 1 && /^\p{Script=Hangul}+(?: \p{Script=Hangul}+)+$/u.test(parts[0]!)
    ? parts[0]!.split(' ').reverse()
    : parts;
}

/** True if the match is a current name of the place, not a former or shared one. */
const isOwnName = (score: number, weight: number): boolean =>
  [WHOLE, RESPELT, WHOLE_INSIDE, LOOSER].some(
    (step) => score <= step + weight && score > step + weight - RARE_NAME_LOSS,
  );

/** Looks up Ulm for Ulm an der Donau, as a weaker match since the removed part was not compared. */
function withoutTail(query: Query): void {
  for (const bare of query.bare())
    if (!bare.isSure) query.best.ofPart(bare.text, () => offerExact(query, bare, ERROR, 'fuzzy'));
}

const QUARTER_KM = 25; // from the middle of a city
const APART_KM = 150; // a place so far from a city of a million is no quarter of it
const MAX_DIVISIONS = 4; // of one name, whose largest places are offered
const MAX_SEARCHES = 16; // of a text and its parts; none of 16,000 queries takes more than 7

/** Offers the exact matches of a part of the text. */
function offerExact(
  { data, best, country, searched }: Pick<Query, 'data' | 'best' | 'country' | 'searched'>,
  { text, countries }: { readonly text: string; readonly countries?: readonly string[] | undefined },
  less: number,
  match: MatchKind,
  lightest = 0,
): void {
  const units = countries?.map((code) => data.countries[code]!) ?? [country];
  for (const unit of units) {
    if (country !== undefined && unit !== country) continue;
    if (searched.size >= MAX_SEARCHES || searched.has(searchedAs(text, unit))) continue;
    for (const entry of runSearch(data, text, best.size, unit, EXACT, searched).best.entries) {
      const isHeavy = data.records.weight[entry.row]! >= lightest;
      if (entry.match === 'exact' && isHeavy) best.offer(entry.row, entry.score - less, match, entry.used);
    }
  }
}

/** Offers the largest places of the divisions in the text. */
function largestInDivisions(query: Query): void {
  const { possible, surroundings, data } = query;
  if (!isCountyOfJapan(nameOf(query))) largestInside(query, surroundings(nameOf(query)), anywhere(query));
  for (const { reading, around, bonus } of possible) {
    if (around.length === 0 || !around.every(isUnit)) continue;
    largestInside(query, unitsWithin(surroundings(reading.name), around, data.records), bonus, true);
  }
}

/** Looks up two letters as the initials of a Chinese name. */
function initials(query: Query): void {
  const name = nameOf(query);
  if (/^[a-z]{2}$/.test(name)) lookUpCode(query, INITIALS_MARK + name, INITIALS, anywhere(query));
}

/** Looks up names with one or two typing errors, or a wrong character. */
function similarNames(query: Query): void {
  const { best, possible, wholes, isUnparted, bonusAmong, misspelt } = query;
  const [before] = best.entries;
  const own = { left: MAX_STEPS / 3 }; // the whole text may have spent all others
  for (const { reading, around, bonus } of possible) {
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
    const place = isAddress ? bonusAmong(around, false) : bonus;
    if (isUnparted && around.length > 0) lookUpSimilar({ ...query, steps: own }, reading.name, place, SHORTEST - 1);
    else lookUpSimilar(query, reading.name, place);
    const [found] = best.entries;
    if (found !== undefined && found !== before) misspelt.add(found.row);
  }
}

/** Looks up Leipzig for ライプツィヒ and 라이프치히. */
function namesOfLikeSound(query: Query): void {
  const isParted = query.readings.some(({ open }) => open);
  for (const { name, around, open } of query.readings) {
    const sounds =
      (isParted && around.length === 0) || ofKind(query.text, name) // 신현읍 is no foreign town
        ? undefined
        : (soundsOf(name) ?? (around.length === 0 ? soundsInVietnamese(query.text) : undefined));
    const known = around.map((part) => query.surroundings(part)).filter(isSomewhere);
    if (sounds === undefined || (!open && known.length < around.length)) continue;
    lookUpAlike(query, sounds, query.bonusAmong(known, false), BEGINS - ERROR);
  }
}

/** Looks up Vladivostok for 연해주 블라디보스톡: a word by its sound beside an unknown one. */
function wordsOfLikeSound(query: Query): void {
  const words = query.text.split(/[\s,，、]+/u);
  if (words.length < 2 || words.length > MAX_HEARD) return;
  for (const word of words.reverse()) {
    const name = query.folded(word);
    const sounds = ofKind(word, name) ? undefined : soundsOf(name);
    if (sounds === undefined) continue;
    query.best.ofPart(word, () =>
      lookUpAlike(query, sounds, ofWeight(query, WELL_KNOWN, anywhere(query)), BEGINS - ERROR),
    );
    if (query.best.entries.length > 0) return;
  }
}

/** Looks up Leicester for Lester, England, unless a place of that country has the name; and Marseille for Marsay, unless something larger is spelt much like it. */
function namesByEar(query: Query): void {
  const { data, best, possible, bonusAmong } = query;
  const inside = possible.find(({ reading, around }) => reading.open && around.every(isUnit));
  const sounds = soundsByEar(inside?.reading.name ?? nameOf(query));
  if (sounds === undefined) return;
  const heard = new Best(MAX_HEARD);
  if (inside !== undefined) {
    const countries = [...countriesAround(inside.around[0]!, data.records).units.keys()];
    const [first] = best.entries;
    if (first !== undefined && isIn(countries, first.row, data.records)) return;
    const bonus = bonusAmong(inside.around, false);
    lookUpAlike({ ...query, best: heard }, sounds, bonus, LOOSER - LARGE_ELSEWHERE);
  } else if (isOnlySimilar(query) && BY_EAR.test(query.text) && sounds.consonants >= LEAST_HEARD) {
    const large = ofWeight(query, WELL_KNOWN, anywhere(query));
    lookUpAlike({ ...query, best: heard }, sounds, large, BEGINS - ERROR - HEARD, {
      least: WELL_KNOWN,
      cost: HEARD_COST,
    });
  }
  const found = inside === undefined ? heard.entries : heard.entries.slice(0, 1);
  for (const { row, score, match } of found) best.offer(row, score, match);
}

const MAX_HEARD = 5; // places
const HEARD_COST = 2.2; // maximum mean cost of a consonant
const BY_EAR = /^[a-z'’-]+(?: [a-z'’-]+)?$/iu;
const LEAST_HEARD = 3; // consonants of a name that is written by ear
const HEARD = 60; // loss of a name that only sounds like the text

/** Offers a city of a million before a place with only a rare name like the text: Hanoi for Hanio, which is a name of Chania. */
function largeCityMeant(query: Query): void {
  const [first] = query.best.entries;
  const name = nameOf(query);
  if (first?.match !== 'exact' || first.score < WHOLE || !/^[a-z]{5,}$/.test(name)) return;
  const lost = query.data.records.weight[first.row]! - (first.score - WHOLE);
  if (lost >= RARE_NAME_LOSS) lookUpLargeSimilar({ ...query, steps: { left: MAX_STEPS / 3 } }, name, anywhere(query));
}

/** Looks up a name in a misspelt division: Houston Texs. */
function insideSimilarDivision(query: Query): void {
  for (const { name, qualifier } of query.isUnparted ? splitsInTwo(query.text, query.folded) : []) {
    if (!/^[a-z]{4,}$/.test(qualifier) || isAround(query, qualifier)) continue;
    const around = misspeltUnits(query, qualifier);
    if (isSomewhere(around)) lookUpWhole(query, name, LOOSER - ERROR, query.bonusAmong([around], false), 'fuzzy');
  }
}

/**
 * Looks up the name before an unknown qualifier, as a weaker match: Fossano, Xyzzy and Milano (MI). If the division is known, places in its
 * country come first.
 */
function besideUnknownQualifier(query: Query): void {
  if (isBegunInside(query)) return;
  for (const [name, other] of query.isHan ? partsBySpace(query) : []) {
    if (isAround(query, other)) continue;
    query.best.ofPart(name, () => lookUpWhole(query, name, LOOSER - ERROR, anywhere(query), 'fuzzy'));
  }
  const isSpaced = query.isUnparted && query.best.entries.length === 0; // Биробиджан ЕАО
  for (const reading of query.readings) {
    const { name, around, open, isLoose } = reading;
    if (!open && !(isSpaced && around.length === 1 && !isLoose)) continue;
    query.best.ofPart(asTyped(query.text, name, query.folded), () => lookUpUnqualified(query, reading));
  }
}

/** Looks up the name of a reading in what is known of its surroundings. */
function lookUpUnqualified(query: Query, { name, around }: QueryReading): void {
  const bonus = anywhere(query);
  const known = around.map((part) => query.surroundings(part)).filter(isSomewhere);
  if (known.length > 0 && around.length > 1) {
    const inside = query.bonusAmong(known, false); // Glasgow, Lanark, Scotland: no place is in both, and the outer one counts
    const inOuter = inside === inNoPlace ? query.bonusAmong(known.slice(-1), false) : inside;
    lookUpWhole(query, name, LOOSER - ERROR, inOuter, 'fuzzy');
  } else if (known.length === 0) {
    const within = around.length === 1 ? partlyKnown(query, name) : undefined;
    if (within !== undefined) lookUpWhole(query, name, LOOSER - ERROR + QUALIFIED, within, 'fuzzy');
    const isShort = isAscii(name) && name.length < SHORTEST - 1; // so, Cleveland Ohio
    lookUpWhole(query, name, LOOSER - ERROR, isShort ? ofWeight(query, WELL_KNOWN, bonus) : bonus, 'fuzzy');
  } else {
    const inCountry = query.bonusAmong([countriesAround(known[0]!, query.data.records)], false);
    const least = isAscii(name) && name.length < SHORTEST - 1 ? WELL_KNOWN : SATISFIES_WHOLE; // NT, Khánh Hòa
    lookUpWhole(query, name, LOOSER - ERROR, inCountry, 'fuzzy');
    lookUpWhole(query, name, LOOSER - ERROR - LARGE_ELSEWHERE, ofWeight(query, least, bonus), 'fuzzy');
  }
}

/** Bonus inside the divisions that are only a part of a qualifier: Finistère of Finistère Nord, Canada of Upper Canada. */
function partlyKnown({ text, folded, surroundings, bonusAmong }: Query, name: string): RowBonus | undefined {
  const [first, qualifier = '', ...more] = partsOf(text);
  if (more.length > 0 || folded(first!) !== name) return undefined;
  const words = qualifier.split(/[\s.-]+/u).filter((word) => word.length >= LONG_ENOUGH);
  if (words.length > MAX_QUALIFYING_WORDS) return undefined;
  const units = words.map((word) => surroundings(folded(word))).filter(isUnit);
  return units.length === 0 ? undefined : bonusAmong(units.slice(0, 1), false);
}

const MAX_QUALIFYING_WORDS = 5;

/** Latin letters of an address of Japan, folded: the prefecture, and the city without its kind. */
const TOGETHER_IN_JAPAN = /^(?:([a-z]{3,9})(?:ken|fu|to|do))?([a-z]{3,}?)(?:shi|ku|to|fu|ken|machi|cho|mura|son)?$/u;

/** Looks up a name and its country or state without a space between them: newdelhiindia, hyougokenhimejishi. */
function writtenTogether(query: Query): void {
  const name = nameOf(query);
  if (!/^[a-z]{8,24}$/.test(name)) return;
  const [, prefecture, city] = TOGETHER_IN_JAPAN.exec(hepburnOf(name) ?? name) ?? [];
  const inside = prefecture === undefined ? undefined : query.surroundings(prefecture);
  if (city !== undefined && (inside === undefined || isUnit(inside)))
    lookUpWhole(query, city, LOOSER - ERROR, inside ? query.bonusAmong([inside], false) : inJapan(query), 'fuzzy');
  for (let end = name.length - LONG_ENOUGH; end >= LONG_ENOUGH; end--) {
    const around = query.surroundings(name.slice(end));
    if (isUnit(around))
      lookUpWhole(query, name.slice(0, end), LOOSER - ERROR, query.bonusAmong([around], false), 'fuzzy');
  }
}

/** The words of the Latin name of a row. */
const wordsOfName = ({ names }: Records, row: number): readonly string[] =>
  line(names, row)
    .split('\t', 1)[0]!
    .split(/[\s-]+/u);

/** Two or three capitals, and a qualifier: SD, California; BH, MG. */
const CAPITALS = /^(\p{Lu}{2,3})[ ,]+(\p{L}.+)$/u;

/** Looks up San Diego for SD, California: the initials of the words of a name, in a division. */
function initialsInside(query: Query): void {
  const { data, best, surroundings, folded, text } = query;
  const { records } = data;
  const [, letters, qualifier] = CAPITALS.exec(text.trim()) ?? [];
  if (letters === undefined) return;
  const { own } = surroundings(folded(qualifier!));
  for (const unit of [...own].slice(0, MAX_DIVISIONS)) {
    for (let row = records.unitStart[unit]!; row < records.unitEnd[unit]!; row++) {
      if (records.weight[row]! < WELL_KNOWN) continue;
      const words = wordsOfName(records, row);
      if (words.length === letters.length && words.every((word, i) => folded(word)[0] === folded(letters[i]!)))
        best.offer(row, LOOSER - ERROR + records.weight[row]!, 'fuzzy');
    }
  }
}

/** A name with an abridged first word: V.Tàu, B. Hòa. */
const ABRIDGED = /^(\p{Lu})\. ?(\p{Lu}\p{L}\p{L}[^,]*)((?:,.+)?)$/u;
const MAX_ABRIDGED = 8; // letters that the full stop stands for

/** Looks up Vũng Tàu for V.Tàu: towns with two words, of which the first begins with the letter. */
function dottedWord(query: Query): void {
  const { data, best, folded, bonusAmong } = query;
  const { placeKeys, records } = data;
  const [, letter, rest, behind = ''] = ABRIDGED.exec(query.text.trim()) ?? [];
  if (letter === undefined) return;
  const around = behind === '' ? [] : [query.surroundings(folded(behind))].filter(isSomewhere);
  const bonus = ofWeight(query, TOWN, bonusAmong(around, false));
  const [begin, end] = [encoded(folded(letter)), encoded(folded(rest!))];
  const { from, to } = keysWithPrefix(placeKeys, begin);
  for (let key = from; key < to; key++) {
    const length = placeKeys.starts[key + 1]! - placeKeys.starts[key]! - end.length;
    if (placeKeys.weights[key]! < TOWN || length <= begin.length || length > begin.length + MAX_ABRIDGED) continue;
    const at = placeKeys.starts[key]! + length;
    if (end.some((byte, i) => placeKeys.text[at + i] !== byte)) continue;
    visitRows(placeKeys, key, (row, weight) => {
      const words = wordsOfName(records, row).map(folded);
      const isAbridged =
        words.length > 1 && words[0]![0] === folded(letter) && words.slice(1).join('') === folded(rest!);
      if (isAbridged && bonus(row) > OUT) best.offer(row, LOOSER - ERROR + weight, 'fuzzy');
      return true;
    });
  }
}

/** Looks up edinb scot: a name that is begun in a division that is begun. */
function begunInside(query: Query): void {
  for (const { name, qualifier } of query.isUnparted ? splitsInTwo(query.text, query.folded) : []) {
    if (!/^[a-z]{4,}$/.test(name) || !/^[a-z]{3,}$/.test(qualifier)) continue;
    const around = query.surroundings(qualifier, true);
    if (!isUnit(around)) continue;
    lookUpBegun(query, name, false, ofWeight(query, TOWN, query.bonusAmong([around], false)), false);
  }
}

/** Looks up both towns of Corigliano-Rossano, which are neighbours. */
function twinTowns(query: Query): void {
  const { data, best } = query;
  const [name = ''] = partsOf(query.text);
  const towns = name.split(TWIN);
  if (towns.length !== 2) return;
  const [ones, others] = towns.map((town) => {
    const found = new Best(MAX_NAMESAKES);
    lookUpWhole({ ...query, best: found }, query.folded(town), LOOSER - ERROR, anywhere(query), 'fuzzy');
    return found.entries;
  });
  for (const one of ones!) {
    for (const other of others!) {
      if (kilometresBetween(data.records, one.row, other.row) > QUARTER_KM) continue;
      best.offer(one.row, one.score, 'fuzzy', towns[0]);
      best.offer(other.row, other.score, 'fuzzy', towns[1]);
    }
  }
}

const MAX_NAMESAKES = 50; // of a town that is joined with another
const TWIN = /(?<=\p{L}{4})[-–/](?=\p{Lu}\p{L}{3})/u;

/** True if a longer name of a town in the division begins with the name: Talavera, Toledo is Talavera de la Reina, not a Talavera elsewhere. */
function isBegunInside({ data, best, possible }: Query): boolean {
  const [first] = best.entries;
  if (first?.match !== 'prefix' || data.records.weight[first.row]! < TOWN) return false;
  return possible.some(
    ({ reading: { name, open }, bonus }) => open && name.length >= LONG_NAME && bonus(first.row) > OUT,
  );
}

/** Both orders of a text of two parts: 奄美大島 名瀬市. */
function partsBySpace({ text, folded }: Query): (readonly [name: string, other: string])[] {
  const [first = '', last = '', ...more] = text.trim().split(/\s+/).map(folded);
  return first === '' || last === '' || more.length > 0 ? [] : [[last, first], [first, last]]; // biome-ignore format: a row
}

/** The countries of these units. */
function countriesAround({ units }: Surroundings, { unitParent }: Records): Surroundings {
  const countries = new Map<number, number>();
  for (const [unit] of units) countries.set(countryUnit(unitParent, unit), 0);
  return { ...nowhere, units: countries };
}

/** The country of a unit. */
function countryUnit(unitParent: Records['unitParent'], unit: number): number {
  let outer = unit;
  while (unitParent[outer] !== outer) outer = unitParent[outer]!;
  return outer;
}

/**
 * Looks up the known parts of an address with an unknown last part (北京市海淀区, a quarter, a hospital), each inside the others, in the readings
 * with most known parts.
 */
function resolveParts(query: Query): void {
  const { possible, looser, best } = query;
  const known = ({ reading: { around, isBackwards } }: Possible): number =>
    around.join('').length - (isBackwards ? BACKWARDS : 0); // "Rotunda, Dublin" is hardly a Dublin in Rotunda, Romania
  for (const { reading, around } of [...possible, ...looser].sort((a, b) => known(b) - known(a))) {
    for (const [i, part] of reading.around.entries()) {
      const outer = around.filter((_, other) => other !== i);
      best.ofPart(asTyped(query.text, part, query.folded), () => lookUpPart(query, part, outer));
    }
    if (best.entries.length > 0) return;
  }
}

/** Looks up a known part inside the outer ones. */
function lookUpPart(query: Query, part: string, outer: readonly Surroundings[]): void {
  if (COMMON_WORD.test(part)) return;
  const bonus = bonusOfPart(query, part, outer);
  for (const row of outer.length === 0 ? largestOfDivisions(query, part) : [])
    query.best.offer(row, BEGINS - ERROR + query.data.records.weight[row]!, 'fuzzy');
  if (isCountyOfJapan(part))
    for (const row of query.surroundings(part).seats)
      query.best.offer(row, BEGINS - ERROR + query.data.records.weight[row]!, 'fuzzy');
  lookUpWhole(query, part, BEGINS, bonus, 'fuzzy');
  const bare = withoutKindCharacter(part);
  if (bare !== undefined) lookUpWhole(query, bare, BEGINS - ERROR, bonus, 'fuzzy');
}

/** Bonus for a known part inside the outer ones. */
function bonusOfPart(query: Query, part: string, outer: readonly Surroundings[]): RowBonus {
  const { data, surroundings, bonusAmong, isHan } = query;
  const { records } = data;
  const own = surroundings(part);
  if (outer.length > 0 || own.units.size === 0) return bonusAmong(outer, false);
  const states = [...own.units.keys()].filter((unit) => isState(unit, records));
  if (states.length > 0 && isHan) {
    const largest = largestOfUnits(
      query,
      states.filter((unit) => own.own.has(unit)),
    );
    const [heaviest] = [...own.rows, ...largest].sort((a, b) => records.weight[b]! - records.weight[a]!);
    return (row) => (row === heaviest ? 0 : OUT); // 太原 is rather the city than the province of Vietnam, 河南 the province
  }
  if (states.length > 0) return own.rows.length > 0 ? bonusAmong([own], false) : () => OUT; // Usa in Japan is not in the USA
  if (own.own.size === 0) return bonusAmong([], false);
  const units = new Map([...own.own].map((unit) => [unit, 0]));
  return bonusAmong([countriesAround({ ...own, units }, records)], false); // Samar is not Samara
}

/** Largest places of the divisions below a state with this name: Catbalogan in Samar. */
function largestOfDivisions(query: Query, part: string): number[] {
  const { units, own } = query.surroundings(part);
  if ([...units.keys()].some((unit) => isState(unit, query.data.records))) return [];
  return largestOfUnits(query, [...own].slice(0, MAX_DIVISIONS));
}

const largestOfUnits = (query: Query, units: readonly number[]): number[] =>
  units.map((unit) => largestOf(query.data.records, unit, query.bonusAmong([]))).filter((row) => row >= 0);

/** True for a first-level division and a country. */
const isState = (unit: number, { unitParent }: Records): boolean => unitParent[unitParent[unit]!] === unitParent[unit];

/** Looks up the largest known name among unknown words: Omsk in "Отдел ЗАГС города Омска". Surroundings beside it lower the minimum weight. */
function nameAmongWords(query: Query): void {
  const { best, folded, surroundings, bonusAmong, isHan } = query;
  if (isHan && best.entries.length > 0) return;
  const offer = (part: string, name: string, step: number, least: number, bonus: RowBonus): boolean =>
    best.ofPart(part, () => lookUpWhole(query, name, step, ofWeight(query, least, bonus), 'fuzzy'));
  for (const { text, beside } of [query.text, ...respelt(query.text)].flatMap(nameRuns)) {
    const typed = folded(text);
    for (const name of new Set([typed, ...nominativesOf(text).map(folded)])) {
      const least = leastAmongWords(name, name === typed);
      if (least === undefined || COMMON_WORD.test(text) || (name === typed && typed === nameOf(query))) continue;
      const step = BEGINS - ERROR - AMONG_WORDS + (isHan ? 0 : Math.min(name.length, LONGEST_COUNTED));
      if (!offer(text, name, step, least, anywhere(query))) continue;
      for (const other of beside) {
        const around = surroundings(folded(other));
        if (!isUnit(around)) continue;
        const part = `${text}, ${other}`;
        offer(part, name, step + QUALIFIED, other.length > 2 ? 0 : TOWN, bonusAmong([around], false));
      }
    }
  }
}

const AMONG_WORDS = 15; // loss of a name among unknown words
const LONGEST_COUNTED = 10; // letters of a name that count for it
const QUALIFIED = 60; // bonus of a name whose surroundings are in the text, too

/** Minimum weight of a place with this name among unknown words; undefined for a text that may be any word. */
function leastAmongWords(name: string, isTyped: boolean): number | undefined {
  if (hasHan(name)) return name.length > 1 ? WELL_KNOWN : undefined;
  if (name.length > LONG_ENOUGH && (isTyped || !isAscii(name))) return TOWN;
  if (name.length >= LONG_ENOUGH) return WELL_KNOWN;
  return name.length === 3 || !isAscii(name) ? MILLION : undefined;
}

/** True if the surroundings are not a two-letter code, which may be a word of the name: la, de. */
const isPlainlyQualified = ({ around }: QueryReading): boolean => around.every((part) => part.length > 2);

/** True for a division or a country, false for a place nearby. */
const isUnit = ({ units }: Surroundings): boolean => units.size > 0;

/** Keeps the units inside all outer surroundings: Victoria in Australia, but not South Korea in Osan. */
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

/** True if a row is in one of these units. */
const isIn = (units: readonly number[], row: number, records: Records): boolean =>
  units.some((unit) => isInUnit(records, unit, row));

/** Adds a bonus in some units: 大安區 is in Taipei, 大安区 in Sichuan, 안양시 in Korea before China. */
const favouring =
  (units: readonly number[], added: number, records: Records, bonus: RowBonus): RowBonus =>
  (row) =>
    bonus(row) + (isIn(units, row, records) ? added : 0);

/** A city, county or district in hangul. */
const KIND_OF_KOREA = /^\p{Script=Hangul}{2,}[시군구]$/u;
