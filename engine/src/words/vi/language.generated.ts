// Generated from docs/rules/languages/vi.json by engine/build/words/write-names.mjs.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac, depth } from './depth.generated.ts';
import { hanzi, names } from './names.generated.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** Vietnamese: the words of charts. */
export const VI: LanguageWords = { language: 'vi', names, hanzi, phrases };

/** Vietnamese, with the words of transits. */
export const VI_TRANSITS: TransitLanguageWords = { language: 'vi', names, hanzi, phrases, transits };

/** Vietnamese, with the words of transits, of the members on request and of the almanac. */
export const VI_FULL: FullLanguageWords = { language: 'vi', names, hanzi, phrases, transits, depth, almanac };
