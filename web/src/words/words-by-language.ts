// Where do the words of the page come from? Each language is a file of its own, loaded when it is shown: one row for each.

import type { Language } from 'beichen';
import { keepWords, WORDS } from './shown-words.ts';
import type { Words } from './words.ts';

const FILES: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/words.ts'),
  zh: () => import('./zh/words.ts'),
  'zh-Hant': () => import('./zh-Hant/words.ts'),
};

/** Loads the words of a language, once. @throws where the file cannot be loaded */
export async function loadWords(language: Language): Promise<void> {
  if (WORDS[language] === undefined) keepWords(language, (await FILES[language]()).words);
}
