// Words of the conventions that few callers decide: a name, and a name for each value. A language has them in one file, from which help, forms and texts are made.

import type { CONVENTION_VALUES, RareConventionId } from '../../calculation/casting/conventions.ts';
import type { FlowRules, RareLevelId } from '../../calculation/casting/transits/conventions.ts';
import type { GradedStarId } from '../../calculation/ziwei/star-ids.ts';
import { EN_CONVENTIONS } from './en/conventions.ts';
import { JA_CONVENTIONS } from './ja/conventions.ts';
import { KO_CONVENTIONS } from './ko/conventions.ts';
import type { Language } from './languages.ts';
import { VI_CONVENTIONS } from './vi/conventions.ts';
import { ZH_CONVENTIONS } from './zh/conventions.ts';
import { ZH_HANT_CONVENTIONS } from './zh-Hant/conventions.ts';

type StemConventionId = Extract<RareConventionId, `transformationsOf${string}`>;
type ValueOf<Id> = Id extends RareConventionId
  ? (typeof CONVENTION_VALUES)[Id][number]
  : Id extends RareLevelId
    ? FlowRules[Id]
    : never;

/** A convention that few callers decide, of a birth or of a moment. */
export type WordedConventionId = RareConventionId | RareLevelId;

/** The name of a convention, as before a colon, and of each of its values. */
interface NamedValues<Value extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Value, string>>;
}

export type ConventionWords = {
  readonly [Id in Exclude<WordedConventionId, StemConventionId>]: NamedValues<ValueOf<Id>>;
} & {
  /** Their values are named by the stars. */
  readonly [Id in StemConventionId]: Pick<NamedValues<string>, 'name'>;
} & {
  /** Between two stars. */
  readonly between: string;
};

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
 * The name of a value of a convention; a value that the language does not name as it is.
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
