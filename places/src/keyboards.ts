// Names typed on a keyboard of another language: Vjcrdf for Москва, tjdnf for 서울, Haf Nooij for Hà Nội, 7alab for Ḥalab, Xania for Χανιά.

/** A text converted from another keyboard, and the countries of its lookup. */
export interface OtherText {
  readonly text: string;
  readonly countries: readonly string[];
}

// biome-ignore format: the keys of each keyboard in the order of a to z and ` [ ] ; ' , .
const KEYS = "abcdefghijklmnopqrstuvwxyz`[];',.";
// biome-ignore format: a keyboard a row
const KEYBOARDS: readonly (readonly [letters: string, countries: readonly string[]])[] = [
  ['фисвуапршолдьтщзйкыегмцчняёхъжэбю', ['RU', 'KZ', 'KG']],
  ["фисвуапршолдьтщзйкіегмцчня'хїжєбю", ['UA']],
  ['שנבגקכעיןחלךצמםפ·רדאוה·סטז···ף·תץ', ['IL']],
];
const TYPED = /^[a-z`[\];',. -]{4,40}$/u;

// biome-ignore format: the letters of the keyboard of two sets, by their keys
const JAMO: Readonly<Record<string, string>> = {
  q: 'ㅂ', w: 'ㅈ', e: 'ㄷ', r: 'ㄱ', t: 'ㅅ', y: 'ㅛ', u: 'ㅕ', i: 'ㅑ', o: 'ㅐ', p: 'ㅔ', a: 'ㅁ', s: 'ㄴ', d: 'ㅇ', f: 'ㄹ', g: 'ㅎ', h: 'ㅗ', j: 'ㅓ', k: 'ㅏ', l: 'ㅣ',
  z: 'ㅋ', x: 'ㅌ', c: 'ㅊ', v: 'ㅍ', b: 'ㅠ', n: 'ㅜ', m: 'ㅡ',
};
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ', 'ㅜㅓ', 'ㅜㅔ', 'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ']; // biome-ignore format: a row
const TAILS = ['', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ', 'ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ']; // biome-ignore format: a row
const SYLLABLE =
  /^([ㄱ-ㅎ])(ㅗ[ㅏㅐㅣ]?|ㅜ[ㅓㅔㅣ]?|ㅡㅣ?|[ㅏ-ㅣ])((?:ㄱㅅ|ㄴ[ㅈㅎ]|ㄹ[ㄱㅁㅂㅅㅌㅍㅎ]|ㅂㅅ|[ㄱ-ㅎ])(?![ㅏ-ㅣ])|[ㄱ-ㅎ](?=[ㄱ-ㅎ][ㅏ-ㅣ]))?/u;

/** Hangul by the keys of its letters: 서울 for tjdnf. Undefined if the letters form no syllables. */
function hangulOf(keys: string): string | undefined {
  let rest = Array.from(keys, (key) => JAMO[key] ?? key).join('');
  let hangul = '';
  while (rest !== '') {
    const [syllable, lead, vowel, tail = ''] = SYLLABLE.exec(rest) ?? [];
    if (syllable === undefined) return undefined;
    hangul += String.fromCharCode(
      0xac00 + (LEADS.indexOf(lead!) * 21 + VOWELS.indexOf(vowel!)) * 28 + TAILS.indexOf(tail),
    );
    rest = rest.slice(syllable.length);
  }
  return hangul;
}

const VIETNAMESE = /^(?:ngh?|gh|gi|kh|ph|th|tr|ch|nh|qu|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?$/u;
const TELEX_TONE = /(?<=[aeiouyw])[sfrxj](?=(?:ch|n[gh]?|[cmptw])?$)/u;

/** Vietnamese without the letters (Telex) or digits (VNI) for its marks: ha noi for Haf Nooij and Ha2 No65i. Undefined if a word is no syllable or has none. */
function vietnameseOf(text: string): string | undefined {
  const words = text.toLowerCase().split(/[\s,]+/u);
  const bare = words.map((word) => {
    const plain = /\d/u.test(word) ? word.replace(/[1-9]/gu, '') : word.replace(TELEX_TONE, '').replace(/([aouy])w/gu, '$1').replace(/([aeod])\1/gu, '$1'); // biome-ignore format: two ways of typing
    return VIETNAMESE.test(plain) ? plain : VIETNAMESE.test(word) ? word : undefined;
  });
  if (bare.includes(undefined) || bare.join(' ') === words.join(' ')) return undefined;
  return bare.join(' ');
}

/** Countries whose people write Arabic. */
export const IN_ARABIC = [
  'EG',
  'SY',
  'LB',
  'JO',
  'PS',
  'IQ',
  'SA',
  'YE',
  'TN',
  'DZ',
  'MA',
  'LY',
  'SD',
  'KW',
  'QA',
  'BH',
  'AE',
  'OM',
  'IL',
];
// biome-ignore format: a digit and its letter
const ARABIC_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/2|3'|3/gu, ''], [/5|7'/gu, 'kh'], [/6/gu, 't'], [/7/gu, 'h'], [/8/gu, 'gh'], [/9/gu, 's'],
];
// biome-ignore format: a letter by its look or its sound
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/8/gu, 'th'], [/3/gu, 'x'], [/ks/gu, 'x'], [/w/gu, 'o'], [/(?<![tcpk])h/gu, 'i'], [/b/gu, 'v'],
];

const LETTERS = 'abvgdeёzijklmnoprstufhcy';
// biome-ignore format: the letters of ISO 9 and of libraries, longer ones first
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/šč|ŝ/gu, 'щ'], [/ch|x/gu, 'х'], [/j[aâ]|â/gu, 'я'], [/j[uû]|û/gu, 'ю'], [/j[oë]/gu, 'ё'], [/ž/gu, 'ж'], [/č/gu, 'ч'], [/š/gu, 'ш'], [/è/gu, 'э'], [/['ʹ]/gu, 'ь'], [/["ʺ]/gu, 'ъ'],
];
const CYRILLIC_LETTERS = 'абвгдеёзийклмнопрстуфхцы';

/** Čeljabinsk as Челябинск; undefined if no letter is of these systems. */
function cyrillicOf(text: string): string | undefined {
  if (!/[âûèŝʹčšžʺ]|l'|ch/u.test(text)) return undefined;
  return Array.from(replaced(text, CYRILLIC), (letter) => CYRILLIC_LETTERS[LETTERS.indexOf(letter)] ?? letter).join('');
}

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((spelt, [letter, other]) => spelt.replace(letter, other), text);

/** Possible conversions of a text, most likely first. */
export function textsOfOtherKeyboards(text: string): OtherText[] {
  const lower = text.trim().toLowerCase();
  const found: OtherText[] = [];
  if (TYPED.test(lower)) {
    for (const [letters, countries] of KEYBOARDS) {
      const typed = Array.from(lower, (key) => [...letters][KEYS.indexOf(key)] ?? key).join('');
      if (!/[a-z·]/u.test(typed)) found.push({ text: typed, countries });
    }
    const hangul = /^[a-z]{4,}$/u.test(lower) ? hangulOf(lower) : undefined;
    if (hangul !== undefined) found.push({ text: hangul, countries: ['KR', 'KP'] });
  }
  const cyrillic = cyrillicOf(lower);
  if (cyrillic !== undefined) found.push({ text: cyrillic, countries: ['RU', 'UA', 'BY', 'KZ'] });
  const vietnamese = /^[a-z\d\s,]{3,40}$/u.test(lower) ? vietnameseOf(lower) : undefined;
  if (vietnamese !== undefined) found.push({ text: vietnamese, countries: ['VN'] });
  if (/[a-z][235-9]'?|[235-9]'?[a-z]/u.test(lower) && !/\d\d|\d\s|\s\d/u.test(lower))
    found.push({ text: replaced(lower, ARABIC_DIGITS), countries: IN_ARABIC });
  if (/^[a-z38\s,]{4,40}$/u.test(lower)) {
    const greek = replaced(lower, GREEK);
    for (const other of [greek, greek.replace(/x/gu, 'ch'), greek.replace(/h/gu, 'i')])
      if (other !== lower) found.push({ text: other, countries: ['GR', 'CY'] });
  }
  return found;
}
