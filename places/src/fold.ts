// Two spellings are of one name if they fold to the same key. Keys and queries go through this one function. Case, marks, punctuation
// and spaces do not count; traditional and Japanese forms count as the simplified character, katakana as hiragana. Xi'an, Xī’ān
// and XI AN are all "xian"; T'ai-pei is "taipei"; 臺北市 is "台北市"; ガ is が, not か. German ue/oe/ae need no rule: the sources list
// Muenchen beside München. Other scripts lose their accents (Йошкар, ё, Αθήνα, the vowel points of Arabic and Hebrew), but not
// the vowel signs and tones that are letters to them (दिल्ली, กรุงเทพ).

/** Variants of Han characters and their usual form: 臺 → 台, 陝 → 陕, 広 → 广. Built from the OpenCC tables and stored in the artefact. */
export type HanVariants = ReadonlyMap<string, string>;

/** Pairs of characters, the variant first, as the map that folding reads. */
export function hanVariants(pairs: string): HanVariants {
  const chars = [...pairs];
  const variants = new Map<string, string>();
  for (let i = 0; i < chars.length; i += 2) variants.set(chars[i]!, chars[i + 1]!);
  return variants;
}

// biome-ignore format: two rows
/** Letters without a mark to drop, each with the letters that people type instead. */
export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't',
  ə: 'a', ǝ: 'a', ɓ: 'b', ɗ: 'd', ƙ: 'k', ɛ: 'e', ɔ: 'o',
};
/** Forms of one letter: the Greek sigma at the end of a word, Arabic letters as Persian has them. */
const SAME_LETTER: Readonly<Record<string, string>> = { ς: 'σ', ك: 'ک', ي: 'ی', ى: 'ی', ة: 'ه' };
const VOICED = /[\u3099\u309a]/; // marks that make another kana, not another spelling
const MARK = /\p{M}/u;
// biome-ignore format: one row
const SPELT_WITH_MARKS = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const KEPT = /[\p{L}\p{N}]/u;
const MODIFIER = /\p{Lm}/u; // ʻokina, ʿayn: optional in writing
const LETTER_OR_DIGIT = /[a-z\d]/;
const [FIRST_HAN, LAST_HAN] = [0x4e00, 0x9fff]; // the basic plane: the tests of other characters take ten times as long
const ASCII = /^\p{ASCII}*$/u;
const NOT_PLAIN = /[^a-z0-9]+/g;

/** The key of a name: lower-case Latin, simplified Han, hiragana, hangul, letters of other scripts and digits, nothing between them. */
export function fold(text: string, variants: HanVariants): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower.replace(NOT_PLAIN, '');
  let key = '';
  for (const char of lower.normalize('NFKD').toLowerCase()) {
    const code = char.charCodeAt(0);
    if (code < 0x80) {
      if (LETTER_OR_DIGIT.test(char)) key += char;
    } else if (code >= FIRST_HAN && code <= LAST_HAN) key += variants.get(char) ?? char;
    else if ((code >= 0x430 && code <= 0x45f) || (code >= 0x1100 && code <= 0x11ff))
      key += char; // Cyrillic, parts of Hangul
    else if (VOICED.test(char) || char === 'ー' || char === '々' || (MARK.test(char) && SPELT_WITH_MARKS.test(char)))
      key += char;
    else if (MARK.test(char) || MODIFIER.test(char) || !KEPT.test(char)) continue;
    else key += LATIN_LETTERS[char] ?? SAME_LETTER[char] ?? variants.get(char) ?? hiragana(char);
  }
  return key.normalize('NFC');
}

/** True if a text has only ASCII characters. */
export const isAscii = (text: string): boolean => ASCII.test(text);

/** True if a text has a Han character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** True if a text has a character of a script that is written without spaces, so that parts of an address are not separated. */
export const isWrittenTogether = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** カ → か; anything else stays. */
function hiragana(char: string): string {
  const code = char.charCodeAt(0);
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : char;
}
