// The words of what a document holds on request only, in 日本語: of the Four Pillars in depth, of patterns, and of the almanac. They stand apart for a
// page that loads them when they are asked for.

import type { AlmanacWords, DepthWords } from '../words.ts';
import { almanac as almanacNames } from './almanac.ts';
import { depthNames } from './depth-names.ts';
import { patternNames } from './pattern-names.ts';

// Without a spread: a bundler keeps it, and with it words that nobody imports.
const names = /* @__PURE__ */ Object.assign({}, depthNames, patternNames);

export const depth: DepthWords = { names, hanzi: names };

export const almanac: AlmanacWords = { names: almanacNames, hanzi: almanacNames };
