// 繁體中文 as a value.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac } from './almanac.ts';
import { depthNames } from './depth-names.ts';
import { names } from './names.ts';
import { patternNames } from './pattern-names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

export const ZH_HANT: LanguageWords = { language: 'zh-Hant', names, hanzi: names, phrases };

/** With the words of transits. */
export const ZH_HANT_TRANSITS: TransitLanguageWords = {
  language: 'zh-Hant',
  names,
  hanzi: names,
  phrases,
  transits,
};

// Without a spread: a bundler keeps it, and with it words that nobody imports.
const depth = /* @__PURE__ */ Object.assign({}, depthNames, patternNames);

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const ZH_HANT_FULL: FullLanguageWords = {
  language: 'zh-Hant',
  names,
  hanzi: names,
  phrases,
  transits,
  depth: { names: depth, hanzi: depth },
  almanac: { names: almanac, hanzi: almanac },
};
