// The one place that a text surely means. A search ranks; here its first place is taken only where nothing speaks for another one: a namesake,
// a much larger place that is called nearly so, a state of that name elsewhere.

import { kilometresBetween, OUT, type Surroundings } from './around.ts';
import { hasHan } from './fold.ts';
import { keysWithPrefix, visitRows, WIDE_MARK, wholeKey } from './key-index.ts';
import { line } from './lines.ts';
import { type SearchData, weightOfSimilar } from './lookups.ts';
import type { Records } from './records.ts';
import { LONG_ENOUGH, MAX_STEPS, TENFOLD } from './scores.ts';
import { type Possible, type Query, runSearch, searchPlaces, unitsWithin } from './search.ts';
import { encoded } from './utf8.ts';

const MAX_RIVALS = 50; // places
const MAX_NAMESAKES = 200; // places of one name; whatever is behind them is not sure
const LARGER_KIN = 1.5 * TENFOLD; // a place in the list with thirty times the people: Milan for Millan, Singapore for Singa
const JAPAN_LOSS = 3 * TENFOLD; // 南陽市, written so, is as well a small city of Japan
const NEARBY_KM = 30; // four minutes of the Sun are 80 km and more: so near it makes no difference
const WIDE = 2e5; // 1e-5 degrees of longitude, which are eight minutes of the Sun
const MOST_FAR = 0.02; // of the people of a region
// biome-ignore format: a list of words
/** Words that name no birthplace, though some village is called so. */
const COMMON_WORD = /^(?:hospital|clinic|station|street|road|base|name|airport|march|april|may|june|july|august|home|house|school|church|farm|village|town|city|county|state|country|unknown|none|null|test|nowhere|here|mother|father|born|birth|date|time|male|female|maison|h[oô]pital|ville|rue|casa|calle|pueblo|ciudad|haus|stadt|dorf|krankenhaus|viện|bệnh viện|nhà|làng|xã|矿区|医院|病院|家|村|镇|병원|집|больница|дом|город|село)$/iu;
const OTHER_SCRIPT_LOSS = 16; // what a rival may have lost under a name in another script

/** The row that a text surely means, or -1. */
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
      !isPartOf(data.records, other.row, row),
  );
  if (isRival || others.some((other) => weight[other.row]! - weight[row]! >= LARGER_KIN)) return -1;
  const readings = [...query.possible, ...query.looser].filter((possible) => weightUnder(data, possible, row) >= 0);
  // Of a text that is the name of a country the search has the largest places: Singapore is called so itself, Kingston is not called Jamaica.
  if (first.match !== 'exact' && (first.match !== 'prefix' || readings.length === 0)) return -1;
  if (COMMON_WORD.test(text.trim()) || isCodeOnly(query, readings)) return -1;
  const hasOther = readings.some(
    (possible) =>
      isAbbreviation(query, possible, row) ||
      isStateElsewhere(query, possible, row) ||
      isWideRegion(query, possible, row) ||
      hasLargerKin(data, possible, row),
  );
  return hasOther || !isNamedFirst(data, text, row) ? -1 : row;
}

/** The weight of a row under the name of a reading; -1 where it is not called so, or lies elsewhere. */
function weightUnder({ placeKeys }: SearchData, { reading, standing }: Possible, row: number): number {
  const bytes = encoded(reading.name);
  const key = wholeKey(placeKeys, bytes, keysWithPrefix(placeKeys, bytes));
  let found = -1;
  if (key < 0 || standing(row) === OUT) return found;
  visitRows(placeKeys, key, (other, weight) => {
    if (other === row) found = weight;
    return other !== row;
  });
  return found;
}

/** True if the name is a few Latin letters, and not a name by which the place is shown: the list has codes of all kinds. */
const isAbbreviation = (query: Query, { reading }: Possible, row: number): boolean =>
  /^[a-z]{1,3}$/.test(reading.name) && !isShownAs(query, row, reading.name);

