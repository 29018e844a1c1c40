// What did people add by hand? Small text files in curated/, a row on each line, its cells parted by " | ", comments behind "#".
// A row that names no place, names one twice, or puts a point outside its country stops the build and says so.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlaceKind } from '../src/place.ts';
import { KINDS } from '../src/records.ts';
import type { ChinaUnit } from './china-units.ts';
import { cityIdOfDraft, type PlaceDraft, type UnitDraft } from './draft.ts';
import { simplified, traditional } from './han.ts';
import { hashOf } from './hash.ts';

const OUTSIDE_KM = 150; // a new point farther from the place it belongs to is a slip

/** The rows of a file, each with so many cells, of which the last may be empty. */
function rowsOf(file: string, cells: number): { cells: string[]; at: string }[] {
  const path = fileURLToPath(new URL(`../../curated/${file}`, import.meta.url)); // from dist-build/build
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((text, i) => ({ text: text.replace(/#.*/, '').trim(), at: `${file}, line ${i + 1}` }));
  return rows
    .filter(({ text }) => text !== '')
    .map(({ text, at }) => {
      const row = text.split('|').map((cell) => cell.trim());
      while (row.length < cells) row.push('');
      if (row.length > cells) throw new Error(`${at}: ${row.length} cells where ${cells} are expected`);
      return { cells: row, at };
    });
}

const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function degrees(cell: string, most: number, at: string): number {
  const value = Number(cell);
  if (!/^-?\d+\.\d\d$/.test(cell) || Math.abs(value) > most)
    throw new Error(`${at}: "${cell}" is no coordinate with two decimals`);
  return value;
}

/** curated/china-divisions.txt: divisions that the outlines lack. */
export function curatedDivisions(known: readonly ChinaUnit[]): ChinaUnit[] {
  const codes = new Set(known.map(({ code }) => code));
  return rowsOf('china-divisions.txt', 4).map(({ cells: [code, name, latitude, longitude], at }) => {
    const number = Number(code);
    if (!/^\d{6}$/.test(code!) || codes.has(number)) throw new Error(`${at}: ${code} is no new code`);
    codes.add(number);
    const prefecture = Math.floor(number / 100) * 100;
    return {
      code: number,
      name: name!,
      level: 'county',
      parent: codes.has(prefecture) ? prefecture : Math.floor(number / 10000) * 10000,
      latitude: degrees(latitude!, 90, at),
      longitude: degrees(longitude!, 180, at),
      rings: [],
    };
  });
}

/** curated/division-names.txt: Chinese names of divisions abroad, by their code. */
export function curatedDivisionNames(): Map<string, { zh: string; others: string[] }> {
  const names = new Map<string, { zh: string; others: string[] }>();
  for (const {
    cells: [code, zh, others],
    at,
  } of rowsOf('division-names.txt', 3)) {
    if (names.has(code!)) throw new Error(`${at}: ${code} has a row already`);
    const bare = zh!.replace(/(?:自治区|边疆区|大区|[省州县府市邦])$/u, '');
    names.set(code!, { zh: zh!, others: [...listOf(others!), ...(bare.length >= 2 && bare !== zh ? [bare] : [])] });
  }
  return names;
}

/** What the rows about places may refer to. */
export interface CuratedContext {
  readonly places: readonly PlaceDraft[];
  /** The place of a division of mainland China by its code, for references such as cn110112. */
  readonly placeOfCode: ReadonlyMap<number, PlaceDraft>;
}

/** Apply the files about places: give Chinese names, add other names, and return the new places. */
export function applyCurated(context: CuratedContext): PlaceDraft[] {
  const byId = new Map(context.places.map((place) => [cityIdOfDraft(place), place]));
  const find = (id: string, at: string): PlaceDraft => {
    const place = byId.get(id) ?? context.placeOfCode.get(Number(/^cn(\d{6})$/.exec(id)?.[1]));
    if (!place) throw new Error(`${at}: there is no place "${id}"`);
    return place;
  };

  const added: PlaceDraft[] = [];
  for (const { cells, at } of rowsOf('places.txt', 9)) {
    const draft = newPlace(cells, at, (id) => find(id, at));
    if (byId.has(draft.ownId!)) throw new Error(`${at}: the id ${draft.ownId} is taken`);
    byId.set(draft.ownId!, draft);
    added.push(draft);
  }

  const named = new Set<PlaceDraft>();
  for (const {
    cells: [id, zh],
    at,
  } of rowsOf('chinese-names.txt', 2)) {
    const place = find(id!, at);
    if (named.has(place)) throw new Error(`${at}: ${id} has a row already`);
    named.add(place);
    if (place.names.zh) place.aliases.push(place.names.zh);
    place.names = { en: place.names.en, zh: zh!, 'zh-Hant': traditional(zh!) };
  }

  const known = new Set<PlaceDraft>();
  for (const {
    cells: [id, names],
    at,
  } of rowsOf('other-names.txt', 2)) {
    const place = find(id!, at);
    if (known.has(place)) throw new Error(`${at}: ${id} has a row already`);
    known.add(place);
    place.aliases = [...place.aliases, ...listOf(names!)];
  }
  return added;
}

function newPlace(cells: readonly string[], at: string, find: (id: string) => PlaceDraft): PlaceDraft {
  const [id, en, zh, kind, around, latitude, longitude, people, others] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (!/^[a-z0-9-]+-x[a-z0-9]+$/.test(id)) throw new Error(`${at}: "${id}" is no id of a curated place`);
  if (!KINDS.includes(kind as PlaceKind)) throw new Error(`${at}: "${kind}" is no kind of place`);
  const outer = find(around);
  const [north, east] = [degrees(latitude, 90, at), degrees(longitude, 180, at)];
  const km = Math.hypot(
    (north - outer.latitude / 1e5) * 111.2,
    (east - outer.longitude / 1e5) * 111.2 * Math.cos((north * Math.PI) / 180),
  );
  if (km > OUTSIDE_KM) throw new Error(`${at}: ${id} lies ${Math.round(km)} km from ${around}`);
  return {
    scheme: 'curated',
    number: hashOf(id),
    ownId: id,
    names: { en, zh: simplified(zh), 'zh-Hant': traditional(simplified(zh)) },
    latitude: Math.round(north * 1e5),
    longitude: Math.round(east * 1e5),
    timeZone: outer.timeZone,
    kind: kind as PlaceKind,
    population: Number(people),
    unit: outer.division ?? outer.unit,
    stems: [],
    aliases: listOf(others),
    townNames: [],
  };
}

/** Stops the build when the nearest other place of a new one lies in another country. */
export function refuseStrays(added: readonly PlaceDraft[], places: readonly PlaceDraft[]): void {
  const countryOf = (unit: UnitDraft): UnitDraft => (unit.parent ? countryOf(unit.parent) : unit);
  for (const place of added) {
    let nearest: PlaceDraft | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const other of places) {
      if (Math.abs(other.latitude - place.latitude) > least) continue;
      const apart = Math.hypot(other.latitude - place.latitude, other.longitude - place.longitude);
      if (apart < least && other !== place) [nearest, least] = [other, apart];
    }
    if (!nearest || countryOf(nearest.unit) !== countryOf(place.unit)) {
      throw new Error(`places.txt: ${place.ownId} lies by ${nearest?.names.en}, outside its country`);
    }
  }
}

/** curated/former-ids.txt: where an id leads that was given out and has no place of its own any more. */
export function formerIds(places: readonly PlaceDraft[]): Map<string, PlaceDraft> {
  const byId = new Map(places.map((place) => [cityIdOfDraft(place), place]));
  const former = new Map<string, PlaceDraft>();
  for (const {
    cells: [old, id],
    at,
  } of rowsOf('former-ids.txt', 2)) {
    const place = byId.get(id!);
    if (!place) throw new Error(`${at}: there is no place "${id}"`);
    if (byId.has(old!) || former.has(old!)) throw new Error(`${at}: "${old}" has a place already`);
    former.set(old!, place);
  }
  return former;
}
