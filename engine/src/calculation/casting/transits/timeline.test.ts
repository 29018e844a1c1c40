// The lists of the timeline, and that their rows cover time without gaps: each row ends where the next begins, and one second before a boundary the transits
// belong to the earlier row.

import { describe, expect, test } from 'vitest';
import { LUNAR_YEARS, monthsOfLunarYear } from '../../calendar/lunar-calendar.ts';
import { utcText } from '../../civil/date-text.ts';
import { type Instant, instant } from '../../time/instant.ts';
import { castChart } from '../chart.ts';
import type { ConventionOptions } from '../conventions.ts';
import { castTransits, type TransitOptions, type Transits } from './cast-transits.ts';
import type { Span } from './edges.ts';
import { daysOfMonth, monthsOfYear, type Row, yearsOfDecade } from './timeline.ts';
import type { ZiweiTransits } from './ziwei-transits.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const BIRTH = { date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place: BEIJING } as const;

const transitsOf = (at: string, options: TransitOptions = {}, conventions: ConventionOptions = {}): Transits =>
  castTransits(castChart(BIRTH, conventions), at, options);

/** Checks that rows and their sides follow each other without a gap. */
function expectTiled<Side extends Span>(rows: readonly Row<Side>[]): void {
  for (const [n, { startsAt, endsAt, sides }] of rows.entries()) {
    expect(startsAt).toBeLessThan(endsAt);
    if (n > 0) expect(startsAt).toBe(rows[n - 1]!.endsAt);
    for (const [i, side] of sides.entries()) expect(side.endsAt).toBe(sides[i + 1]?.startsAt ?? endsAt);
  }
}

describe('decades', () => {
  test('are the years of childhood and the twelve', () => {
    const decades = transitsOf('2027-02-10').ziwei.decades;
    expect(
      decades.map(({ kind, ordinal: number, fromAge, toAge, fromYear, palace: natalPalace }) =>
        [kind, number, fromAge, toAge, fromYear, natalPalace].join(' '),
      ),
    ).toEqual([
      'childLimit  1 1 1990 life',
      'childLimit  2 2 1991 wealth',
      'childLimit  3 3 1992 health',
      'childLimit  4 4 1993 spouse',
      'decade 1 5 14 1994 life',
      'decade 2 15 24 2004 parents',
      'decade 3 25 34 2014 fortune',
      'decade 4 35 44 2024 property',
      'decade 5 45 54 2034 career',
      'decade 6 55 64 2044 friends',
      'decade 7 65 74 2054 travel',
      'decade 8 75 84 2064 health',
      'decade 9 85 94 2074 wealth',
      'decade 10 95 104 2084 children',
      'decade 11 105 114 2094 spouse',
      'decade 12 115 124 2104 siblings',
    ]);
    expect(decades[0]!.startsAt).toBe(Date.UTC(1990, 6, 22, 23, 30));
    for (const [n, decade] of decades.entries()) expect(decade.endsAt).toBe(decades[n + 1]?.startsAt ?? decade.endsAt);
  });

  test('of which the next one follows the running one, and in childhood is the first', () => {
    const nextAt = (at: string) => transitsOf(at).ziwei.nextDecade;
    const { decades } = transitsOf('2027-02-10').ziwei;
    const ofNumber = (number: number) => decades.find((decade) => decade.ordinal === number)!;
    for (const at of ['1990-07-23T08:30', '1993-06-01']) expect(nextAt(at)).toEqual(ofNumber(1));
    for (let number = 1; number < 12; number++) {
      expect(nextAt(`${1994 + 10 * (number - 1)}-06-01`)).toEqual(ofNumber(number + 1));
      expect(nextAt(`${2003 + 10 * (number - 1)}-06-01`)!.startsAt).toBe(ofNumber(number).endsAt);
    }
    for (const at of ['2104-06-01', '2114-06-01']) expect(nextAt(at)).toBeUndefined();
  });

  test('by the other rules of childhood', () => {
    const natal = (childLimitRule: 'sequence' | 'lifePalace') =>
      transitsOf('2027-02-10', { childLimitRule })
        .ziwei.decades.slice(0, 5)
        .map(({ palace: natalPalace }) => natalPalace);
    expect(natal('sequence')).toEqual(['life', 'parents', 'fortune', 'property', 'life']);
    expect(natal('lifePalace')).toEqual(['life', 'life', 'life', 'life', 'life']);
  });

  // A birth of 2150, bureau 5 or not: its later decades are beyond 2199.
  test('beyond the tables have no instants', () => {
    const born = castChart({ ...BIRTH, date: { year: 2150, month: 7, day: 23 } });
    const decades = castTransits(born, '2190-01-01').ziwei.decades;
    const known = decades.filter(({ startsAt }) => startsAt !== undefined);
    expect(known.at(-1)!.fromYear).toBeLessThanOrEqual(2200);
    expect(known.at(-1)!.endsAt).toBeUndefined();
    expect(known.length).toBeLessThan(decades.length);
    expect(decades.slice(known.length).every((row) => !('startsAt' in row) && !('endsAt' in row))).toBe(true);
  });
});

