// All lookups, in the order of all lists.

import { ALMANAC } from './almanac/lookup.ts';
import { BIRTHDAY } from './birthday/lookup.ts';
import { CITIES } from './cities/lookup.ts';
import type { AnyLookup } from './lookup.ts';

export const LOOKUPS = { cities: CITIES, almanac: ALMANAC, birthday: BIRTHDAY } as const;
export type LookupName = keyof typeof LOOKUPS;

/** The lookups as a list. */
export const ALL_LOOKUPS: readonly AnyLookup[] = Object.values(LOOKUPS);
