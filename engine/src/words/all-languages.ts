// Which words belong to the id of a language? One row for each; whoever imports this table has the words of all of them.

import { EN } from './en/language.ts';
import type { Language } from './languages.ts';
import type { LanguageWords } from './words.ts';
import { ZH } from './zh/language.ts';
import { ZH_HANT } from './zh-Hant/language.ts';

export const WORDS_OF: Readonly<Record<Language, LanguageWords>> = { en: EN, zh: ZH, 'zh-Hant': ZH_HANT };
