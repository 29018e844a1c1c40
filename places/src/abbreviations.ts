// Phases for codes, initials, and names that are abridged or written together.

import { isSomewhere, OUT, WELL_KNOWN } from './around.ts';
import { hepburnOf } from './kana.ts';
import { INITIALS_MARK, keysWithPrefix, visitRows } from './key-index.ts';
import { line } from './lines.ts';
import { lookUpBegun, lookUpCode, lookUpWhole } from './lookups.ts';
import { anywhere, inJapan, isUnit, MAX_DIVISIONS, nameOf, ofWeight, type Query } from './query.ts';
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

/** A name with an abridged first word: V.Tàu, B. Hòa. */
const ABRIDGED = /^(\p{Lu})\. ?(\p{Lu}\p{L}\p{L}[^,]*)((?:,.+)?)$/u;
const MAX_ABRIDGED = 8; // letters that the full stop stands for

/** Looks up Vũng Tàu for V.Tàu: towns with two words, of which the first begins with the letter. */
export function dottedWord(query: Query): void {
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
export function begunInside(query: Query): void {
  for (const { name, qualifier } of query.isUnparted ? splitsInTwo(query.text, query.folded) : []) {
    if (!/^[a-z]{4,}$/.test(name) || !/^[a-z]{3,}$/.test(qualifier)) continue;
    const around = query.surroundings(qualifier, true);
    if (!isUnit(around)) continue;
    lookUpBegun(query, name, false, ofWeight(query, TOWN, query.bonusAmong([around], false)), false);
  }
}
