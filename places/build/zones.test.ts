// The rules that give a place its zone, one test for each, and the rows that they refuse.

import { expect, test } from 'vitest';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { settleZones } from './zones.ts';

const country = (en: string): UnitDraft => ({ names: { en }, aliases: [] });
const division = (parent: UnitDraft, en: string): UnitDraft => ({ parent, names: { en }, aliases: [] });
const [vietnam, japan] = [country('Vietnam'), country('Japan')];
const [hue, hanoi] = [division(vietnam, 'Huế'), division(vietnam, 'Hà Nội')];

const place = (timeZone: string, unit: UnitDraft, latitude = 16.46, number = 7): PlaceDraft => ({
  scheme: 'geonames', number, names: { en: 'Hue' }, latitude: latitude * 1e5, longitude: 10760000, timeZone, kind: 'town', population: 1000,
  unit, stems: [], aliases: [], townNames: [],
}); // biome-ignore format: a row

/** The zone of the first of these places. */
function settled(
  places: readonly PlaceDraft[],
  files: { readonly divisions?: string; readonly exceptions?: string } = {},
): string {
  const read: Record<string, string> = {
    'zones-of-countries.txt': 'VN | Asia/Ho_Chi_Minh, Asia/Bangkok\nJP | Asia/Tokyo',
    'zones-of-divisions.txt': files.divisions ?? '',
    'zone-exceptions.txt': files.exceptions ?? '',
  };
  const countries = new Map([
    ['VN', vietnam],
    ['JP', japan],
  ]);
  settleZones(
    places,
    countries,
    (code) => (code === 'VN.46' ? hue : vietnam),
    (file) => read[file]!,
  );
  return places[0]!.timeZone;
}
const south = (count: number, unit: UnitDraft): PlaceDraft[] =>
  Array.from({ length: count }, (_, i) => place('Asia/Ho_Chi_Minh', unit, 16 + i / 10, i + 10));

test('the only zone of a country is that of its places, whatever a record says', () => {
  expect(settled([place('Asia/Seoul', japan)])).toBe('Asia/Tokyo');
  expect(settled([place('', japan)])).toBe('Asia/Tokyo');
});

test('a record is believed where its country has the zone, and keeps several', () => {
  expect(settled([place('Asia/Bangkok', hanoi)])).toBe('Asia/Bangkok');
  expect(settled([place('Asia/Bangkok Asia/Ho_Chi_Minh', hanoi)])).toBe('Asia/Bangkok Asia/Ho_Chi_Minh');
});

test('a row of a division decides against the record', () => {
  expect(settled([place('Asia/Bangkok', hue)], { divisions: 'VN.46 | Asia/Ho_Chi_Minh' })).toBe('Asia/Ho_Chi_Minh');
});

test('a place without a zone takes that of three records of its division, if they agree', () => {
  expect(settled([place('', hue), ...south(3, hue)])).toBe('Asia/Ho_Chi_Minh');
  const north = place('Asia/Bangkok', hue, 16.1, 99);
  expect(() => settled([place('', hue), ...south(3, hue), north])).toThrow(/hue-7 has no zone: 16.46 107.6/);
});

test('then that of the five nearest records of its country, if they agree', () => {
  expect(settled([place('', hue), ...south(5, vietnam)])).toBe('Asia/Ho_Chi_Minh');
  expect(() => settled([place('', hue), ...south(2, vietnam)])).toThrow(/hue-7 has no zone/);
});

test('a row for the place decides before all of them', () => {
  const exceptions = 'hue-7 | Asia/Ho_Chi_Minh | looked at';
  expect(settled([place('Asia/Bangkok', hanoi)], { exceptions })).toBe('Asia/Ho_Chi_Minh');
});

test('a row that is not needed, or names nothing, stops the build', () => {
  const bangkok = [place('Asia/Bangkok', hanoi)];
  expect(() => settled(bangkok, { exceptions: 'hue-7 | Asia/Bangkok | once' })).toThrow(/line 1: hue-7 needs no row/);
  expect(() => settled(bangkok, { exceptions: 'hue-8 | Asia/Bangkok | once' })).toThrow(/there is no place "hue-8"/);
  expect(() => settled(bangkok, { divisions: 'VN.99 | Asia/Bangkok' })).toThrow(/"VN.99" is no division/);
});
