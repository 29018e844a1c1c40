// The words of what a document holds on request only, in Vietnamese: of the Four Pillars in depth, of patterns, and of the almanac. Their Hanzi are
// traditional. They stand apart for a page that loads them when they are asked for.

import type { AlmanacWords, DepthWords } from '../words.ts';
import { almanac as almanacHanzi } from '../zh-Hant/almanac.ts';
import { depthNames as depthHanzi } from '../zh-Hant/depth-names.ts';
import { patternNames as patternHanzi } from '../zh-Hant/pattern-names.ts';
import { almanac as almanacNames } from './almanac.ts';
import { depthNames } from './depth-names.ts';
import { patternNames } from './pattern-names.ts';

// Without a spread: a bundler keeps it, and with it words that nobody imports.
export const depth: DepthWords = {
  names: /* @__PURE__ */ Object.assign({}, depthNames, patternNames),
  hanzi: /* @__PURE__ */ Object.assign({}, depthHanzi, patternHanzi),
};

export const almanac: AlmanacWords = { names: almanacNames, hanzi: almanacHanzi };
