// Generated from docs/rules/glossary.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.generated.ts';
import { names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** Simplified Chinese: the words of charts. */
export const ZH: LanguageWords = { language: 'zh', names, hanzi: names, phrases };

/** Simplified Chinese, with the words of transits. */
export const ZH_TRANSITS: TransitLanguageWords = { language: 'zh', names, hanzi: names, phrases, transits };

/** Simplified Chinese, with the words of transits, of the members on request, of the almanac and of two people. */
export const ZH_FULL: FullLanguageWords = { language: 'zh', names, hanzi: names, phrases, transits, depth, almanac, pair: pairPhrases };
