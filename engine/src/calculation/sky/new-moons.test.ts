import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LUNATIONS, lunationAt, newMoonTT } from './new-moons.ts';

// lunation, tt: JPL DE431.
const published = readFileSync(new URL('../../../../test/truth/sky/new-moons.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[-\d]/.test(line))
  .map((line) => line.split(',').map(Number) as [lunation: number, tt: number]);

test('each of the 7458 new moons of 1600-2202 is within 0.1 s of the ephemeris', () => {
  expect(published).toHaveLength(7458);
  const worst = Math.max(...published.map(([lunation, tt]) => Math.abs(newMoonTT(lunation) - tt)));
  expect(worst).toBeLessThan(0.1);
});

test('a lunation runs from its own new moon until just before the next', () => {
  for (const [lunation, tt] of published.slice(1, -1)) {
    expect(lunationAt(newMoonTT(lunation))).toBe(lunation);
    expect(lunationAt(tt - 0.1)).toBe(lunation - 1);
    for (const days of [0.5, 0.7, 15, 28.5, 29.1]) expect(lunationAt(tt + days * 86_400)).toBe(lunation);
  }
});

test('outside the table there is no answer', () => {
  expect(LUNATIONS).toEqual({ first: -4947, last: 2510 });
  expect(() => newMoonTT(2511)).toThrow(new RangeError('lunation 2511 is not in the table, -4947 to 2510'));
  for (const lunation of [-4948, 0.5, Number.NaN]) expect(() => newMoonTT(lunation)).toThrow(RangeError);
  expect(lunationAt(newMoonTT(-4947))).toBe(-4947);
  expect(lunationAt(newMoonTT(2510))).toBe(2510);
  for (const tt of [newMoonTT(-4947) - 1, newMoonTT(2510) + 1, 1e12, -1e12, Number.NaN]) {
    expect(() => lunationAt(tt)).toThrow(RangeError);
  }
});
