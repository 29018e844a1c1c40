// Kana in Latin letters by Hepburn, without long vowels: とうきょう is tokyo. The sources list kana for few places, Latin letters for all.
// Keys contain hiragana only (see fold.ts).

// biome-ignore format: the table of fifty sounds
const SOUNDS: Readonly<Record<string, string>> = {
  あ: 'a',  い: 'i',   う: 'u',   え: 'e',  お: 'o',
  か: 'ka', き: 'ki',  く: 'ku',  け: 'ke', こ: 'ko',  が: 'ga', ぎ: 'gi', ぐ: 'gu', げ: 'ge', ご: 'go',
  さ: 'sa', し: 'shi', す: 'su',  せ: 'se', そ: 'so',  ざ: 'za', じ: 'ji', ず: 'zu', ぜ: 'ze', ぞ: 'zo',
  た: 'ta', ち: 'chi', つ: 'tsu', て: 'te', と: 'to',  だ: 'da', ぢ: 'ji', づ: 'zu', で: 'de', ど: 'do',
  な: 'na', に: 'ni',  ぬ: 'nu',  ね: 'ne', の: 'no',
  は: 'ha', ひ: 'hi',  ふ: 'fu',  へ: 'he', ほ: 'ho',  ば: 'ba', び: 'bi', ぶ: 'bu', べ: 'be', ぼ: 'bo',
                                                      ぱ: 'pa', ぴ: 'pi', ぷ: 'pu', ぺ: 'pe', ぽ: 'po',
  ま: 'ma', み: 'mi',  む: 'mu',  め: 'me', も: 'mo',
  や: 'ya',            ゆ: 'yu',            よ: 'yo',
  ら: 'ra', り: 'ri',  る: 'ru',  れ: 're', ろ: 'ro',
  わ: 'wa', ゐ: 'i',              ゑ: 'e',  を: 'o',   ん: 'n',  ゔ: 'vu',
};
const SMALL: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };
const SMALL_VOWELS: Readonly<Record<string, string>> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' };

/** The Latin key of a name in hiragana; undefined when another character is in it. */
export function latinOfKana(name: string): string | undefined {
  let latin = '';
  let doubles = false; // っ doubles the consonant behind it
  for (const character of name) {
    if (character === 'っ') doubles = true;
    else if (character !== 'ー') {
      const vowel = SMALL_VOWELS[character];
      if (vowel !== undefined) {
        latin = latin.replace(/(?<![a-z])u$|(?<=[aeiou])u$/, 'w').replace(/[aeiou]$/, '') + vowel; // ウォ is wo, ファ fa, チェ che
        continue;
      }
      const small = SMALL[character];
      const sound = small ?? SOUNDS[character];
      if (sound === undefined) return undefined;
      if (small) latin = /(?:sh|ch|j)i$/.test(latin) ? latin.slice(0, -1) + small.slice(1) : latin.slice(0, -1) + small;
      else latin += (doubles ? (sound.startsWith('ch') ? 't' : sound[0]) : '') + sound;
      doubles = false;
    }
  }
  return withoutLong(latin);
}

/** Removes long vowels. */
const withoutLong = (latin: string): string => latin.replace(/o[uo]/g, 'o').replace(/uu/g, 'u');

// biome-ignore format: longer syllables first
/** Spellings of Kunrei and Nihon-shiki, and of Hepburn. */
const HEPBURN: readonly (readonly [RegExp, string])[] = [
  [/sy(?=[aou])/g, 'sh'], [/[tc]y(?=[aou])/g, 'ch'], [/[zd]y(?=[aou])/g, 'j'], [/si/g, 'shi'], [/ti/g, 'chi'], [/[zd]i/g, 'ji'], [/(?<!s)tu/g, 'tsu'], [/du/g, 'zu'], [/(?<![sc])hu/g, 'fu'],
];

/** Hepburn spelling of a Latin key of Japan: shizuoka for Sizuoka, chiba for Tiba. Undefined if it does not differ. */
export function hepburnOf(name: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(name)) return undefined;
  const hepburn = withoutLong(HEPBURN.reduce((spelt, [other, usual]) => spelt.replace(other, usual), name));
  return hepburn === name ? undefined : hepburn;
}
