// Words of parts that are loaded on demand. Every language has the same ones as English: a missing one is a compile error.

import type { parts } from './en/parts.ts';

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** Texts of each part by key; `{places}` are filled in. */
export type PartWords = Texts<typeof parts>;
