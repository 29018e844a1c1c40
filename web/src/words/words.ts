// Words of the page. Every language has the same ones as English: a missing one is a compile error.

import type { words } from './en/words.ts';

/** Texts of the page by key; `{places}` are filled in. */
export type Words = Readonly<Record<keyof typeof words, string>>;
