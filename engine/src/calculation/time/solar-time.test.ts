import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant } from './instant.ts';
import { instantOfTrueSolarTime, meanSolarTime, solarTime, trueSolarTime } from './solar-time.ts';

const truth = (path: string) => readFileSync(new URL(`../../../../test/truth/${path}`, import.meta.url), 'utf8');
const at = (iso: string) => instant(Date.parse(iso));

interface TrueSolarCase {
  readonly kind: string;
  readonly instantUT: string;
  readonly note: string;
  readonly longitude: number;
  readonly eotSeconds: number;
  readonly meanSolar: string;
  readonly apparentSolar: string;
}
const cases = (JSON.parse(truth('cases/boundary-cases.json')).cases as TrueSolarCase[]).filter(
  ({ kind }) => kind === 'true-solar',
);

test('there are four boundary cases of true solar time', () => expect(cases).toHaveLength(4));
for (const { note, instantUT, longitude, eotSeconds, meanSolar, apparentSolar } of cases) {
  test(`${note} at ${instantUT}: mean ${meanSolar}, true ${apparentSolar}`, () => {
    const { solarTime: shown, longitudeSeconds, equationOfTimeSeconds } = trueSolarTime(at(instantUT), longitude);
    expect(longitudeSeconds).toBeCloseTo(longitude * 240, 6);
    expect(Math.abs(equationOfTimeSeconds - eotSeconds)).toBeLessThan(0.5);
    expect(Math.abs(shown - Date.parse(`${apparentSolar}Z`))).toBeLessThan(600);
    expect(Math.abs(meanSolarTime(at(instantUT), longitude) - Date.parse(`${meanSolar}Z`))).toBeLessThan(60);
  });
}

// The sample of the chart contract. The equation of time is from Meeus (28.1) with the Sun of his chapter 25, which errs by 2.4 s
// at most (docs/rules/calendar.md, section 5).
test('Beijing, 1990-07-22 23:30 UTC: 27935.3 s for the longitude, -385.7 s for the equation of time', () => {
  const {
    solarTime: shown,
    longitudeSeconds,
    equationOfTimeSeconds,
  } = trueSolarTime(at('1990-07-22T23:30:00Z'), 116.39723);
  expect(longitudeSeconds).toBeCloseTo(27_935.3, 1);
  expect(Math.abs(equationOfTimeSeconds - -385.7)).toBeLessThan(2.4);
  expect(new Date(shown).toISOString()).toMatch(/^1990-07-23T07:09:0/);
});

test('at Greenwich the sundial differs from the clock by the equation of time, within 0.5 s on every day of the table', () => {
  const rows = truth('sky/equation-of-time.csv')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',') as [date: string, seconds: string]);
  expect(rows).toHaveLength(7342);
  for (const [date, seconds] of rows) {
    const midnight = at(date);
    expect(Math.abs((trueSolarTime(midnight, 0).solarTime - midnight) / 1000 - Number(seconds))).toBeLessThan(0.5);
  }
});

test("Beijing mean time, 116°25' E, is UTC + 7:45:40", () => {
  const midnight = at('1914-11-18T00:00:00Z');
  expect(meanSolarTime(midnight, 116 + 25 / 60) - midnight).toBe(((7 * 60 + 45) * 60 + 40) * 1000);
});

const anyInstant = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2203, 0, 1) }).map(instant);
const anyLongitude = fc.double({ min: -180, max: 180, noNaN: true });

test('an instant is the same, to 1 ms, after the way to the sundial and back', () => {
  fc.assert(
    fc.property(anyInstant, anyLongitude, (there, longitude) => {
      const shown = trueSolarTime(there, longitude).solarTime;
      expect(Math.abs(instantOfTrueSolarTime(shown, longitude) - there)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a solar time is the same, to 1 ms, after the way to the instant and back', () => {
  fc.assert(
    fc.property(anyInstant, anyLongitude, (ms, longitude) => {
      const shown = solarTime(ms);
      expect(
        Math.abs(trueSolarTime(instantOfTrueSolarTime(shown, longitude), longitude).solarTime - shown),
      ).toBeLessThanOrEqual(1);
    }),
  );
});

test('an equation of time that is known within three hours leads to the same instant', () => {
  const hours = fc.integer({ min: -3 * 3_600_000, max: 3 * 3_600_000 });
  fc.assert(
    fc.property(anyInstant, hours, anyLongitude, (there, away, longitude) => {
      const shown = trueSolarTime(there, longitude).solarTime;
      const known = instant(there + away);
      const { equationOfTimeSeconds } = trueSolarTime(known, longitude);
      const found = instantOfTrueSolarTime(shown, longitude, { instant: known, equationOfTimeSeconds });
      expect(Math.abs(found - instantOfTrueSolarTime(shown, longitude))).toBeLessThanOrEqual(1);
      expect(Math.abs(found - there)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 5000 },
  );
});
