import { expect, test } from 'vitest';
import { deltaTSeconds } from './delta-t.ts';

// docs/rules/calendar.md, section 3: spline of Stephenson, Morrison, Hohenkerk and, after 2025, their integrated length of day.
// biome-ignore format: the table looks like its source
const PRINTED = [
  [1600, 109.1], [1650, 44.0], [1700, 14.1],
  [1800,  18.4], [1850,  9.3], [1900, -2.0],
  [1950,  28.9], [2000, 63.8], [2026, 69.2],
  [2050,  71.8], [2100, 87.0], [2150, 117.8], [2200, 167.6],
] as const;

for (const [year, seconds] of PRINTED) {
  test(`TT - UT1 in ${year} is ${seconds} s`, () => {
    expect(Math.abs(deltaTSeconds(year) - seconds)).toBeLessThan(0.06);
  });
}

test('delta T has no step where one piece of the curve follows another, 2025 included', () => {
  for (let year = 1501; year < 2203; year++) {
    // The published coefficients are rounded to 0.001 s; the rotation itself never gains more than 3 s in a year.
    expect(Math.abs(deltaTSeconds(year) - deltaTSeconds(year - 1e-6))).toBeLessThan(0.003);
  }
});

test('before the table begins there is no answer', () => {
  expect(() => deltaTSeconds(1499.9)).toThrow(
    new RangeError('delta T of the year 1499.9 is not in the table, which begins in 1500'),
  );
  expect(() => deltaTSeconds(Number.NaN)).toThrow(RangeError);
});
