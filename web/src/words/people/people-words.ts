// Which words do the people who are kept need? Those of the English page, in every language; a missing one is a compile error.

import type { people } from '../en/people.ts';

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** Texts by key; `{places}` are filled in. */
export type PeopleWords = Texts<typeof people>;
