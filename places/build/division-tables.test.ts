// The tables of Vietnam, South Korea and Japan: a row adds to a place that is known, or is a new one; a slip stops the build.

import { expect, test } from 'vitest';
import { applyDivisionTables } from './division-tables.ts';
import { cityIdOfDraft, type PlaceDraft, type UnitDraft } from './draft.ts';

const gyeongbuk: UnitDraft = { names: { en: 'Gyeongsangbuk-do' }, aliases: [] };
const eisen = (): PlaceDraft => ({
  scheme: 'geonames', number: 1, names: { en: 'Eisen', zh: '永州' }, latitude: 3597000, longitude: 12894000, timeZone: 'Asia/Seoul', kind: 'town',
  population: 1000, unit: gyeongbuk, stems: [], aliases: [], townNames: [],
}); // biome-ignore format: a row

const apply = (row: string, places = [eisen()]) =>
  applyDivisionTables(
    places,
    () => gyeongbuk,
    (file) => (file === 'korea.txt' ? row : ''),
  );

test('a place that is known takes the names, the rank and what it lies in, and keeps its id', () => {
  const places = [eisen()];
  expect(apply('eisen-1 | Yeongcheon | 永川 | | | | | 120000 | 영천, 영천시 | 경상북도, 경북', places)).toEqual([]);
  expect(cityIdOfDraft(places[0]!)).toBe('eisen-1');
  expect(places[0]).toMatchObject({
    names: { en: 'Yeongcheon', zh: '永川', 'zh-Hant': '永川' },
    population: 120_000,
    alsoIn: ['경상북도', '경북'],
  });
  expect(places[0]!.stems).toEqual(expect.arrayContaining(['영천', '영천시', 'Eisen']));
});

test('a new place stands at its point in the division of its code', () => {
  const [added] = apply('yongin-xkorea | Yongin | 龍仁 | seat | KR.13 | 37.23 | 127.20 | 1000000 | 용인 |');
  expect(added).toMatchObject({
    ownId: 'yongin-xkorea',
    names: { en: 'Yongin', zh: '龙仁', 'zh-Hant': '龍仁' },
    latitude: 3723000,
    longitude: 12720000,
    unit: gyeongbuk,
    kind: 'seat',
  });
});

test.each([
  ['an id that no place has', 'yongin-1 | Yongin', /line 1: there is no place "yongin-1"/],
  ['an id of another form', 'yongin-1 | Yongin | | seat | KR.13 | 37.23 | 127.20 | 1 |', /"yongin-1" is no id/],
  ['a kind that is none', 'a-xa | A | | city | KR.13 | 37.23 | 127.20 | 1 |', /"city" is no kind/],
  ['a point of one decimal', 'a-xa | A | | seat | KR.13 | 37.2 | 127.20 | 1 |', /"37.2" is no coordinate/],
  ['a second row', 'eisen-1 | | | | | | | 1 |\neisen-1 | | | | | | | 1 |', /line 2: eisen-1 has a row already/],
])('%s stops the build', (_, row, message) => expect(() => apply(row)).toThrow(message));
