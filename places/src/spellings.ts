// Phases for names that are spelt otherwise: by an older rule, in a case, on another keyboard, with errors, by ear, in another script.

import { insideUnit, isSomewhere, nowhere, OUT, WELL_KNOWN } from './around.ts';
import { Best } from './best.ts';
import { namesInCase } from './cases.ts';
import { hasHan } from './fold.ts';
import { latinOfKana } from './kana.ts';
import { visitRows } from './key-index.ts';
import { textsOfOtherKeyboards } from './keyboards.ts';
import { line } from './lines.ts';
import {
  isSatisfied,
  keyNamed,
  lookUpAlike,
  lookUpLargeSimilar,
  lookUpSimilar,
  lookUpWhole,
  misspeltUnits,
} from './lookups.ts';
import {
  anywhere,
  countriesAround,
  inJapan,
  isAround,
  isIn,
  isOnlySimilar,
  isShownAs,
  isUnit,
  nameOf,
  ofKind,
  ofWeight,
  type Query,
} from './query.ts';
import { asTyped, partsOf, type QueryReading, splitsInTwo } from './reading.ts';
import { isInUnit, type Records } from './records.ts';
import {
  BEGINS,
  ERROR,
  LARGE_ELSEWHERE,
  LONG_BEGINNING,
  LOOSER,
  MAX_STEPS,
  RARE_NAME_LOSS,
  SATISFIES_BEGUN,
  SATISFIES_WHOLE,
  SHORTEST,
  TOWN,
  WHOLE,
} from './scores.ts';
import { soundsByEar, soundsInVietnamese, soundsOf } from './sounds.ts';

/** Looks up a text in kana by its Latin letters. */
export function japaneseSpelling(query: Query): void {
  const latin = latinOfKana(nameOf(query));
  if (latin !== undefined) lookUpWhole(query, latin, WHOLE, inJapan(query));
}

/** A Latin letter with a mark. */
export const MARKED = /[\u00c0-\u024f\u1ea0-\u1ef9]/;
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A name as Vietnamese spells it, with the tone behind each word, since it stands on either vowel: Hòa, Hoà. */
const spelt = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .split(/[\s-]+/)
    .map((word) => word.replace(TONES, '') + (word.match(TONES) ?? []).join(''))
    .join(' ');

/** True if a display name of the place has all letters and marks of a text, without regard to where a tone stands. */
export function isSpeltAs({ names }: Records, row: number, text: string): boolean {
  const typed = spelt(text);
  return line(names, row)
    .split('\t')
    .some((shown) => spelt(shown) === typed);
}

/** A word of kind before a name of Vietnam. */
const KIND_IN_VIETNAM = /^(?:xã|phường|thị trấn|thị xã|huyện|quận|thành phố|tỉnh|đặc khu)\s+/iu;

/**
 * Puts a place of Vietnam with the marks of the text before one that is called by the same letters with other marks: Tân Ân before Tân An, Nậm Pồ before Nampo.
 * A name that is not shown is another matter: Khánh Hòa is a commune, and the province of Nha Trang.
 */
export function vietnameseSpelling(query: Query): void {
  const { data, best, text, folded, possible } = query;
  const { records, placeKeys, countries } = data;
  const [first] = best.entries;
  if (first?.match !== 'exact' || !MARKED.test(text)) return;
  for (const { reading, bonus } of possible) {
    const typed = asTyped(text, reading.name, folded).replace(KIND_IN_VIETNAM, '');
    if (!MARKED.test(typed)) continue;
    if (isSpeltAs(records, first.row, typed)) return;
    const key = keyNamed(placeKeys, reading.name);
    if (key < 0 || !isShownAs(query, first.row, folded(typed))) continue;
    const rows: number[] = [];
    visitRows(placeKeys, key, (row) => bonus(row) === OUT || rows.push(row) > 0);
    if (!rows.includes(first.row)) continue;
    const meant = rows.find((row) => isInUnit(records, countries.VN!, row) && isSpeltAs(records, row, typed));
    if (meant !== undefined) best.offer(meant, first.score + 1, 'exact');
    return;
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
export function oldSpelling(query: Query): void {
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
export function nameInCase(query: Query): void {
  for (const text of [query.text, ...query.bare().map((bare) => bare.text)]) offerInCase(query, text);
}

/** Offers the towns that a text may be with an ending of "in" or "from", as a weaker match; after "born" an ending may be a single letter, too. */
export function offerInCase(query: Query, text: string, isTold = false): void {
  const { data, folded, bonusAmong } = query;
  for (const { name, countries, isShort } of namesInCase(text)) {
    const inside = { ...nowhere, units: new Map(countries.map((code) => [data.countries[code]!, 0])) };
    const town = ofWeight(query, SATISFIES_WHOLE, bonusAmong([inside], false));
    lookUpWhole(query, folded(name), isShort && !isTold ? BEGINS - ONE_LETTER : LOOSER - ERROR, town, 'fuzzy');
  }
}

const ONE_LETTER = 25; // loss of an ending of one letter: half of a typing error's

/** True if the first place was found by a whole name. */
const isKnownBy = ({ entries: [first] }: Best): boolean => first !== undefined && first.score > LOOSER - ERROR;

/** Looks up Москва for Vjcrdf, Hà Nội for Haf Nooij, in the countries of the keyboard. */
export function otherKeyboard(query: Query): void {
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

/** Looks up names with one or two typing errors, or a wrong character. */
export function similarNames(query: Query): void {
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
export function namesOfLikeSound(query: Query): void {
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
export function wordsOfLikeSound(query: Query): void {
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
export function namesByEar(query: Query): void {
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
export function largeCityMeant(query: Query): void {
  const [first] = query.best.entries;
  const name = nameOf(query);
  if (first?.match !== 'exact' || first.score < WHOLE || !/^[a-z]{5,}$/.test(name)) return;
  const lost = query.data.records.weight[first.row]! - (first.score - WHOLE);
  if (lost >= RARE_NAME_LOSS) lookUpLargeSimilar({ ...query, steps: { left: MAX_STEPS / 3 } }, name, anywhere(query));
}

/** Looks up a name in a misspelt division: Houston Texs. */
export function insideSimilarDivision(query: Query): void {
  for (const { name, qualifier } of query.isUnparted ? splitsInTwo(query.text, query.folded) : []) {
    if (!/^[a-z]{4,}$/.test(qualifier) || isAround(query, qualifier)) continue;
    const around = misspeltUnits(query, qualifier);
    if (isSomewhere(around)) lookUpWhole(query, name, LOOSER - ERROR, query.bonusAmong([around], false), 'fuzzy');
  }
}

/** True if the surroundings are not a two-letter code, which may be a word of the name: la, de. */
const isPlainlyQualified = ({ around }: QueryReading): boolean => around.every((part) => part.length > 2);
