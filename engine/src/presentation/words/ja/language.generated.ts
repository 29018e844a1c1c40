// Generated from docs/rules/languages/ja.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.generated.ts';
import { hanzi, names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** Japanese: the words of charts. */
export const JA: LanguageWords = { language: 'ja', names, hanzi, phrases };

/** Japanese, with the words of transits. */
export const JA_TRANSITS: TransitLanguageWords = { language: 'ja', names, hanzi, phrases, transits };

/** Japanese, with the words of transits, of the members on request, of the almanac and of two people. */
export const JA_FULL: FullLanguageWords = { language: 'ja', names, hanzi, phrases, transits, depth, almanac, pair: pairPhrases };
