import { describe, expect, test } from 'vitest';
import type { Birth } from './birth.ts';
import { castChart } from './chart.ts';
import { DEFAULT_CONVENTIONS } from './conventions.ts';

const born = (date: string, hour: number, place: Birth['place']) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return castChart({ date: { calendar: 'solar', year, month, day }, hour, minute: 0, gender: 'female', place });
};
const solarDate = (chart: ReturnType<typeof born>) => new Date(chart.moment.solarTime).toISOString().slice(0, 10);

// Zone history: IANA 2026f. Samoa crossed the date line at the end of 2011-12-29 (there was no 30th), Kiribati's Line Islands in 1995,
// the Philippines at the end of 1844-12-30.
describe('beside the date line the Sun is counted on the side of the clock', () => {
  for (const [where, date, place] of [
    ['Apia, with the dates of America', '2011-12-20', { longitude: -171.76666, timeZone: 'Pacific/Apia' }],
    ['Apia, with the dates of Asia', '2020-01-02', { longitude: -171.76666, timeZone: 'Pacific/Apia' }],
    ['Kiritimati, at +14', '2000-06-15', { longitude: -157.4, timeZone: 'Pacific/Kiritimati' }],
    ['Manila, with the dates of America', '1840-06-15', { longitude: 120.9822, timeZone: 'Asia/Manila' }],
    ['Manila, with the dates of Asia', '1850-06-15', { longitude: 120.9822, timeZone: 'Asia/Manila' }],
    ['Beijing', '1990-07-23', { longitude: 116.39723, timeZone: 'Asia/Shanghai' }],
    ['Kashgar, by Beijing time', '1990-01-15', { longitude: 75.98951, timeZone: 'Asia/Shanghai' }],
  ] as const) {
    test(`${where}: noon on ${date} belongs to ${date}`, () => {
      const chart = born(date, 12, place);
      expect(solarDate(chart)).toBe(date);
      expect(Math.abs(chart.moment.solarTime - chart.clock.clock)).toBeLessThan(4 * 3_600_000);
    });
  }
});

describe('conventions', () => {
  const birth = {
    date: { calendar: 'solar', year: 1988, month: 2, day: 15 },
    hour: 23,
    minute: 50,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  } as const;
  test('that are left out or undefined are the default ones', () => {
    const undefinedAll = {
      dayBoundary: undefined,
      yearBoundary: undefined,
      leapMonthRule: undefined,
      school: undefined,
      calendarRegion: undefined,
      solarTime: undefined,
    };
    expect(castChart(birth, undefinedAll as object)).toEqual(castChart(birth));
    expect(castChart(birth, {}).conventions).toEqual({ ...DEFAULT_CONVENTIONS, calendarRegion: 'china' });
  });
  for (const [name, told] of [
    ['dayBoundary', 'dayBoundary "Zi": not allowed; allowed: zi, midnight'],
    ['yearBoundary', 'yearBoundary "Zi": not allowed; allowed: lunarNewYear, lichun'],
    ['leapMonthRule', 'leapMonthRule "Zi": not allowed; allowed: split, next, same'],
    [
      'school',
      'school "Zi": not allowed; allowed: common, quanshu, zhongzhou, vietnam, wenmo, or a school made by defineSchool',
    ],
  ] as const) {
    test(`${name} that does not exist is refused by its name`, () =>
      expect(() => castChart(birth, { [name]: 'Zi' })).toThrow(new RangeError(told)));
  }
});
