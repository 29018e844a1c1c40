// Generated from docs/rules/glossary.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.generated.ts';
import { names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** Traditional Chinese, as in Taiwan: the words of charts. */
export const ZH_HANT: LanguageWords = { language: 'zh-Hant', names, hanzi: names, phrases };

/** Traditional Chinese, as in Taiwan, with the words of transits. */
export const ZH_HANT_TRANSITS: TransitLanguageWords = { language: 'zh-Hant', names, hanzi: names, phrases, transits };

/** Traditional Chinese, as in Taiwan, with the words of transits, of the members on request, of the almanac and of two people. */
export const ZH_HANT_FULL: FullLanguageWords = { language: 'zh-Hant', names, hanzi: names, phrases, transits, depth, almanac, pair: pairPhrases };
