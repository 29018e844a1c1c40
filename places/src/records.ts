// Rows of the artefact, as columns of numbers and a column of names; a Place is made on request.

import type { Artefact } from './artefact.ts';
import { COUNTRY_NAMES } from './country-names.generated.ts';
import { asJapanWrites } from './japanese-characters.ts';
import { type Lines, line, readLines } from './lines.ts';
import { type LocalName, PLACE_KINDS, type Place } from './place.ts';
import { slug } from './slug.ts';

/** Sources of the number in an id, in the order of the artefact, with the prefix of the number. */
export const SCHEMES = [
  { id: 'geonames', mark: '', radix: 10 },
  { id: 'china', mark: 'cn', radix: 10 }, // the division code of GB/T 2260
  { id: 'taiwan', mark: 'tw', radix: 10 }, // the town code of the Ministry of the Interior
  { id: 'hash', mark: 'j', radix: 36 }, // of country, name and rounded coordinates
  { id: 'curated', mark: 'x', radix: 36 }, // a row of our own, by its hash
] as const;

type Divisions = Pick<Place, 'admin1' | 'admin2' | 'admin3' | 'country' | 'countryCode'>;

/** The columns with the parts of ids. */
export interface IdColumns {
  readonly scheme: Uint8Array;
  /** The number in the id, in its scheme. */
  readonly number: Uint32Array;
  readonly names: Lines;
  /** Ids whose readable part is not the slug of the name. */
  readonly ownIds: ReadonlyMap<number, string>;
}

/** The columns of all places and administrative units. */
export interface Records extends IdColumns {
  readonly size: number;
  /** 1e-5 degrees. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  /** 255 for 80 million people: see build/weight.ts. */
  readonly weight: Uint8Array;
  readonly zone: Uint16Array;
  readonly kind: Uint8Array;
  /** Rows in the order of scheme and number. */
  readonly byNumber: Uint32Array;
  /** The innermost administrative unit. Rows are sorted by it, so that the places of a unit are neighbours. */
  readonly unit: Uint16Array;
  /** The unit around a unit; a country is its own. Units are in preorder: those inside a unit follow it. */
  readonly unitParent: Uint16Array;
  /** The rows of a unit and of all units inside it: from `unitStart` to before `unitEnd`. */
  readonly unitStart: Uint32Array;
  readonly unitEnd: Uint32Array;
  readonly zones: readonly string[];
  readonly countryCodes: ReadonlyMap<number, string>;
  readonly unitNames: Lines;
  /** Cached divisions by unit. */
  readonly divisions: (Divisions | undefined)[];
  /** Rows of places whose label another place has, too. */
  readonly twins: ReadonlySet<number>;
}

/** Opens the columns with the parts of ids. */
export const readIdColumns = (artefact: Artefact): IdColumns => ({
  scheme: artefact.u8('scheme'),
  number: artefact.u32('number'),
  names: readLines(artefact, 'names'),
  ownIds: new Map(rowsWithIds(artefact.text('ownIds'))),
});

/** Opens the columns. */
export function readRecords(artefact: Artefact): Records {
  const latitude = artefact.i32('latitude');
  const unitParent = artefact.u16('unitParent');
  const unit = unitsOfRows(artefact.u16('unitSizes'), latitude.length);
  const { unitStart, unitEnd } = unitSpans(unit, unitParent);
  return {
    ...readIdColumns(artefact),
    size: latitude.length,
    latitude,
    longitude: artefact.i32('longitude'),
    weight: artefact.u8('weight'),
    zone: artefact.u16('zone'),
    kind: artefact.u8('kind'),
    byNumber: artefact.u32('byNumber'),
    unit,
    unitParent,
    unitStart,
    unitEnd,
    zones: artefact.header.zones,
    countryCodes: new Map(Object.entries(artefact.header.countries).map(([code, number]) => [number, code])),
    unitNames: readLines(artefact, 'unitNames'),
    divisions: new Array(unitParent.length),
    twins: new Set(artefact.u32('twins')),
  };
}

/** The unit of each row, from the number of places directly in each unit. */
function unitsOfRows(unitSizes: Uint16Array, size: number): Uint16Array {
  const unit = new Uint16Array(size);
  let row = 0;
  for (let u = 0; u < unitSizes.length; u++) {
    unit.fill(u, row, row + unitSizes[u]!);
    row += unitSizes[u]!;
  }
  return unit;
}

