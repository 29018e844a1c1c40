// The convention `solarTime`: true solar time, mean solar time or standard time decides double hour, day and lunar date; and births whose chart depends on it.

import { describe, expect, test } from 'vitest';
import { describeChart } from '../../presentation/documents/describe.ts';
import { localText } from '../civil/date-text.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import type { SolarClock } from '../time/solar-clock.ts';
import { boundariesOf, spanOf } from './boundaries.ts';
import { type Chart, castChart } from './chart.ts';
import { warningsOf } from './warnings.ts';

const SEOUL = { longitude: 126.9784, timeZone: 'Asia/Seoul', countryCode: 'KR' };
const SAIGON = { longitude: 106.6297, timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN' };

function born(
  local: string,
  solarTime: SolarClock,
  place: Parameters<typeof castChart>[0]['place'] = SEOUL,
  midnight = false,
) {
  const [year, month, day, hour, minute] = local.split(/[-: ]/).map(Number);
  return castChart(
    { date: { year: year!, month: month!, day: day! }, hour: hour!, minute: minute!, gender: 'male', place },
    { solarTime, dayBoundary: midnight ? 'midnight' : 'zi' },
  );
}

const hourOf = (chart: Chart) => BRANCH_IDS[chart.moment.hour];

// Seoul is 32 min 5 s of the Sun west of the meridian of its clock, and in February the Sun is 14 min behind its mean.
describe('a birth in Seoul on 1990-02-10 at 13:20', () => {
  test.each([
    ['apparent', '12:33:40', 'wu'],
    ['mean', '12:47:54', 'wu'],
    ['clock', '13:20:00', 'wei'],
  ] as const)('%s: %s, %s', (solarTime, shown, hour) => {
    const chart = born('1990-02-10 13:20', solarTime);
    expect(localText(chart.moment.solarTime).slice(11)).toBe(shown);
    expect(hourOf(chart)).toBe(hour);
    expect(chart.conventions.solarTime).toBe(solarTime);
  });

  test('has all three times in the document, whichever decides', () => {
    for (const solarTime of ['apparent', 'mean', 'clock'] as const) {
      const { birth, conventions } = describeChart(born('1990-02-10 13:20', solarTime), { language: 'en' });
      expect([birth.trueSolarTime, birth.meanSolarTime, birth.standardTime].map((time) => time.slice(11))).toEqual([
        '12:33:40',
        '12:47:55',
        '13:20:00',
      ]);
      expect(conventions.solarTime).toBe(solarTime);
    }
  });

  test('has the same pillars of year and month, and luck, by each of them', () => {
    const [apparent, ...others] = (['apparent', 'mean', 'clock'] as const).map((by) => born('1990-02-10 13:20', by));
    for (const { pillars } of others) {
      expect([pillars.year, pillars.month, pillars.luck]).toEqual([
        apparent!.pillars.year,
        apparent!.pillars.month,
        apparent!.pillars.luck,
      ]);
    }
  });
});

// Summer time of the Olympic games: 1988-05-08 to 1988-10-09.
test('standard time is the clock without summer time', () => {
  expect(localText(born('1988-07-01 13:20', 'clock').moment.solarTime)).toBe('1988-07-01T12:20:00');
  expect(localText(born('1988-07-01 00:30', 'clock').moment.solarTime)).toBe('1988-06-30T23:30:00');
});

test('by standard time the day changes on the clock', () => {
  const date = (chart: Chart) => [chart.moment.lunarDate.month, chart.moment.lunarDate.day];
  expect(date(born('1990-02-10 22:59', 'clock'))).toEqual([1, 15]);
  expect(date(born('1990-02-10 23:00', 'clock'))).toEqual([1, 16]);
  expect(date(born('1990-02-10 23:30', 'apparent'))).toEqual([1, 15]);
  expect(date(born('1990-02-10 23:30', 'clock', SEOUL, true))).toEqual([1, 15]);
  expect(date(born('1990-02-11 00:00', 'clock', SEOUL, true))).toEqual([1, 16]);
});

describe('the chart is the same in its span and another one at both ends of it', () => {
  const facts = ({ moment: { hour, day, dayOfHour }, pillars }: Chart) =>
    [hour, day, dayOfHour, pillars.year.pair, pillars.month.pair].join();

  // biome-ignore format: a table
  test.each([
    ['1990-02-10 13:20', 'mean',  SEOUL,  false, '1990-02-10T11:32:06', '1990-02-10T13:32:06'],
    ['1990-02-10 13:20', 'clock', SEOUL,  false, '1990-02-10T13:00:00', '1990-02-10T15:00:00'],
    ['1988-07-01 13:20', 'clock', SEOUL,  false, '1988-07-01T12:00:00', '1988-07-01T14:00:00'],
    ['1990-02-10 23:30', 'clock', SEOUL,  true,  '1990-02-10T23:00:00', '1990-02-11T00:00:00'],
    ['1990-02-11 00:30', 'mean',  SEOUL,  true,  '1990-02-10T23:32:06', '1990-02-11T00:32:06'],
    // In Saigon 23:00 became midnight on the last evening of 1959: standard time itself was put forward, and back on 1975-06-13 at 0:00.
    ['1960-01-01 00:30', 'clock', SAIGON, false, '1960-01-01T00:00:00', '1960-01-01T01:00:00'],
    ['1959-12-31 22:30', 'clock', SAIGON, false, '1959-12-31T21:00:00', '1960-01-01T00:00:00'],
    ['1975-06-12 23:30', 'clock', SAIGON, false, '1975-06-12T23:00:00', '1975-06-13T01:00:00'],
    ['1975-06-12 23:30', 'clock', SAIGON, true,  '1975-06-12T23:00:00', '1975-06-13T00:00:00'],
    ['1975-06-13 00:30', 'clock', SAIGON, true,  '1975-06-13T00:00:00', '1975-06-13T01:00:00'],
  ] as const)('%s by %s', (local, solarTime, place, midnight, from, to) => {
    const chart = born(local, solarTime, place, midnight);
    const { before, after } = boundariesOf(chart);
    const span = spanOf(chart, { before, after, nearest: before });
    expect([localText(span.from.clock), localText(span.to.clock)]).toEqual([from, to]);
    expect(facts(chart)).not.toBe('');
  });

  test('as seen by casting every minute on both sides', () => {
    for (const [day, place] of [
      ['1990-02-10', SEOUL],
      ['1988-05-08', SEOUL], // summer time begins
      ['1988-10-09', SEOUL],
      ['1954-03-21', SEOUL], // standard time becomes +8:30
      ['1961-08-10', SEOUL], // and +9 again
      ['1959-12-31', SAIGON],
      ['1975-06-13', SAIGON],
      ['1955-07-01', SAIGON],
    ] as const) {
      for (const solarTime of ['mean', 'clock'] as const) {
        for (const midnight of [false, true]) {
          const charts = minutesOf(day, solarTime, place, midnight);
          const all = charts.map(facts);
          for (let n = 0; n < charts.length; n += 13) {
            const { before, after } = boundariesOf(charts[n]!);
            let [first, last] = [n, n];
            while (all[first - 1] === all[n]) first--;
            while (all[last + 1] === all[n]) last++;
            const at = (place: number) => charts[place]?.moment.instant;
            const output = `${day} ${solarTime} ${localText(charts[n]!.clock.clock)}`;
            if (first > 0) {
              expect(before.instant, output).toBeGreaterThan(at(first - 1)!);
              expect(before.instant, output).toBeLessThanOrEqual(at(first)!);
            }
            if (last < charts.length - 1) {
              expect(after.instant, output).toBeGreaterThan(at(last)!);
              expect(after.instant, output).toBeLessThanOrEqual(at(last + 1)!);
            }
          }
        }
      }
    }
  });

  /** The charts of all minutes of a day and a half, each instant once, in their order. */
  function minutesOf(day: string, solarTime: SolarClock, place: typeof SEOUL, midnight: boolean): Chart[] {
    const start = Date.parse(day) - 12 * 3_600_000;
    const found = new Map<number, Chart>();
    for (let minute = 0; minute < 36 * 60; minute++) {
      const chart = born(
        new Date(start + minute * 60_000).toISOString().slice(0, 16).replace('T', ' '),
        solarTime,
        place,
        midnight,
      );
      if (chart.clock.kind !== 'skipped') found.set(chart.moment.instant, chart);
    }
    return [...found.values()].sort((a, b) => a.moment.instant - b.moment.instant);
  }
});

test('a warning names the clock that decides', () => {
  const detail = (solarTime: SolarClock, local: string) =>
    describeChart(born(local, solarTime), { language: 'en' }).warnings.map((warning) => warning.detail);
  expect(detail('clock', '1990-02-10 13:03')[0]).toMatch(
    /^The birth is 3 minutes of standard time from the double hour Wu/,
  );
  expect(detail('mean', '1990-02-10 23:50')[0]).toBe(
    'By mean solar time it was between 23:00 and 24:00. Schools differ on whether the day has changed by then.',
  );
  expect(warningsOf(born('1990-02-10 13:03', 'clock'))[0]!.values).toMatchObject({ clock: 'clock', seconds: 180 });
});
