// Adds the places of the newer list of which no record of the same name and country is near. The list has neither ids nor zones
// nor people: the id is a hash of what it has, and zones.ts finds the zone.

import type { NewerPlace } from './divisions-abroad.ts';
import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';
import { hashOf } from './hash.ts';

const SAME_PLACE = 10_000; // 0.1°, in 1e-5 degrees
const RANK = 1000; // people that such a place counts as; most are villages and quarters

/**
 * Drafts for the places that the drafts so far lack. `unitOf` tells the division; `fold` when two names are the same,
 * `zonesIn` the zone where the division alone decides it.
 */
export function newerPlaces(
  newer: readonly NewerPlace[],
  drafts: readonly PlaceDraft[],
  unitOf: (place: NewerPlace) => UnitDraft,
  fold: (text: string) => string,
  zonesIn: (place: NewerPlace, unit: UnitDraft) => string | undefined,
): PlaceDraft[] {
  const byName = new Map<UnitDraft, Map<string, PlaceDraft[]>>();
  const nearby = new Map<string, PlaceDraft[]>(); // by country and whole degree
  const cell = (country: UnitDraft, latitude: number, longitude: number): string =>
    `${country.names.en}|${Math.floor(latitude / 1e5)}|${Math.floor(longitude / 1e5)}`;
  for (const draft of drafts) {
    const country = countryOf(draft.unit);
    const names = byName.get(country) ?? new Map<string, PlaceDraft[]>();
    byName.set(country, names);
    for (const key of new Set([draft.names.en, ...draft.aliases].map(fold))) push(names, key, draft);
    push(nearby, cell(country, draft.latitude, draft.longitude), draft);
  }

  const added = new Map<number, PlaceDraft>();
  for (const place of newer) {
    const unit = unitOf(place);
    const country = countryOf(unit);
    const named = byName.get(country)?.get(fold(place.name)) ?? [];
    if (named.some((draft) => apart(draft, place) <= SAME_PLACE)) continue;
    const around = neighbours(place, country);
    const renamed = around.find((draft) => apart(draft, place) === 0);
    if (renamed) {
      renamed.aliases.push(place.name); // the same record under its new name
      continue;
    }
    const number = hashOf(
      `${place.country}|${place.name}|${Math.round(place.latitude / 1000)}|${Math.round(place.longitude / 1000)}`,
    );
    if (added.has(number)) continue; // twice in the list
    added.set(number, {
      scheme: 'hash',
      number,
      names: { en: place.name },
      latitude: place.latitude,
      longitude: place.longitude,
      timeZone: zonesIn(place, unit) ?? '',
      kind: 'town',
      population: RANK,
      unit,
      stems: [],
      aliases: [],
      townNames: [],
    });
  }
  return [...added.values()];

  /** Drafts of the country within one to two degrees. */
  function neighbours(place: NewerPlace, country: UnitDraft): PlaceDraft[] {
    const found: PlaceDraft[] = [];
    for (const north of [-1e5, 0, 1e5]) {
      for (const east of [-1e5, 0, 1e5])
        found.push(...(nearby.get(cell(country, place.latitude + north, place.longitude + east)) ?? []));
    }
    return found;
  }
}

const apart = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
