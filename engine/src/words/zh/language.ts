// 简体中文 as a value.

import type { LanguageWords, TransitLanguageWords } from '../words.ts';
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
