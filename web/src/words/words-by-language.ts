// Where do the words of the page come from? Each language is a file of its own, loaded when it is shown.

import type { Language } from 'beichen';
import type { Words } from './words.ts';

const loaded: Partial<Record<Language, Words>> = {};

/** The words of the languages that were loaded. */
export const WORDS = loaded as Readonly<Record<Language, Words>>;

const FILES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
};

/** The languages of the page. */
export const LANGUAGES = Object.keys(FILES) as readonly Language[];

/** Loads the words of a language, once. @throws where the file cannot be loaded */
export async function loadWords(language: Language): Promise<void> {
  loaded[language] ??= await FILES[language]();
}