// The decade of a birth of 2191 in 2193 ends at a Lichun that the table of solar terms does not have.
test('a decade that ends beyond the tables has no end, whichever day begins the year', () => {
  for (const yearBoundary of ['lunarNewYear', 'lichun'] as const) {
    const born = castChart({ ...BIRTH, date: { year: 2191, month: 11, day: 11 } }, { yearBoundary });
    for (const at of ['2193-06-28', '2199-12-31', '2200-02-10']) {
      const { decade, decades, year } = castTransits(born, at).ziwei;
      expect(decade!.startsAt).toBeDefined();
      expect(decades.at(-1)!.startsAt).toBeUndefined();
      expect(year.endsAt).toBeGreaterThan(year.startsAt);
      expect(yearsOfDecade(castTransits(born, at)).length).toBeGreaterThan(0);
    }
    expect(castTransits(born, '2199-12-31').ziwei.decade!.endsAt).toBeUndefined();
  }
});

describe('years of a decade', () => {
  test('are ten, each with the age that begins with it', () => {
    const transits = transitsOf('2027-02-10');
    const rows = yearsOfDecade(transits);
    expect(rows.map(({ sides }) => sides.map(({ year, age }) => `${year.year} ${age}`).join())).toEqual(
      Array.from({ length: 10 }, (_, n) => `${2024 + n} ${35 + n}`),
    );
    expectTiled(rows);
    expect(rows[0]!.startsAt).toBe(transits.ziwei.decade!.startsAt);
    expect(rows.at(-1)!.endsAt).toBe(transits.ziwei.decade!.endsAt);
  });

  test('by the birthday are eleven, and each has two sides', () => {
    const rows = yearsOfDecade(transitsOf('2027-02-10', { ageAdvance: 'birthday' }));
    expect(
      rows.map(({ sides }) => sides.map(({ year, age, decade }) => `${year.year} ${age} ${decade!.ordinal}`).join()),
    ).toEqual(
      Array.from(
        { length: 11 },
        (_, n) => `${2024 + n} ${34 + n} ${n === 0 ? 3 : 4},${2024 + n} ${35 + n} ${n === 10 ? 5 : 4}`,
      ),
    );
    expectTiled(rows);
  });

  test('the year of birth begins with the birth', () => {
    const [row] = yearsOfDecade(transitsOf('1990-12-01'));
    expect(row!.sides).toHaveLength(1);
    expect(row!.sides[0]!.startsAt).toBe(Date.UTC(1990, 6, 22, 23, 30));
    expect(utcText(row!.startsAt)).toBe('1990-01-26T15:26:58Z');
  });

  test('there are none past the twelfth decade', () => {
    expect(yearsOfDecade(transitsOf('2114-06-01'))).toEqual([]);
    expect(transitsOf('2114-06-01').ziwei.decade).toBeUndefined();
    expect(transitsOf('2114-06-01').ziwei.nominalAge).toBe(125);
  });

  test('end with the tables', () => {
    const born = castChart({ ...BIRTH, date: { year: 2190, month: 7, day: 23 } });
    const rows = yearsOfDecade(castTransits(born, '2199-06-01'));
    expect(rows.at(-1)!.sides.at(-1)!.year.year).toBe(LUNAR_YEARS.last);
    expectTiled(rows);
  });
});

