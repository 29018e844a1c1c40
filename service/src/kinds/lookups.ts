// All lookups, in the order of all lists.

import { ALMANAC } from './almanac/lookup.ts';
import { BIRTHDAY } from './birthday/lookup.ts';
import { CITIES } from './cities/lookup.ts';
import type { AnyLookup } from './lookup.ts';

export const LOOKUPS = { cities: CITIES, almanac: ALMANAC, birthday: BIRTHDAY } as const;
export type LookupName = keyof typeof LOOKUPS;

/** The lookups as a list. */
export const ALL_LOOKUPS: readonly AnyLookup[] = Object.values(LOOKUPS);

/** The functions that write calendars, by the names of their lookups. */
export type FeedWriters = Awaited<ReturnType<typeof loadFeeds>>;

/** Loads the code of calendars, which no chart needs. */
export const loadFeeds = async () =>
  Object.fromEntries(await Promise.all(ALL_LOOKUPS.map(async ({ name, feed }) => [name, await feed?.text()] as const)));
