// Where do the words of the people who are kept come from? Each language is a file of its own, loaded when it is shown.

import type { Language } from 'beichen';
import type { PeopleWords } from './people-words.ts';

const FILES: Readonly<Record<Language, () => Promise<{ readonly people: PeopleWords }>>> = {
  en: () => import('../en/people.ts'),
  zh: () => import('../zh/people.ts'),
  'zh-Hant': () => import('../zh-Hant/people.ts'),
};

/** Loads the words of a language. @throws where the file cannot be loaded */
export const loadPeopleWords = async (language: Language): Promise<PeopleWords> => (await FILES[language]()).people;
