import { castChart, describeChart } from 'beichen';
import { EN } from 'beichen/words/en';
import { almanac, depth as words } from 'beichen/words/en/depth';
import { transits } from 'beichen/words/en/transits';
import type { DeviceRequest } from 'beichen-service/on-device';
import { expect, test } from 'vitest';
import { depthCasters } from './depth.ts';
import { pillarsCasters } from './pillars.ts';

const all = { ...EN, depth: words, almanac };
const { depth } = depthCasters(all);
const { pillars: pillarsAt } = pillarsCasters({ ...all, transits });

/** 庚辰 甲申 己亥 己巳. */
const BIRTH: DeviceRequest = {
  body: JSON.stringify({
    date: '2000-08-09',
    hour: 10,
    minute: 30,
    gender: 'male',
    cityId: 'beijing-1816670',
    lang: 'en',
  }),
  place: {
    cityId: 'beijing-1816670',
    name: 'Beijing',
    country: 'China',
    countryCode: 'CN',
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
    timeZones: ['Asia/Shanghai'],
  } as DeviceRequest['place'],
  search: { attribution: '', meta: { apiVersion: '1', places: '1', docs: 'https://example.org/docs' } },
};

test('the members that are named come with their names, and no others', () => {
  const { fourPillars, birth, ...others } = depth({ birth: BIRTH, fields: 'fourPillars.relations,birth.dayAlmanac' });
  expect(Object.keys(fourPillars!)).toEqual(['relations']);
  // docs/rules/bazi-depth.md B1: 庚 and 甲 clash, 甲 and 己 combine.
  expect(fourPillars!.relations!.slice(0, 2).map(({ name, pillars }) => [name, ...pillars])).toEqual([
    ['Stem Clash', 'year', 'month'],
    ['Stem Combination', 'month', 'day'],
  ]);
  expect(Object.keys(birth!)).toEqual(['dayAlmanac']);
  expect(others).toEqual({});
});

test('what a chart shows by default is the same in depth', () => {
  const chart = castChart({
    date: { year: 2000, month: 8, day: 9 },
    hour: 10,
    minute: 30,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
  const { fourPillars, dayMaster } = describeChart(chart, { language: 'en' });
  expect(depth({ birth: BIRTH, fields: 'fourPillars,dayMaster' })).toEqual({ fourPillars, dayMaster });
});

// For a man born in a yang year luck runs forward from 甲申: first 乙酉, then 丙戌, which is in force in 2026.
test.each([
  ['2000-08-09T03:00:00Z', undefined, 2000, 2000],
  ['2026-11-29T00:00:00Z', 'bing-xu', 2026, 2020],
])('luck, year and month at %s have their stars, elements and lists', (at, luck, year, first) => {
  const { pillars, elements, years, months } = pillarsAt({ birth: BIRTH, at })!;
  expect([pillars.luck.pillar?.id, pillars.year.year, years[0]!.year]).toEqual([luck, year, first]);
  for (const { stem, stars, relations } of [pillars.luck.pillar ?? pillars.smallLuck, pillars.year, pillars.month!]) {
    expect(elements[stem.id]?.name).toBeDefined();
    expect([stars, relations]).toEqual([expect.any(Array), expect.any(Array)]);
  }
  expect(months.map(({ jie }) => jie.id)[0]).toBe('lichun');
});

test('before the birth there is neither luck nor year', () => {
  expect(pillarsAt({ birth: BIRTH, at: '2000-08-08T00:00:00Z' })).toBeUndefined();
});
