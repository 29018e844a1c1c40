import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fullMoonTT } from './full-moons.ts';
import { LUNATIONS, newMoonTT } from './new-moons.ts';

// lunation, tt: JPL DE431.
const published = readFileSync(new URL('../../../../test/truth/sky/full-moons.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[-\d]/.test(line))
  .map((line) => line.split(',').map(Number) as [lunation: number, tt: number]);

test('each of the 7458 full moons of 1600-2202 is within 0.1 s of the ephemeris', () => {
  expect(published).toHaveLength(7458);
  const worst = Math.max(...published.map(([lunation, tt]) => Math.abs(fullMoonTT(lunation) - tt)));
  expect(worst).toBeLessThan(0.1);
});

test('a full moon lies between its new moon and the next, 13.9 to 15.6 days after it', () => {
  for (const [lunation] of published) {
    const days = (fullMoonTT(lunation) - newMoonTT(lunation)) / 86_400;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(15.62);
  }
});

// Its series of the Moon is good to some ten arc seconds.
test('astronomy-engine, with series of its own, has the full moons within a minute', () => {
  const require = createRequire(import.meta.url);
  const { AstroTime, SearchMoonPhase } = require('astronomy-engine') as typeof import('astronomy-engine');
  for (let lunation = LUNATIONS.first; lunation <= LUNATIONS.last; lunation += 137) {
    const near = AstroTime.FromTerrestrialTime(fullMoonTT(lunation) / 86_400 - 2);
    const theirs = SearchMoonPhase(180, near, 4)!.tt * 86_400;
    expect(Math.abs(theirs - fullMoonTT(lunation))).toBeLessThan(60);
  }
});

test('outside the table there is no answer', () => {
  expect(() => fullMoonTT(2511)).toThrow(new RangeError('lunation 2511 is not in the table, -4947 to 2510'));
  for (const lunation of [-4948, 0.5, Number.NaN]) expect(() => fullMoonTT(lunation)).toThrow(RangeError);
});
