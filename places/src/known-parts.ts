// Phases for texts of several parts, of which some are unknown: sentences, institutions, addresses, quarters. The known parts lead to a place.

import {
  inNoPlace,
  isCountyOfJapan,
  isSomewhere,
  kilometresBetween,
  nowhere,
  OUT,
  type RowBonus,
  type Surroundings,
  WELL_KNOWN,
} from './around.ts';
import { Best, type RankedRow } from './best.ts';
import { nominativesOf } from './cases.ts';
import { hasHan, isAscii } from './fold.ts';
import { type InstitutionTown, townsOfInstitution } from './institutions.ts';
import { keysWithPrefix, visitRows } from './key-index.ts';
import { COMMON_WORD, withoutKindCharacter } from './kinds.ts';
import { largestOf, lookUpWhole } from './lookups.ts';
import { nameRuns } from './name-among-words.ts';
import {
  anywhere,
  countriesAround,
  countryUnit,
  isAround,
  isIn,
  isState,
  isUnit,
  MAX_DIVISIONS,
  MAX_SEARCHES,
  nameOf,
  offerExact,
  ofWeight,
  type Possible,
  QUALIFIED,
  QUARTER_KM,
  type Query,
  searchedAs,
  stateOf,
  textBefore,
} from './query.ts';
import { asTyped, partsOf, type QueryReading, respelt } from './reading.ts';
import {
  BACKWARDS,
  BEGINS,
  ERROR,
  LARGE_ELSEWHERE,
  LONG_BEGINNING,
  LONG_ENOUGH,
  LONG_NAME,
  LOOSER,
  MILLION,
  RARE_NAME_LOSS,
  RESPELT,
  SATISFIES_WHOLE,
  SHORTEST,
  TENFOLD,
  TOWN,
  WHOLE,
  WHOLE_INSIDE,
} from './scores.ts';
import { withoutSentence } from './sentences.ts';
import { offerInCase } from './spellings.ts';
import { encoded } from './utf8.ts';

/** Looks up Казань for родился в Казани: a sentence has the name in another case. */
export function placeInSentence(query: Query): void {
  const { text, best, country, searched, searchPart } = query;
  const told = withoutSentence(text);
  if (told === undefined || searched.size >= MAX_SEARCHES) return;
  const lookUp = (): void => {
    for (const name of [...(told.isElsewhere ? [told.text] : []), ...nominativesOf(told.text)])
      lookUpWhole(query, query.folded(name), LOOSER - ERROR, anywhere(query), 'fuzzy');
    offerInCase(query, told.text, true);
    const isInSlavic = told.isElsewhere || /(?:^| )(?:we?|v[eo]?|u|na) $/iu.test(textBefore(text, told.text));
    if (isInSlavic && best.entries.length === 0) offerInCase(query, `u ${told.text}`, true); // nedaleko Prahy, na świat w Kielcach
    if (best.entries.length > 0) return;
    for (const { row, score, used } of searchPart(told.text, country, 'all'))
      best.offer(row, score - ERROR, 'fuzzy', used);
  };
  if (told.isElsewhere) best.ofPart(told.text, lookUp);
  else lookUp();
}

