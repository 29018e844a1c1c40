// The lists: their rows follow each other without a gap, and the row of a moment equals the result of castTransits.

import { describe, expect, test } from 'vitest';
import { localText, utcText } from '../../civil/date-text.ts';
import { hanziOfPair } from '../../cycle/sexagenary.ts';
import { smallLuckAt } from '../../pillars/pillar-transits.ts';
import { instant } from '../../time/instant.ts';
import { castChart } from '../chart.ts';
import type { ConventionOptions } from '../conventions.ts';
import { castTimeline, TIMELINE_LISTS, type TimelineList, type TimelineRows } from './cast-timeline.ts';
import { castTransits, type TransitOptions } from './cast-transits.ts';
import type { Span } from './edges.ts';
import { InvalidMoment } from './moment.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const BIRTH = { date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place: BEIJING } as const;
const chart = castChart(BIRTH);

const rowsOf = <L extends TimelineList>(
  list: L,
  at: string,
  options: TransitOptions = {},
  conventions: ConventionOptions = {},
): TimelineRows[L] => castTimeline(castChart(BIRTH, conventions), at, list, options).rows;

type RowSpan = Span & { readonly holdsMoment: boolean };

/** The row that contains the moment. */
function heldIn<Row extends { readonly holdsMoment: boolean }>(rows: readonly Row[]): Row {
  const held = rows.filter(({ holdsMoment }) => holdsMoment);
  expect(held).toHaveLength(1);
  return held[0]!;
}

function expectTiled(rows: readonly RowSpan[]): void {
  for (const [n, { startsAt, endsAt }] of rows.entries()) {
    expect(startsAt).toBeLessThan(endsAt);
    if (n > 0) expect(startsAt).toBe(rows[n - 1]!.endsAt);
  }
}

const CONVENTIONS: readonly ConventionOptions[] = [
  {},
  { dayBoundary: 'midnight', leapMonthRule: 'next' },
  { yearBoundary: 'lichun', leapMonthRule: 'same' },
];
const OPTIONS: readonly TransitOptions[] = [
  {},
  { ageAdvance: 'birthday', leapDayCount: 'halves', smallLuckRule: 'fixed' },
  { atYearBoundary: 'lichun' },
  { atTimeZone: 'Pacific/Apia', atLongitude: -171.77, childLimitRule: 'sequence' },
  { atTimeZone: 'America/Caracas', atLongitude: -66.9, atSolarTime: 'clock' },
];
// The birth and its childhood, both jumps of Caracas, the date line, around Lichun, New Year, a leap month, the change of luck.
const MOMENTS = [
  '1990-07-22T23:30:00Z',
  '1993-02-04T00:00:00Z',
  '1995-10-29T06:31:59Z',
  '1995-10-29T06:32:00Z',
  '2007-12-09T06:50:00Z',
  '2011-12-30T10:01:00Z',
  '2016-05-01T06:59:00Z',
  '2024-02-04T08:27:07Z',
  '2025-07-25T00:00:00Z',
  '2025-08-08T15:00:00Z',
  '2026-02-03T20:02:08Z',
  '2026-02-16T15:10:00Z',
  '2033-12-25T12:00:00Z',
];

describe.each(OPTIONS)('lists by %j', (options) => {
  test.each(CONVENTIONS)('and %j: rows follow each other, and the row of a moment is what governs then', (by) => {
    const own = castChart(BIRTH, by);
    for (const at of MOMENTS) {
      const { ziwei, pillars } = castTransits(own, at, options);
      const rows = <L extends TimelineList>(list: L) => castTimeline(own, at, list, options).rows;

      const decades = rows('decades');
      expectTiled(decades as readonly RowSpan[]);
      expect(heldIn(decades)).toMatchObject({ ...ziwei.decade });

      const luck = rows('luckPillars');
      expectTiled(luck);
      expect(heldIn(luck)).toMatchObject({ ...pillars.luck });

      const years = rows('years');
      expectTiled(years.ziwei);
      const { changes, ...year } = heldIn(years.ziwei);
      expect(year).toMatchObject({ ...ziwei.year });
      const part = changes.filter(({ startsAt }) => startsAt <= instant(Date.parse(at))).at(-1) ?? year;
      expect(part).toMatchObject({ age: ziwei.nominalAge, decade: ziwei.decade, smallLimit: ziwei.smallLimit });
      expectTiled(years.fourPillars);
      const solarYear = heldIn(years.fourPillars);
      expect(solarYear).toMatchObject({ ...pillars.solarYear, pillar: pillars.year, smallLuck: pillars.smallLuck });

      const months = rows('months');
      expectTiled(months.ziwei);
      expect(heldIn(months.ziwei)).toMatchObject({ ...ziwei.month });
      expectTiled(months.fourPillars);
      expect(heldIn(months.fourPillars)).toMatchObject({ ...pillars.solarMonth, pillar: pillars.month });

      const days = rows('days');
      expectTiled(days);
      expect(heldIn(days)).toMatchObject({ ...ziwei.day, pillar: pillars.day });
    }
  });
});

