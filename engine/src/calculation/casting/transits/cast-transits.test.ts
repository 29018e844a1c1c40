// Transits: faults that users reported in other programs, each with its source, and properties of every transit.

import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI } from '../../cycle/branch.ts';
import { PAIR_IDS } from '../../cycle/sexagenary.ts';
import { instant } from '../../time/instant.ts';
import { FLOW_STAR_IDS } from '../../ziwei/flow-stars.ts';
import type { Birth, Gender } from '../birth.ts';
import { type Chart, castChart } from '../chart.ts';
import { castTransits, type TransitOptions, type Transits } from './cast-transits.ts';
import { InvalidMoment } from './moment.ts';

// Such programs have the clock of China and no place: here its meridian, and the clock as solar time.
const CHINA = { longitude: 120, timeZone: 'Asia/Shanghai' };
const BY_CLOCK = { atTimeZone: 'Asia/Shanghai', atLongitude: 120, atSolarTime: 'clock' } as const;

const born = (date: string, hour: number, gender: Gender): Chart => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return castChart({ date: { year, month, day }, hour, gender, minute: 30, place: CHINA });
};
const at = (chart: Chart, date: string, options: TransitOptions = {}): Transits =>
  castTransits(chart, `${date}T12:00`, { ...BY_CLOCK, ...options });
const hanzi = (branch: number): string => BRANCH_HANZI[branch]!;

// iztro's horoscopeDivide beside its yearDivide. Lichun 2027 falls on 4 February, the lunar New Year on the 6th.
describe('the year of the moment by another boundary than that of the birth', () => {
  const chart = born('1990-07-23', 8, 'male');

  test('changes at Lichun, and the natal chart stays', () => {
    const [before, after] = [at(chart, '2027-02-05'), at(chart, '2027-02-05', { atYearBoundary: 'lichun' })];
    expect([before.ziwei.year.year, after.ziwei.year.year]).toEqual([2026, 2027]);
    expect([before.ziwei.nominalAge, after.ziwei.nominalAge]).toEqual([37, 38]);
    expect(after.conventions.atYearBoundary).toBe('lichun');
    expect(after.chart).toBe(chart);
    expect(after.chart.conventions.yearBoundary).toBe('lunarNewYear');
  });

  test('is that of the birth where none is requested', () => {
    const byLichun = castChart(chart.birth, { yearBoundary: 'lichun' });
    expect(at(byLichun, '2027-02-05').ziwei.year.year).toBe(2027);
    expect(at(byLichun, '2027-02-05', { atYearBoundary: 'lunarNewYear' }).ziwei.year.year).toBe(2026);
  });
});

