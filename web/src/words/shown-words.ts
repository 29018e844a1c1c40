// The words of the languages that were loaded. Those of the languages that were shown. The build makes one file of this, so that all scripts of the
// page, also those that are loaded apart, see the same words.

import type { Language } from 'beichen';
import type { PartWords } from './part-words.ts';
import type { Words } from './words.ts';

const shown: Partial<Record<Language, Words>> = {};
const shownInParts: Partial<Record<Language, PartWords>> = {};

/** The words of the languages that were loaded. */
export const WORDS = shown as Readonly<Record<Language, Words>>;

/** The words of parts that are loaded when they are requested; a caller who opens one loads them with it. */
export const PART_WORDS = shownInParts as Readonly<Record<Language, PartWords>>;

/**
 * The words of drawings in the languages that were loaded. The build puts them in the place of those of all languages: a page that is not built has these
 * in the engine.
 */
export const DRAWING_WORDS: Partial<Record<Language, object>> = {};

/** Keeps the words of a language. @param drawing those of drawings, which the build puts beside them */
export function setWords(language: Language, words: Words, drawing?: object): void {
  shown[language] = words;
  if (drawing !== undefined) DRAWING_WORDS[language] = drawing;
}

/** Keeps the words of parts. */
export function setPartWords(language: Language, words: PartWords): void {
  shownInParts[language] = words;
}
