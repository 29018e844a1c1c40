// English as a value. Its Hanzi are simplified.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { names as hanzi } from '../zh/names.ts';
import { almanac, depth } from './depth.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

export const EN: LanguageWords = { language: 'en', names, hanzi, phrases };

/** With the words of transits. */
export const EN_TRANSITS: TransitLanguageWords = {
  language: 'en',
  names,
  hanzi,
  phrases,
  transits,
};

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const EN_FULL: FullLanguageWords = {
  language: 'en',
  names,
  hanzi,
  phrases,
  transits,
  depth,
  almanac,
};
