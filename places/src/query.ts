// A query: the text of a search with its readings, what surrounds the place in each, and the results so far. Helpers that all phases use.

import {
  bonusIn,
  inNoPlace,
  insideUnit,
  isCountyOfJapan,
  isSomewhere,
  nowhere,
  OUT,
  type RowBonus,
  type Surroundings,
  surroundingsFinder,
} from './around.ts';
import { Best, type RankedRow } from './best.ts';
import { fold, hasHan } from './fold.ts';
import { latinOfKana } from './kana.ts';
import { visitRows, WIDE_MARK } from './key-index.ts';
import { countriesOfKind, isExplicitlyInside } from './kinds.ts';
import { line } from './lines.ts';
import { keyNamed, type Search, type SearchData } from './lookups.ts';
import type { MatchKind } from './place.ts';
import { looserNames, partsOf, type QueryReading, readings, respelt } from './reading.ts';
import { isInUnit, type Records } from './records.ts';
import { MAX_STEPS, MILLION, SAME_KIND, SAME_SCRIPT, SAME_SYLLABLES, TOWN } from './scores.ts';
import type { BareText } from './sentences.ts';
import { bareTexts } from './unit-words.ts';

/** A reading whose surroundings are known. */
export interface Possible {
  readonly reading: QueryReading;
  readonly around: readonly Surroundings[];
  readonly bonus: RowBonus;
  /** Set if a part that names the place again was left off. */
  readonly isShortened?: true;
}

/** The results of a search for a part of the text, by all phases or only by those of exact matches. */
export type PartSearch = (part: string, country: number | undefined, phases: 'all' | 'exact') => readonly RankedRow[];

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
  readonly searchPart: PartSearch;
  /** Numbers of the time zones that the text names, to which the search is limited; empty for other texts. */
  readonly zones: ReadonlySet<number>;
  readonly folded: (part: string) => string;
  readonly surroundings: (part: string, isOpen?: boolean) => Surroundings;
  readonly bonusAmong: (around: readonly Surroundings[], nearby?: boolean) => RowBonus;
}

export const isOnlySimilar = ({ best }: Query): boolean =>
  best.entries.every(({ match }, i) => i > 0 || match === 'fuzzy');

export const searchedAs = (text: string, country: number | undefined): string => `${country} ${text}`;

/** Codes of the only countries with the kind of a name. The ク of ビュルツブルク is no ward of Japan. */
export const ofKind = (text: string, name: string): readonly string[] | undefined =>
  /\p{Script=Katakana}$/u.test(text.trim()) ? undefined : countriesOfKind(name);

export function queryOf(
  data: SearchData,
  text: string,
  limit: number,
  country: number | undefined,
  searched: Set<string>,
  searchPart: PartSearch,
  zones: ReadonlySet<number>,
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
  const isFirst = searched.size === 1;
  const isKorean = isFirst && KIND_OF_KOREA.test(text.trim());
  const isVietnamese = isFirst && !isHan && isInVietnamese(text);
  /** Units of the places that come first: 大安區 is in Taipei, 大安区 in Sichuan, 안양시 in Korea before China. */
  const favoured = isTraditional ? data.traditional : isKorean ? data.korean : isVietnamese ? [data.countries.VN!] : [];
  const added = isTraditional ? SAME_SCRIPT : isKorean ? SAME_KIND : isVietnamese ? SAME_SYLLABLES : 0;
  const isFavoured = (row: number): boolean =>
    isIn(favoured, row, records) && (!isVietnamese || (records.weight[row]! >= TOWN && records.weight[row]! < MILLION)); // Đông Kinh is Tokyo before an old name of Hanoi
  const bonusAmong = (around: readonly Surroundings[], nearby = true): RowBonus => {
    const bonus = inZones(zones, records, bonusIn(records, [...within, ...around], nearby));
    return added > 0 && bonus !== inNoPlace ? (row) => bonus(row) + (isFavoured(row) ? added : 0) : bonus;
  };
  const typed = readings(text, folded, isAround);
  const respelled = typed.length === 0 ? [] : respelt(text).map((other) => readings(other, folded, isAround));
  const once = namedOnce(text, folded);
  const again = once === undefined ? [] : readings(once, folded, isAround);
  const ways = [...typed, ...respelled.flat(), ...again];
  let bare: readonly BareText[] | undefined;
  const possible: Possible[] = [];
  for (const reading of ways) {
    const around = reading.around.map((part, i) => surroundings(part, reading.open && i === reading.around.length - 1));
    if (!around.every(isSomewhere)) continue;
    const nearby = !isExplicitlyInside(reading.name, reading.around.at(-1) ?? '');
    possible.push({
      reading,
      around,
      bonus: bonusAmong(around, nearby),
      ...(again.includes(reading) && { isShortened: true }),
    });
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
    searchPart,
    zones,
    isUnparted: !isHan && !ways.some(({ open }) => open),
    folded,
    surroundings,
    bonusAmong,
  };
}

/** The text without parts that are the name again with its kind: Suzhou, China for Suzhou, Suzhou Shi, China. Undefined without such parts. */
function namedOnce(text: string, folded: (part: string) => string): string | undefined {
  const [first = '', ...outer] = partsOf(text);
  const name = folded(first);
  const isAgain = (part: string): boolean => {
    const other = folded(part);
    if (other === name || !other.includes(name)) return false;
    const bare = bareTexts(part).map(({ text }) => folded(text));
    return [...bare, ...looserNames(part, folded)].includes(name);
  };
  const left = outer.filter((part) => !isAgain(part));
  return left.length === outer.length ? undefined : [first, ...left].join(', ');
}

