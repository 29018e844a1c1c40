// Texts of the service by language. One row for each.

import type { Language } from 'beichen';
import { words as en } from './en/words.ts';
import { words as ja } from './ja/words.ts';
import { words as ko } from './ko/words.ts';
import { words as vi } from './vi/words.ts';
import type { Words } from './words.ts';
import { words as zh } from './zh/words.ts';
import { words as zhHant } from './zh-Hant/words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, zh, 'zh-Hant': zhHant, ja, ko, vi };

/** The texts of a language. */
export const wordsIn = (language: Language): Words => WORDS[language];