describe('what users reported', () => {
  // iztro issue 229.
  test('a woman of 1991-03-07, noon, asks for 2025-02-26: the month stands in 亥', () => {
    expect(hanzi(at(born('1991-03-07', 11, 'female'), '2025-02-26').ziwei.month!.branch)).toBe('亥');
  });

  // iztro issue 234: 斗君 moves with the lunar year, so month 12 and month 1 are not neighbours.
  test('a man of 1994-09-25, 丑, asks in January and February 2025: the month stands in 酉, then in 亥', () => {
    const chart = born('1994-09-25', 1, 'male');
    expect(hanzi(at(chart, '2025-01-16').ziwei.month!.branch)).toBe('酉');
    expect(hanzi(at(chart, '2025-02-16').ziwei.month!.branch)).toBe('亥');
  });

  // A target in the second half of a leap month: 2020-06-07 is day 16 of leap month 4 and counts to month 5.
  test('2020-06-07 lies in leap month 4 and counts to month 5, the day before to month 4', () => {
    const chart = born('1991-03-07', 11, 'female');
    const [before, then] = [at(chart, '2020-06-06').ziwei.month!, at(chart, '2020-06-07').ziwei.month!];
    expect([before.ordinal, before.half, PAIR_IDS[before.pair]]).toEqual([4, 'first', 'xin-si']);
    expect([then.ordinal, then.half, PAIR_IDS[then.pair]]).toEqual([5, 'second', 'ren-wu']);
    expect(then.branch).toBe((before.branch + 1) % 12);
    expect(before.endsAt).toBe(then.startsAt);
  });

  // One program applies the rule of leap months to the birth, but not to the moment.
  test('2020-06-07 counts to month 4 where a leap month counts to its own month, and all of it to month 5 where to the next', () => {
    const { birth } = born('1991-03-07', 11, 'female');
    const numberOn = (date: string, leapMonthRule: 'same' | 'next') =>
      at(castChart(birth, { leapMonthRule }), date).ziwei.month!.ordinal;
    expect([numberOn('2020-06-06', 'same'), numberOn('2020-06-07', 'same')]).toEqual([4, 4]);
    expect([numberOn('2020-06-06', 'next'), numberOn('2020-06-07', 'next')]).toEqual([5, 5]);
  });

  // For a moment before the birth one program returns the roles of 甲子, another the age of 1.
  test('a moment a second before the birth is an error of `at`, and the birth itself is not', () => {
    const chart = born('1989-05-01', 11, 'male');
    expect(castTransits(chart, '1989-05-01T11:30:00', BY_CLOCK).ziwei.nominalAge).toBe(1);
    expect(() => castTransits(chart, '1989-05-01T11:29:59', BY_CLOCK)).toThrow(InvalidMoment);
  });

  // One program shows the 忌 of the month where the natal one is: a man of 丁亥, natal 忌 巨门, in a month 壬申, 忌 武曲.
  test('a man born on 2007-10-09, 巳, at 2024-08-25: the 忌 of the month is 武曲, not the natal 巨门', () => {
    const chart = born('2007-10-09', 9, 'male');
    const { month } = at(chart, '2024-08-25').ziwei;
    expect(chart.ziwei.transformations.map(({ star }) => star)).toEqual(['taiyin', 'tiantong', 'tianji', 'jumen']);
    expect(PAIR_IDS[month!.pair]).toBe('ren-shen');
    expect(month!.transformations.map(({ star }) => star)).toEqual(['tianliang', 'ziwei', 'zuofu', 'wuqu']);
  });

  // iztro issue 207: the age counted from the date of birth.
  test('a man of 1991-10-08 is 34 on 2024-10-12, under both rules of the age', () => {
    const chart = born('1991-10-08', 11, 'male');
    expect(at(chart, '2024-10-12').ziwei.nominalAge).toBe(34);
    expect(at(chart, '2024-10-12', { ageAdvance: 'birthday' }).ziwei.nominalAge).toBe(34);
    expect(at(chart, '2024-10-01', { ageAdvance: 'birthday' }).ziwei.nominalAge).toBe(33);
  });

  // The small limit repeats every twelve years without end.
  test('the small limit goes on past 85 and past 120', () => {
    const chart = born('1930-05-05', 11, 'male');
    const palaceAt = (age: number) => at(chart, `${1930 + age - 1}-06-01`).ziwei.smallLimit.branch;
    for (const age of [85, 86, 97, 120, 121, 133]) expect(palaceAt(age)).toBe(palaceAt(((age - 1) % 12) + 1));
    expect(palaceAt(86)).not.toBe(palaceAt(85));
  });

  // Calendars of other programs end in 2100.
  test('a birth of 2024 has decades, years and months past 2100', () => {
    const { ziwei } = at(born('2024-06-01', 11, 'female'), '2131-06-01');
    expect(ziwei.nominalAge).toBe(108);
    expect(ziwei.decade).toMatchObject({ kind: 'decade', ordinal: 11 });
    expect(ziwei.year.year).toBe(2131);
    expect(ziwei.decade!.endsAt).toBeGreaterThan(Date.UTC(2131, 5, 1));
  });

  test('a birth of 2199 has transits to the end of the lunar year, and beyond it an error of `at`', () => {
    const chart = born('2199-06-01', 11, 'male');
    const { decade, year, smallLimit } = at(chart, '2200-02-13').ziwei;
    expect(decade).toMatchObject({ kind: 'childLimit', fromAge: 1 });
    expect(year.endsAt).toBeGreaterThan(Date.UTC(2200, 1, 14));
    expect(smallLimit.endsAt).toBe(year.endsAt);
    expect(() => at(chart, '2200-02-15')).toThrow(InvalidMoment);
    expect(() => castTransits(chart, instant(Date.UTC(2300, 0, 1)))).toThrow(
      /at 2300-01-01T00:00:00Z: out of range; allowed: lunar years 1645 to 2199/,
    );
  });

  // The programs give the day pair of the next day after 23:00 but the lunar date of this one: month, year and age one behind.
  test('at 23:30 before New Year 2024 year, month, day and age are all those of the new year', () => {
    const { ziwei, moment } = castTransits(born('1990-07-23', 8, 'male'), '2024-02-09T23:30', BY_CLOCK);
    expect(moment.lunarDate).toEqual({ year: 2024, month: 1, leapMonth: false, day: 1 });
    expect([ziwei.nominalAge, PAIR_IDS[ziwei.year.pair], ziwei.month!.ordinal, ziwei.day!.lunarDay]).toEqual([
      35,
      'jia-chen',
      1,
      1,
    ]);
  });

  // Past the last decade one program shows the first again, another roles and stars of 甲子.
  test('past the twelfth decade there is none', () => {
    expect(at(born('1990-07-23', 8, 'male'), '2113-06-01').ziwei.decade).toMatchObject({ ordinal: 12, toAge: 124 });
    expect(at(born('1990-07-23', 8, 'male'), '2114-06-01').ziwei.decade).toBeUndefined();
  });
});

