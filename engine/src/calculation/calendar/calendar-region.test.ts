// The lunar calendars of Vietnam, Korea and Japan, 1900 to 2100: China's, but for the rows of test/truth/lunar-regions.csv.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dateText } from '../civil/date-text.ts';
import { dateOfDay, dayNumber, dayOfDate } from '../civil/day-number.ts';
import {
  type CalendarRegion,
  calendarRegionOf,
  type LunarCalendar,
  localRegionOf,
  lunarCalendarOf,
  otherRegionsOf,
} from './calendar-region.ts';
import {
  dayOfLunarDate,
  daysInLunarMonth,
  LUNAR_YEARS,
  type LunarMonth,
  lunarDateOfDay,
  monthsOfLunarYear,
} from './lunar-calendar.ts';

const ROWS = readFileSync(new URL('../../../../test/truth/lunar-regions.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [region, inForce, , , chinaMonth, chinaStart, regionMonth, regionStart, , , unsettled] = line.split(',');
    return {
      region: { vn: 'vietnam', kr: 'korea', jp: 'japan' }[region!] as CalendarRegion,
      isInForce: inForce !== 'no',
      china: `${chinaMonth} ${chinaStart}`,
      own: `${regionMonth} ${regionStart}`,
      /** The region whose midnight is so near to the new moon that the Earth's rotation may still decide the date. */
      unsettled: unsettled!,
    };
  });

/** 2017-L06 2017-07-23 */
const shown = ({ year, month, leapMonth, start }: LunarMonth) =>
  `${year}-${leapMonth ? 'L' : ''}${String(month).padStart(2, '0')} ${dateText(dateOfDay(start))}`;

const monthsOf = (calendar: LunarCalendar, from: number, to: number): LunarMonth[] =>
  Array.from({ length: to - from + 1 }, (_, n) => monthsOfLunarYear(from + n, calendar)).flat();

const CHINA = monthsOf('china', 1900, 2100).map(shown);

describe('a month of 1900 to 2100 is that of China, but for the published differences', () => {
  test('of which there are 293, 256 of them in force', () => {
    expect(ROWS).toHaveLength(293);
    expect(ROWS.filter(({ isInForce }) => isInForce)).toHaveLength(256);
    expect(ROWS.filter(({ china }) => !CHINA.includes(china))).toEqual([]);
  });

  test.each(['vietnam', 'korea', 'japan'] as const)('%s', (region) => {
    const rows = ROWS.filter((row) => row.region === region && row.isInForce);
    const own = new Map(rows.map((row) => [row.china, row.own]));
    expect(monthsOf(region, 1900, 2100).map(shown)).toEqual(CHINA.map((month) => own.get(month) ?? month));
  });

  test('the south of Vietnam has those of China until June 1975, and then those of the north', () => {
    const months = monthsOf('vietnamSouth', 1900, 2100).map(shown);
    const isBefore = (month: string) => month.slice(-10) < '1975-06-13';
    expect(months.filter(isBefore)).toEqual(CHINA.filter(isBefore));
    const north = monthsOf('vietnam', 1900, 2100).map(shown);
    expect(months.filter((month) => !isBefore(month))).toEqual(north.filter((month) => !isBefore(month)));
    const differing = months.flatMap((month, n) => (month === north[n] ? [] : [month.slice(0, -11)]));
    expect(differing).toEqual(['1968-01', '1969-01', '1974-11', '1975-03']);
  });
});

// The rows of the table of KASI (the Korea Astronomy and Space Science Institute), as npm korean-lunar-calendar 0.4.0 carries it, that differ from
// China's. Every other month of 1645 to 1911 is the same in both.
const OF_KOREA = [
  '1648-L03 1648-04-23',
  '1648-04 1648-05-22',
  '1650-11 1650-11-24',
  '1650-L11 1650-12-23',
  '1650-12 1651-01-21',
  '1651-01 1651-02-20',
  '1651-02 1651-03-21',
  '1652-01 1652-02-10',
  '1652-09 1652-10-02',
  '1653-07 1653-07-24',
  '1653-L07 1653-08-23',
  '1653-08 1653-09-21',
  '1653-12 1654-01-19',
  '1699-02 1699-03-01',
  '1709-11 1709-12-02',
  '1841-12 1842-01-12',
];

