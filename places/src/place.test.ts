// Labels as the rules print them.

import { expect, test } from 'vitest';
import { type Place, placeLabel } from './place.ts';

const pucheng: Place = {
  cityId: 'pucheng-cn610526',
  name: 'Pucheng',
  names: { en: 'Pucheng', zh: '蒲城县', 'zh-Hant': '蒲城縣' },
  admin1: { en: 'Shaanxi', zh: '陕西省', 'zh-Hant': '陝西省' },
  admin2: { en: 'Weinan', zh: '渭南市', 'zh-Hant': '渭南市' },
  country: { en: 'China', zh: '中国', 'zh-Hant': '中國' },
  countryCode: 'CN',
  latitude: 34.96,
  longitude: 109.59,
  timeZone: 'Asia/Shanghai',
  kind: 'county',
};

test('a label goes outwards in English and inwards in Chinese', () => {
  expect(placeLabel(pucheng, 'en')).toBe('Pucheng, Weinan, Shaanxi, China');
  expect(placeLabel(pucheng, 'zh')).toBe('中国 陕西省 渭南市 蒲城县');
  expect(placeLabel(pucheng, 'zh-Hant')).toBe('中國 陝西省 渭南市 蒲城縣');
});

test('a part that only repeats its neighbour is left out', () => {
  const singapore = { en: 'Singapore', zh: '新加坡' };
  const { admin1: _, admin2: __, ...bare } = pucheng;
  expect(placeLabel({ ...bare, names: singapore, country: singapore }, 'en')).toBe('Singapore');
  expect(
    placeLabel({ ...bare, names: { en: 'Beijing', zh: '北京' }, admin1: { en: 'Beijing', zh: '北京市' } }, 'zh'),
  ).toBe('中国 北京');
});

test('a name without Chinese shows in Latin', () => {
  const { admin1: _, admin2: __, ...bare } = pucheng;
  expect(placeLabel({ ...bare, names: { en: 'Bibury' }, country: { en: 'United Kingdom', zh: '英国' } }, 'zh')).toBe(
    '英国 Bibury',
  );
});
