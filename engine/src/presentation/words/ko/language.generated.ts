// Generated from docs/rules/languages/ko.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.generated.ts';
import { hanzi, names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** Korean: the words of charts. */
export const KO: LanguageWords = { language: 'ko', names, hanzi, phrases };

/** Korean, with the words of transits. */
export const KO_TRANSITS: TransitLanguageWords = { language: 'ko', names, hanzi, phrases, transits };

/** Korean, with the words of transits, of the members on request, of the almanac and of two people. */
export const KO_FULL: FullLanguageWords = { language: 'ko', names, hanzi, phrases, transits, depth, almanac, pair: pairPhrases };
