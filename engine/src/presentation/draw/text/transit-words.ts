// The words of texts about moments.

import { fill } from '../../words/fill.ts';
import { type LineWords, lineWordsFor, onceALanguage } from '../facts/text-lines.ts';
import { TRANSIT_TEXT_WORDS } from '../words/all-languages.ts';
import type { TransitTextWords } from '../words/transit-text-words.ts';

export type TransitLineWords = LineWords & TransitTextWords;

export const transitLineWordsFor = /* @__PURE__ */ onceALanguage(
  (language): TransitLineWords => ({ ...lineWordsFor(language), ...TRANSIT_TEXT_WORDS[language] }),
);

/** A range of ages; a year of childhood has one age. */
export const agesOf = (from: number, to: number, words: TransitTextWords): string =>
  from === to ? fill(words.nominal, { age: from }) : fill(words.fromAgeToAge, { from, to });
