import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newMoonsOfYear, solarTermsOfYear } from './almanac.ts';

const rows = (name: string): number[][] =>
  readFileSync(new URL(`../../test/truth/sky/${name}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^-?\d/.test(line))
    .map((line) => line.split(',').map(Number));

const YEARS = Array.from({ length: 603 }, (_, i) => 1600 + i);

// test/truth/sky/new-moons.csv begins with the new moon of 1600-01-16 and ends with that of 2202-12-15: the years at either end have
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
