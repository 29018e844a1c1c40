// Which words belong to the id of a language? One row for each; whoever imports this table has the words of all of them.

import { almanac as enAlmanac } from './en/almanac.ts';
import { EN_FULL } from './en/language.ts';
import type { Language } from './languages.ts';
import type { AllLanguageWords, AlmanacNames, FullLanguageWords } from './words.ts';
import { almanac as zhAlmanac } from './zh/almanac.ts';
import { ZH_FULL } from './zh/language.ts';
import { almanac as zhHantAlmanac } from './zh-Hant/almanac.ts';
import { ZH_HANT_FULL } from './zh-Hant/language.ts';

const withAlmanac = (words: FullLanguageWords, almanac: AlmanacNames, hanzi: AlmanacNames): AllLanguageWords => ({
  ...words,
  almanac: { ...almanac, hanzi },
});

export const WORDS_OF: Readonly<Record<Language, AllLanguageWords>> = {
  en: /* @__PURE__ */ withAlmanac(EN_FULL, enAlmanac, zhAlmanac),
  zh: /* @__PURE__ */ withAlmanac(ZH_FULL, zhAlmanac, zhAlmanac),
  'zh-Hant': /* @__PURE__ */ withAlmanac(ZH_HANT_FULL, zhHantAlmanac, zhHantAlmanac),
};