describe('the age', () => {
  test('at the birth is 1 for every day of three years, under every rule', () => {
    for (let day = 0; day < 3 * 365; day++) {
      const date = new Date(Date.UTC(2023, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
      for (const yearBoundary of ['lunarNewYear', 'lichun'] as const) {
        const natal = born(date, 8, 'male');
        const chart = castChart(natal.birth, { yearBoundary });
        for (const ageAdvance of ['newYear', 'birthday'] as const) {
          const { ziwei } = castTransits(chart, chart.moment.instant, { ageAdvance });
          expect(ziwei.nominalAge, `${date} ${yearBoundary} ${ageAdvance}`).toBe(1);
          expect(ziwei.smallLimit.startsAt).toBe(chart.moment.instant);
          expect(ziwei.decade!.startsAt).toBe(chart.moment.instant);
        }
      }
    }
  });

  // Born on day 20 of month 5; leap month 5 of 2028 comes after the birthday.
  test('never goes back in a leap month after the birthday', () => {
    const chart = born('1990-06-12', 8, 'male');
    expect(chart.moment.lunarDate).toMatchObject({ month: 5, day: 20, leapMonth: false });
    const ages = ['2028-06-11', '2028-06-12', '2028-06-24', '2028-07-15'].map(
      (date) => at(chart, date, { ageAdvance: 'birthday' }).ziwei.nominalAge,
    );
    expect(ages).toEqual([38, 39, 39, 39]);
  });

  // Born on day 30 of month 6 (1980-08-10): month 6 of 2024 has 29 days, and the birthday is day 1 of month 7.
  test('of one born on day 30 moves on with the next month where the month has 29 days', () => {
    const chart = born('1980-08-10', 8, 'male');
    expect(chart.moment.lunarDate).toMatchObject({ month: 6, day: 30 });
    const ages = ['2024-08-03', '2024-08-04'].map(
      (date) => at(chart, date, { ageAdvance: 'birthday' }).ziwei.nominalAge,
    );
    expect(ages).toEqual([44, 45]);
  });

  // Born on day 30 of month 12: where the twelfth month has 29 days the birthday is New Year's Day.
  test('of one born on day 30 of month 12 moves on at New Year where that month has 29 days', () => {
    const chart = born('2000-02-04', 8, 'male'); // 1999-12-29
    const last = castChart({ ...chart.birth, date: { calendar: 'lunar', year: 1998, month: 12, day: 30 } } as Birth);
    expect(last.moment.lunarDate).toMatchObject({ year: 1998, month: 12, day: 30 });
    const ages = ['2000-02-04', '2000-02-05'].map(
      (date) => at(last, date, { ageAdvance: 'birthday' }).ziwei.nominalAge,
    );
    expect(ages).toEqual([1, 2]);
  });
});

test('a chart without a birth is refused', () => {
  const { birth: _, trueSolarTime: __, clock: ___, ...chartAt } = born('1990-07-23', 8, 'male');
  expect(() => castTransits(chartAt as Chart, '2027-02-10')).toThrow(
    /^chart an object: not allowed; allowed: a chart made by castChart$/,
  );
});

test('there are 56 flow stars, each with an id of its own', () => {
  expect(FLOW_STAR_IDS).toHaveLength(56);
  expect(new Set(FLOW_STAR_IDS.map((id) => id.toLowerCase())).size).toBe(56);
});

test('what was calculated once is the same object', () => {
  const transits = at(born('1990-07-23', 8, 'male'), '2027-02-10');
  expect(transits.ziwei).toBe(transits.ziwei);
  for (const level of ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const) {
    expect(transits.ziwei[level]).toBe(transits.ziwei[level]);
  }
  expect(transits.pillars).toBe(transits.pillars);
});

test('the palace of a level by itself is that of the level, in childhood, past the decades and without an hour too', () => {
  const levels = ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const;
  for (const leapDayCount of ['lunarDay', 'halves', 'continue'] as const) {
    for (const gender of ['male', 'female'] as const) {
      const chart = born('1990-07-23', 8, gender);
      for (let n = 0; n < 60; n++) {
        const date = `${1991 + ((n * 13) % 150)}-0${1 + (n % 9)}-1${n % 10}`;
        for (const moment of [date, `${date}T12:00`, date.slice(0, 7), date.slice(0, 4)]) {
          const { ziwei } = castTransits(chart, moment, { ...BY_CLOCK, leapDayCount });
          for (const level of levels) {
            expect([date, level, ziwei.branchOf(level)]).toEqual([date, level, ziwei[level]?.branch]);
          }
        }
      }
    }
  }
});
