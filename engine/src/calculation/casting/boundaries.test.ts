import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeChart } from '../../presentation/documents/describe.ts';
import { type Instant, instant } from '../time/instant.ts';
import { sundialAt } from '../time/solar-time.ts';
import { SCHOOLS } from '../ziwei/school.ts';
import type { Birth } from './birth.ts';
import { boundariesOf } from './boundaries.ts';
import { type ChartAt, castChart, castChartAt } from './chart.ts';

const births = fc.record({
  date: fc.record({
    calendar: fc.constant('solar' as const),
    year: fc.integer({ min: 1646, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  place: fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    timeZone: fc.constantFrom(
      'Asia/Shanghai',
      'America/New_York',
      'Europe/Dublin',
      'Pacific/Apia',
      'Australia/Lord_Howe',
    ),
  }),
});
const conventions = fc.record({
  dayBoundary: fc.constantFrom('zi' as const, 'midnight' as const),
  yearBoundary: fc.constantFrom('lunarNewYear' as const, 'lichun' as const),
  leapMonthRule: fc.constantFrom('split' as const, 'next' as const, 'same' as const),
  school: fc.constantFrom(...Object.values(SCHOOLS)),
});

/** Everything of a chart that its boundaries can change: not the luck, which runs on with every minute. */
const essence = ({ ziwei, pillars: p }: ChartAt) =>
  JSON.stringify([ziwei, [p.year, p.month, p.day, p.hour].map(({ pair }) => pair)]);

test('a chart is the same between its boundaries, and another beyond them', () => {
  fc.assert(
    fc.property(births, conventions, (birth: Birth, by) => {
      const chart = castChart(birth, by);
      const { before, after } = boundariesOf(chart);
      const longitude = chart.trueSolarTime.longitudeSeconds / 240; // on the clock's side of the date line
      const at = (ms: number): string => {
        const when: Instant = instant(ms);
        return essence(castChartAt(when, sundialAt(when, longitude).solarTime, birth.gender, by));
      };
      const same = essence(chart);
      // Solar times are whole milliseconds, so that a boundary is known to within two.
      expect(at(before.instant + 2)).toBe(same);
      expect(at(after.instant - 2)).toBe(same);
      expect(at(before.instant - 2)).not.toBe(same);
      expect(at(after.instant + 2)).not.toBe(same);
    }),
    { numRuns: 400, seed: 20261120 },
  );
});

test('the nearest boundary is the nearer of the two, or a midnight between them', () => {
  fc.assert(
    fc.property(births, conventions, (birth: Birth, by) => {
      const { nearest, before, after } = boundariesOf(castChart(birth, by));
      const away = Math.min(-before.secondsAway, after.secondsAway);
      expect(Math.abs(Math.abs(nearest.secondsAway) - away)).toBeLessThan(2);
    }),
    { numRuns: 200, seed: 20261120 },
  );
});

// Lichun 2025 fell at 14:10:28 UTC (docs/rules/calendar.md section 2), 22:10:28 in Beijing.
describe('born in Beijing on 2025-02-03', () => {
  const born = (hour: number, minute: number) =>
    boundariesOf(
      castChart({
        date: { calendar: 'solar', year: 2025, month: 2, day: 3 },
        hour,
        minute,
        gender: 'male',
        place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
      }),
    );
  test('at 22:05 Lichun is five and a half minutes ahead', () => {
    const { nearest } = born(22, 5);
    expect(nearest).toMatchObject({ kind: 'solarTerm', other: 'lichun' });
    expect(nearest.secondsAway).toBeCloseTo(328.1, 0);
  });
  test('at 22:15 it is four and a half minutes ago', () => {
    expect(born(22, 15).nearest.secondsAway).toBeCloseTo(-271.9, 0);
  });
});

// Samoa left out 2011-12-30 to be a day ahead: 12-29 24:00 by the old date was 12-31 00:00 by the new one.
describe('born in Samoa beside the day that was left out', () => {
  const born = (day: number, hour: number, minute = 0) =>
    castChart({
      date: { calendar: 'solar', year: 2011, month: 12, day },
      hour,
      minute,
      gender: 'male',
      place: { longitude: -171.8, timeZone: 'Pacific/Apia' },
    });
  const change = Date.UTC(2011, 11, 30, 10);
  test('the chart before holds until the clock went over', () => {
    const { after } = boundariesOf(born(29, 23, 50));
    expect(after).toEqual({ kind: 'dateLine', instant: change, secondsAway: 600, other: 'hai' });
  });
  test('the chart after begins there', () => {
    const { before, nearest } = boundariesOf(born(31, 0, 10));
    expect(before).toEqual({ kind: 'dateLine', instant: change, secondsAway: -600, other: 'hai' });
    expect(nearest).toBe(before);
  });
  test('two births twenty minutes apart have days that are two apart, and no span in common', () => {
    const [first, second] = [born(29, 23, 50), born(31, 0, 10)];
    expect(second.moment.day - first.moment.day).toBe(1);
    expect(boundariesOf(first).after.instant).toBe(boundariesOf(second).before.instant);
  });
  test('the span of a chart after it has the new date', () => {
    const { sameChart } = describeChart(born(31, 10), { language: 'en' }).birth;
    expect(sameChart).toMatchObject({ startsAtClock: '2011-12-31T08:29:42', endsAtClock: '2011-12-31T10:29:44' });
  });
});
