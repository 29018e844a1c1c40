// A point of mainland China is put into a division by the records near it and by the codes of GeoNames, and into no deeper one than they agree on.

import { expect, test } from 'vitest';
import { divisionFinder } from './china-records.ts';
import { readChinaUnits } from './china-units.ts';
import type { GeoNamesRow } from './geonames.ts';

const row = (id: number, latitude: number, longitude: number, admin1 = '26', admin2 = '6105'): GeoNamesRow => ({
  id, name: 'Sunzhen', ascii: 'Sunzhen', alternates: [], latitude: latitude * 1e5, longitude: longitude * 1e5, feature: 'PPLA4', country: 'CN',
  admin1, admin2, population: 0, timeZone: 'Asia/Shanghai',
}); // biome-ignore format: a row

const DIVISIONS = `
610000 | 陕西省
610500 | 渭南市 | | 34.50 | 109.51 | own
610526 | 蒲城县 | | 34.96 | 109.59 | own
610527 | 白水县 | | 35.18 | 109.59 | own
140000 | 山西省
140882 | 河津市 | | 35.60 | 110.71 | own`;
const rows = [row(1, 34.9, 109.6), row(2, 34.91, 109.61), row(3, 34.92, 109.62), row(4, 35.2, 109.6)];
const read = (files: Record<string, string>) => (file: string) => files[file] ?? '';
const finder = (records: string, others: readonly GeoNamesRow[] = []) => {
  const all = [...rows, ...others];
  const files = read({ 'china-divisions.txt': DIVISIONS, 'china-records.txt': records });
  return divisionFinder(all, readChinaUnits(all, files), files);
};
const RECORDS = '610526 | 1 2 3\n610527 | 4';

test('a record of the table is in its division', () => {
  expect(finder(RECORDS).ofRecord(rows[3]!)).toBe(610527);
});

test('a point is in the county that the nearest three records are in', () => {
  expect(finder(RECORDS).ofPoint(row(9, 34.91, 109.6))).toBe(610526);
});

test('where they disagree it is in the prefecture of its code, without one in the province', () => {
  expect(finder(RECORDS).ofPoint(row(9, 35.19, 109.6))).toBe(610500);
  expect(finder(RECORDS).ofPoint(row(9, 35.19, 109.6, '26', ''))).toBe(610500);
  expect(finder('610526 | 1 2').ofPoint(row(9, 34.9, 109.6, '26', ''))).toBe(610000);
});

test('a code is an error where nothing of its province is near', () => {
  expect(finder(RECORDS).ofPoint(row(9, 34.91, 109.6, '24', ''))).toBe(610000);
});

test('a division that is listed twice, or refers to no record, stops the build', () => {
  const units = (text: string) => readChinaUnits(rows, read({ 'china-divisions.txt': text }));
  expect(() => units('610000 | 陕西省\n610000 | 陕西省')).toThrow(/line 2: 610000 is no new code/);
  expect(() => units('610526 | 蒲城县 | 77')).toThrow(/there is no record 77/);
  expect(() => finder('610526 | 1\n610527 | 1')).toThrow(/line 2: there is no record 1, or it has a division already/);
  expect(() => finder('999999 | 1')).toThrow(/no division has the code "999999"/);
});

test('the division around another follows from its code', () => {
  const units = readChinaUnits(rows, read({ 'china-divisions.txt': DIVISIONS }));
  expect(units.map(({ code, level, parent }) => `${code} ${level} ${parent}`)).toEqual([
    '610000 province 0',
    '610500 prefecture 610000',
    '610526 county 610500',
    '610527 county 610500',
    '140000 province 0',
    '140882 county 140000',
  ]);
});
