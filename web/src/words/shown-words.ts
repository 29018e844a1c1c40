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

/** Keeps the words of a language. */
export function setWords(language: Language, words: Words): void {
  shown[language] = words;
}

/** Keeps the words of parts. */
export function setPartWords(language: Language, words: PartWords): void {
  shownInParts[language] = words;
}
