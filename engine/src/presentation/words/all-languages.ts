// Words of each language. One row for each; a caller who imports this table has the words of all of them.

import { EN_FULL } from './en/language.generated.ts';
import { JA_FULL } from './ja/language.generated.ts';
import { KO_FULL } from './ko/language.generated.ts';
import type { Language } from './languages.ts';
import { VI_FULL } from './vi/language.generated.ts';
import type { FullLanguageWords } from './words.ts';
import { ZH_FULL } from './zh/language.generated.ts';
import { ZH_HANT_FULL } from './zh-Hant/language.generated.ts';

export const WORDS_OF: Readonly<Record<Language, FullLanguageWords>> = {
  en: EN_FULL,
  zh: ZH_FULL,
  'zh-Hant': ZH_HANT_FULL,
  ja: JA_FULL,
  ko: KO_FULL,
  vi: VI_FULL,
};
