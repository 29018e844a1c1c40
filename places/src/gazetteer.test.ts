// The artefact that the build made, asked as the service asks it. Points and zones: GeoNames, read on geonames.org.

import { expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';
import { placeLabel } from './place.ts';

const gazetteer = await loadGazetteer();

test('Beijing keeps its id, its point and its zone', () => {
  const beijing = gazetteer.resolve('beijing-1816670');
  expect(beijing).toMatchObject({
    cityId: 'beijing-1816670',
    name: 'Beijing',
    names: { en: 'Beijing', zh: '北京' },
    countryCode: 'CN',
    country: { en: 'China', zh: '中国', 'zh-Hant': '中國' },
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
  });
  expect(placeLabel(beijing!, 'zh')).toBe('中国 北京');
  expect(placeLabel(beijing!, 'en')).toBe('Beijing, China');
});

test('an id is compared whole', () => {
  for (const text of [
    'peking-1816670',
    '1816670',
    'Beijing-1816670',
    'beijing-1816670 ',
    'beijing',
    '',
    '-',
    'x'.repeat(5000),
  ]) {
    expect(gazetteer.resolve(text), text).toBeUndefined();
  }
});

test('a text that is no id leads to the places it may mean', () => {
  expect(gazetteer.suggest('1816670')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('peking-1816670')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('beijing')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('beijing-99')[0]?.cityId).toBe('beijing-1816670');
  expect(gazetteer.suggest('london').length).toBeLessThanOrEqual(3);
});

test('every place resolves by the id that a search gives it', () => {
  for (const query of ['London', '東京', 'San José', '上海', 'Springfield']) {
    for (const { place } of gazetteer.search({ query, limit: 50 }))
      expect(gazetteer.resolve(place.cityId)).toEqual(place);
  }
});

test('the country filter keeps only its places, and an unknown country has none', () => {
  const found = gazetteer.search({ query: 'London', country: 'ca' });
  expect(found[0]?.place.admin1?.en).toBe('Ontario');
  expect(new Set(found.map(({ place }) => place.countryCode))).toEqual(new Set(['CA']));
  expect(gazetteer.search({ query: 'London', country: 'ZZ' })).toEqual([]);
});

test('all of mainland China keeps Beijing time', () => {
  for (const query of ['Ürümqi', '喀什', 'Harbin', '拉萨']) {
    expect(gazetteer.search({ query, country: 'CN' })[0]?.place.timeZone, query).toBe('Asia/Shanghai');
  }
});

test('what is no text finds nothing', () => {
  for (const query of ['', ' ', '…', '😀', '\u0000\u0007', '\u202e', '\ud800'])
    expect(gazetteer.search({ query }), JSON.stringify(query)).toEqual([]);
});
