// A mistake in a curated file stops the build with the line it is on.

import { expect, test } from 'vitest';
import { applyCurated, applyFormerParents, formerIds, refuseStrays } from './curated.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';

const france: UnitDraft = { names: { en: 'France' }, aliases: [] };
const china: UnitDraft = { names: { en: 'China' }, aliases: [] };
const town = (number: number, en: string, latitude: number, longitude: number, unit: UnitDraft): PlaceDraft => ({
  scheme: 'geonames', number, names: { en }, latitude: latitude * 1e5, longitude: longitude * 1e5, timeZone: 'Europe/Paris',
  kind: 'town', population: 1000, unit, stems: [], aliases: [], townNames: [],
}); // biome-ignore format: a row
const places = () => [town(1, 'Paris', 48.85, 2.35, france), town(2, 'Beijing', 39.91, 116.4, china)];
const apply = (files: Record<string, string>, all = places()) =>
  applyCurated({ places: all, placeOfCode: new Map([[110000, all[1]!]]) }, (file) => files[file] ?? '');

test('names are given to the places that the rows name', () => {
  const all = places();
  apply({ 'chinese-names.txt': '# abroad\nparis-1 | 巴黎', 'other-names.txt': 'cn110000 | 北平, 燕京   # old' }, all);
  expect(all[0]!.names).toEqual({ en: 'Paris', zh: '巴黎', 'zh-Hant': '巴黎' });
  expect(all[1]!.aliases).toEqual(['北平', '燕京']);
});

test('a new place takes country and zone from the one it belongs to', () => {
  const [added] = apply({
    'places.txt': 'belleville-xparis | Belleville | 美丽城 | section | paris-1 | 48.87 | 2.38 | 80000 | 巴黎美丽城',
  });
  expect(added).toMatchObject({
    ownId: 'belleville-xparis',
    unit: france,
    timeZone: 'Europe/Paris',
    latitude: 4887000,
    population: 80000,
  });
});

for (const [fault, files, message] of [
  [
    'an unknown id',
    { 'other-names.txt': 'lutetia-1 | Lutetia' },
    /other-names.txt, line 1: there is no place "lutetia-1"/,
  ],
  [
    'a place named twice',
    { 'other-names.txt': 'paris-1 | Lutetia\n\nparis-1 | Lutèce' },
    /line 3: paris-1 has a row already/,
  ],
  ['a place ranked by a word', { 'ranks.txt': 'paris-1 | many' }, /"many" is no number/],
  ['a cell too many', { 'chinese-names.txt': 'paris-1 | 巴黎 | 花都' }, /3 cells where 2/],
  [
    'a point far from its place',
    { 'places.txt': 'nice-xnice | Nice | 尼斯 | town | paris-1 | 43.70 | 7.27 | 340000 |' },
    /lies \d+ km from paris-1/,
  ],
  [
    'a point without two decimals',
    { 'places.txt': 'a-xa | A | 甲 | town | paris-1 | 48.9 | 2.38 | 1 |' },
    /"48.9" is no coordinate/,
  ],
  ['an unknown kind', { 'places.txt': 'a-xa | A | 甲 | hamlet | paris-1 | 48.90 | 2.38 | 1 |' }, /"hamlet" is no kind/],
  [
    'an id of another form',
    { 'places.txt': 'a-123 | A | 甲 | town | paris-1 | 48.90 | 2.38 | 1 |' },
    /"a-123" is no id/,
  ],
] as const) {
  test(`${fault} stops the build`, () => expect(() => apply(files)).toThrow(message));
}

test('a point outside its country stops the build', () => {
  const lost = { ...town(3, 'Lost', 39.9, 116.3, france), ownId: 'lost-x' };
  expect(() => refuseStrays([lost], places())).toThrow(/outside its country/);
});

test('a former id leads to a place that is there', () => {
  const all = places();
  expect(formerIds(all, () => 'lutetia-9 | paris-1').get('lutetia-9')).toBe(all[0]);
  expect(() => formerIds(all, () => 'lutetia-9 | paris-2')).toThrow(/no place "paris-2"/);
  expect(() => formerIds(all, () => 'beijing-2 | paris-1')).toThrow(/has a place already/);
});

test('a former parent of a division is given by its code or by names', () => {
  const guangdong: UnitDraft = { names: { en: 'Guangdong', zh: '广东省' }, aliases: ['广东'] };
  const hainan: UnitDraft = { names: { en: 'Hainan' }, aliases: [] };
  const wenchang = town(3, 'Wenchang', 19.5, 110.8, hainan);
  const units = new Map([[440000, guangdong], [460000, hainan]]); // biome-ignore format: a row
  applyFormerParents(
    units,
    [wenchang],
    () => 'wenchang-3 | 440000\n460000 | 440000   # until 1988\n460000 | 琼崖, 海南特区',
  );
  expect(hainan.alsoIn).toEqual(['Guangdong', '广东省', '广东', '琼崖', '海南特区']);
  expect(wenchang.alsoIn).toEqual(['Guangdong', '广东省', '广东']);
  expect(() => applyFormerParents(units, [], () => '469999 | 440000')).toThrow(
    /line 1: no division has the code "469999"/,
  );
  expect(() => applyFormerParents(units, [], () => '460000 | 449999')).toThrow(/no division has the code "449999"/);
});
