import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decimalYearOfTT, deltaTSeconds } from './delta-t.ts';
import { equationOfTimeSeconds, roughEquationOfTime } from './equation-of-time.ts';

const NOON_2000 = Date.UTC(2000, 0, 1, 12);
const ttOfUT1 = (ms: number) => {
  const seconds = (ms - NOON_2000) / 1000;
  return seconds + deltaTSeconds(decimalYearOfTT(seconds));
};

// date (0h UT1), seconds: JPL DE431.
const published = readFileSync(new URL('../../../../test/truth/sky/equation-of-time.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => {
    const [date, seconds] = line.split(',') as [string, string];
    return {
      year: Number(date.slice(0, 4)),
      error: equationOfTimeSeconds(ttOfUT1(Date.parse(date))) - Number(seconds),
    };
  });

// biome-ignore format: the table looks like its source
const TOLERANCES = [
  // from  to    days  at most  mean square   why
  [  1600, 1849, 3044,   0.24,  0.09 ],  // the table's long-term sidereal time differs from IAU 2006 by up to 0.09 s
  [  1850, 2049, 2435,   0.18,  0.06 ],  // only the error of the series
  [  2050, 2202, 1863,   0.24,  0.11 ],  // the table's sidereal time steps by 0.12 s at 2050
] as const;

for (const [from, to, days, atMost, meanSquare] of TOLERANCES) {
  test(`the equation of time of ${from}-${to} is within ${atMost} s of the ephemeris`, () => {
    const errors = published.filter(({ year }) => year >= from && year <= to).map(({ error }) => error);
    expect(errors).toHaveLength(days);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(atMost);
    expect(Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)).toBeLessThan(meanSquare);
  });
}

test('no day of the table fell out', () => {
  expect(published).toHaveLength(7342);
});

test('1992 October 13, 0h TD: 13 m 42.6 s (Meeus, Astronomical Algorithms, 2nd ed., example 28.a)', () => {
  expect(equationOfTimeSeconds((Date.UTC(1992, 9, 13) - NOON_2000) / 1000)).toBeCloseTo(13 * 60 + 42.6, 0);
});

test('the equation of time is smooth: never more than 31 s a day, never a jump', () => {
  for (let day = Date.UTC(1600, 0, 1); day < Date.UTC(2203, 0, 1); day += 10 * 86_400_000) {
    const tt = ttOfUT1(day);
    expect(Math.abs(equationOfTimeSeconds(tt + 86_400) - equationOfTimeSeconds(tt))).toBeLessThan(31);
    expect(Math.abs(equationOfTimeSeconds(tt + 1) - equationOfTimeSeconds(tt))).toBeLessThan(31 / 86_400 + 1e-6);
  }
});

test('the equation of time by the ellipse alone is within 6 s, its slope within 4 parts in a million', () => {
  for (let day = Date.UTC(1600, 0, 1); day < Date.UTC(2203, 0, 1); day += 3.7 * 86_400_000) {
    const tt = ttOfUT1(day);
    const { seconds, slope } = roughEquationOfTime(tt);
    expect(Math.abs(seconds - equationOfTimeSeconds(tt))).toBeLessThan(6);
    const exact = (equationOfTimeSeconds(tt + 20_000) - equationOfTimeSeconds(tt - 20_000)) / 40_000;
    expect(Math.abs(slope - exact)).toBeLessThan(4e-6);
  }
});
