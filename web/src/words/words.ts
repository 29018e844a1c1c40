// Which words does the page need? One of each in every language; a missing one is a compile error.

import type { Language } from 'beichen';
import { en } from './en.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

/** Texts of the page by key; `{places}` are filled in. */
export type Words = Readonly<Record<keyof typeof en, string>>;

export const WORDS: Readonly<Record<Language, Words>> = { en, zh, 'zh-Hant': zhHant };

/** Puts values into the `{places}` of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
