import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SOLAR_TERM_YEARS, solarTermTT } from './solar-terms.ts';

// year, term, tt: JPL DE431.
const published = readFileSync(new URL('../../../../test/truth/sky/solar-terms.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(',').map(Number) as [year: number, term: number, tt: number]);

test('each of the 14 472 solar terms of 1600-2202 is within 0.1 s of the ephemeris', () => {
  expect(published).toHaveLength(14_472);
  const worst = Math.max(...published.map(([year, term, tt]) => Math.abs(solarTermTT(year, term) - tt)));
  expect(worst).toBeLessThan(0.1);
});

test('each term follows the last by 14 to 16 days, through every New Year', () => {
  let last = solarTermTT(1600, 0);
  for (let n = 1; n < 24 * 603; n++) {
    const tt = solarTermTT(1600 + Math.floor(n / 24), n % 24);
    expect((tt - last) / 86_400).toBeGreaterThan(14.6);
    expect((tt - last) / 86_400).toBeLessThan(15.9);
    last = tt;
  }
});

test('the years of the table are 1600 to 2202; what is outside is refused by name', () => {
  expect(SOLAR_TERM_YEARS).toEqual({ first: 1600, last: 2202 });
  expect(() => solarTermTT(1599, 23)).toThrow(
    new RangeError('solar term 23 of 1599 is not in the table, 0 to 23 of 1600 to 2202'),
  );
  expect(() => solarTermTT(2203, 0)).toThrow(RangeError);
  for (const [year, term] of [
    [2000, 24],
    [2000, -1],
    [2000, 1.5],
    [2000.5, 0],
    [Number.NaN, 0],
    [2000, Number.NaN],
  ] as const) {
    expect(() => solarTermTT(year, term)).toThrow(RangeError);
  }
});