describe('luck pillars', () => {
  test('are the time before the first and ten; before the first each solar year has its small luck', () => {
    const rows = rowsOf('luckPillars', '2027-02-10');
    expect(rows.map(({ ordinal: number, kind }) => `${number} ${kind}`)).toEqual([
      '0 before',
      ...Array.from({ length: 10 }, (_, n) => `${n + 1} running`),
    ]);
    const [before, ...running] = rows;
    expect(
      before!.smallLuckYears.map(({ year, age, smallLuck }) => `${year} ${age} ${hanziOfPair(smallLuck.pair)}`),
    ).toEqual(
      // The pillar of the hour is 戊辰, and the luck of a man born in a year of 庚 runs forward.
      ['1990 1 己巳', '1991 2 庚午', '1992 3 辛未', '1993 4 壬申', '1994 5 癸酉', '1995 6 甲戌'],
    );
    expectTiled(before!.smallLuckYears);
    expect(running.every(({ smallLuckYears }) => smallLuckYears.length === 0)).toBe(true);
    const fixed = rowsOf('luckPillars', '2027-02-10', { smallLuckRule: 'fixed' })[0]!.smallLuckYears;
    expect(fixed.map(({ age, smallLuck }) => [age, smallLuck])).toEqual(
      fixed.map(({ age }) => [age, smallLuckAt(chart, age, 'fixed')]),
    );
    expect(hanziOfPair(fixed[0]!.smallLuck.pair)).toBe('丙寅');
  });

  test('of a moment beyond the ten are the ten of its hundred years', () => {
    const born = castChart({ ...BIRTH, date: { year: 1650, month: 7, day: 23 } });
    const numbersAt = (at: string) => castTimeline(born, at, 'luckPillars').rows.map(({ ordinal: number }) => number);
    expect(numbersAt('1700-01-01')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const rows = castTimeline(born, '1990-01-01', 'luckPillars').rows;
    expect(rows.map(({ ordinal: number }) => number)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
    expectTiled(rows);
    expect(heldIn(rows).ordinal).toBe(castTransits(born, '1990-01-01').pillars.luck.ordinal);
    for (const number of [10, 11, 20, 21]) {
      const { startsAt, endsAt } = castTimeline(born, '1700-01-01', 'luckPillars').rows[1]!;
      const at = utcText(instant(startsAt + (number - 1) * (endsAt - startsAt) + 40 * 86_400_000));
      expect(heldIn(castTimeline(born, at, 'luckPillars').rows).ordinal).toBe(number);
      const [first, last] = number === 10 ? [0, 10] : number === 21 ? [21, 30] : [11, 20];
      expect([numbersAt(at)[0], numbersAt(at).at(-1)]).toEqual([first, last]);
    }
  });
});

describe('solar years', () => {
  test('of a luck pillar are eleven; the first and the last have a part of it, and show the luck on both sides', () => {
    const { fourPillars } = rowsOf('years', '2027-02-10');
    expect(fourPillars.map(({ year, age, partial }) => `${year} ${age}${partial ? ' partial' : ''}`)).toEqual([
      '2025 36 partial',
      ...Array.from({ length: 9 }, (_, n) => `${2026 + n} ${37 + n}`),
      '2035 46 partial',
    ]);
    const changes = fourPillars.flatMap(({ year, luckChange }) =>
      luckChange === undefined ? [] : [{ year, luckChange }],
    );
    expect(
      changes.map(({ year, luckChange: { at, from, to } }) => `${year} ${utcText(at)} ${from.ordinal} ${to.ordinal}`),
    ).toEqual(['2025 2025-10-29T06:32:00Z 3 4', '2035 2035-10-29T06:32:00Z 4 5']);
  });

  test('before the first luck pillar begin with that of the birth', () => {
    const { fourPillars } = rowsOf('years', '1991-01-01');
    expect(fourPillars.map(({ year }) => year)).toEqual([1990, 1991, 1992, 1993, 1994, 1995]);
    expect(fourPillars[0]!.luckChange).toBeUndefined();
    expect(fourPillars.at(-1)!.luckChange).toMatchObject({ from: { kind: 'before' }, to: { ordinal: 1 } });
  });
});

describe('years of Zi Wei', () => {
  test('by the birthday have two ages each; in the first the decade changes', () => {
    const rows = rowsOf('years', '2027-02-10', { ageAdvance: 'birthday' }).ziwei;
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatchObject({ year: 2024, age: 34, decade: { ordinal: 3 } });
    expect(rows[0]!.changes).toMatchObject([{ age: 35, decade: { ordinal: 4 } }]);
    expect(rows.at(-1)!.changes).toMatchObject([{ age: 45, decade: { ordinal: 5 } }]);
    expect(rows.every(({ changes }) => changes.length === 1)).toBe(true);
    for (const { startsAt, endsAt, changes } of rows) {
      expect(changes[0]!.startsAt).toBeGreaterThan(startsAt);
      expect(changes[0]!.endsAt).toBe(endsAt);
    }
  });

  test('with the New Year have one', () => {
    expect(rowsOf('years', '2027-02-10').ziwei.every(({ changes }) => changes.length === 0)).toBe(true);
  });

  test('past the twelfth decade are none, and the solar years go on', () => {
    const { ziwei, fourPillars } = rowsOf('years', '2114-06-01');
    expect(ziwei).toEqual([]);
    expect(fourPillars).toHaveLength(11);
    expect(rowsOf('decades', '2114-06-01').filter(({ holdsMoment }) => holdsMoment)).toEqual([]);
  });
});

test('the month and the day in which the luck changes have both sides, and no other has', () => {
  const at = '2025-10-29T14:32';
  const month = heldIn(rowsOf('months', at).fourPillars);
  const day = heldIn(rowsOf('days', at));
  for (const { luckChange } of [month, day]) {
    expect(utcText(luckChange!.at)).toBe('2025-10-29T06:32:00Z');
    expect([luckChange!.from.ordinal, luckChange!.to.ordinal]).toEqual([3, 4]);
  }
  for (const rows of [rowsOf('months', at).fourPillars, rowsOf('days', at)]) {
    expect(rows.filter(({ luckChange }) => luckChange !== undefined)).toHaveLength(1);
  }
});

test('months and days before the birth are in the list of its own, without a luck', () => {
  const { ziwei, fourPillars } = rowsOf('months', '1990-07-23T08:30');
  expect(ziwei[0]!.endsAt).toBeLessThan(chart.moment.instant);
  expect(fourPillars.every(({ luckChange }) => luckChange === undefined)).toBe(true);
  expect(rowsOf('days', '1990-07-23T08:30')[0]!.luckChange).toBeUndefined();
});

// The Observatory of Hong Kong: Xiaoman 2026-05-21 08:37, Mangzhong 06-05 23:48, both by the clock of China.
test('the days on which a solar term begins name it: by the Sun of Beijing, the term of 23:48 falls on the next day', () => {
  const rows = rowsOf('days', '2026-05-25');
  const terms = rows.flatMap(({ lunarDay, solarTerm: term, startsAt }) =>
    term === undefined ? [] : [`${lunarDay} ${localText(startsAt + 8 * 3_600_000).slice(0, 10)} ${term % 24}`],
  );
  expect(terms).toEqual(['5 2026-05-20 9', '21 2026-06-05 10']); // Xiaoman, Mangzhong; the day begins at 23:00
});

// If a day begins a millisecond too early, the list lacks it (place-clock.test.ts): here it could be the third.
test('the eighth month of 1853 has its thirty days, of which one holds the moment', () => {
  const born = castChart({ ...BIRTH, date: { year: 1840, month: 2, day: 12 }, place: { ...BEIJING, longitude: 116 } });
  const rows = castTimeline(born, '1853-10-01', 'days').rows;
  expect(rows.map(({ lunarDay }) => lunarDay)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expectTiled(rows);
  expect(heldIn(rows).lunarDay).toBe(29);
});

test('a month that Lichun crosses has a row for each of its sides', () => {
  const rows = rowsOf('months', '2026-06-01', {}, { yearBoundary: 'lichun' }).ziwei;
  const [before, after] = rows;
  expect([before!.lunarMonth, after!.lunarMonth]).toEqual([12, 12]);
  expect(after!.startsAt).toBe(before!.endsAt);
  expect(utcText(after!.startsAt)).toBe('2026-02-03T20:02:07Z');
  expect([hanziOfPair(before!.pair), hanziOfPair(after!.pair)]).toEqual(['己丑', '庚寅']);
});

describe('castTimeline', () => {
  test('calculates no row before one is requested, and each once', () => {
    const timeline = castTimeline(chart, '2027-02-10', 'days');
    expect(timeline.rows).toBe(timeline.rows);
    expect(TIMELINE_LISTS).toContain(timeline.list);
  });

  test('refuses a list that does not exist, and a moment as castTransits does', () => {
    expect(() => castTimeline(chart, '2027-02-10', 'hours' as 'days')).toThrow(
      /^list "hours": not allowed; allowed: decades, luckPillars, years, months, days$/,
    );
    expect(() => castTimeline(chart, '1990-07-22', 'days')).toThrow(InvalidMoment);
    expect(() => castTimeline({} as typeof chart, '2027-02-10', 'days')).toThrow(/^chart an object: /);
  });
});
