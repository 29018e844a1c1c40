// Which places does the newer list add? Those that no record of the same name and country lies near. It has neither ids nor zones
// nor people: the id is a hash of what it has, the zone that of the nearest record of the same division or country.

import type { NewerPlace } from './divisions-abroad.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { hashOf } from './hash.ts';

const SAME_PLACE = 10_000; // 0.1°, in 1e-5 degrees
const OTHER_DIVISION = 360e5; // further than any place of the same state: its zone comes first
const LONE_ZONES: Readonly<Record<string, string>> = { IO: 'Indian/Chagos' }; // countries without any other record
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
  const countryOf = (unit: UnitDraft): UnitDraft => (unit.parent ? countryOf(unit.parent) : unit);
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
      timeZone: zonesIn(place, unit) ?? zoneOf(place, unit, country, around),
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

  function zoneOf(place: NewerPlace, unit: UnitDraft, country: UnitDraft, around: readonly PlaceDraft[]): string {
    const candidates = around.length > 0 ? around : drafts.filter((draft) => countryOf(draft.unit) === country);
    let nearest: PlaceDraft | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const draft of candidates) {
      const distance = apart(draft, place) + (isWithin(draft.unit, unit) ? 0 : OTHER_DIVISION);
      if (distance < least) [nearest, least] = [draft, distance];
    }
    const zone = nearest?.timeZone ?? LONE_ZONES[place.country];
    if (!zone) throw new Error(`no place of ${country.names.en} tells the zone of ${place.name}`);
    return zone;
  }
}

/** Whether two units share the first division, as a state does whose places share a zone more often than neighbours across its border. */
function isWithin(a: UnitDraft, b: UnitDraft): boolean {
  const first = (unit: UnitDraft): UnitDraft => (unit.parent?.parent ? first(unit.parent) : unit);
  return first(a) === first(b);
}

const apart = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
