// 日本語 as a value. Its names stand in the characters of Japan; only the animals are in kana, and in characters where those are asked for.

import type { FullLanguageWords, LanguageWords, Names, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.ts';
import { animalCharacters, names } from './names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

const hanzi: Names = /* @__PURE__ */ Object.assign({}, names, { animals: animalCharacters });

export const JA: LanguageWords = { language: 'ja', names, hanzi, phrases };

/** With the words of transits. */
export const JA_TRANSITS: TransitLanguageWords = {
  language: 'ja',
  names,
  hanzi,
  phrases,
  transits,
};

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const JA_FULL: FullLanguageWords = {
  language: 'ja',
  names,
  hanzi,
  phrases,
  transits,
  depth,
  almanac,
};
