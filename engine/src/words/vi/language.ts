// Vietnamese as a value. Its Hanzi are traditional, as books in Vietnam print them.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { names as hanzi } from '../zh-Hant/names.ts';
import { almanac, depth } from './depth.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

export const VI: LanguageWords = { language: 'vi', names, hanzi, phrases };

/** With the words of transits. */
export const VI_TRANSITS: TransitLanguageWords = { language: 'vi', names, hanzi, phrases, transits };

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const VI_FULL: FullLanguageWords = { language: 'vi', names, hanzi, phrases, transits, depth, almanac };
