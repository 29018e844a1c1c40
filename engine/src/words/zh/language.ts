// 简体中文 as a value.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

export const ZH: LanguageWords = { language: 'zh', names, hanzi: names, phrases };

/** With the words of transits. */
export const ZH_TRANSITS: TransitLanguageWords = {
  language: 'zh',
  names,
  hanzi: names,
  phrases,
  transits,
};

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const ZH_FULL: FullLanguageWords = {
  language: 'zh',
  names,
  hanzi: names,
  phrases,
  transits,
  depth,
  almanac,
};