/** Looks up Houston for Texas Medical Center, Houston. */
export function townOfInstitution(query: Query): void {
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

const TOWN_IN_HAN = /[市区區县縣町村镇鎮乡鄉街庄](?=.)/gu;
const MAX_TOWNS_IN_HAN = 4;

/** Looks up 軽井沢町 for 軽井沢町大字追分: the innermost town of an address with an unknown end. */
export function townInHanAddress(query: Query): void {
  const { text, isHan, best } = query;
  if (!isHan || /\s/u.test(text.trim())) return;
  const ends = [...text.matchAll(TOWN_IN_HAN)].map(({ index }) => index + 1).filter((end) => end > 2);
  for (const end of ends.reverse().slice(0, MAX_TOWNS_IN_HAN)) {
    const town = { text: text.slice(0, end) };
    best.ofPart(town.text, () => offerExact(query, town, ERROR, 'fuzzy'));
    if (best.entries.length > 0) return;
  }
}

/**
 * Looks up Dublin for Rotunda, Dublin: the town behind an unknown quarter, street or hospital. A city of a million comes before smaller places
 * far from it that have the name of the quarter.
 */
export function townAround(query: Query): void {
  const { data, best, country, searched, searchPart } = query;
  const { weight, unit, unitParent } = data.records;
  const parts = query.isHan ? [] : partsInwards(query.text);
  for (let i = 1; i < parts.length && searched.size < MAX_SEARCHES; i++) {
    const text = parts.slice(i).join(', ');
    const isShort = text.length < (/\p{Script=Hangul}/u.test(text) ? SHORTEST - 1 : LONG_ENOUGH);
    if (isShort || searched.has(searchedAs(text, country))) continue;
    const towns = searchPart(text, country, 'exact').filter(
      ({ row, score, match }) =>
        match === 'exact' && weight[row]! >= TOWN && (text.length >= LONG_BEGINNING || isOwnName(score, weight[row]!)),
    );
    const { own } = query.surroundings(query.folded(text));
    const isSeat = ({ row }: RankedRow): boolean => isIn([...own], row, data.records);
    const likely = countriesOfWord(query, parts[0]!);
    const isLikely = ({ row }: RankedRow): boolean => likely.has(countryUnit(unitParent, unit[row]!));
    const rank = (town: RankedRow): number => 2 * Number(isSeat(town)) + Number(isLikely(town));
    towns.sort((a, b) => rank(b) - rank(a)); // Las Majadas is in the province of Cuenca in Spain, whose seat comes before the larger Cuenca of Ecuador
    const [first] = best.entries;
    for (const [behind, { row }] of towns.entries()) {
      const isAhead =
        first &&
        ((isLarge(row) && (isAbroad(first.row, row) || isApart(first.row, row))) ||
          (weight[row]! >= LARGER_ABROAD && isAbroad(first.row, row) && isByRareName(first)));
      const ahead = isAhead ? 1 : -1;
      best.offer(row, (first ? first.score + ahead : BEGINS + weight[towns[0]!.row]!) - behind, 'fuzzy', text);
    }
    if (towns.length > 0) return;
  }

  function isByRareName({ row, score }: RankedRow): boolean {
    return score <= LOOSER - ERROR + weight[row]! - RARE_NAME_LOSS; // Haga of The Hague
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
export function withoutTail(query: Query): void {
  for (const bare of query.bare())
    if (!bare.isSure) query.best.ofPart(bare.text, () => offerExact(query, bare, ERROR, 'fuzzy'));
}

const APART_KM = 150; // a place so far from a city of a million is no quarter of it
const LARGER_ABROAD = 186; // minimum weight of a city before a quarter's rare name abroad: 600,000 people

/**
 * Looks up the name before an unknown qualifier, as a weaker match: Fossano, Xyzzy and Milano (MI). If the division is known, places in its
 * country come first.
 */
export function besideUnknownQualifier(query: Query): void {
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

/** Looks up a name in the state of a larger city beside it, since people name the capital for the state: Советск Калининград. */
export function insideStateOfCity(query: Query): void {
  const { records } = query.data;
  for (const { reading, around } of query.possible) {
    const [city, ...more] = around;
    if (city === undefined || more.length > 0 || city.units.size > 0 || reading.isBackwards) continue;
    const states = city.rows.map((row) => stateOf(records.unit[row]!, records));
    const inside = { ...nowhere, units: new Map(states.map((unit) => [unit, 0])) };
    const bonus = query.bonusAmong([inside], false);
    const smaller: RowBonus = (row) => (records.weight[row]! < records.weight[city.rows[0]!]! ? bonus(row) : OUT);
    lookUpWhole(query, reading.name, LOOSER - ERROR + QUALIFIED, smaller, 'fuzzy');
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
    const isShort = isAscii(name) && name.length < SHORTEST - 1; // the name is only a word: so, Cleveland Ohio
    lookUpWhole(query, name, LOOSER - ERROR, isShort ? ofWeight(query, WELL_KNOWN, bonus) : bonus, 'fuzzy');
  } else {
    const inCountry = query.bonusAmong([countriesAround(known[0]!, query.data.records)], false);
    const least = isAscii(name) && name.length < SHORTEST - 1 ? WELL_KNOWN : SATISFIES_WHOLE; // the initials of a well-known place: NT, Khánh Hòa
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

/** Looks up both towns of Corigliano-Rossano, which are neighbours. */
export function twinTowns(query: Query): void {
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
  const fewest = data.records.weight[first.row]! >= WELL_KNOWN ? LONG_ENOUGH : LONG_NAME; // Knox, TN
  return possible.some(({ reading: { name, open }, bonus }) => open && name.length >= fewest && bonus(first.row) > OUT);
}

/** Both orders of a text of two parts: 奄美大島 名瀬市. */
function partsBySpace({ text, folded }: Query): (readonly [name: string, other: string])[] {
  const [first = '', last = '', ...more] = text.trim().split(/\s+/).map(folded);
  return first === '' || last === '' || more.length > 0 ? [] : [[last, first], [first, last]]; // biome-ignore format: a row
}

/**
 * Looks up the known parts of an address with an unknown last part (北京市海淀区, a quarter, a hospital), each inside the others, in the readings
 * with most known parts.
 */
export function resolveParts(query: Query): void {
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

/** Looks up the largest known name among unknown words: Omsk in "Отдел ЗАГС города Омска". Surroundings beside it lower the minimum weight. */
export function nameAmongWords(query: Query): void {
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

/** Minimum weight of a place with this name among unknown words; undefined for a text that may be any word. */
function leastAmongWords(name: string, isTyped: boolean): number | undefined {
  if (hasHan(name)) return name.length > 1 ? WELL_KNOWN : undefined;
  if (name.length > LONG_ENOUGH && (isTyped || !isAscii(name))) return TOWN;
  if (name.length >= LONG_ENOUGH) return WELL_KNOWN;
  return name.length === 3 || !isAscii(name) ? MILLION : undefined;
}
