// Generated from docs/rules/languages/vi.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.generated.ts';
import { hanzi, names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** Vietnamese: the words of charts. */
export const VI: LanguageWords = { language: 'vi', names, hanzi, phrases };

/** Vietnamese, with the words of transits. */
export const VI_TRANSITS: TransitLanguageWords = { language: 'vi', names, hanzi, phrases, transits };

/** Vietnamese, with the words of transits, of the members on request, of the almanac and of two people. */
export const VI_FULL: FullLanguageWords = { language: 'vi', names, hanzi, phrases, transits, depth, almanac, pair: pairPhrases };
