// The only likely place of a text: the first result of a search, unless there is another candidate: a place of the same name, a much larger
// place of nearly the same name, a state of that name elsewhere.

import { bonusIn, kilometresBetween, OUT, type Surroundings } from './around.ts';
import { hasHan } from './fold.ts';
import { hepburnOf } from './kana.ts';
import { visitRows, WIDE_MARK } from './key-index.ts';
import { COMMON_WORD } from './kinds.ts';
import { line } from './lines.ts';
import { BESIDE_KM, keyNamed, type SearchData, weightOfSimilar } from './lookups.ts';
import { isShownAs, OUTSIDE_COUNTY, type Possible, type Query, unitsWithin } from './query.ts';
import { isInUnit, type Records } from './records.ts';
import { LONG_ENOUGH, MAX_STEPS, TENFOLD, WHOLE } from './scores.ts';
import { runSearch, searchPlaces } from './search.ts';
import { isSpeltAs, MARKED } from './spellings.ts';
import { BASE } from './unit-words.ts';

const MAX_RIVALS = 50; // places
const MAX_NAMESAKES = 200; // places of one name; further ones are not sure
const LARGER_KIN = 1.5 * TENFOLD; // a result with thirty times the people: Milan for Millan, Singapore for Singa
const JAPAN_LOSS = 3 * TENFOLD; // in these characters 南陽市 may be a small city of Japan
const MUCH_LARGER = 10; // two times the people
const NEARLY_AS_LARGE = 3; // four fifths of the people
const WIDE = 2e5; // 1e-5 degrees of longitude, which are eight minutes of the Sun
const MOST_FAR = 0.02; // of the people of a region
const OTHER_SCRIPT_LOSS = 16; // maximum loss of a candidate by a name in another script

/** Row of the only likely place of a text, or -1. */
export function sureRow(data: SearchData, text: string): number {
  const query = runSearch(data, text, MAX_RIVALS, undefined);
  const [first, ...others] = query.best.entries;
  if (first === undefined) return -1;
  const { weight } = data.records;
  const { row, score } = first;
  const isLatin = /[a-z]/i.test(text);
  const isRival = others.some(
    (other) =>
      other.match === 'exact' &&
      score - other.score <
        (isLatin ? TENFOLD : isInJapan(query, other.row) ? JAPAN_LOSS : TENFOLD + OTHER_SCRIPT_LOSS) &&
      !isBeside(data.records, other.row, row),
  );
  const hasLarger = others.some(
    (other) => weight[other.row]! - weight[row]! >= LARGER_KIN && !isBeside(data.records, other.row, row),
  );
  if (isRival || hasLarger) return -1;
  const all = [...query.possible, ...query.looser].filter((possible) => weightUnder(data, possible, row) >= 0);
  const whole = all.filter(({ isShortened }) => !isShortened);
  const readings = whole.length > 0 ? whole : all;
  // Of a text that is the name of a country the search has the largest places: Singapore is called so itself, Kingston is not called Jamaica.
  if (first.match !== 'exact' && (first.match !== 'prefix' || readings.length === 0)) return -1;
  if (COMMON_WORD.test(text.trim()) || isCodeOnly(query, readings)) return -1;
  if (readings.length === 0 && (BASE.test(text) || /^[A-Z]-[A-Z]+$/i.test(text))) return -1; // A-town is not Å
  if (isNamedWithKind(query, row) || isHanjaInSimplified(query, row)) return -1;
  if (isReadAsLarger(query, row) || isInitialsOfAnother(query, row) || isOtherwiseParted(query, row)) return -1;
  if (isOfWideDivision(query, row)) return -1;
  const hasOther = readings.some(
    (possible) =>
      isAbbreviation(query, possible, row) ||
      isStateElsewhere(query, possible, row) ||
      isWideRegion(query, possible, row) ||
      isOutsideCounty(data, possible, row) ||
      isNamesakeOfHome(query, possible, row) ||
      hasLargerKin(data, possible, row),
  );
  return hasOther || !isNamedFirst(query, row) ? -1 : row;
}

/** Weight of a row under the name of a reading; -1 if it does not have the name, or is outside the surroundings. */
function weightUnder({ placeKeys }: SearchData, { reading, bonus }: Possible, row: number): number {
  const key = keyNamed(placeKeys, reading.name);
  let found = -1;
  if (key < 0 || bonus(row) === OUT) return found;
  visitRows(placeKeys, key, (other, weight) => {
    if (other === row) found = weight;
    return other !== row;
  });
  return found;
}

/** True for a Latin letter, and for up to three that are no display name: the sources list codes of all kinds. */
const isAbbreviation = (query: Query, { reading }: Possible, row: number): boolean =>
  /^[a-z]$/.test(reading.name) || (/^[a-z]{2,3}$/.test(reading.name) && !isShownAs(query, row, reading.name));

