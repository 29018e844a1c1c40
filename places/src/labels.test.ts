// The labels of 250 places in six languages, by continent. They were made by the program once, read one by one and mended where a name was
// wrong, Latin or said twice (November 2026): a label that changes is to be read again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';
import { type PlaceLanguage, placeLabel } from './place.ts';

type Row = Readonly<Record<PlaceLanguage | 'continent' | 'cityId', string>>;
const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../test/truth/cases/place-labels.json', import.meta.url), 'utf8'),
);
const { resolve, search } = await loadGazetteer();

test.each(rows)('$continent: $en', ({ cityId, ...labels }) => {
  for (const language of ['en', 'zh', 'zh-Hant', 'vi', 'ko', 'ja'] as const)
    expect(placeLabel(resolve(cityId)!, language), language).toBe(labels[language]);
});

test('there are 200 of them and more, of every continent', () => {
  expect(new Set(rows.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ continent }) => continent)).size).toBe(5);
});

// Names from the list of municipalities (Ministry of Internal Affairs), the standard for foreign names in Korean (National Institute of Korean
// Language) and Vietnamese usage; the review of 2026-11 found each of them in Latin letters, or in characters that Japan does not write.
test.each([
  ['ja', 'うるま市 つくば市 さいたま市 ひたちなか市 茅ヶ崎市 駒ヶ根市 龍ケ崎市 ニセコ町 いわき市', 'JP'],
  ['ko', '서울 부산 파주 종로구', 'KR'],
  ['vi', 'Hà Nội|Đà Nẵng|Hải Phòng|Cần Thơ|Điện Biên Phủ|Quy Nhơn', 'VN'],
] as const)('%s: %s', (language, names, country) => {
  for (const name of names.split(language === 'vi' ? '|' : ' ')) {
    const { place } = search({ query: name, limit: 1 })[0]!;
    expect(place.names[language] ?? place.names.en, name).toBe(name);
    expect(place.countryCode).toBe(country);
  }
});

test('no label of Korea, Japan or Vietnam mixes scripts where the place and what is around it have a name', () => {
  const query = { ko: '서울', ja: '東京', vi: 'Hà Nội' } as const;
  for (const language of ['ko', 'ja', 'vi'] as const) {
    const { place } = search({ query: query[language], limit: 1 })[0]!;
    const label = placeLabel(place, language);
    expect(/\p{Script=Latin}/u.test(label), label).toBe(language === 'vi');
  }
});
