// Phases for codes, initials, and names that are abridged or written together.

import { isSomewhere, OUT, WELL_KNOWN } from './around.ts';
import { hepburnOf } from './kana.ts';
import { INITIALS_MARK, keysWithPrefix, visitRows } from './key-index.ts';
import { line } from './lines.ts';
import { lookUpBegun, lookUpCode, lookUpWhole } from './lookups.ts';
import { anywhere, inJapan, isUnit, MAX_DIVISIONS, nameOf, ofWeight, QUALIFIED, type Query } from './query.ts';
import { PLATE, respelt, splitsInTwo } from './reading.ts';
import type { Records } from './records.ts';
import { CODE, ERROR, INITIALS, LONG_ENOUGH, LOOSER, TOWN } from './scores.ts';
import { HYPHEN } from './unit-words.ts';
import { encoded } from './utf8.ts';

export function airportCode(query: Query): void {
  if (/^\s*[A-Z]{3}\s*$/.test(query.text)) lookUpCode(query, nameOf(query), CODE, anywhere(query));
}

/** Looks up Ludwigshafen for LU-Oppau, whose quarter is unknown. */
export function cityOfPlate(query: Query): void {
  if (!PLATE.test(query.text)) return;
  for (const written of respelt(query.text)) {
    const [city = ''] = written.split(HYPHEN);
    query.best.ofPart(city, () =>
      lookUpWhole(query, query.folded(city), LOOSER - ERROR, ofWeight(query, TOWN, anywhere(query)), 'fuzzy'),
    );
  }
}

/** Looks up two letters as the initials of a Chinese name. */
export function initials(query: Query): void {
  const name = nameOf(query);
  if (/^[a-z]{2}$/.test(name)) lookUpCode(query, INITIALS_MARK + name, INITIALS, anywhere(query));
}

/** Latin letters of an address of Japan, folded: the prefecture, and the city without its kind. */
const TOGETHER_IN_JAPAN = /^(?:([a-z]{3,9})(?:ken|fu|to|do))?([a-z]{3,}?)(?:shi|ku|to|fu|ken|machi|cho|mura|son)?$/u;

/** Looks up a name and its country or state without a space between them: newdelhiindia, hyougokenhimejishi. */
export function writtenTogether(query: Query): void {
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
export function initialsInside(query: Query): void {
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

/** Initials of a hospital or a college before a city: PGH Manila. */
const INITIALS_BEFORE = /^\p{Lu}{2,6} (\p{Lu}\p{Ll}[^,]*)$/u;

/** Looks up Manila for PGH Manila. */
export function cityBehindInitials(query: Query): void {
  const [, city] = INITIALS_BEFORE.exec(query.text.trim()) ?? [];
  if (city === undefined) return;
  const bonus = ofWeight(query, CITY, anywhere(query));
  query.best.ofPart(city, () => lookUpWhole(query, query.folded(city), LOOSER - ERROR + QUALIFIED, bonus, 'fuzzy'));
}

/** A name with an abridged first word: V.Tàu. */
const ABRIDGED = /^(\p{Lu})\. ?(\p{Lu}\p{L}\p{L}[^,]*)((?:,.+)?)$/u;
/** A name with an apostrophe for the letters within it: B'more, L'ville, KY. */
const ELIDED = /^(\p{Lu})['’](\p{Ll}{3,})((?:,.+)?)$/u;
const MAX_ABRIDGED = 8; // letters that the full stop or the apostrophe stands for

/** Looks up Vũng Tàu for V.Tàu: towns with two words, of which the first begins with the letter. And Baltimore for B'more. */
export function dottedWord(query: Query): void {
  const { text, folded } = query;
  const [, letter, rest, behind = ''] = ABRIDGED.exec(text.trim()) ?? [];
  if (letter !== undefined && rest !== undefined)
    offerFromTo(query, letter, rest, behind, TOWN, ([first = '', ...others]) => {
      return others.length > 0 && first[0] === folded(letter) && others.join('') === folded(rest);
    });
  const [, start, end, around = ''] = ELIDED.exec(text.trim()) ?? [];
  if (start !== undefined && end !== undefined && query.best.entries.length === 0)
    offerFromTo(query, start, end, around, WELL_KNOWN, (words) => words.length === 1);
}

/** Offers the places whose names begin with some letters and end with others, of a weight and with words that fit. */
function offerFromTo(
  query: Query,
  first: string,
  last: string,
  behind: string,
  least: number,
  fits: (words: readonly string[]) => boolean,
): void {
  const { data, best, folded, bonusAmong } = query;
  const { placeKeys, records } = data;
  const around = behind === '' ? [] : [query.surroundings(folded(behind))].filter(isSomewhere);
  const bonus = ofWeight(query, least, bonusAmong(around, false));
  const [begin, end] = [encoded(folded(first)), encoded(folded(last))];
  const { from, to } = keysWithPrefix(placeKeys, begin);
  for (let key = from; key < to; key++) {
    const length = placeKeys.starts[key + 1]! - placeKeys.starts[key]! - end.length;
    if (placeKeys.weights[key]! < least || length <= begin.length || length > begin.length + MAX_ABRIDGED) continue;
    const at = placeKeys.starts[key]! + length;
    if (end.some((byte, i) => placeKeys.text[at + i] !== byte)) continue;
    visitRows(placeKeys, key, (row, weight) => {
      if (fits(wordsOfName(records, row).map(folded)) && bonus(row) > OUT)
        best.offer(row, LOOSER - ERROR + weight, 'fuzzy');
      return true;
    });
  }
}

/** A name without most of its vowels. */
const CONTRACTED = /^[a-z][^aeiouy]{2,}[a-z]?$/u;

/** Looks up Springfield for Spfld, IL: the largest town of a division whose name has these letters in this order. */
export function contractedInside({ possible, best, data, folded }: Query): void {
  const { records } = data;
  for (const { reading, around } of possible) {
    const { name } = reading;
    const [outer, ...more] = around;
    if (outer === undefined || more.length > 0 || !CONTRACTED.test(name)) continue;
    for (const unit of [...outer.units.keys()].slice(0, MAX_DIVISIONS)) {
      let largest = -1;
      for (let row = records.unitStart[unit]!; row < records.unitEnd[unit]!; row++) {
        if (records.weight[row]! < CITY || records.weight[row]! <= (records.weight[largest] ?? 0)) continue;
        if (hasLetters(folded(line(records.names, row).split('\t', 1)[0]!), name)) largest = row;
      }
      if (largest >= 0) best.offer(largest, LOOSER - ERROR + records.weight[largest]!, 'fuzzy');
    }
  }
}

const CITY = 151; // 50,000 people

/** True if a name has the letters of a contraction in their order, the first and the last of both being the same. */
function hasLetters(name: string, letters: string): boolean {
  if (name[0] !== letters[0] || name.at(-1) !== letters.at(-1) || name.includes(letters)) return false;
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Looks up edinb scot: a name that is begun in a division that is begun. */
export function begunInside(query: Query): void {
  for (const { name, qualifier } of query.isUnparted ? splitsInTwo(query.text, query.folded) : []) {
    if (!/^[a-z]{4,}$/.test(name) || !/^[a-z]{3,}$/.test(qualifier)) continue;
    const around = query.surroundings(qualifier, true);
    if (!isUnit(around)) continue;
    lookUpBegun(query, name, false, ofWeight(query, TOWN, query.bonusAmong([around], false)), false);
  }
}
