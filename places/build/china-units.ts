// Divisions of mainland China, districts of Hong Kong and parishes of Macau: curated/china-divisions.txt.

import { type CuratedReader, degreesOf, rowsOf } from './curated-rows.ts';
import type { GeoNamesRow } from './geonames.ts';

/** A division. */
export interface ChinaUnit {
  /** The code of GB/T 2260: 610526. */
  readonly code: number;
  /** 蒲城县 */
  readonly name: string;
  readonly level: 'province' | 'prefecture' | 'county';
  /** The code of the division around it; 0 for a province. */
  readonly parent: number;
  /** The GeoNames record that is its place. */
  readonly record?: GeoNamesRow;
  /** The seat, in degrees; 0 for a province that is no city. */
  readonly latitude: number;
  readonly longitude: number;
}

/** All divisions, each after those around it. `rows` are the records of GeoNames that the table refers to. */
export function readChinaUnits(rows: readonly GeoNamesRow[], read: CuratedReader): ChinaUnit[] {
  const byNumber = new Map(rows.map((row) => [row.id, row]));
  const units = new Map<number, ChinaUnit>();
  const cells = ['code', 'name', 'record', 'latitude', 'longitude', 'source'] as const;
  for (const row of rowsOf(read, 'china-divisions.txt', cells)) {
    const code = Number(row.code);
    if (!/^\d{6}$/.test(row.code) || units.has(code)) throw new Error(`${row.at}: ${row.code} is no new code`);
    const parent =
      [code - (code % 100), code - (code % 10_000)].find((outer) => outer !== code && units.has(outer)) ?? 0;
    const level = code % 10_000 === 0 ? 'province' : code % 100 === 0 ? 'prefecture' : 'county';
    const record = byNumber.get(Number(row.record));
    if (row.record !== '' && !record) throw new Error(`${row.at}: there is no record ${row.record}`);
    const point = record
      ? { record, latitude: record.latitude / 1e5, longitude: record.longitude / 1e5 }
      : level === 'province'
        ? { latitude: 0, longitude: 0 }
        : { latitude: degreesOf(row.latitude, 90, row.at), longitude: degreesOf(row.longitude, 180, row.at) };
    units.set(code, { code, name: row.name, level, parent, ...point });
  }
  return [...units.values()];
}
