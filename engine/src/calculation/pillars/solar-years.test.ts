import { describe, expect, test } from 'vitest';
import { termId } from '../calendar/solar-year.ts';
import type { Birth } from '../casting/birth.ts';
import { castChart } from '../casting/chart.ts';
import { utcText } from '../civil/date-text.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { instant } from '../time/instant.ts';
import { luckPeriodAt, luckPeriodsOf } from './luck-periods.ts';
import { LAST_SOLAR_YEAR, solarMonthAt, solarMonthsOf, solarYearAt, solarYearsIn } from './solar-years.ts';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const bornAt = (date: string, gender: Birth['gender'] = 'male') => {
  const [year, month, day, hour, minute] = date.split(/\D/).map(Number) as [number, number, number, number, number];
  return castChart({ date: { year, month, day }, hour, minute, gender, place });
};
const utc = (text: string) => instant(Date.parse(text));
const hanzi = (pair: number) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!;
const yearsOf = (chart: ReturnType<typeof bornAt>, period: ReturnType<typeof luckPeriodAt>) =>
  solarYearsIn(chart.moment.jie, period);

describe('the solar year of an instant', () => {
  test('changes at Lichun, 2026-02-03 20:02:07 UTC, and the age with it', () => {
    const { jie } = bornAt('1990-07-23 08:30').moment;
    const lichun = utc('2026-02-03T20:02:08Z'); // the next whole second
    const before = solarYearAt(jie, instant(lichun - 1000));
    const after = solarYearAt(jie, lichun);
    expect([before.year, hanzi(before.pair), before.age]).toEqual([2025, '乙巳', 36]);
    expect([after.year, hanzi(after.pair), after.age]).toEqual([2026, '丙午', 37]);
    expect(utcText(after.startsAt)).toBe('2026-02-03T20:02:07Z');
    expect(before.endsAt).toBe(after.startsAt);
    expect(utcText(after.endsAt)).toBe('2027-02-04T01:46:18Z');
  });

  test('is the first of a life until Lichun: born in January, one is two years old within weeks', () => {
    const { jie } = bornAt('2026-01-20 12:00').moment;
    expect(solarYearAt(jie, utc('2026-01-20T04:00:00Z')).age).toBe(1);
    expect(solarYearAt(jie, utc('2026-02-03T20:02:06Z')).age).toBe(1);
    expect(solarYearAt(jie, utc('2026-02-03T20:02:08Z')).age).toBe(2);
  });
});

describe('the months of a solar year', () => {
  // 五虎遁: 丙辛必定寻庚起, the months of 丙午 begin with 庚寅.
  test('are twelve, from Lichun to Xiaohan, by the five tigers', () => {
    const months = solarMonthsOf(2026);
    expect(months.map(({ pair }) => hanzi(pair)).join(' ')).toBe(
      '庚寅 辛卯 壬辰 癸巳 甲午 乙未 丙申 丁酉 戊戌 己亥 庚子 辛丑',
    );
    expect(months.map(({ jie }) => termId(jie)).join(' ')).toBe(
      'lichun jingzhe qingming lixia mangzhong xiaoshu liqiu bailu hanlu lidong daxue xiaohan',
    );
    expect(utcText(months[0]!.startsAt)).toBe('2026-02-03T20:02:07Z');
    expect(utcText(months[11]!.startsAt)).toBe('2027-01-05T14:09:57Z');
    expect(utcText(months[11]!.endsAt)).toBe('2027-02-04T01:46:18Z');
  });

  test('tile the years, and each instant has its month', () => {
    const all = [2024, 2025, 2026].flatMap(solarMonthsOf);
    for (const [n, month] of all.entries()) {
      if (n > 0) expect(month.startsAt).toBe(all[n - 1]!.endsAt);
      expect(solarMonthAt(month.startsAt)).toEqual(month);
      expect(solarMonthAt(instant(month.endsAt - 1))).toEqual(month);
    }
  });
});

describe('the solar years of a luck', () => {
  const chart = bornAt('1992-04-12 07:30');

  test('before the first luck pillar begin with the year of the birth', () => {
    const years = yearsOf(chart, luckPeriodAt(chart, chart.clock.instant));
    expect(years.map(({ year, age }) => [year, age])).toEqual([
      [1992, 1],
      [1993, 2],
      [1994, 3],
      [1995, 4],
      [1996, 5],
      [1997, 6],
      [1998, 7],
      [1999, 8],
    ]);
    expect(years.filter(({ partial }) => partial).map(({ year }) => year)).toEqual([1992, 1999]);
  });

  test('are eleven, the first and the last in part', () => {
    const years = yearsOf(chart, luckPeriodsOf(chart)[1]!); // 2000-01-15, still in 己卯, to 2010-01-15
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 11 }, (_, n) => 1999 + n));
    expect(years.filter(({ partial }) => partial).map(({ year }) => year)).toEqual([1999, 2009]);
    expect(hanzi(years[0]!.pair)).toBe('己卯');
  });

  test('cover it without a gap, and none lies outside', () => {
    for (const life of [
      chart,
      bornAt('1903-06-20 09:30', 'female'),
      bornAt('2026-02-03 23:00'),
      bornAt('1646-02-04 00:00'),
    ]) {
      for (const period of luckPeriodsOf(life)) {
        const years = yearsOf(life, period);
        expect(years[0]!.startsAt).toBeLessThanOrEqual(period.startsAt);
        expect(years[0]!.endsAt).toBeGreaterThan(period.startsAt);
        expect(years.at(-1)!.startsAt).toBeLessThan(period.endsAt);
        expect(years.at(-1)!.endsAt).toBeGreaterThanOrEqual(period.endsAt);
        for (const [n, year] of years.entries()) {
          if (n > 0) expect(year.startsAt).toBe(years[n - 1]!.endsAt);
          expect(year.partial).toBe(year.startsAt < period.startsAt || year.endsAt > period.endsAt);
        }
      }
    }
  });

  test('are whole where the luck changes at Lichun itself', () => {
    const [first, second] = [
      solarYearAt(chart.moment.jie, utc('2000-06-01T00:00:00Z')),
      solarYearAt(chart.moment.jie, utc('2009-06-01T00:00:00Z')),
    ];
    const years = yearsOf(chart, { kind: 'running', ordinal: 1, startsAt: first.startsAt, endsAt: second.endsAt });
    expect(years.map(({ year }) => year)).toEqual([2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009]);
    expect(years.some(({ partial }) => partial)).toBe(false);
  });

  test(`end with ${LAST_SOLAR_YEAR}, the last year whose next Lichun is known`, () => {
    const late = bornAt('2199-12-31 23:59');
    const all = luckPeriodsOf(late).flatMap((period) => yearsOf(late, period));
    expect(all.at(-1)!.year).toBe(LAST_SOLAR_YEAR);
    expect(utcText(all.at(-1)!.endsAt)).toMatch(/^2202-02-0/);
  });
});
