// Names of conventions and of their values in each language.

import type { GradedStarId } from '../../calculation/ziwei/star-ids.ts';
import type { ConventionWords, NamedValues, WordedConventionId } from './convention-words.ts';
import { EN_CONVENTIONS } from './en/conventions.ts';
import { JA_CONVENTIONS } from './ja/conventions.ts';
import { KO_CONVENTIONS } from './ko/conventions.ts';
import type { Language } from './languages.ts';
import { VI_CONVENTIONS } from './vi/conventions.ts';
import { ZH_CONVENTIONS } from './zh/conventions.ts';
import { ZH_HANT_CONVENTIONS } from './zh-Hant/conventions.ts';

const CONVENTION_WORDS: Readonly<Record<Language, ConventionWords>> = {
  en: EN_CONVENTIONS,
  zh: ZH_CONVENTIONS,
  'zh-Hant': ZH_HANT_CONVENTIONS,
  ja: JA_CONVENTIONS,
  ko: KO_CONVENTIONS,
  vi: VI_CONVENTIONS,
};

/**
 * The name of a convention in a language.
 * @example conventionName('tianma', 'zh') // '天马依'
 */
export const conventionName = (id: WordedConventionId, language: Language): string =>
  CONVENTION_WORDS[language][id].name;

/**
 * The name of a value of a convention; a value without a name is returned as it is.
 * @param starName names a star in that language
 * @example conventionValue('tianma', 'month', 'zh', (star) => star) // '月支'
 */
export function conventionValue(
  id: WordedConventionId,
  value: string,
  language: Language,
  starName: (star: GradedStarId) => string,
): string {
  const words = CONVENTION_WORDS[language];
  const row: Partial<NamedValues<string>> = words[id];
  return row.values === undefined
    ? value
        .split('-')
        .map((star) => starName(star as GradedStarId))
        .join(words.between)
    : (row.values[value] ?? value);
}