/** Ranges of rows by unit, rows of inner units included. */
function unitSpans(unit: Uint16Array, unitParent: Uint16Array): Pick<Records, 'unitStart' | 'unitEnd'> {
  const unitStart = new Uint32Array(unitParent.length).fill(unit.length);
  const unitEnd = new Uint32Array(unitParent.length);
  for (let from = 0, row = 1; row <= unit.length; row++) {
    if (unit[row] === unit[from]) continue;
    unitStart[unit[from]!] = from;
    unitEnd[unit[from]!] = row;
    from = row;
  }
  for (let u = unitParent.length - 1; u >= 0; u--) {
    const parent = unitParent[u]!;
    unitStart[parent] = Math.min(unitStart[parent]!, unitStart[u]!);
    unitEnd[parent] = Math.max(unitEnd[parent]!, unitEnd[u]!);
  }
  return { unitStart, unitEnd };
}

/** True if the place of a row is in a unit, or in one of those inside it. */
export const isInUnit = ({ unitStart, unitEnd }: Records, unit: number, row: number): boolean =>
  row >= unitStart[unit]! && row < unitEnd[unit]!;

/** Lines of a row, a tab and an id. */
export function rowsWithIds(text: string): [row: number, id: string][] {
  const cells = text.split('\n').map((line) => line.split('\t'));
  return cells.flatMap(([row, id]) => (id === undefined ? [] : [[Number(row), id]]));
}

/** The id of a row: `beijing-1816670`. */
export function cityIdOf(records: IdColumns, row: number, name = nameOf(records.names, row).en): string {
  const { mark, radix } = SCHEMES[records.scheme[row]!]!;
  return records.ownIds.get(row) ?? `${slug(name)}-${mark}${records.number[row]!.toString(radix)}`;
}

/** The row with this number in this scheme, or -1. */
export function rowOfNumber(records: Records, scheme: number, number: number): number {
  const { byNumber } = records;
  let from = 0;
  let to = byNumber.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const row = byNumber[middle]!;
    const order = records.scheme[row]! - scheme || records.number[row]! - number;
    if (order === 0) return row;
    if (order > 0) to = middle;
    else from = middle + 1;
  }
  return -1;
}

/** The place of a row. */
export function placeOf(records: Records, row: number): Place {
  const around = divisionsAround(records, records.unit[row]!);
  const names = inJapaneseToo(nameOf(records.names, row), around.countryCode);
  const zones = records.zones[records.zone[row]!]!;
  const space = zones.indexOf(' ');
  const place = {
    cityId: cityIdOf(records, row, names.en),
    name: names.en,
    names,
    ...around,
    latitude: records.latitude[row]! / 1e5,
    longitude: records.longitude[row]! / 1e5,
    timeZone: space < 0 ? zones : zones.slice(0, space),
    kind: PLACE_KINDS[records.kind[row]!]!,
    ...(records.twins.has(row) && { isTwin: true as const }),
  };
  return space < 0 ? place : { ...place, timeZones: zones.split(' ') };
}

/** Country of a unit and divisions from the first level inwards, cached by unit. */
function divisionsAround(records: Records, unit: number): Divisions {
  const known = records.divisions[unit];
  if (known) return known;
  const units = [unit];
  for (let u = unit; records.unitParent[u] !== u; u = records.unitParent[u]!) units.unshift(records.unitParent[u]!);
  const countryCode = records.countryCodes.get(units[0]!)!;
  const [country, ...divisions] = units.map((u) => nameOf(records.unitNames, u));
  const [admin1, admin2, admin3] = divisions.map((name) => inJapaneseToo(name, countryCode));
  const made = {
    ...(admin1 && { admin1 }),
    ...(admin2 && { admin2 }),
    ...(admin3 && { admin3 }),
    country: { ...country!, ...COUNTRY_NAMES[countryCode] },
    countryCode,
  };
  records.divisions[unit] = made;
  return made;
}

/** A line is the Latin name, the simplified, traditional, Korean, Japanese, Vietnamese and bare one, with tabs between; any but the first may be missing. */
function nameOf(lines: Lines, row: number): LocalName {
  const text = line(lines, row);
  if (!text.includes('\t')) return { en: text };
  const [en = '', zh, hant, ko, ja, vi, bare] = text.split('\t');
  return {
    en,
    ...(zh && { zh, 'zh-Hant': hant || zh }),
    ...(ko && { ko }),
    ...(ja && { ja }),
    ...(vi && { vi }),
    ...(bare && { bare }),
  };
}

/** Countries whose people write Hanzi, or wrote it; elsewhere a name in Hanzi is Chinese, and no Japanese one. */
const IN_HANZI: ReadonlySet<string> = new Set(['CN', 'TW', 'HK', 'MO', 'JP', 'KR', 'KP']);

const inJapaneseToo = (name: LocalName, countryCode: string): LocalName =>
  name.ja === undefined && name['zh-Hant'] !== undefined && IN_HANZI.has(countryCode)
    ? { ...name, ja: asJapanWrites(name['zh-Hant']) }
    : name;
