// Names of the cities that time zones are called after, in the languages of Unicode CLDR: Вена, นิวยอร์ก, विएना.

import { readFileSync } from 'node:fs';
import { COUNTRY_NAMES } from '../src/country-names.generated.ts';
import type { LocalName } from '../src/place.ts';
import { TYPED_IN } from './countries.ts';
import { dataRequire } from './data-packages.ts';
import type { PlaceDraft } from './draft.ts';
import { READER_LANGUAGES } from './reader-names.ts';

const LEAST_PEOPLE = 100; // a hamlet of the name is not the city

const isLarger = (place: PlaceDraft, other: PlaceDraft | undefined): boolean =>
  place.population > (other?.population ?? 0);

/** The name of a city under each id of a zone, as CLDR writes it. */
type CityNames = ReadonlyMap<string, string>;

function citiesIn(language: string): CityNames {
  const path = dataRequire.resolve(`cldr-dates-full/main/${language}/timeZoneNames.json`);
  const { zone } = JSON.parse(readFileSync(path, 'utf8')).main[language].dates.timeZoneNames;
  const names = new Map<string, string>();
  const walk = (node: Readonly<Record<string, unknown>>, id: string): void => {
    if (typeof node.exemplarCity === 'string') names.set(id, node.exemplarCity);
    else
      for (const [part, inner] of Object.entries(node))
        if (typeof inner === 'object') walk(inner as Record<string, unknown>, id === '' ? part : `${id}/${part}`);
  };
  walk(zone, '');
  return names;
}

/** The id that the runtime has for a zone: CLDR keeps older ones (Asia/Calcutta). */
function currentId(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

/** City in the id of a zone: CLDR leaves out the English name that equals it. */
const nameInId = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** Adds the names of these cities in all languages, each to the largest place of its English name in its zone. Returns how many it added. */
export function nameZoneCities(places: readonly PlaceDraft[], fold: (text: string) => string): number {
  const written = citiesIn('en');
  const english = new Map([...citiesIn('th').keys()].map((zone) => [zone, written.get(zone) ?? nameInId(zone)]));
  const idOf = new Map<string, string>();
  const wanted = new Map<string, Map<string, { place?: PlaceDraft }>>(); // by current zone and folded name
  for (const [zone, name] of english) {
    const names = wanted.get(currentId(zone)) ?? new Map<string, { place?: PlaceDraft }>();
    wanted.set(currentId(zone), names.set(fold(name), {}));
  }
  for (const place of places) {
    if (place.population < LEAST_PEOPLE) continue;
    const first = place.timeZone.split(' ')[0]!;
    const zone = idOf.get(first) ?? currentId(first);
    idOf.set(first, zone);
    const inZone = wanted.get(zone);
    if (inZone === undefined || ![...inZone.values()].some((city) => isLarger(place, city.place))) continue;
    for (const name of [place.names.en, ...place.stems, ...place.aliases]) {
      const found = inZone.get(fold(name));
      if (found !== undefined && isLarger(place, found.place)) found.place = place;
    }
  }
  let added = 0;
  const others = TYPED_IN.map(citiesIn);
  const countries = new Set(Object.values(COUNTRY_NAMES).flatMap((names) => Object.values(names)));
  const readers = READER_LANGUAGES.map((language) => [language, citiesIn(language)] as const);
  const shown = (zone: string): Partial<LocalName> =>
    Object.fromEntries(
      readers.flatMap(([language, names]) => {
        const name = names.get(zone);
        const isNone = name === undefined || /[,(（、]/u.test(name) || countries.has(name);
        return isNone ? [] : [[language, name]];
      }),
    );
  for (const [zone, name] of english) {
    const { place } = wanted.get(currentId(zone))!.get(fold(name))!;
    if (place === undefined) continue;
    place.names = { ...place.names, ...shown(zone) };
    const known = new Set([place.names.en, ...place.stems, ...place.aliases].map(fold));
    for (const names of others) {
      const other = names.get(zone)?.replace(/\s*[(（].*$/u, '');
      if (other === undefined || known.has(fold(other))) continue;
      known.add(fold(other));
      place.aliases.push(other);
      added++;
    }
  }
  return added;
}
