// Generated from docs/rules/glossary.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { names as namesHanzi } from '../zh/names.generated.ts';
import { almanac, depth } from './depth.generated.ts';
import { names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** English: the words of charts. */
export const EN: LanguageWords = { language: 'en', names, hanzi: namesHanzi, phrases };

/** English, with the words of transits. */
export const EN_TRANSITS: TransitLanguageWords = { language: 'en', names, hanzi: namesHanzi, phrases, transits };

/** English, with the words of transits, of the members on request, of the almanac and of two people. */
export const EN_FULL: FullLanguageWords = { language: 'en', names, hanzi: namesHanzi, phrases, transits, depth, almanac, pair: pairPhrases };
