import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lunationAt, newMoonTT } from '../sky/new-moons.ts';
import { solarTermTT } from '../sky/solar-terms.ts';
import { instant, instantOfTT, ttOfInstant } from './instant.ts';

const TERMS =
  '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'.split(
    ' ',
  );
const at = (iso: string) => instant(Date.parse(iso));
const termInstant = (year: number, name: string) => instantOfTT(solarTermTT(year, TERMS.indexOf(name)));

interface BoundaryCase {
  readonly id: string;
  readonly event?: string;
  readonly eventUT?: string;
  readonly local?: string;
  readonly conjunctionLocalComputed?: string;
}
const cases: readonly BoundaryCase[] = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/boundary-cases.json', import.meta.url), 'utf8'),
).cases;

// Printed to 0.1 s; the packing adds 0.03 s.
const withTermInstant = cases.filter((each) => each.eventUT !== undefined);
test('19 boundary cases print the instant of a solar term', () => expect(withTermInstant).toHaveLength(19));
for (const { id, event, eventUT } of withTermInstant) {
  test(`${id}: ${event} at ${eventUT}`, () => {
    expect(Math.abs(termInstant(Number(eventUT!.slice(0, 4)), event!) - Date.parse(eventUT!))).toBeLessThan(90);
  });
}

// Printed to the second, by Beijing mean time (+7:45:40) before 1929, UTC+8 after.
const withConjunction = cases.filter((each) => each.conjunctionLocalComputed !== undefined);
test('10 boundary cases print the clock time of a new moon', () => expect(withConjunction).toHaveLength(10));
for (const { id, conjunctionLocalComputed: printed } of withConjunction) {
  test(`${id}: new moon at ${printed}`, () => {
    const offset = printed! < '1929' ? (7 * 60 + 45) * 60 + 40 : 8 * 3600;
    const clock = Date.parse(`${printed!.replace(' ', 'T')}Z`);
    const newMoon = instantOfTT(newMoonTT(lunationAt(ttOfInstant(instant(clock + 86_400_000 - offset * 1000)))));
    expect(Math.abs(newMoon + offset * 1000 - clock)).toBeLessThan(1000);
  });
}

// docs/rules/calendar.md, sections 2 and 4; clock times there are UTC+8.
for (const [year, term, printed] of [
  [2024, '立春', '2024-02-04T08:27:07.6Z'],
  [2024, '冬至', '2024-12-21T09:20:34.2Z'],
  [2025, '立春', '2025-02-03T14:10:28.1Z'],
  [2026, '立春', '2026-02-03T20:02:07.9Z'],
  [1951, '冬至', '1951-12-23T00:00:01.5+08:00'],
  [1979, '大寒', '1979-01-20T23:59:54.4+08:00'],
] as const) {
  test(`${term} of ${year} is at ${printed}`, () => {
    expect(Math.abs(termInstant(year, term) - Date.parse(printed))).toBeLessThan(90);
  });
}

// IERS Bulletin C: the first and the last second of some of its intervals, and a time far after the last.
for (const [iso, ttMinusUTC] of [
  ['1972-01-01T00:00:00Z', 42.184],
  ['1972-06-30T23:59:59Z', 42.184],
  ['1972-07-01T00:00:00Z', 43.184],
  ['1985-06-30T23:59:59Z', 54.184],
  ['1985-07-01T00:00:00Z', 55.184],
  ['2000-01-01T12:00:00Z', 64.184],
  ['2016-12-31T23:59:59Z', 68.184],
  ['2017-01-01T00:00:00Z', 69.184],
  ['2199-12-31T00:00:00Z', 69.184],
] as const) {
  test(`TT - UTC is ${ttMinusUTC} s at ${iso}`, () => {
    expect(ttOfInstant(at(iso)) - (Date.parse(iso) - Date.UTC(2000, 0, 1, 12)) / 1000).toBeCloseTo(ttMinusUTC, 5);
  });
}

test('what happens within a leap second is given as the midnight that ends it', () => {
  const lastSecond = ttOfInstant(at('2016-12-31T23:59:59Z'));
  for (const [seconds, iso] of [
    [0.5, '2016-12-31T23:59:59.500Z'],
    [1, '2017-01-01T00:00:00.000Z'],
    [1.5, '2017-01-01T00:00:00.000Z'],
    [2, '2017-01-01T00:00:00.000Z'],
    [2.5, '2017-01-01T00:00:00.500Z'],
  ] as const) {
    expect(new Date(instantOfTT(lastSecond + seconds)).toISOString()).toBe(iso);
  }
});

test('UT1 gives way to UTC at the beginning of 1972 with a step of 0.15 s', () => {
  const before = ttOfInstant(at('1971-12-31T23:59:59.999Z'));
  const after = ttOfInstant(at('1972-01-01T00:00:00Z'));
  expect(after - before).toBeGreaterThan(0.1);
  expect(after - before).toBeLessThan(0.2);
  expect(instantOfTT((before + after) / 2)).toBe(at('1972-01-01T00:00:00Z'));
});

const anyInstant = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2203, 0, 1) }).map(instant);

test('an instant is the same after the way to TT and back', () => {
  fc.assert(
    fc.property(anyInstant, (there) => {
      expect(instantOfTT(ttOfInstant(there))).toBe(there);
    }),
  );
});

test('later in TT is never earlier as an instant', () => {
  fc.assert(
    fc.property(anyInstant, fc.double({ min: 0, max: 3, noNaN: true }), (there, seconds) => {
      const tt = ttOfInstant(there);
      expect(instantOfTT(tt + seconds)).toBeGreaterThanOrEqual(there);
    }),
  );
});

test('an instant is a whole number of milliseconds', () => {
  expect(instantOfTT(ttOfInstant(instant(0)))).toBe(0); // not -0
  expect(instant(0.6)).toBe(1);
  expect(Number.isInteger(instantOfTT(0.123456))).toBe(true);
});

test('before 1500 delta T is unknown, so a conversion throws', () => {
  expect(() => ttOfInstant(at('1499-06-01T00:00:00Z'))).toThrow(RangeError);
  expect(() => instantOfTT(-2e10)).toThrow(RangeError);
});
