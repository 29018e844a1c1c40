// Finds the division of mainland China in which a point is, without outlines. For 12,000 records of GeoNames the name decides
// (curated/china-records.txt). For another point the code of GeoNames and the three nearest of those records decide: the county that contains
// all three, if it is inside the prefecture or province of the code; else the code alone. A code counts as an error if no record of its
// province is near; then, and without a code, the result is only the province, if the nearest ten records agree on it.

import { PROVINCES } from './china-provinces.ts';
import type { ChinaUnit } from './china-units.ts';
import { type CuratedReader, rowsOf } from './curated-rows.ts';
import type { GeoNamesRow } from './geonames.ts';

/** A point in 1e-5 degrees with the codes that GeoNames has for it. */
export interface CodedPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly admin1: string;
  readonly admin2: string;
}

const CELL = 50_000; // 0.5°, in 1e-5 degrees
const CELLS_AROUND = 2; // cells that count as near: 1° to 1.5°
const NEAREST = 3;
const NEAREST_OF_PROVINCE = 10;

/** Functions that find the code of the division of a record, and of any point; 0 where it is not known. */
export function divisionFinder(
  rows: readonly GeoNamesRow[],
  divisions: readonly ChinaUnit[],
  read: CuratedReader,
): { readonly ofRecord: (row: GeoNamesRow) => number; readonly ofPoint: (point: CodedPoint) => number } {
  const parents = new Map(divisions.map(({ code, parent }) => [code, parent]));
  const outwards = (code: number): number[] => (code === 0 ? [] : [code, ...outwards(parents.get(code)!)]);
  const provinceOf = (code: number): number => code - (code % 10_000);
  const byNumber = new Map(rows.map((row) => [row.id, row]));
  const inCell = new Map<string, { readonly row: GeoNamesRow; readonly code: number }[]>();
  const put = (row: GeoNamesRow, code: number): void => {
    const cell = `${Math.floor(row.latitude / CELL)}|${Math.floor(row.longitude / CELL)}`;
    const list = inCell.get(cell);
    if (list) list.push({ row, code });
    else inCell.set(cell, [{ row, code }]);
  };

  const values = new Map<GeoNamesRow, number>();
  for (const { code, records, at } of rowsOf(read, 'china-records.txt', ['code', 'records'])) {
    if (code !== '0' && !parents.has(Number(code))) throw new Error(`${at}: no division has the code "${code}"`);
    for (const number of records.split(' ')) {
      const row = byNumber.get(Number(number));
      if (!row || values.has(row)) throw new Error(`${at}: there is no record ${number}, or it has a division already`);
      values.set(row, Number(code));
    }
  }
  for (const [row, code] of values) if (code !== 0) put(row, code);
  for (const { record, code, level } of divisions) if (record && level === 'county') put(record, code);

  const ofPoint = (point: CodedPoint): number => {
    const [north, east] = [Math.floor(point.latitude / CELL), Math.floor(point.longitude / CELL)];
    const width = Math.cos((point.latitude / 1e5) * (Math.PI / 180));
    const apart = (row: GeoNamesRow): number =>
      Math.hypot(row.latitude - point.latitude, (row.longitude - point.longitude) * width);
    const near: { readonly code: number; readonly apart: number }[] = [];
    for (let y = -CELLS_AROUND; y <= CELLS_AROUND; y++) {
      for (let x = -CELLS_AROUND; x <= CELLS_AROUND; x++)
        for (const { row, code } of inCell.get(`${north + y}|${east + x}`) ?? [])
          near.push({ code, apart: apart(row) });
    }
    near.sort((a, b) => a.apart - b.apart);
    const coded = codedDivision(point, parents);
    const [first, ...others] = near.slice(0, NEAREST).map(({ code }) => outwards(code));
    if (!first || others.length < NEAREST - 1) return coded;
    const common = first.find((code) => others.every((outer) => outer.includes(code))) ?? 0;
    if (coded === 0 || !near.some(({ code }) => provinceOf(code) === provinceOf(coded))) {
      const provinces = new Set(near.slice(0, NEAREST_OF_PROVINCE).map(({ code }) => provinceOf(code)));
      return provinces.size === 1 ? provinceOf(common) : 0;
    }
    return outwards(common).includes(coded) ? common : coded;
  };
  return { ofRecord: (row) => values.get(row) ?? ofPoint(row), ofPoint };
}

const PROVINCE_OF_CODE: ReadonlyMap<string, number> = new Map(PROVINCES.map(([code, geonames]) => [geonames, code]));

/** The prefecture or the province that the codes of GeoNames name: its second-level code is the code of GB/T 2260 without the zeros. */
function codedDivision({ admin1, admin2 }: CodedPoint, known: ReadonlyMap<number, number>): number {
  const prefecture = /^\d{4}$/.test(admin2) ? Number(admin2) * 100 : 0;
  return known.has(prefecture) ? prefecture : (PROVINCE_OF_CODE.get(admin1) ?? 0);
}
