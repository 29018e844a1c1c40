// Which words belong to the id of a language? One row for each; whoever imports this table has the words of all of them.

import { EN_TRANSITS } from './en/language.ts';
import type { Language } from './languages.ts';
import type { TransitLanguageWords } from './words.ts';
import { ZH_TRANSITS } from './zh/language.ts';
import { ZH_HANT_TRANSITS } from './zh-Hant/language.ts';

export const WORDS_OF: Readonly<Record<Language, TransitLanguageWords>> = {
  en: EN_TRANSITS,
  zh: ZH_TRANSITS,
  'zh-Hant': ZH_HANT_TRANSITS,
};
