// Which words of the page are there? Those of the languages that were shown. The build makes one file of this, so that all scripts of the page, also
// those that are loaded apart, see the same words.

import type { Language } from 'beichen';
import type { Words } from './words.ts';

const shown: Partial<Record<Language, Words>> = {};

/** The words of the languages that were loaded. */
export const WORDS = shown as Readonly<Record<Language, Words>>;

/** Keeps the words of a language. */
export function keepWords(language: Language, words: Words): void {
  shown[language] = words;
}