/** True if a country or state has the name and the place is outside it, or not its largest: Ontario, Jamaica, Quebec. */
function isStateElsewhere(query: Query, { reading, around }: Possible, row: number): boolean {
  const { data, surroundings } = query;
  const { unit: unitOf, unitParent, unitStart, unitEnd, weight } = data.records;
  const called: Surroundings = unitsWithin(surroundings(reading.name), around, data.records);
  if (called.isLoose) return false;
  for (const unit of called.own) {
    const outer = unitParent[unit]!;
    if (called.units.get(unit) !== 0 || outer !== unitParent[outer]) continue;
    const isCity = outer !== unit && outer === outermost(unitOf[row]!) && isShownAs(query, row, reading.name); // Kyiv beside Kyiv Oblast
    const more = isCity ? MUCH_LARGER : outer === unit ? -NEARLY_AS_LARGE : 0; // Kuwait is Kuwait City, beside Al Ahmadi
    for (let other = unitStart[unit]!; other < unitEnd[unit]!; other++)
      if (other !== row && weight[other]! - weight[row]! > more && !(isCity && isBeside(data.records, other, row)))
        return true; // Quebec, beside Montreal
    if (!isCity && !isInUnit(data.records, unit, row)) return true;
  }
  return false;

  function outermost(inner: number): number {
    let unit = inner;
    while (unitParent[unit] !== unit) unit = unitParent[unit]!;
    return unit;
  }
}

/** True if a county of Japan in the text is known, and the place is in another prefecture: 犬上郡高宮町 is not Takamiya in Hiroshima. */
const isOutsideCounty = ({ records }: SearchData, { around }: Possible, row: number): boolean =>
  around.some((each) => bonusIn(records, [each], false)(row) === -OUTSIDE_COUNTY);

/** True if the name is the Kunrei spelling of a larger place of Japan: Kouhu is Kōfu, and a township of Taiwan. */
function isReadAsLarger({ data, readings }: Query, row: number): boolean {
  const { placeKeys, records, countries } = data;
  const japan = countries.JP!;
  const hepburn = hepburnOf(readings[0]!.name);
  if (hepburn === undefined || isInUnit(records, japan, row)) return false;
  const key = keyNamed(placeKeys, hepburn);
  let isLarger = false;
  if (key >= 0)
    visitRows(placeKeys, key, (other, weight) => {
      isLarger ||= weight > records.weight[row]! && isInUnit(records, japan, other);
      return !isLarger;
    });
  return isLarger;
}

/** True if the text without its words of kind is a place with ten times the people: Central Manchester is in Connecticut, and in Manchester. */
function isNamedWithKind(query: Query, row: number): boolean {
  const { data, best } = query;
  if (best.entries[0]!.score < WHOLE) return false;
  return query.bare().some(({ text, isSure }) => {
    const [first] = isSure ? searchPlaces(data, text, 1, undefined).entries : [];
    return (
      first?.match === 'exact' &&
      data.records.weight[first.row]! - data.records.weight[row]! >= TENFOLD &&
      !isBeside(data.records, first.row, row)
    );
  });
}

/** True for a place of Korea by simplified characters, which Koreans do not write: 广州河南 is a quarter of Guangzhou, 廣州 河南 may be Hanam by Gwangju. */
function isHanjaInSimplified({ data, text }: Query, row: number): boolean {
  const { countries, hanVariants, records } = data;
  if (!['KR', 'KP'].some((code) => isInUnit(records, countries[code]!, row))) return false;
  const simplified = new Set(hanVariants.values());
  return [...text].some((character) => simplified.has(character));
}

/** True if the text is spelt as in Vietnam or Korea, and this place is elsewhere, beside one of the name there: Trường Xuân is Changchun, and a commune. */
function isNamesakeOfHome({ data, text }: Query, { reading, bonus }: Possible, row: number): boolean {
  const { countries, placeKeys, records } = data;
  const isKorean = /\p{Script=Hangul}/u.test(text);
  const home = (isKorean ? ['KR', 'KP'] : MARKED.test(text) ? ['VN'] : []).map((code) => countries[code]!);
  const isHome = (other: number): boolean => home.some((unit) => isInUnit(records, unit, other));
  const key = home.length === 0 || isHome(row) ? -1 : keyNamed(placeKeys, reading.name);
  let isOther = false;
  if (key >= 0)
    visitRows(placeKeys, key, (other) => {
      isOther = isHome(other) && bonus(other) > OUT && (isKorean || isSpeltAs(records, other, text.split(',')[0]!));
      return !isOther;
    });
  return isOther;
}

/** Initials at the end of a text: E.S., N. Z. */
const INITIALS = /(?<=[\s,(])(\p{Lu})\. ?(\p{Lu})\.\)?$/u;

/** True if the text ends in dotted initials that are the code of the country, but not its initials: E.S. is El Salvador, ES is Spain. */
function isInitialsOfAnother({ data, text }: Query, row: number): boolean {
  const [, first, second] = INITIALS.exec(text.trim()) ?? [];
  if (first === undefined) return false;
  const unit = data.countries[first + second];
  if (unit === undefined || !isInUnit(data.records, unit, row)) return false;
  const [name = ''] = line(data.records.unitNames, unit).split('\t');
  return name.replace(/[^\p{Lu}]/gu, '') !== first + second;
}

