// Adds the places of the newer list of which no record of the same name and country is near. The list has neither ids nor zones
// nor people: the id is a hash of what it has, and zones.ts finds the zone.

import type { NewerPlace } from './divisions-abroad.ts';
import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';
import { hashOf } from './hash.ts';

const SAME_PLACE = 10_000; // 0.1°, in 1e-5 degrees
const RANK = 1000; // people that such a place counts as; most are villages and quarters

/**
 * Drafts for the places that the drafts so far lack. `unitOf` returns the division; `fold` is equal for names that count as one,
 * `zonesIn` the zone where the division alone decides it.
 */
export function newerPlaces(
  newer: readonly NewerPlace[],
  drafts: readonly PlaceDraft[],
  unitOf: (place: NewerPlace) => UnitDraft,
  fold: (text: string) => string,
  zonesIn: (place: NewerPlace, unit: UnitDraft) => string | undefined,
): PlaceDraft[] {
  const placed = newer.map((place) => {
    const unit = unitOf(place);
    return { place, unit, country: countryOf(unit), key: fold(place.name) };
  });
  const byName = new Map<UnitDraft, Map<string, PlaceDraft[]>>();
  for (const { country, key } of placed) {
    const names = byName.get(country) ?? new Map<string, PlaceDraft[]>();
    byName.set(country, names.set(key, []));
  }
  const atPoint = new Map<UnitDraft, Map<number, PlaceDraft>>();
  for (const draft of drafts) {
    const country = countryOf(draft.unit);
    const names = byName.get(country);
    for (const name of [draft.names.en, ...draft.aliases]) names?.get(fold(name))?.push(draft);
    const points = atPoint.get(country) ?? new Map<number, PlaceDraft>();
    atPoint.set(country, points);
    if (!points.has(pointOf(draft))) points.set(pointOf(draft), draft);
  }

  const added = new Map<number, PlaceDraft>();
  for (const { place, unit, country, key } of placed) {
    if (
      byName
        .get(country)!
        .get(key)!
        .some((draft) => apart(draft, place) <= SAME_PLACE)
    )
      continue;
    const renamed = atPoint.get(country)?.get(pointOf(place));
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
}

/** A point as one number. */
const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }): number =>
  latitude * 1e8 + longitude;

const apart = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));
