// The loaded words of each language. The build makes one file of this module, so that all scripts of the page share them.

import type { Language } from 'beichen';
import type { PartWords } from './part-words.ts';
import type { Words } from './words.ts';

const shown: Partial<Record<Language, Words>> = {};
const shownInParts: Partial<Record<Language, PartWords>> = {};

/** The words of the languages that were loaded. */
export const WORDS = shown as Readonly<Record<Language, Words>>;

/** The words of parts. A caller that opens a part loads them with it. */
export const PART_WORDS = shownInParts as Readonly<Record<Language, PartWords>>;

/**
 * The words of drawings in the loaded languages. In the built page this replaces the words of all languages in the engine; the page in development uses
 * those of the engine.
 */
export const DRAWING_WORDS: Partial<Record<Language, object>> = {};

/** Stores the words of a language. @param drawing words of drawings; the build adds them to the same file */
export function setWords(language: Language, words: Words, drawing?: object): void {
  shown[language] = words;
  if (drawing !== undefined) DRAWING_WORDS[language] = drawing;
}

/** Stores the words of parts. */
export function setPartWords(language: Language, words: PartWords): void {
  shownInParts[language] = words;
}