const ELSEWHERE_LOSS = 40; // loss of a place of Japan that is not known to be in the county of the text
/** Loss of a place of Japan outside the prefectures of the county of the text. */
export const OUTSIDE_COUNTY = 80;

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
  const prefectures = [...found.seats].map((row) => stateOf(records.unit[row]!, records));
  const japan = countries.JP!;
  if (prefectures.length === 0) return { ...found, units: new Map([[japan, ELSEWHERE_LOSS]]) };
  return {
    ...found,
    units: new Map([[japan, OUTSIDE_COUNTY], ...prefectures.map((unit) => [unit, ELSEWHERE_LOSS] as const)]),
  };
}

/** The whole text, folded. */
export const nameOf = (query: Query): string => query.readings[0]!.name;

/** Bonus for the whole text as a name: anywhere, or in the requested country. */
export const anywhere = (query: Query): RowBonus => query.possible[0]!.bonus;

/** The bonus without rows below a weight. */
export const ofWeight =
  ({ data }: Query, least: number, bonus: RowBonus): RowBonus =>
  (row) =>
    data.records.weight[row]! >= least ? bonus(row) : OUT;

export const inJapan = ({ data, bonusAmong }: Query): RowBonus => bonusAmong([insideUnit(data.countries.JP!)]);

/** True if this is a display name of the place in any language. */
export const isShownAs = ({ data, folded }: Query, row: number, name: string): boolean =>
  line(data.records.names, row)
    .split('\t')
    .some((shown) => folded(shown) === name);

export const isAround = ({ surroundings }: Query, part: string): boolean => isSomewhere(surroundings(part));

/** The text before the last occurrence of a part; empty if the part does not occur. */
export const textBefore = (text: string, part: string): string => text.slice(0, Math.max(0, text.lastIndexOf(part)));

export const QUARTER_KM = 25; // from the middle of a city

export const MAX_DIVISIONS = 4; // of one name, whose largest places are offered
export const MAX_SEARCHES = 16; // of a text and its parts; none of 16,000 queries takes more than 7

/** Offers the exact matches of a part of the text. */
export function offerExact(
  { data, best, country, searched, searchPart }: Query,
  { text, countries }: { readonly text: string; readonly countries?: readonly string[] | undefined },
  less: number,
  match: MatchKind,
  lightest = 0,
): void {
  const units = countries?.map((code) => data.countries[code]!) ?? [country];
  for (const unit of units) {
    if (country !== undefined && unit !== country) continue;
    if (searched.size >= MAX_SEARCHES || searched.has(searchedAs(text, unit))) continue;
    for (const entry of searchPart(text, unit, 'exact')) {
      const isHeavy = data.records.weight[entry.row]! >= lightest;
      if (entry.match === 'exact' && isHeavy) best.offer(entry.row, entry.score - less, match, entry.used);
    }
  }
}

/** The countries of these units. */
export function countriesAround({ units }: Surroundings, { unitParent }: Records): Surroundings {
  const countries = new Map<number, number>();
  for (const [unit] of units) countries.set(countryUnit(unitParent, unit), 0);
  return { ...nowhere, units: countries };
}

/** The country of a unit. */
export function countryUnit(unitParent: Records['unitParent'], unit: number): number {
  let outer = unit;
  while (unitParent[outer] !== outer) outer = unitParent[outer]!;
  return outer;
}

/** The first-level division around a unit; the country itself where it has none. */
export function stateOf(inner: number, records: Records): number {
  let unit = inner;
  while (!isState(unit, records)) unit = records.unitParent[unit]!;
  return unit;
}

/** True for a first-level division and a country. */
export const isState = (unit: number, { unitParent }: Records): boolean =>
  unitParent[unitParent[unit]!] === unitParent[unit];

export const QUALIFIED = 60; // bonus of a name whose surroundings are in the text, too

/** True for a division or a country, false for a place nearby. */
export const isUnit = ({ units }: Surroundings): boolean => units.size > 0;

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
export const isIn = (units: readonly number[], row: number, records: Records): boolean =>
  units.some((unit) => isInUnit(records, unit, row));

const inZones = (zones: ReadonlySet<number>, { zone }: Records, bonus: RowBonus): RowBonus =>
  zones.size === 0 || bonus === inNoPlace ? bonus : (row) => (zones.has(zone[row]!) ? bonus(row) : OUT);

/** A syllable of Vietnamese with its accents apart. */
const SYLLABLE =
  /^(?:ngh?|[gkn]h|[pt]h|ch|tr|gi|qu|[bcdđghklmnpqrstvx])?(?:[aeiouy][\u0300-\u0303\u0306\u0309\u031b\u0323]*){1,3}(?:ng|nh|ch|[cmnpt])?$/iu;

/** True for several syllables of Vietnamese with an accent: Hà Nam, which is Hanam without its accent. */
const isInVietnamese = (text: string): boolean =>
  /[^\p{ASCII}]/u.test(text) &&
  /^\p{L}[^,]* /u.test(text.normalize('NFC')) &&
  text
    .normalize('NFD')
    .split(/[\s,]+/u)
    .every((word) => SYLLABLE.test(word));

/** A city, county or district in hangul. */
const KIND_OF_KOREA = /^\p{Script=Hangul}{2,}[시군구]$/u;
