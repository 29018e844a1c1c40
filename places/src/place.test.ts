// Labels of places, as in docs/rules/places.md section 7.

import { expect, test } from 'vitest';
import { type Place, placeDocument, placeLabel } from './place.ts';

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

test('a document has the names of a place in one language, and Hanzi only where they are known', () => {
  const { cityId, latitude, longitude, timeZone, countryCode } = pucheng;
  const same = { cityId, latitude, longitude, timeZone, countryCode };
  expect(placeDocument(pucheng, 'en')).toEqual({ ...same, name: 'Pucheng', hanzi: '蒲城县', country: 'China' });
  expect(placeDocument(pucheng, 'zh-Hant')).toEqual({ ...same, name: '蒲城縣', hanzi: '蒲城縣', country: '中國' });
  expect(placeDocument({ ...pucheng, names: { en: 'Pucheng' } }, 'zh')).toEqual({
    ...same,
    name: 'Pucheng',
    country: '中国',
  });
});

test('a part that only repeats its neighbour is left out', () => {
  const singapore = { en: 'Singapore', zh: '新加坡' };
  const { admin1: _, admin2: __, ...bare } = pucheng;
  expect(placeLabel({ ...bare, names: singapore, country: singapore }, 'en')).toBe('Singapore');
  expect(
    placeLabel({ ...bare, names: { en: 'Beijing', zh: '北京' }, admin1: { en: 'Beijing', zh: '北京市' } }, 'zh'),
  ).toBe('中国 北京');
});

test('a division that repeats the country or its seat in another spelling is left out', () => {
  const reunion = { en: 'Réunion', zh: '留尼汪' };
  const saintDenis = {
    ...pucheng,
    names: { en: 'Saint-Denis', zh: '圣但尼' },
    admin1: { en: 'Reunion' },
    admin2: { en: 'Réunion' },
    country: reunion,
  };
  expect(placeLabel(saintDenis, 'en')).toBe('Saint-Denis, Réunion');
  expect(placeLabel(saintDenis, 'zh')).toBe('留尼汪 圣但尼');
  const benTre = {
    ...pucheng,
    names: { en: 'Bến Tre' },
    admin1: { en: 'Vinh Long' },
    admin2: { en: 'Thành Phố Bến Tre' },
    country: { en: 'Vietnam' },
  };
  expect(placeLabel(benTre, 'en')).toBe('Bến Tre, Vinh Long, Vietnam');
});

test('beside a Chinese name a division that has none is left out, beside a Latin one it stays', () => {
  const { admin1: _, ...bare } = pucheng;
  const london = {
    ...bare,
    admin1: { en: 'England', zh: '英格兰' },
    admin2: { en: 'Greater London' },
    country: { en: 'United Kingdom', zh: '英国' },
  };
  expect(placeLabel({ ...london, names: { en: 'London', zh: '伦敦' } }, 'zh')).toBe('英国 英格兰 伦敦');
  expect(placeLabel({ ...london, names: { en: 'Bow' } }, 'zh')).toBe('英国 英格兰 Greater London Bow');
  expect(placeLabel({ ...london, names: { en: 'London', zh: '伦敦' } }, 'en')).toBe(
    'London, Greater London, England, United Kingdom',
  );
});

test('twins are told apart by their points', () => {
  const { admin1: _, admin2: __, ...bare } = pucheng;
  const twin = {
    ...bare,
    names: { en: 'Acatipa' },
    country: { en: 'Mexico', zh: '墨西哥' },
    latitude: 18.123,
    longitude: -99.456,
    isTwin: true as const,
  };
  expect(placeLabel(twin, 'en')).toBe('Acatipa, Mexico (18.12°N 99.46°W)');
  expect(placeLabel(twin, 'zh')).toBe('墨西哥 Acatipa (18.12°N 99.46°W)');
});

test('a name without Chinese shows in Latin', () => {
  const { admin1: _, admin2: __, ...bare } = pucheng;
  expect(placeLabel({ ...bare, names: { en: 'Bibury' }, country: { en: 'United Kingdom', zh: '英国' } }, 'zh')).toBe(
    '英国 Bibury',
  );
});
