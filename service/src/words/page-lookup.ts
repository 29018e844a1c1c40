// Words of the written pages by language. One row for each.

import type { Language } from 'beichen';
import { pages as en } from './en/pages.ts';
import { pages as ja } from './ja/pages.ts';
import { pages as ko } from './ko/pages.ts';
import type { PageWords } from './page-words.ts';
import { pages as vi } from './vi/pages.ts';
import { pages as zh } from './zh/pages.ts';
import { pages as zhHant } from './zh-Hant/pages.ts';

const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { en, zh, 'zh-Hant': zhHant, ja, ko, vi };

/** The words of the written pages in a language. */
export const pageWordsIn = (language: Language): PageWords => PAGE_WORDS[language];