/** True if the name is also that of a country or state in which the place is not, or is not the largest: Ontario, Jamaica, Quebec. */
function isStateElsewhere(query: Query, { reading, around }: Possible, row: number): boolean {
  const { data, surroundings } = query;
  const { unit: unitOf, unitParent, unitStart, unitEnd, weight } = data.records;
  const called: Surroundings = unitsWithin(surroundings(reading.name), around, data.records);
  if (called.isLoose) return false;
  for (const unit of called.own) {
    const outer = unitParent[unit]!;
    if (called.units.get(unit) !== 0 || outer !== unitParent[outer]) continue;
    if (outer !== unit && outer === outermost(unitOf[row]!) && isShownAs(query, row, reading.name)) continue; // Kyiv beside Kyiv Oblast
    for (let other = unitStart[unit]!; other < unitEnd[unit]!; other++) if (weight[other]! > weight[row]!) return true;
    if (row < unitStart[unit]! || row >= unitEnd[unit]!) return true;
  }
  return false;

  function outermost(inner: number): number {
    let unit = inner;
    while (unitParent[unit] !== unit) unit = unitParent[unit]!;
    return unit;
  }
}

/** True if the text is in characters of Taiwan or Japan, and the place in Japan. */
function isInJapan({ data, maxAdded }: Query, row: number): boolean {
  const { unitStart, unitEnd } = data.records;
  const japan = data.countries.JP!;
  return maxAdded > 0 && row >= unitStart[japan]! && row < unitEnd[japan]!;
}

/** True if a place is shown by this name in some language. */
function isShownAs({ data, folded }: Query, row: number, name: string): boolean {
  return line(data.records.names, row)
    .split('\t')
    .some((shown) => folded(shown) === name);
}

/** True if the smaller place of the same name is so near that it makes no difference, or a county or district around the larger one. */
function isPartOf(records: Records, smaller: number, larger: number): boolean {
  const { weight, zone } = records;
  if (weight[smaller]! > weight[larger]! || zone[smaller] !== zone[larger]) return false;
  return kilometresBetween(records, larger, smaller) <= NEARBY_KM;
}

/** True if the text is two or three letters that are no name of a place, only a code. */
const isCodeOnly = (query: Query, readings: readonly Possible[]): boolean =>
  readings.length === 0 && /^[a-z]{1,3}$/.test(query.readings[0]!.name);

/**
 * True if the name is that of a region of which the place is only the largest one, and whose people live far from its meridian or in another
 * zone: Bavaria, Xinjiang, Siberia.
 */
function isWideRegion(query: Query, { reading, around }: Possible, row: number): boolean {
  const { data, surroundings } = query;
  if (isShownAs(query, row, reading.name)) return false;
  const bytes = encoded(WIDE_MARK + reading.name);
  if (wholeKey(data.codeKeys, bytes, keysWithPrefix(data.codeKeys, bytes)) >= 0) return true;
  const { unitStart, unitEnd, longitude, weight, zone } = data.records;
  for (const [unit, loss] of unitsWithin(surroundings(reading.name), around, data.records).units) {
    if (loss > 0 || row < unitStart[unit]! || row >= unitEnd[unit]!) continue;
    let [all, far] = [0, 0];
    for (let other = unitStart[unit]!; other < unitEnd[unit]!; other++) {
      const people = Math.exp(weight[other]! / 14);
      all += people;
      if (zone[other] !== zone[row] || Math.abs(longitude[other]! - longitude[row]!) > WIDE) far += people;
    }
    if (far > MOST_FAR * all) return true;
  }
  return false;
}

/** True if the name of a place with ten times the people differs by one letter: Hanoi for Hanio, Paris for Pars. */
function hasLargerKin(data: SearchData, { reading, standing }: Possible, row: number): boolean {
  if (reading.name.length < LONG_ENOUGH || hasHan(reading.name)) return false;
  return weightOfSimilar(data, reading.name, standing, { left: MAX_STEPS }) - data.records.weight[row]! >= TENFOLD;
}

/** True if the part before the comma is a name of the place: Sunderland, County Durham is not Durham. Chinese puts the larger part first. */
function isNamedFirst(data: SearchData, text: string, row: number): boolean {
  const [name, ...around] = text.split(',');
  if (around.length === 0 || hasHan(text)) return true;
  if (around.every((part) => part.trim().toLowerCase() === name!.trim().toLowerCase())) return true; // Singapore, Singapore
  const { entries } = searchPlaces(data, name!, MAX_NAMESAKES, undefined);
  return entries.some((entry) => entry.row === row && entry.match === 'exact');
}
