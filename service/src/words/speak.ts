// How is a text spoken in a language? Looked up by the language, its places filled.

import type { Language } from 'beichen';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

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
