// 한국어 as a value. Its Hanzi are traditional.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { names as hanzi } from '../zh-Hant/names.ts';
import { almanac, depth } from './depth.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

export const KO: LanguageWords = { language: 'ko', names, hanzi, phrases };

/** With the words of transits. */
export const KO_TRANSITS: TransitLanguageWords = {
  language: 'ko',
  names,
  hanzi,
  phrases,
  transits,
};

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const KO_FULL: FullLanguageWords = {
  language: 'ko',
  names,
  hanzi,
  phrases,
  transits,
  depth,
  almanac,
};
