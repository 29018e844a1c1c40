// Which texts does the service itself speak? One literal for each id and language; the chart's own words are the engine's.

import type { FaultId } from '../contract/faults.ts';
import type { Language } from '../contract/languages.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { ServiceWarningCode } from '../contract/service-warnings.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

/** The texts of one language. `{name}` in a text is filled in where it is spoken. */
export interface Words {
  /** Title of a kind of problem, and what is said of one occurrence. */
  readonly problems: Readonly<Record<ProblemCode, { readonly title: string; readonly detail: string }>>;
  /** What is wrong with one parameter. */
  readonly faults: Readonly<Record<FaultId, string>>;
  readonly warnings: Readonly<Record<ServiceWarningCode, string>>;
  /** Said when no place was found. */
  readonly nothingFound: string;
  readonly disclaimer: string;
  /** Between the names of a list. */
  readonly listSeparator: string;
}

const WORDS: Readonly<Record<Language, Words>> = { en, zh, 'zh-Hant': zhHant };

/** The texts of a language. */
export const wordsIn = (language: Language): Words => WORDS[language];

/**
 * Fills the places of a text.
 * @throws RangeError for a place that has no value.
 * @example fill('{parameter} is required.', { parameter: 'hour' }) // 'hour is required.'
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`"${text}" has no value for {${name}}`);
    return value;
  });
