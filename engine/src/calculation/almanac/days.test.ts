import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DAY_OFFICER_IDS, MANSION_IDS } from '../calendar/day-almanac.ts';
import { termId } from '../calendar/solar-year.ts';
import { dateText, localText } from '../civil/date-text.ts';
import { dayNumber, dayOfDate, type GregorianDate } from '../civil/day-number.ts';
import { hanziOfPair } from '../cycle/sexagenary.ts';
import {
  type AlmanacOptions,
  almanacDay,
  almanacLunarMonth,
  almanacMonth,
  almanacYear,
  fullMoonsOfYear,
  lunarYearOf,
  newMoonsOfYear,
} from './almanac.ts';

const dateOf = (text: string): GregorianDate => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { year, month, day };
};
const dayOf = (text: string, options?: AlmanacOptions) => almanacDay(dateOf(text), options);
const pillarsOf = (text: string, options?: AlmanacOptions): string => {
  const { year, month, day } = dayOf(text, options).pillars;
  return [year, month, day].map(hanziOfPair).join(' ');
};

// test/truth/sky/published-terms.csv: Hong Kong Observatory. It rounds; the Xiaoman of 2024 is 30 s from either minute.
test('the 24 terms of 2024 to 2026 are to the minute those that the Hong Kong Observatory publishes', () => {
  const rows = readFileSync(new URL('../../../../test/truth/sky/published-terms.csv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]+,2/.test(line))
    .map((line) => line.split(',') as [id: string, time: string]);
  expect(rows).toHaveLength(72);
  const terms = [2024, 2025, 2026].flatMap((year) => almanacYear(year).solarTerms);
  for (const [n, [id, time]] of rows.entries()) {
    const { term, clock } = terms[n]!;
    expect(termId(term)).toBe(id);
    const seconds = (clock - Date.parse(`${time.replace(' ', 'T')}Z`)) / 1000;
    expect(Math.abs(seconds), `${id} ${localText(clock)}`).toBeLessThan(30.5);
  }
});

// Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table of 2025: leap month 6 from 25 July to 22 August.
test('2025 has a leap month 6, of 29 days from 25 July on', () => {
  const { months, days, startsOn: start } = lunarYearOf(2025);
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12]);
  expect(months[6]).toEqual({ month: 6, leapMonth: true, startsOn: { year: 2025, month: 7, day: 25 }, days: 29 });
  expect([dateText(start), days]).toEqual(['2025-01-29', 384]);
  const leap = almanacLunarMonth({ year: 2025, month: 6, leapMonth: true });
  expect([leap.length, dateText(leap[0]!.date), dateText(leap[28]!.date)]).toEqual([29, '2025-07-25', '2025-08-22']);
  expect(leap.every(({ lunarDate }, n) => lunarDate.leapMonth && lunarDate.day === n + 1)).toBe(true);
});

// Officer and mansion as tyme4ts 1.5.2 has them.
test('a day has its lunar date, its pillars, its officer and its mansion', () => {
  const day = dayOf('2026-11-22');
  expect(day.lunarDate).toEqual({ year: 2026, month: 10, leapMonth: false, day: 14 });
  expect(DAY_OFFICER_IDS[day.officer]).toBe('chu');
  expect(MANSION_IDS[day.mansion]).toBe('xu');
  expect(day.solarTerm && termId(day.solarTerm.term)).toBe('xiaoxue');
  expect(localText(day.solarTerm!.clock).slice(0, 16)).toBe('2026-11-22T15:23');
});

// Lichun 2026-02-04 04:02 and Jingzhe 2026-03-05 21:59 in Hong Kong.
test('the pillars of year and month change with the whole day of their term', () => {
  expect(pillarsOf('2026-02-03')).toBe('乙巳 己丑 戊申');
  expect(pillarsOf('2026-02-04')).toBe('丙午 庚寅 己酉');
  expect(['2026-03-04', '2026-03-05'].map((date) => pillarsOf(date).split(' ')[1])).toEqual(['庚寅', '辛卯']);
});

