// A place goes by the clock of the borders around it, and a disagreement with its country is never passed over.

import { expect, test } from 'vitest';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { settleZones } from './zone-borders.ts';

const vietnam: UnitDraft = { names: { en: 'Vietnam' }, aliases: [] };
const place = (timeZone: string): PlaceDraft => ({
  scheme: 'geonames', number: 7, names: { en: 'Hue' }, latitude: 1646000, longitude: 10760000, timeZone, kind: 'town', population: 1000,
  unit: vietnam, stems: [], aliases: [], townNames: [],
}); // biome-ignore format: a row

const settled = (timeZone: string, around: readonly string[], exceptions = ''): string => {
  const hue = place(timeZone);
  const files: Record<string, string> = {
    'zones-of-countries.txt': 'VN | Asia/Ho_Chi_Minh, Asia/Bangkok',
    'zone-exceptions.txt': exceptions,
  };
  settleZones(
    [hue],
    new Map([['VN', vietnam]]),
    () => around,
    (file) => files[file]!,
  );
  return hue.timeZone;
};

test('the borders are right where a record says otherwise', () => {
  expect(settled('Asia/Bangkok', ['Asia/Ho_Chi_Minh'])).toBe('Asia/Ho_Chi_Minh');
  expect(settled('', ['Asia/Bangkok'])).toBe('Asia/Bangkok');
});

test('a place keeps its zone where the borders tell it among others, and all its zones', () => {
  expect(settled('Asia/Bangkok', ['Asia/Ho_Chi_Minh', 'Asia/Bangkok'])).toBe('Asia/Bangkok');
  expect(settled('Asia/Bangkok Asia/Ho_Chi_Minh', ['Asia/Bangkok'])).toBe('Asia/Bangkok Asia/Ho_Chi_Minh');
});

test('a zone that is not the country\u2019s stops the build until somebody has looked at it', () => {
  expect(() => settled('Asia/Bangkok', ['Asia/Vientiane'])).toThrow(/hue-7 \| Asia\/Bangkok \| VN 16.46 107.6/);
  expect(settled('Asia/Bangkok', ['Asia/Vientiane'], 'hue-7 | Asia/Ho_Chi_Minh | the point is off')).toBe(
    'Asia/Ho_Chi_Minh',
  );
});

test('a row that is not needed, or names no place, stops the build', () => {
  expect(() => settled('', ['Asia/Bangkok'], 'hue-7 | Asia/Bangkok | once')).toThrow(/line 1: hue-7 needs no row/);
  expect(() => settled('', ['Asia/Bangkok'], 'hue-8 | Asia/Bangkok | once')).toThrow(/there is no place "hue-8"/);
});