test('Korea printed 16 months of 1645 to 1911 otherwise than China', () => {
  const china = new Set(monthsOf('china', LUNAR_YEARS.first, 1911).map(shown));
  const korea = monthsOf('korea', LUNAR_YEARS.first, 1911);
  expect(korea.map(shown).filter((month) => !china.has(month))).toEqual(OF_KOREA);
  expect(korea).toHaveLength(china.size);
  for (const month of korea) expect([29, 30]).toContain(daysInLunarMonth(month, 'korea'));
});

// Japan: 日本暦日原典 and the database of the National Astronomical Observatory agree in all 2,820 months. Vietnam: docs/rules/languages.md section 2.
test('the years that Japan and Vietnam published are theirs, month by month', () => {
  const [, ...rows] = readFileSync(new URL('../../../../test/truth/sky/published-years.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(',') as [LunarCalendar, string, string, string, string]);
  expect(rows).toHaveLength(228 + 168 + 168);
  for (const [calendar, year, firstDay, leapMonth, lengths] of rows) {
    const months = monthsOfLunarYear(Number(year), calendar);
    const leap = months.find((month) => month.leapMonth)?.month;
    expect([dateText(dateOfDay(months[0]!.start)), leap, months.length], `${calendar} ${year}`).toEqual([
      firstDay,
      leapMonth === '' ? undefined : Number(leapMonth),
      lengths.length,
    ]);
    const days = months.map((month) => (daysInLunarMonth(month, calendar) === 30 ? '+' : '-')).join('');
    expect(days, `${calendar} ${year}`).toBe(lengths);
  }
});

test('between its published years and its own midnight, each other calendar is that of China', () => {
  for (const [calendar, from, last] of [
    ['vietnam', 1813, 1967],
    ['vietnamSouth', 1813, 1967],
  ] as const) {
    const months = monthsOf(calendar, from, last - 1).map(shown);
    expect(months, calendar).toEqual(monthsOf('china', from, last - 1).map(shown));
  }
});

// Days that are known by what happened on them: the leap months of 天保14 and 嘉永5, the day on which the railway opened, and the last one.
test.each([
  ['1843-11-04', 'japan', '1843-L09-13'],
  ['1852-03-21', 'japan', '1852-L02-01'],
  ['1851-10-25', 'japan', '1851-10-01'],
  ['1868-10-23', 'japan', '1868-09-08'], // 明治元年 was proclaimed
  ['1872-10-14', 'japan', '1872-09-12'],
  ['1872-12-31', 'japan', '1872-12-02'],
  ['1786-08-24', 'vietnam', '1786-08-01'],
] as const)('%s is %3$s in the calendar of %2$s', (date, calendar, own) => {
  const [y, m, d] = date.split('-').map(Number);
  const { year, leapMonth, month, day } = lunarDateOfDay(dayOfDate(y!, m!, d!), calendar);
  const two = (n: number) => String(n).padStart(2, '0');
  expect(`${year}-${leapMonth ? 'L' : ''}${two(month)}-${two(day)}`).toBe(own);
});

test('in each calendar a day follows the last to 2199, and there and back is the same date', () => {
  for (const calendar of ['vietnam', 'vietnamSouth', 'korea', 'japan'] as const) {
    const last = dayOfDate(2200, 2, 14);
    let before = lunarDateOfDay(dayOfDate(1645, 1, 28), calendar);
    let faults = 0;
    for (let day = dayOfDate(1645, 1, 29); day < last; day = dayNumber(day + 1)) {
      const date = lunarDateOfDay(day, calendar);
      if (date.day === 1 ? before.day < 29 : date.day !== before.day + 1 || date.month !== before.month) faults++;
      if (dayOfLunarDate(date, calendar) !== day) faults++;
      before = date;
    }
    expect([calendar, faults, before.year]).toEqual([calendar, 0, 2199]);
    expect(new Set(monthsOf(calendar, 1645, 2199).map((m) => daysInLunarMonth(m, calendar)))).toEqual(
      new Set([29, 30]),
    );
  }
});

// docs/rules/languages.md section 2.
test.each([
  ['1968-01-29', 'vietnam', 1968], // the Tet of the offensive: a day earlier in Hanoi than in Saigon
  ['1968-01-30', 'vietnamSouth', 1968],
  ['1968-01-30', 'china', 1968],
  ['1985-01-21', 'vietnam', 1985], // a month before China's: the winter solstice of 1984 fell on another day
  ['1985-01-21', 'vietnamSouth', 1985],
  ['1985-02-20', 'china', 1985],
  ['2007-02-17', 'vietnam', 2007],
  ['2007-02-18', 'china', 2007],
  ['2030-02-02', 'vietnam', 2030],
  ['2030-02-03', 'china', 2030],
  ['1997-02-08', 'korea', 1997],
  ['1997-02-07', 'china', 1997],
  ['2028-01-27', 'korea', 2028],
  ['2028-01-26', 'china', 2028],
  ['1916-02-04', 'korea', 1916],
  ['1954-02-04', 'korea', 1954], // by UTC+9, although the clocks of that year went over to +8:30
  ['2061-01-22', 'japan', 2061],
] as const)('%s is the New Year of %s', (date, calendar, year) => {
  const [y, m, d] = date.split('-').map(Number);
  expect(lunarDateOfDay(dayOfDate(y!, m!, d!), calendar)).toEqual({ year, month: 1, leapMonth: false, day: 1 });
});

test.each([
  [1985, 'vietnam', 2],
  [1984, 'vietnam', undefined],
  [1984, 'china', 10],
  [1987, 'vietnam', 7],
  [1987, 'china', 6],
  [2012, 'korea', 3],
  [2012, 'china', 4],
  [2017, 'korea', 5],
  [2017, 'china', 6],
  [2099, 'korea', 3],
  // The old rule of Japan has no answer for 2033. Its makers of calendars advised leap month 11 on 2015-08-28, which is the rule of China.
  [2033, 'japan', 11],
] as const)('the leap month of %i in the calendar of %s is %s', (year, calendar, leap) => {
  expect(monthsOfLunarYear(year, calendar).find(({ leapMonth }) => leapMonth)?.month).toBe(leap);
});

test('which month the rotation of the Earth may still decide, goes by its own midnight', () => {
  // The table lists months that differ from China's. Month 9 of 2085 in Vietnam begins 67 s after midnight, on the same day as in China.
  const others: Partial<Record<CalendarRegion, string[]>> = { vietnam: ['2085-09 2085-10-19'] };
  for (const [region, key] of Object.entries({ vietnam: 'vn', korea: 'kr', japan: 'jp' } as const)) {
    const known = ROWS.filter((row) => row.region === region && row.unsettled === key).map(({ own }) => own);
    const unsettled = monthsOf(region as CalendarRegion, 1900, 2100).filter((month) => month.unsettled !== 0);
    expect(unsettled.map(shown)).toEqual([...known, ...(others[region as CalendarRegion] ?? [])]);
  }
});

describe('whose calendar counts', () => {
  test.each([
    [{ timeZone: 'Asia/Shanghai', countryCode: 'CN' }, 'china'],
    [{ timeZone: 'Asia/Bangkok', countryCode: 'VN' }, 'vietnam'],
    [{ timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN' }, 'vietnam'],
    [{ timeZone: 'Asia/Bangkok', countryCode: 'TH' }, 'china'],
    [{ timeZone: 'Asia/Seoul', countryCode: 'KR' }, 'korea'],
    [{ timeZone: 'Asia/Pyongyang', countryCode: 'KP' }, 'korea'],
    [{ timeZone: 'Asia/Tokyo', countryCode: 'JP' }, 'china'],
    [{ timeZone: 'America/New_York', countryCode: 'US' }, 'china'],
    // Without a country: zones that lie in only one of these countries.
    [{ timeZone: 'Asia/Bangkok' }, 'china'],
    [{ timeZone: 'Asia/Hanoi' }, 'vietnam'],
    [{ timeZone: 'Asia/Ho_Chi_Minh' }, 'vietnam'],
    [{ timeZone: 'Asia/Saigon' }, 'vietnam'],
    [{ timeZone: 'Asia/Seoul' }, 'korea'],
    [{ timeZone: 'ROK' }, 'korea'],
    [{ timeZone: 'Asia/Pyongyang' }, 'korea'],
    [{ timeZone: 'Asia/Tokyo' }, 'china'],
  ] as const)('%o: %s', (place, region) => expect(calendarRegionOf(place)).toBe(region));

  test('Japan has a calendar of its own, which counts when it is requested', () => {
    for (const place of [
      { timeZone: 'Asia/Tokyo' },
      { timeZone: 'Japan' },
      { timeZone: 'Asia/Tokyo', countryCode: 'JP' },
    ]) {
      expect(localRegionOf(place)).toBe('japan');
    }
    expect(lunarCalendarOf({ timeZone: 'Asia/Tokyo' }, 'japan')).toBe('japan');
  });

  test('the zone identifies the south of Vietnam, and only where Vietnam counts', () => {
    expect(lunarCalendarOf({ timeZone: 'Asia/Ho_Chi_Minh' })).toBe('vietnamSouth');
    expect(lunarCalendarOf({ timeZone: 'Asia/Saigon' })).toBe('vietnamSouth');
    expect(lunarCalendarOf({ timeZone: 'Asia/Bangkok', countryCode: 'VN' })).toBe('vietnam');
    expect(lunarCalendarOf({ timeZone: 'Europe/Paris' }, 'vietnam')).toBe('vietnam');
    expect(lunarCalendarOf({ timeZone: 'Asia/Ho_Chi_Minh' }, 'china')).toBe('china');
  });
});

// Trần Tiến Bình, Lịch Việt Nam thế kỷ XX–XXI: the months of 1968-01, 1969-01, 1974-11 and 1975-03 began a day apart in north and south.
test('north and south of Vietnam had another day on 120 days from 1968 to 1975', () => {
  const first = dayOfDate(1968, 1, 1);
  const last = dayOfDate(1975, 6, 12);
  const apart: string[] = [];
  for (let day = first; day <= last; day++) {
    const [north, south] = [lunarDateOfDay(dayNumber(day), 'vietnam'), lunarDateOfDay(dayNumber(day), 'vietnamSouth')];
    if (north.month !== south.month || north.day !== south.day)
      apart.push(dateText(dateOfDay(dayNumber(day))).slice(0, 7));
  }
  expect(apart).toHaveLength(120);
  expect([...new Set(apart)]).toEqual([
    '1968-01',
    '1968-02',
    '1969-02',
    '1969-03',
    '1974-12',
    '1975-01',
    '1975-04',
    '1975-05',
  ]);
});

test.each([
  ['Asia/Ho_Chi_Minh', 'vietnam', ['china', 'vietnamNorth']],
  ['Asia/Ho_Chi_Minh', 'vietnamNorth', ['vietnam', 'china']],
  ['Asia/Ho_Chi_Minh', 'china', ['vietnam']],
  ['Asia/Bangkok', 'vietnam', ['china']],
] as const)('beside the calendar of a birth in %s cast by %s: %s', (timeZone, region, others) => {
  expect(otherRegionsOf({ timeZone, countryCode: 'VN' }, region)).toEqual(others);
});
