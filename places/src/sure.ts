// The one place that a text surely means. A search ranks; here its first place is taken only where nothing speaks for another one: a namesake,
// a much larger place that is called nearly so, a state of that name elsewhere.

import { OUT, type Surroundings } from './around.ts';
import { hasHan } from './fold.ts';
import { keysWithPrefix, visitRows, wholeKey } from './key-index.ts';
import { type SearchData, weightOfSimilar } from './lookups.ts';
import { LONG_ENOUGH, MAX_STEPS, TENFOLD } from './scores.ts';
import { type Possible, type Query, runSearch, searchPlaces, unitsWithin } from './search.ts';
import { encoded } from './utf8.ts';

const MAX_RIVALS = 50; // places
const MAX_NAMESAKES = 200; // places of one name; whatever is behind them is not sure
const LARGER_KIN = 1.5 * TENFOLD; // a place in the list with thirty times the people: Milan for Millan, Singapore for Singa
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
    (other) => other.match === 'exact' && score - other.score < (isLatin ? TENFOLD : TENFOLD + OTHER_SCRIPT_LOSS),
  );
  if (isRival || others.some((other) => weight[other.row]! - weight[row]! >= LARGER_KIN)) return -1;
  const readings = [...query.possible, ...query.looser].filter((possible) => weightUnder(data, possible, row) >= 0);
  // Of a text that is the name of a country the search has the largest places: Singapore is called so itself, Kingston is not called Jamaica.
  if (first.match !== 'exact' && (first.match !== 'prefix' || readings.length === 0)) return -1;
  const hasOther = readings.some(
    (possible) =>
      isAbbreviation(data, possible, row) ||
      isStateElsewhere(query, possible, row) ||
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

/** Whether the name is a few Latin letters, and not the name by which the place is shown: the list has codes of all kinds. */
const isAbbreviation = (data: SearchData, possible: Possible, row: number): boolean =>
  /^[a-z]{1,3}$/.test(possible.reading.name) && weightUnder(data, possible, row) < data.records.weight[row]!;

/** Whether the name is also that of a country or state in which the place is not, or is not the largest: Ontario, Jamaica, Quebec. */
function isStateElsewhere({ data, surroundings }: Query, { reading, around }: Possible, row: number): boolean {
  const { unitParent, unitStart, unitEnd, weight } = data.records;
  const called: Surroundings = unitsWithin(surroundings(reading.name), around, data.records);
  if (called.isLoose) return false;
  for (const unit of called.own) {
    const outer = unitParent[unit]!;
    if (called.units.get(unit) !== 0 || outer !== unitParent[outer]) continue;
    for (let other = unitStart[unit]!; other < unitEnd[unit]!; other++) if (weight[other]! > weight[row]!) return true;
    if (row < unitStart[unit]! || row >= unitEnd[unit]!) return true;
  }
  return false;
}

/** Whether a place with ten times the people is called so but for one letter: Hanoi for Hanio, Paris for Pars. */
function hasLargerKin(data: SearchData, { reading, standing }: Possible, row: number): boolean {
  if (reading.name.length < LONG_ENOUGH || hasHan(reading.name)) return false;
  return weightOfSimilar(data, reading.name, standing, { left: MAX_STEPS }) - data.records.weight[row]! >= TENFOLD;
}

/** Whether the part before the comma is a name of the place: Sunderland, County Durham is not Durham. Chinese puts the larger part first. */
function isNamedFirst(data: SearchData, text: string, row: number): boolean {
  const [name, ...around] = text.split(',');
  if (around.length === 0 || hasHan(text)) return true;
  const { entries } = searchPlaces(data, name!, MAX_NAMESAKES, undefined);
  return entries.some((entry) => entry.row === row && entry.match === 'exact');
}
