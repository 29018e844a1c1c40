// English as a value. Its Hanzi are simplified.

import type { LanguageWords, TransitLanguageWords } from '../words.ts';
import { names as hanzi } from '../zh/names.ts';
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
