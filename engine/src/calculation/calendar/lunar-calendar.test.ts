import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DayNumber, dateOfDay, dayNumber, dayOfDate } from '../civil/day-number.ts';
import {
  dayOfLunarDate,
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarMonth,
  lunarDateOfDay,
  monthsOfLunarYear,
  otherLunarDateOfDay,
} from './lunar-calendar.ts';

const truth = (name: string): string[][] =>
  readFileSync(new URL(`../../../../test/truth/sky/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split(','));

const dayOf = (iso: string): DayNumber => {
  const [y, m, d] = iso.split('-').map(Number);
  return dayOfDate(y!, m!, d!);
};
const iso = (day: DayNumber): string => {
  const { year, month, day: d } = dateOfDay(day);
  return `${year}-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
};
const labelOf = (m: { year: number; month: number; leapMonth: boolean }) =>
  `${m.year} ${m.leapMonth ? '闰' : ''}${m.month}`;
const allMonths: LunarMonth[] = [];
for (let year = LUNAR_YEARS.first; year <= LUNAR_YEARS.last; year++)
  allMonths.push(...monthsOfLunarYear(year, 'china'));

/** The months of lunar-years.csv (the rule), with the printed ones of published-month-overrides.csv in their place. */
function publishedMonths(): Map<string, string> {
  const months = new Map<string, string>();
  for (const [year, newYear, leap, lengths] of truth('lunar-years.csv')) {
    let day: number = dayOf(newYear!);
    const leapMonth = Number(leap);
    Array.from(lengths!).forEach((length, i) => {
      const isLeap = leapMonth > 0 && i === leapMonth;
      const month = leapMonth > 0 && i >= leapMonth ? i : i + 1;
      months.set(labelOf({ year: Number(year), month, leapMonth: isLeap }), iso(dayNumber(day)));
      day += length === 'L' ? 30 : 29;
    });
  }
  for (const [year, month, isLeap, , official] of truth('published-month-overrides.csv')) {
    const label = labelOf({ year: Number(year), month: Number(month), leapMonth: isLeap === '1' });
    if (official) months.set(label, official);
    else months.delete(label);
  }
  return months;
}

test('every month 1645-2199 begins on the day of the published calendar', () => {
  const published = publishedMonths();
  expect(allMonths.length).toBe(6865);
  const wrong = allMonths.filter((m) => published.get(labelOf(m)) !== iso(m.start)).map(labelOf);
  expect(wrong).toEqual([]);
  const years = new Set([...published.keys()].filter((label) => Number(label.slice(0, 4)) <= LUNAR_YEARS.last));
  expect(years.size).toBe(allMonths.length);
});

test('each day follows the last, and there and back is the same date', () => {
  const first = allMonths[0]!.start;
  const last = dayOf('2200-02-14');
  let before = lunarDateOfDay(dayNumber(first - 1), 'china');
  expect(before).toMatchObject({ year: 1644, month: 12 });
  let failures = 0;
  for (let day = first; day < last; day++) {
    const date = lunarDateOfDay(dayNumber(day), 'china');
    const nextDay = date.year === before.year && date.month === before.month && date.leapMonth === before.leapMonth;
    if (nextDay ? date.day !== before.day + 1 : date.day !== 1 || before.day < 29) failures++;
    if (dayOfLunarDate(date, 'china') !== day) failures++;
    const { year, month, day: d } = dateOfDay(dayNumber(day));
    if (dayOfDate(year, month, d) !== day) failures++;
    before = date;
  }
  expect(failures).toBe(0);
  expect(before).toEqual({ year: 2199, month: 12, leapMonth: false, day: before.day });
});

// test/truth/sky/new-moons.csv: by China's clock, new moons fall at 11 on 1644-12-29, at 2:43 on 2200-02-15 and at 13 on 2200-03-16.
test('beyond its years the calendar knows one month more, and no day of another', () => {
  expect(lunarDateOfDay(dayOf('2200-02-15'), 'china')).toEqual({ year: 2200, month: 1, leapMonth: false, day: 1 });
  expect(lunarDateOfDay(dayOf('2200-03-15'), 'china')).toEqual({ year: 2200, month: 1, leapMonth: false, day: 29 });
  expect(() => lunarDateOfDay(dayOf('2200-03-16'), 'china')).toThrow(RangeError);
  expect(lunarDateOfDay(dayOf('1644-12-29'), 'china')).toEqual({ year: 1644, month: 12, leapMonth: false, day: 1 });
  expect(() => lunarDateOfDay(dayOf('1644-12-28'), 'china')).toThrow(RangeError);
});

test('a month has 29 or 30 days', () => {
  expect(new Set(allMonths.map((month) => daysInLunarMonth(month, 'china')))).toEqual(new Set([29, 30]));
});

// docs/rules/calendar.md section 4: the ΔT stress test and its verdicts.
test('just seven months to 2199 begin on a day that delta T cannot settle, and 2057-09 is printed by an older one', () => {
  const unsettled = allMonths.filter((m) => m.unsettled !== 0).map((m) => [labelOf(m), iso(m.start), m.unsettled]);
  expect(unsettled).toEqual([
    ['2057 9', '2057-09-29', -1],
    ['2089 8', '2089-09-04', 1],
    ['2097 7', '2097-08-08', -1],
    ['2115 2', '2115-02-24', 1],
    ['2116 4', '2116-05-12', 1],
    ['2133 9', '2133-09-29', -1],
    ['2165 11', '2165-12-04', -1],
    ['2172 9', '2172-10-18', -1],
  ]);
});

describe('near an unsettled new moon the other date is reported', () => {
  for (const [day, other] of [
    ['2089-09-04', { year: 2089, month: 7, leapMonth: false, day: 30 }], // a day later: the old month has a thirtieth
    ['2089-09-05', { year: 2089, month: 8, leapMonth: false, day: 1 }],
    ['2097-08-07', { year: 2097, month: 7, leapMonth: false, day: 1 }], // a day earlier: the month begins on it
    ['2097-08-08', { year: 2097, month: 7, leapMonth: false, day: 2 }],
    ['2097-08-06', undefined],
    ['2024-02-10', undefined],
  ] as const) {
    test(`${day}`, () => expect(otherLunarDateOfDay(dayOf(day), 'china')).toEqual(other));
  }

  test('and in no other month', () => {
    const settled = allMonths.filter((month, n) => n > 0 && month.unsettled === 0 && allMonths[n - 1]!.unsettled === 0);
    const days = settled.flatMap(({ start }) => [start - 1, start, start + 1].map(dayNumber));
    expect(days.filter((day) => otherLunarDateOfDay(day, 'china') !== undefined)).toEqual([]);
  });
});

// docs/rules/calendar.md, "Disputed dates": the verdicts that move a month.
describe('the disputed months begin as the almanacs print them', () => {
  for (const [day, label] of [
    ['1906-04-24', '1906 4'],
    ['1914-11-17', '1914 10'],
    ['1916-02-03', '1916 1'],
    ['1920-11-10', '1920 10'],
    ['1953-08-10', '1953 7'],
    ['1954-02-03', '1954 1'],
    ['1978-09-03', '1978 8'],
    ['1989-08-02', '1989 7'],
    ['2013-06-08', '2013 5'],
    ['2033-08-25', '2033 8'],
    ['2033-12-22', '2033 闰11'],
    ['2057-09-29', '2057 9'],
  ] as const) {
    test(`${day} is the first of ${label}`, () => {
      const date = lunarDateOfDay(dayOf(day), 'china');
      expect([labelOf(date), date.day]).toEqual([label, 1]);
    });
  }
});

test('a date that does not exist has no day', () => {
  expect(dayOfLunarDate({ year: 1990, month: 5, leapMonth: true, day: 29 }, 'china')).toBeDefined();
  expect(dayOfLunarDate({ year: 1990, month: 5, leapMonth: true, day: 30 }, 'china')).toBeUndefined();
  expect(dayOfLunarDate({ year: 1990, month: 6, leapMonth: true, day: 1 }, 'china')).toBeUndefined();
  expect(dayOfLunarDate({ year: 2017, month: 6, leapMonth: true, day: 30 }, 'china')).toBe(dayOf('2017-08-21'));
  for (const day of [0, -1, 1.5, 31, Number.NaN])
    expect(dayOfLunarDate({ year: 2017, month: 6, leapMonth: true, day }, 'china'), `${day}`).toBeUndefined();
  expect(dayOfLunarDate({ year: 2200, month: 1, leapMonth: false, day: 1 }, 'china')).toBeUndefined();
  expect(() => lunarDateOfDay(dayOf('1600-01-01'), 'china')).toThrow(/1600-01-01 lies outside/);
  for (const year of [1644, 2200, 1990.5]) {
    expect(() => monthsOfLunarYear(year, 'china')).toThrow(`lunar year ${year} lies outside 1645 to 2199`);
  }
});
