import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { gregorianDateOf, lunarDateOf, newMoonsOfYear, pillarsAt, solarTermsOfYear } from './almanac.ts';

const rows = (name: string): number[][] =>
  readFileSync(new URL(`../../../../test/truth/sky/${name}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^-?\d/.test(line))
    .map((line) => line.split(',').map(Number));

const YEARS = Array.from({ length: 603 }, (_, i) => 1600 + i);

// test/truth/sky/new-moons.csv begins with the new moon of 1600-01-16 and ends with the new moon of 2202-12-15: the years at either end have
// no new moon in the table before and after them.
test('the years 1600 to 2202 have every new moon of the table, each once', () => {
  const moons = YEARS.flatMap((year) => newMoonsOfYear(year).map((at) => [year, at] as const));
  expect(moons).toHaveLength(rows('new-moons').length);
  for (const [year, at] of moons) expect(new Date(at).getUTCFullYear()).toBe(year);
  for (let i = 1; i < moons.length; i++) expect(moons[i]![1]).toBeGreaterThan(moons[i - 1]![1]);
});

test('the years 1600 to 2202 have every solar term of the table', () => {
  expect(YEARS.flatMap(solarTermsOfYear)).toHaveLength(rows('solar-terms').length);
});

test('the almanac has no other year', () => {
  for (const year of [1599, 2203, 2000.5, Number.NaN]) {
    expect(() => newMoonsOfYear(year)).toThrow(RangeError);
    expect(() => solarTermsOfYear(year)).toThrow(RangeError);
  }
});

describe('a part of a day, month or year is no date', () => {
  const common = { year: 1990, month: 6, day: 2 };
  for (const part of ['year', 'month', 'day'] as const) {
    test(part, () => {
      const broken = { ...common, [part]: common[part] + 0.5 };
      expect(() => lunarDateOf(broken)).toThrow(RangeError);
      expect(() => gregorianDateOf({ ...broken, leapMonth: false })).toThrow(RangeError);
    });
  }
});

test('pillars know two day boundaries and no other', () => {
  const at = instant(Date.UTC(1988, 1, 15, 15, 50));
  expect(pillarsAt(at, 116.4, 'midnight').day).not.toBe(pillarsAt(at, 116.4).day);
  expect(() => pillarsAt(at, 116.4, 'Zi' as 'zi')).toThrow('dayBoundary "Zi": not allowed; allowed: zi, midnight');
});
