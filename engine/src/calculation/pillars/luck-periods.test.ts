import { describe, expect, test } from 'vitest';
import type { Birth } from '../casting/birth.ts';
import { castChart } from '../casting/chart.ts';
import { localText, utcText } from '../civil/date-text.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { type Instant, instant } from '../time/instant.ts';
import { luckPillarsOf } from './luck.ts';
import { luckChangeIn, luckPeriodAt, luckPeriodsOf } from './luck-periods.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const bornAt = (date: string, gender: Birth['gender'], place = BEIJING) => {
  const [year, month, day, hour, minute] = date.split(/\D/).map(Number) as [number, number, number, number, number];
  return castChart({ date: { year, month, day }, hour, minute, gender, place });
};
const utc = (text: string) => instant(Date.parse(text));
const hanzi = (pair: number) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!;
const second = 1000;

/** Births of every part of the world and of many years, men and women, whose first luck pillar comes soon and late. */
const LIVES = [
  bornAt('1992-04-12 07:30', 'male'),
  bornAt('1990-07-17 10:25', 'female'),
  bornAt('1893-12-26 08:00', 'male'),
  bornAt('1646-01-15 12:00', 'female'),
  bornAt('2199-12-31 23:59', 'male'),
  bornAt('2000-02-29 00:10', 'female', { longitude: -171.8, timeZone: 'Pacific/Apia' }),
  bornAt('1986-07-04 12:00', 'male', { longitude: -74, timeZone: 'America/New_York' }),
  bornAt('2001-01-05 13:40', 'male'),
];

describe('the luck that governs', () => {
  // docs/rules/charts.md C9: begins 2000-01-15 12:50 on the clock of the birth, eight hours ahead of UTC.
  test('changes at the very second', () => {
    const chart = bornAt('1992-04-12 07:30', 'male');
    const start = utc('2000-01-15T04:50:00Z');
    const before = luckPeriodAt(chart, instant(start - second));
    expect(before).toMatchObject({ kind: 'before', ordinal: 0, startsAt: chart.clock.instant, endsAt: start });
    expect(before.pillar).toBeUndefined();
    const first = luckPeriodAt(chart, start);
    expect(first).toMatchObject({ kind: 'running', ordinal: 1, startsAt: start, pillar: { fromAge: 9, toAge: 18 } });
    expect(hanzi(first.pillar!.pair)).toBe('乙巳');
    expect(utcText(first.endsAt)).toBe('2010-01-15T04:50:00Z');
    expect(luckPeriodAt(chart, instant(first.endsAt - 1)).ordinal).toBe(1);
    expect(luckPeriodAt(chart, first.endsAt).ordinal).toBe(2);
  });

  test('keeps the offset of the birth for ever: born in summer time, the luck changes by summer time in winter too', () => {
    // New York, four hours behind UTC on 4 July. By the zone's clock in winter the change would be an hour off.
    const chart = bornAt('1986-07-04 12:00', 'male', { longitude: -74, timeZone: 'America/New_York' });
    for (const [n, { pillar, startsAt }] of luckPeriodsOf(chart).slice(1).entries()) {
      expect(pillar!.startsAt - startsAt).toBe(-4 * 3_600_000);
      expect(pillar).toEqual(luckPillarsOf(chart)[n]);
    }
  });

  test('runs on past the pillars that a chart shows', () => {
    const chart = bornAt('1893-12-26 08:00', 'male');
    const last = luckPeriodsOf(chart).at(-1)!;
    expect(last.ordinal).toBe(10);
    const next = luckPeriodAt(chart, last.endsAt);
    expect(next).toMatchObject({ ordinal: 11, startsAt: last.endsAt, pillar: { fromAge: last.pillar!.toAge + 1 } });
    expect(next.pillar!.pair).toBe((last.pillar!.pair + 59) % 60); // backward
  });

  test('tiles a life: each luck ends where the next begins, and each instant of it has that luck', () => {
    for (const chart of LIVES) {
      const periods = luckPeriodsOf(chart);
      expect(periods.map(({ ordinal: number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(periods[0]!.startsAt).toBe(chart.clock.instant);
      for (const [n, period] of periods.entries()) {
        expect(period.kind).toBe(n === 0 ? 'before' : 'running');
        expect(period.endsAt).toBeGreaterThan(period.startsAt);
        if (n > 0) expect(period.startsAt).toBe(periods[n - 1]!.endsAt);
        for (const at of [period.startsAt, (period.startsAt + period.endsAt) / 2, period.endsAt - 1]) {
          expect(luckPeriodAt(chart, instant(Math.floor(at)))).toEqual(period);
        }
      }
    }
  });

  test('begins on the next month where the calendar has no such day: 29 February and a year is 1 March', () => {
    const starts = LIVES.flatMap((chart) => luckPillarsOf(chart).map(({ startsAt }) => localText(startsAt).slice(5)));
    for (const chart of LIVES) {
      const own = luckPillarsOf(chart).map(({ startsAt }) => startsAt);
      for (const [n, start] of own.entries()) {
        if (n > 0) expect(Math.round((start - own[n - 1]!) / 86_400_000)).toBeGreaterThanOrEqual(3651);
        if (n > 0) expect(Math.round((start - own[n - 1]!) / 86_400_000)).toBeLessThanOrEqual(3653);
      }
    }
    expect(starts).not.toContain('02-30T00:00:00');
  });
});

// docs/rules/transits.md C-a: each luck pillar begins ten calendar years after the one before. Found by comparing with tyme4ts.
test('the first luck pillar begins on 3 March 2040, counted on from February of a leap year; the second on 3 March too, not on the 4th', () => {
  const [first, second] = luckPillarsOf(bornAt('2038-09-03 08:32', 'male', { longitude: 120, timeZone: 'Etc/GMT-8' }));
  expect(localText(first!.startsAt).slice(0, 10)).toBe('2040-03-03');
  expect(localText(second!.startsAt).slice(0, 10)).toBe('2050-03-03');
});

describe('a change of luck', () => {
  const chart = bornAt('1992-04-12 07:30', 'male');
  const start = utc('2000-01-15T04:50:00Z');
  const changeIn = (from: Instant | number, to: Instant | number) => luckChangeIn(chart, instant(from), instant(to));

  test('has both sides', () => {
    const change = changeIn(start - 30 * second, start + 30 * second)!;
    expect(change.at).toBe(start);
    expect([change.from.ordinal, change.to.ordinal]).toEqual([0, 1]);
    const next = changeIn(change.to.endsAt - second, change.to.endsAt + second)!;
    expect([next.from.ordinal, next.to.ordinal]).toEqual([1, 2]);
    expect(next.at).toBe(change.to.endsAt);
  });

  test('at the start or the end of a span is none in it', () => {
    expect(changeIn(start, start + second)).toBeUndefined();
    expect(changeIn(start - second, start)).toBeUndefined();
    expect(changeIn(start - second, start + 1)).toBeDefined();
  });
});