describe('whose clock counts the days', () => {
  // 2026-02-03T20:02Z.
  test('with a zone it is the clock of the zone, and the pillars change with its day', () => {
    const options = { timeZone: 'America/New_York' };
    expect(localText(dayOf('2026-02-03', options).solarTerm!.clock)).toBe('2026-02-03T15:02:07');
    expect(dayOf('2026-02-04', options).solarTerm).toBeUndefined();
    expect(pillarsOf('2026-02-03', options)).toBe('丙午 庚寅 戊申');
  });

  // New moon 2024-04-08T18:21Z, to the minute (US Naval Observatory): 14:21 by the clocks of New York.
  test('summer time is part of it', () => {
    const { newMoon } = dayOf('2024-04-08', { timeZone: 'America/New_York' });
    expect(Math.round(newMoon!.clock / 60_000)).toBe(Date.UTC(2024, 3, 8, 14, 21) / 60_000);
  });

  test('without a zone it is the clock of the calendar, so that a month begins on the day of its new moon', () => {
    for (const calendarRegion of ['china', 'vietnam', 'korea', 'japan'] as const) {
      for (let year = 1990; year < 2090; year += 7) {
        for (let month = 1; month <= 12; month++) {
          for (const day of almanacMonth(year, month, { calendarRegion })) {
            expect([dateText(day.date), day.newMoon !== undefined]).toEqual([
              dateText(day.date),
              day.lunarDate.day === 1,
            ]);
          }
        }
      }
    }
  });

  test('the calendar goes by the zone, unless another one is requested', () => {
    const hanoi = { timeZone: 'Asia/Bangkok', countryCode: 'VN' };
    expect(dayOf('1985-01-21', hanoi).lunarDate).toMatchObject({ year: 1985, month: 1, day: 1 });
    expect(dayOf('1985-01-21').lunarDate).toMatchObject({ year: 1984, month: 12, day: 1 });
    expect(dayOf('1985-01-21', { ...hanoi, calendarRegion: 'china' }).lunarDate).toMatchObject({ year: 1984 });
    expect(lunarYearOf(1985, 'vietnam').startsOn).toEqual({ year: 1985, month: 1, day: 21 });
  });

  test('a longitude or a country without a zone is refused, and so is a zone that does not exist', () => {
    expect(() => dayOf('2026-02-04', { longitude: 116 })).toThrow(
      /^timeZone undefined: missing;.*together with longitude$/,
    );
    expect(() => dayOf('2026-02-04', { countryCode: 'VN' })).toThrow(/together with countryCode$/);
    expect(() => dayOf('2026-02-04', { timeZone: 'Beijing' })).toThrow(/^timeZone "Beijing": not allowed/);
    expect(() => dayOf('2026-02-04', { calendarRegion: 'mongolia' as 'china' })).toThrow(/^calendarRegion/);
  });
});

test('the days of the months of a year are its days, each once, with all its terms and moons', () => {
  for (const timeZone of ['Asia/Shanghai', 'Pacific/Apia', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    for (const year of [1645 + 1, 1892, 1911, 1986, 2011, 2026, 2199]) {
      const days = Array.from({ length: 12 }, (_, month) => almanacMonth(year, month + 1, { timeZone })).flat();
      const first = dayOfDate(year, 1, 1);
      const all = Array.from({ length: dayOfDate(year + 1, 1, 1) - first }, (_, n) => dayNumber(first + n));
      const leftOut = timeZone === 'Pacific/Apia' ? dayOfDate(2011, 12, 30) : undefined;
      expect(days.map(({ day }) => day)).toEqual(all.filter((day) => day !== leftOut));
      const whole = almanacYear(year, { timeZone });
      expect(days.flatMap(({ solarTerm: term }) => term ?? [])).toEqual(whole.solarTerms);
      expect(days.flatMap(({ newMoon }) => newMoon ?? [])).toEqual(whole.newMoons);
      expect(days.flatMap(({ fullMoon }) => fullMoon ?? [])).toEqual(whole.fullMoons);
      expect(whole.solarTerms).toHaveLength(24);
    }
  }
});

test('a year in UTC has the new moons and the full moons of that year', () => {
  for (const year of [1700, 2024, 2150]) {
    const { newMoons, fullMoons } = almanacYear(year, { timeZone: 'UTC' });
    expect(newMoons.map(({ instant }) => instant)).toEqual(newMoonsOfYear(year));
    expect(fullMoons.map(({ instant }) => instant)).toEqual(fullMoonsOfYear(year));
  }
});

test('outside the lunar years 1645 to 2199 there is no almanac, and a month that does not exist has none', () => {
  expect(dayOf('2200-02-14').lunarDate).toMatchObject({ year: 2199, month: 12 });
  expect(() => dayOf('1644-11-30')).toThrow('1644-11-30 lies outside the lunar years 1645 to 2199');
  expect(() => almanacMonth(2200, 4)).toThrow(RangeError);
  expect(() => almanacMonth(2026, 13)).toThrow('2026-13-1 is not a date of the Gregorian calendar');
  for (const year of [1644, 2200, 2026.5]) {
    expect(() => almanacYear(year)).toThrow(/^year .*1645 to 2199$/);
    expect(() => lunarYearOf(year)).toThrow(/^year .*1645 to 2199$/);
  }
  expect(() => almanacLunarMonth({ year: 2026, month: 6, leapMonth: true })).toThrow(
    'leap month 6 is not a month of the lunar year 2026',
  );
});