const SYLLABLES = /^\p{L}{1,3} \p{L}{1,3}$/u;
const OF_SYLLABLES = ['CN', 'TW', 'HK', 'MO', 'VN', 'KR', 'KP', 'JP', 'TH', 'LA', 'MM', 'KH', 'MY', 'ID', 'SG'];

/** True if two short words match only without their space: Ba Lê is Paris in Vietnamese, not Bâle. */
function isOtherwiseParted({ data, text, folded }: Query, row: number): boolean {
  const { records, countries } = data;
  if (!SYLLABLES.test(text) || OF_SYLLABLES.some((code) => isInUnit(records, countries[code]!, row))) return false;
  const words = (name: string) =>
    name
      .split(/[\s'’-]+/u)
      .map(folded)
      .join(' ');
  return !line(records.names, row)
    .split('\t')
    .some((shown) => words(shown) === words(text));
}

/** True if the search prefers places where the characters of the text are written, and this place is in Japan. */
function isInJapan({ data, maxAdded }: Query, row: number): boolean {
  return maxAdded > 0 && isInUnit(data.records, data.countries.JP!, row);
}

/** True if the places are close enough for the same chart: a county and its seat, New Delhi and Delhi, Monaco and Nice. */
const isBeside = (records: Records, other: number, row: number): boolean =>
  records.zone[other] === records.zone[row] && kilometresBetween(records, row, other) <= BESIDE_KM;

/** True for up to three letters that are only a code. */
const isCodeOnly = (query: Query, readings: readonly Possible[]): boolean =>
  readings.length === 0 && /^[a-z]{1,3}$/.test(query.readings[0]!.name);

/**
 * True if the name is a region, the place is only the largest one in it, and many of its people live far from that meridian or in another zone:
 * Bavaria, Xinjiang, Siberia.
 */
function isWideRegion(query: Query, { reading, around }: Possible, row: number): boolean {
  const { data, surroundings } = query;
  if (isShownAs(query, row, reading.name)) return false;
  if (keyNamed(data.codeKeys, WIDE_MARK + reading.name) >= 0) return true;
  for (const [unit, loss] of unitsWithin(surroundings(reading.name), around, data.records).units)
    if (loss === 0 && isInUnit(data.records, unit, row) && isWide(data.records, unit, row)) return true;
  return false;
}

/** True if many people of a unit live far from the meridian of a place in it, or in another zone. */
function isWide({ unitStart, unitEnd, longitude, weight, zone }: Records, unit: number, row: number): boolean {
  let [all, far] = [0, 0];
  for (let other = unitStart[unit]!; other < unitEnd[unit]!; other++) {
    const people = Math.exp(weight[other]! / 14);
    all += people;
    if (zone[other] !== zone[row] || Math.abs(longitude[other]! - longitude[row]!) > WIDE) far += people;
  }
  return far > MOST_FAR * all;
}

/** Words of divisions before or behind their names, in Latin letters: other scripts have them in the names. */
const DIVISION_WORD =
  /^(?:province|provincia|state|estado|regi[oó]n|departamento|department|tỉnh)\s(?:of\s|del?\s|d[oa]\s)?|\s(?:province|state|region|department|governorate|oblast|prefecture)$/iu;

/** The name of a division that a text names by its word; the text itself if it does not. */
export const withoutDivisionWord = (text: string): string => text.trim().replace(DIVISION_WORD, '');

/** True if the text names a division by its word, and no division of that name is narrow and has the place: Provincia de Buenos Aires, Jilin Province. */
function isOfWideDivision({ data, text, folded, surroundings }: Query, row: number): boolean {
  const [whole] = text.split(',') as [string];
  const name = withoutDivisionWord(whole);
  if (name === whole.trim()) return false;
  const { records } = data;
  const [named = []] = [whole, name]
    .map((each) => [...surroundings(folded(each)).own].filter((unit) => records.unitParent[unit] !== unit))
    .filter((units) => units.length > 0);
  return named.length > 0 && !named.some((unit) => isInUnit(records, unit, row) && !isWide(records, unit, row));
}

/** True if a place with ten times the people has a name that differs by one letter: Hanoi for Hanio, Paris for Pars. */
function hasLargerKin(data: SearchData, { reading, bonus }: Possible, row: number): boolean {
  if (reading.name.length < LONG_ENOUGH || hasHan(reading.name)) return false;
  return weightOfSimilar(data, reading.name, bonus, { left: MAX_STEPS }) - data.records.weight[row]! >= TENFOLD;
}

/** True if the part before the comma is a name of the place: Sunderland, County Durham is not Durham. In Chinese the larger part comes first. */
function isNamedFirst({ data, text, folded }: Query, row: number): boolean {
  const [name, ...around] = text.split(',');
  if (around.length === 0 || hasHan(text)) return true;
  if (around.every((part) => folded(part) === folded(name!))) return true; // Panamá, Panama
  const { entries } = searchPlaces(data, name!, MAX_NAMESAKES, undefined);
  return entries.some((entry) => entry.row === row && entry.match === 'exact');
}
