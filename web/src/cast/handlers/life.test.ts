import { ZH } from 'beichen/words/zh';
import { transits } from 'beichen/words/zh/transits';
import type { DeviceRequest } from 'beichen-service/on-device';
import { expect, test } from 'vitest';
import { type AnyItem, lifeCasters, type MonthItem } from './life.ts';

const life = lifeCasters({ ...ZH, transits });

/** The worked example of docs/rules: bureau Earth 5, life palace in 卯. */
const EXAMPLE = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male' } as const;

function birthOf(request: object, place: object = {}): DeviceRequest {
  return {
    body: JSON.stringify({ ...request, cityId: 'beijing-1816670', lang: 'zh' }),
    place: {
      cityId: 'beijing-1816670',
      name: '北京',
      country: '中国',
      countryCode: 'CN',
      latitude: 39.9075,
      longitude: 116.39723,
      timeZone: 'Asia/Shanghai',
      timeZones: ['Asia/Shanghai'],
      ...place,
    } as DeviceRequest['place'],
    search: { attribution: '', meta: { apiVersion: '1', places: '1', docs: 'https://example.org/docs' } },
  };
}

const ask = (birth: DeviceRequest) => ({
  seenFrom: (now: string) => life.life({ birth, now: Date.parse(now) }),
  itemsIn: (of: 'decade' | 'year' | 'month', at: string) => life.items({ birth, of, at: Date.parse(at) }),
  at: (at: string) => life.transits({ birth, at }),
});
const example = ask(birthOf(EXAMPLE));

// Chinese New Year of 2024 is 10 February: born in 1990, one is then 35 by nominal years. Its day begins at 23:00 of the Sun, 23:28 of the clock.
test('age and decade move on with the lunar New Year at the birthplace, not with the Gregorian one', () => {
  const agesAt = (utc: string) => {
    const { now, decades } = example.seenFrom(utc);
    return [now!.nominalAge, decades.find(({ palace, ages: [from] }) => palace === now!.palace && from >= 5)!.ages[0]];
  };
  expect(agesAt('2024-01-01T12:00:00Z')).toEqual([34, 25]);
  expect(agesAt('2024-02-09T15:00:00Z')).toEqual([34, 25]);
  expect(agesAt('2024-02-09T16:00:00Z')).toEqual([35, 35]);
  const inNewYork = ask(birthOf(EXAMPLE, { longitude: -74, timeZone: 'America/New_York', countryCode: 'US' }));
  expect(inNewYork.seenFrom('2024-02-09T16:00:00Z').now!.nominalAge).toBe(34);
});

test('childhood has a year for each age before the first decade, then twelve decades follow', () => {
  const { decades } = example.seenFrom('2026-11-22T04:00:00Z');
  expect(decades.map(({ ages }) => ages.join('–')).slice(0, 6)).toEqual(['1–1', '2–2', '3–3', '4–4', '5–14', '15–24']);
  expect(decades).toHaveLength(16);
  for (const [n, { endsAt }] of decades.slice(0, -1).entries()) expect(decades[n + 1]!.startsAt).toBe(endsAt);
});

test('no decade runs in childhood, and no luck pillar before the first', () => {
  const { now } = example.seenFrom('1992-06-01T00:00:00Z');
  expect([now!.nominalAge, now!.palace, now!.luckPillar]).toEqual([3, undefined, 0]);
});

test('before the birth and beyond the tables there is no now, but the decades are there', () => {
  for (const utc of ['1980-01-01T00:00:00Z', '2300-01-01T00:00:00Z']) {
    const { now, decades } = example.seenFrom(utc);
    expect([now, decades.length]).toEqual([undefined, 16]);
  }
});

test('a decade that lies beyond the tables has no days and no moment', () => {
  const { decades } = ask(birthOf({ ...EXAMPLE, date: '2150-07-23' })).seenFrom('2026-11-22T04:00:00Z');
  const last = decades.at(-1)!;
  expect([last.startsAt, last.days, last.middle]).toEqual([Number.POSITIVE_INFINITY, undefined, undefined]);
});

test('every item has a moment of its own in its middle', () => {
  const years = example.itemsIn('decade', '2026-11-22T04:00:00Z');
  const months = years.slice(0, 3).flatMap(({ startsAt }) => example.itemsIn('year', new Date(startsAt).toISOString()));
  const days = months
    .slice(17, 20)
    .flatMap(({ startsAt }) => example.itemsIn('month', new Date(startsAt).toISOString()));
  const items: readonly AnyItem[] = [...years, ...months, ...days];
  for (const { middle, startsAt, endsAt, pair, level } of items) {
    const { moment, ziwei } = example.at(middle!)!;
    const at = Date.parse(moment.utc);
    expect(startsAt <= at && at < endsAt, middle).toBe(true);
    expect(ziwei[level]!.id).toBe(pair.id);
  }
});

test('the years of a decade are those of its ages, and the first year of a life begins with the birth', () => {
  const years = example.itemsIn('decade', '2026-11-22T04:00:00Z');
  expect(years.map((item) => item.level === 'year' && [item.year, item.age])).toEqual(
    Array.from({ length: 10 }, (_, n) => [2024 + n, 35 + n]),
  );
  const [first] = example.itemsIn('decade', '1990-08-01T00:00:00Z');
  expect(new Date(first!.startsAt).toISOString()).toBe('1990-07-22T23:30:00.000Z');
  expect(example.itemsIn('year', '1990-08-01T00:00:00Z')[0]!.startsAt).toBe(first!.startsAt);
});

// Hong Kong Observatory: 2025 has a leap month 6 from 25 July to 22 August.
test('a leap month that is split stands twice in its year, each half with its days', () => {
  const months = example.itemsIn('year', '2025-06-01T00:00:00Z') as readonly MonthItem[];
  expect(months.filter(({ leapMonth }) => leapMonth).map(({ month, days }) => [month, ...days!])).toEqual([
    ['六', '2025-07-25', '2025-08-08'],
    ['六', '2025-08-09', '2025-08-22'],
  ]);
  const half = months.findIndex(({ leapMonth }) => leapMonth);
  expect(example.itemsIn('month', new Date(months[half]!.startsAt).toISOString())).toHaveLength(15);
});

test('where the year begins with Lichun, a lunar month has an item for each of its solar months', () => {
  const byLichun = ask(birthOf({ ...EXAMPLE, yearBoundary: 'lichun' }));
  const months = byLichun.itemsIn('year', '2026-06-01T00:00:00Z') as readonly MonthItem[];
  expect(months[0]!.pair.hanzi).toBe('庚寅');
  expect(new Date(months[0]!.startsAt).toISOString().slice(0, 10)).toBe('2026-02-03'); // Lichun of 2026, 20:02 UTC
  const pairs = months.map(({ pair }) => pair.hanzi);
  expect(new Set(pairs).size).toBe(12);
  expect(pairs.length).toBeGreaterThan(20);
});

test('a text that names no moment of this life has no transits', () => {
  for (const at of ['', 'yesterday', '1989-01-01', '2300-01-01']) expect(example.at(at)).toBeUndefined();
});
