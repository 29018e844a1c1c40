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
  const inCell = new Map<UnitDraft, Map<number, PlaceDraft[]>>(); // of each country
  for (const draft of drafts) {
    const country = countryOf(draft.unit);
    const cells = inCell.get(country) ?? new Map<number, PlaceDraft[]>();
    inCell.set(country, cells);
    const list = cells.get(cellOf(draft));
    if (list) list.push(draft);
    else cells.set(cellOf(draft), [draft]);
  }
  /** The drafts of a country near a point, and perhaps some farther away. */
  const around = (country: UnitDraft, { latitude, longitude }: NewerPlace): PlaceDraft[] => {
    const cells = inCell.get(country);
    const found: PlaceDraft[] = [];
    for (const north of [-SAME_PLACE, 0, SAME_PLACE])
      for (const east of [-SAME_PLACE, 0, SAME_PLACE])
        found.push(...(cells?.get(cellOf({ latitude: latitude + north, longitude: longitude + east })) ?? []));
    return found;
  };

  const renames: (readonly [PlaceDraft, name: string])[] = [];
  const added = new Map<number, PlaceDraft>();
  for (const place of newer) {
    const unit = unitOf(place);
    const country = countryOf(unit);
    const near = around(country, place).filter((draft) => apart(draft, place) <= SAME_PLACE);
    if (near.some(({ names }) => names.en === place.name)) continue;
    const key = fold(place.name);
    if (near.some(({ names, aliases }) => fold(names.en) === key || aliases.some((name) => fold(name) === key)))
      continue;
    const renamed = near.find((draft) => apart(draft, place) === 0);
    if (renamed) {
      renames.push([renamed, place.name]); // the same record under its new name
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
  for (const [draft, name] of renames) draft.aliases.push(name);
  return [...added.values()];
}

/** The cell of a point, as one number. */
const cellOf = ({ latitude, longitude }: { latitude: number; longitude: number }): number =>
  Math.floor(latitude / SAME_PLACE) * 1e4 + Math.floor(longitude / SAME_PLACE);

const apart = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));
