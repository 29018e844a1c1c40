// Which texts does the service have in a language?

import type { Language } from 'beichen';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, zh, 'zh-Hant': zhHant };

/** The texts of a language. */
export const wordsIn = (language: Language): Words => WORDS[language];