describe('months of a year', () => {
  const names = (transits: Transits): readonly string[] =>
    monthsOfYear(transits).map(({ sides }) =>
      sides
        .map(
          ({ lunarMonth, leapMonth, half = '', ordinal: number }) =>
            `${leapMonth ? 'L' : ''}${lunarMonth}${half} ${number}`,
        )
        .join(),
    );

  test('are twelve; a leap month has one row, or two where it is split', () => {
    expect(names(transitsOf('2026-06-01'))).toHaveLength(12);
    expect(names(transitsOf('2025-06-01')).slice(5, 9)).toEqual(['6 6', 'L6first 6', 'L6second 7', '7 7']);
    expect(names(transitsOf('2025-06-01', {}, { leapMonthRule: 'next' })).slice(5, 8)).toEqual(['6 6', 'L6 7', '7 7']);
    expect(names(transitsOf('2025-06-01', {}, { leapMonthRule: 'same' })).slice(5, 8)).toEqual(['6 6', 'L6 6', '7 7']);
    expectTiled(monthsOfYear(transitsOf('2025-06-01')));
  });

  test('with the year from Lichun are those that the solar year touches, and a month with a jie in it has two sides', () => {
    const transits = transitsOf('2026-06-01', {}, { yearBoundary: 'lichun' });
    const rows = monthsOfYear(transits);
    expect(names(transits)[0]).toBe('12 12,12 12');
    expect(rows[0]!.sides.map(({ pair }) => pair)).toEqual([25, 26]); // 己丑, 庚寅
    expect(rows[0]!.sides[1]!.startsAt).toBe(transits.ziwei.year.startsAt);
    expect(rows.at(-1)!.sides.at(-1)!.startsAt).toBe(transits.ziwei.year.endsAt);
    expect(rows).toHaveLength(13);
    expectTiled(rows);
  });
});

// New Year 2025 fell on 01-29, five days before Lichun: they are of the solar year 2024. Found by the cases of transits.json.
test('the months of a year from Lichun go on into a lunar year that begins before the next Lichun', () => {
  const transits = transitsOf('2025-02-01T12:00', {}, { yearBoundary: 'lichun' });
  const rows = monthsOfYear(transits);
  const last = rows.at(-1)!.sides[0]!;
  expect([last.lunarYear, last.lunarMonth]).toEqual([2025, 1]);
  expect(rows.at(-1)!.endsAt).toBeGreaterThan(transits.ziwei.year.endsAt);
  expectTiled(rows);
});

describe('days of a month', () => {
  test('are 29 or 30, the leap month with its own', () => {
    const rows = daysOfMonth(transitsOf('2025-08-10'));
    expect(rows.map(({ sides }) => sides[0]!.lunarDay)).toEqual(Array.from({ length: 29 }, (_, n) => n + 1));
    expectTiled(rows);
    expect(daysOfMonth(transitsOf('2025-09-10'))).toHaveLength(30);
  });

  test('with the year from Lichun, its day has two sides in two palaces', () => {
    const rows = daysOfMonth(transitsOf('2026-02-04T12:00', {}, { yearBoundary: 'lichun' }));
    const twice = rows.filter(({ sides }) => sides.length > 1);
    expect(twice).toHaveLength(1);
    expect(twice[0]!.sides[1]!.branch).toBe((twice[0]!.sides[0]!.branch + 1) % 12);
    expectTiled(rows);
  });

  // 2011-12-30 was the sixth day of a twelfth month of 29 days. The Sun of Apia had half an hour of it: 22:33 of the 29th became 22:33 of the 30th.
  test('without the day that Samoa left out, by its clock', () => {
    const apia = { atTimeZone: 'Pacific/Apia', atLongitude: -171.77 };
    const daysBy = (atSolarTime: 'apparent' | 'clock') =>
      daysOfMonth(castTransits(castChart(BIRTH), '2011-12-27T12:00', { ...apia, atSolarTime }));
    const byClock = daysBy('clock');
    expect(byClock.map(({ sides }) => sides[0]!.lunarDay)).toEqual(
      Array.from({ length: 29 }, (_, n) => n + 1).filter((day) => day !== 6),
    );
    expectTiled(byClock);
    const bySun = daysBy('apparent');
    expect(bySun).toHaveLength(29);
    expect(bySun[5]!.endsAt - bySun[5]!.startsAt).toBeLessThan(30 * 60_000);
    expectTiled(bySun);
  });
});

