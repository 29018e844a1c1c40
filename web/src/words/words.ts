// Which words does the page need? Those of the English page, in every language; a missing one is a compile error.

import type { en } from './en.ts';

/** Texts of the page by key; `{places}` are filled in. */
export type Words = Readonly<Record<keyof typeof en, string>>;

/** Puts values into the `{places}` of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
