// Loads the words of the page. Each language has a file for the page and one for the parts that are loaded on demand.

import type { Language } from 'beichen';
import type { PartWords } from './part-words.ts';
import { PART_WORDS, setPartWords, setWords, WORDS } from './shown-words.ts';
import type { Words } from './words.ts';

interface Files {
  readonly page: () => Promise<{ readonly words: Words; readonly drawing?: object }>;
  readonly parts: () => Promise<{ readonly parts: PartWords }>;
}

const FILES: Readonly<Record<Language, Files>> = {
  en: { page: () => import('./en/words.ts'), parts: () => import('./en/parts.ts') },
  zh: { page: () => import('./zh/words.ts'), parts: () => import('./zh/parts.ts') },
  'zh-Hant': { page: () => import('./zh-Hant/words.ts'), parts: () => import('./zh-Hant/parts.ts') },
  ja: { page: () => import('./ja/words.ts'), parts: () => import('./ja/parts.ts') },
  ko: { page: () => import('./ko/words.ts'), parts: () => import('./ko/parts.ts') },
  vi: { page: () => import('./vi/words.ts'), parts: () => import('./vi/parts.ts') },
};

/** Loads the words of a language, once. @throws if the file cannot be loaded */
export async function loadWords(language: Language): Promise<void> {
  if (WORDS[language] !== undefined) return;
  const { words, drawing } = await FILES[language].page();
  setWords(language, words, drawing);
}

/** Loads the words of the parts, once. @throws if the file cannot be loaded */
export async function loadPartWords(language: Language): Promise<void> {
  if (PART_WORDS[language] === undefined) setPartWords(language, (await FILES[language].parts()).parts);
}
