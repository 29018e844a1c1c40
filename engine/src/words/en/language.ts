// English as a value. Its Hanzi are simplified.

import type { LanguageWords, TransitLanguageWords } from '../words.ts';
import { flowStars as flowStarsHanzi } from '../zh/flow-stars.ts';
import { names as hanzi } from '../zh/names.ts';
import { flowStars } from './flow-stars.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { transitPhrases } from './transit-phrases.ts';

export const EN: LanguageWords = { language: 'en', names, hanzi, phrases };

/** With the words of transits. */
export const EN_TRANSITS: TransitLanguageWords = {
  language: 'en',
  names,
  hanzi,
  phrases,
  transits: { flowStars, flowStarsHanzi, phrases: transitPhrases },
};
