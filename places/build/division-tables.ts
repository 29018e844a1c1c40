// Divisions of whole countries that GeoNames lists in part, or under other names. Vietnam, its communes, South and North Korea, the wards and the
// municipalities of Japan: a table of curated/ for each. A row adds names and ranks to a place that is known, or is a new place in the division of its code.

import { PLACE_KINDS } from '../src/place.ts';
import { type CuratedReader, degreesOf, listOf, peopleOf, rowsOf } from './curated-rows.ts';
import { type PlaceDraft, renameInEnglish, type UnitDraft } from './draft.ts';
import { simplified, traditionalAbroad } from './han.ts';
import { hashOf } from './hash.ts';
import { finderOf } from './ids.ts';

const TABLES = [
  'vietnam.txt',
  'vietnam-communes.txt',
  'korea.txt',
  'korea-north.txt',
  'japan-wards.txt',
  'japan-towns.txt',
  'korea-towns.txt',
] as const;
const CELLS = ['id', 'en', 'zh', 'kind', 'division', 'latitude', 'longitude', 'people', 'names', 'around'] as const;
/** The language of the first name of each row, which is the official one; one with its province before it is not shown: 평안남도 순천. */
const OFFICIAL: Partial<Record<(typeof TABLES)[number], 'ja' | 'ko'>> = {
  'japan-towns.txt': 'ja',
  'korea-towns.txt': 'ko',
  'korea-north.txt': 'ko',
};
type Row = Record<(typeof CELLS)[number] | 'at', string>;

/** Adds the names to the places that are known, and returns the new ones. */
export function applyDivisionTables(
  places: readonly PlaceDraft[],
  unitOfCode: (code: string) => UnitDraft,
  read: CuratedReader,
): PlaceDraft[] {
  const find = finderOf(places);
  const added = new Map<string, PlaceDraft>();
  for (const table of TABLES) {
    const seen = new Set<string>();
    for (const row of rowsOf(read, table, CELLS)) {
      if (seen.has(row.id)) throw new Error(`${row.at}: ${row.id} has a row already`);
      seen.add(row.id);
      const known = find(row.id) ?? added.get(row.id);
      if (!known && row.division === '') throw new Error(`${row.at}: there is no place "${row.id}"`);
      const place = known ?? newPlace(row, unitOfCode(row.division));
      if (!known) added.set(row.id, place);
      addNames(place, row);
      const language = OFFICIAL[table];
      const [official = ''] = listOf(row.names);
      if (language && !official.includes(' ')) place.names = { ...place.names, [language]: official };
    }
  }
  return [...added.values()];
}

function addNames(place: PlaceDraft, { en, zh, people, names, around, at }: Row): void {
  if (en !== '') renameInEnglish(place, en);
  if (zh !== '') {
    if (place.names.zh) place.aliases = [...place.aliases, place.names.zh];
    place.names = { ...place.names, zh: simplified(zh), 'zh-Hant': traditionalAbroad(simplified(zh)) };
  }
  place.population = Math.max(place.population, peopleOf(people, at));
  place.stems = [...place.stems, ...listOf(names)];
  place.alsoIn = [...(place.alsoIn ?? []), ...listOf(around)];
}

function newPlace({ id, kind: told, latitude, longitude, at }: Row, unit: UnitDraft): PlaceDraft {
  if (!/^[a-z0-9-]+-x[a-z0-9]+$/.test(id)) throw new Error(`${at}: "${id}" is no id of a curated place`);
  const kind = PLACE_KINDS.find((known) => known === told);
  if (!kind) throw new Error(`${at}: "${told}" is no kind of place`);
  return {
    scheme: 'curated',
    number: hashOf(id),
    ownId: id,
    names: { en: '' },
    latitude: Math.round(degreesOf(latitude, 90, at) * 1e5),
    longitude: Math.round(degreesOf(longitude, 180, at) * 1e5),
    timeZone: '',
    kind,
    population: 0,
    unit,
    stems: [],
    aliases: [],
    townNames: [],
  };
}
