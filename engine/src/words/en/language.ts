// English as a value. Its Hanzi are simplified.

import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
import { almanac as almanacHanzi } from '../zh/almanac.ts';
import { depthNames as depthHanzi } from '../zh/depth-names.ts';
import { names as hanzi } from '../zh/names.ts';
import { patternNames as patternHanzi } from '../zh/pattern-names.ts';
import { almanac } from './almanac.ts';
import { depthNames } from './depth-names.ts';
import { names } from './names.ts';
import { patternNames } from './pattern-names.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.ts';

export const EN: LanguageWords = { language: 'en', names, hanzi, phrases };

/** With the words of transits. */
export const EN_TRANSITS: TransitLanguageWords = {
  language: 'en',
  names,
  hanzi,
  phrases,
  transits,
};

// Without a spread: a bundler keeps it, and with it words that nobody imports.
const depth = {
  names: /* @__PURE__ */ Object.assign({}, depthNames, patternNames),
  hanzi: /* @__PURE__ */ Object.assign({}, depthHanzi, patternHanzi),
};

/** With all words: those of transits, of what the Four Pillars hold in depth, of patterns, and of the almanac. */
export const EN_FULL: FullLanguageWords = {
  language: 'en',
  names,
  hanzi,
  phrases,
  transits,
  depth,
  almanac: { names: almanac, hanzi: almanacHanzi },
};