describe('a level', () => {
  const CONVENTIONS: readonly ConventionOptions[] = [
    {},
    { dayBoundary: 'midnight' },
    { yearBoundary: 'lichun', leapMonthRule: 'same' },
    { yearBoundary: 'lichun', dayBoundary: 'midnight' },
    { leapMonthRule: 'next' },
  ];
  const OPTIONS: readonly TransitOptions[] = [
    {},
    { ageAdvance: 'birthday', leapDayCount: 'halves' },
    { atTimeZone: 'America/New_York', atLongitude: -74.006, leapDayCount: 'continue' },
    { atTimeZone: 'Pacific/Apia', atLongitude: -171.77 },
    { atTimeZone: 'America/Caracas', atLongitude: -66.9, atSolarTime: 'clock' },
    { atTimeZone: 'Asia/Kathmandu', atLongitude: 85.3, atSolarTime: 'mean', ageAdvance: 'birthday' },
  ];
  // Around New Year, Lichun, a leap month, both jumps of Caracas, the date line, summer time.
  const MOMENTS = [
    '1990-07-23T08:31:00Z',
    '2007-12-09T06:50:00Z',
    '2007-12-09T07:10:00Z',
    '2011-12-30T09:59:00Z',
    '2011-12-30T10:01:00Z',
    '2016-05-01T06:59:00Z',
    '2024-02-04T08:27:07Z',
    '2024-02-09T16:00:00Z',
    '2025-07-25T00:00:00Z',
    '2025-08-08T15:00:00Z',
    '2026-02-03T20:02:08Z',
    '2026-02-16T15:10:00Z',
    '2026-03-08T07:30:00Z',
    '2026-11-01T05:30:00Z',
    '2033-12-25T12:00:00Z',
  ];
  const LEVELS = ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const;

  /** A level without its bounds. */
  const bare = (level: ZiweiTransits[(typeof LEVELS)[number]]) => {
    const { startsAt: _, endsAt: __, ...rest } = level!;
    return rest;
  };

  test.each(OPTIONS)(
    '%j begins and ends where another one does: nothing changes in it, and a millisecond beyond it something has',
    (options) => {
      for (const conventions of CONVENTIONS) {
        const chart = castChart({ ...BIRTH, minute: 0 }, conventions);
        const at = (when: Instant) => castTransits(chart, when, options).ziwei;
        for (const moment of MOMENTS) {
          const { ziwei, moment: here } = castTransits(chart, moment, options);
          for (const name of LEVELS) {
            const level = ziwei[name];
            const { startsAt, endsAt } = level!;
            expect(startsAt).toBeLessThanOrEqual(here.instant);
            expect(endsAt).toBeGreaterThan(here.instant);
            expect(
              at(startsAt < chart.moment.instant ? chart.moment.instant : startsAt)[name],
              `${name} at its beginning`,
            ).toEqual(level);
            expect(at(instant(endsAt! - 1))[name], `${name} at its end`).toEqual(level);
            const next = at(endsAt!)[name]!;
            expect(next.startsAt, `${name} after ${moment}`).toBe(endsAt);
            expect({ ...bare(next), startsAt: 0 }).not.toEqual({ ...bare(level), startsAt: 0 });
            if (startsAt > chart.moment.instant)
              expect(at(instant(startsAt - 1))[name]!.endsAt, `${name} before ${moment}`).toBe(startsAt);
          }
        }
      }
    },
  );
});

describe('every leap month 1645-2199', () => {
  const leaps = Array.from(
    { length: LUNAR_YEARS.last - LUNAR_YEARS.first + 1 },
    (_, n) => LUNAR_YEARS.first + n,
  ).flatMap((year) => monthsOfLunarYear(year, 'china').filter(({ leapMonth }) => leapMonth));
  const chart = castChart({ ...BIRTH, date: { year: 1645, month: 1, day: 28 } });

  test('is split into the days 1 to 15 of its own month and the rest of the next, and no thirteenth month arises', () => {
    expect(leaps.length).toBe(205);
    for (const leap of leaps) {
      if (leap.year === 1645) continue; // leap month 6 of the year of birth is in it too, after the birth
      const rows = monthsOfYear(castTransits(chart, instant((leap.start + 5) * 86_400_000)));
      const [first, second] = rows.filter(({ sides }) => sides[0]!.leapMonth).map(({ sides }) => sides[0]!);
      expect([first!.ordinal, second!.ordinal]).toEqual([leap.month, leap.month + 1]);
      expect(rows.every(({ sides }) => sides.length === 1 && sides[0]!.ordinal <= 12)).toBe(true);
      expect(rows).toHaveLength(14);
    }
  });
});
