// Ten births over HTTP, each with a place and a clock time. The expected values were worked out apart from this project's
// code: offsets from the IANA database (2026f), the equation of time by Meeus, Astronomical Algorithms ch. 25 and 28 (exact to 2 s),
// terms from test/truth/sky/solar-terms.csv, lunar dates from test/truth/sky/lunar-years.csv, pillars and palaces by docs/rules/charts.md.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from './service-process.ts';

interface ExpectedChart {
  readonly utc: string;
  readonly utcOffsetSeconds: number;
  readonly trueSolarTime: string;
  readonly fourPillars: string;
  readonly lunarDate: readonly [year: number, month: number, leapMonth: boolean, day: number];
  readonly lifePalace: string;
  readonly bureau: string;
  readonly mainStar: string;
  /** Codes of warnings that must be there. */
  readonly warnings?: readonly string[];
}

type Row = readonly [title: string, parameters: Readonly<Record<string, string | number>>, expected: ExpectedChart];

const BEIJING = 'beijing-1816670';
const SHANGHAI = 'shanghai-1796236';
const URUMQI = 'urumqi-1529102';

// biome-ignore format: one birth reads in three lines
const BIRTHS: readonly Row[] = [
  [
    'in Chinese summer time',
    { date: '1990-07-23', hour: 8, minute: 30, cityId: BEIJING },
    {
      utc: '1990-07-22T23:30:00Z', utcOffsetSeconds: 32400, trueSolarTime: '1990-07-23T07:09:09',
      fourPillars: '庚午 癸未 己丑 戊辰', lunarDate: [1990, 6, false, 2], lifePalace: '己卯', bureau: 'earth5', mainStar: 'lianzhen+pojun',
    },
  ],
  [
    'before standard time, by the mean time of the birthplace: 116.39723 × 240 s',
    { date: '1893-12-26', hour: 8, minute: 0, cityId: BEIJING },
    {
      utc: '1893-12-26T00:14:25Z', utcOffsetSeconds: 27935, trueSolarTime: '1893-12-26T07:59:15',
      fourPillars: '癸巳 甲子 丁酉 甲辰', lunarDate: [1893, 11, false, 19], lifePalace: '庚申', bureau: 'wood3', mainStar: 'tanlang',
      warnings: ['local_mean_time'],
    },
  ],
  [
    'in the hour that the clock showed twice: the earlier',
    { date: '1986-09-14', hour: 1, minute: 30, cityId: SHANGHAI },
    {
      utc: '1986-09-13T16:30:00Z', utcOffsetSeconds: 32400, trueSolarTime: '1986-09-14T00:39:54',
      fourPillars: '丙寅 丁酉 辛酉 戊子', lunarDate: [1986, 8, false, 11], lifePalace: '丁酉', bureau: 'fire6', mainStar: 'tiantong',
      warnings: ['repeated_hour'],
    },
  ],
  [
    'in the hour that the clock showed twice: the later',
    { date: '1986-09-14', hour: 1, minute: 30, cityId: SHANGHAI, disambiguation: 'later' },
    {
      utc: '1986-09-13T17:30:00Z', utcOffsetSeconds: 28800, trueSolarTime: '1986-09-14T01:39:55',
      fourPillars: '丙寅 丁酉 辛酉 己丑', lunarDate: [1986, 8, false, 11], lifePalace: '丙申', bureau: 'fire6', mainStar: 'qisha',
      warnings: ['repeated_hour'],
    },
  ],
  [
    'in the hour that the clock skipped: read with the offset before',
    { date: '1986-05-04', hour: 2, minute: 30, cityId: SHANGHAI },
    {
      utc: '1986-05-03T18:30:00Z', utcOffsetSeconds: 28800, trueSolarTime: '1986-05-04T02:38:59',
      fourPillars: '丙寅 壬辰 戊申 癸丑', lunarDate: [1986, 3, false, 26], lifePalace: '辛卯', bureau: 'wood3', mainStar: 'empty>ziwei+tanlang',
      warnings: ['skipped_hour'],
    },
  ],
  [
    'in Xinjiang by Beijing time',
    { date: '1990-01-15', hour: 10, minute: 0, cityId: URUMQI },
    {
      utc: '1990-01-15T02:00:00Z', utcOffsetSeconds: 28800, trueSolarTime: '1990-01-15T07:41:08',
      fourPillars: '己巳 丁丑 庚辰 庚辰', lunarDate: [1989, 12, false, 19], lifePalace: '癸酉', bureau: 'metal4', mainStar: 'lianzhen+pojun',
      warnings: ['two_time_zones'],
    },
  ],
  [
    'in Xinjiang by Xinjiang time',
    { date: '1990-01-15', hour: 10, minute: 0, cityId: URUMQI, timeZone: 'Asia/Urumqi' },
    {
      utc: '1990-01-15T04:00:00Z', utcOffsetSeconds: 21600, trueSolarTime: '1990-01-15T09:41:06',
      fourPillars: '己巳 丁丑 庚辰 辛巳', lunarDate: [1989, 12, false, 19], lifePalace: '壬申', bureau: 'metal4', mainStar: 'empty>taiyang+jumen',
      warnings: ['two_time_zones'],
    },
  ],
  [
    // China had New Year (2000-02-05) when New York still wrote the 4th; Lichun had come in both (2000-02-04 12:40:22 UTC).
    'abroad near a new moon: the local date decides',
    { date: '2000-02-04', hour: 19, minute: 30, cityId: 'new-york-city-5128581' },
    {
      utc: '2000-02-05T00:30:00Z', utcOffsetSeconds: -18000, trueSolarTime: '2000-02-04T19:20:03',
      fourPillars: '庚辰 戊寅 壬辰 庚戌', lunarDate: [1999, 12, false, 29], lifePalace: '丁卯', bureau: 'fire6', mainStar: 'tianxiang',
    },
  ],
  [
    'on day 16 of a leap month, which counts to the next one',
    { date: '1990-07-08', hour: 12, minute: 0, cityId: BEIJING },
    {
      utc: '1990-07-08T03:00:00Z', utcOffsetSeconds: 32400, trueSolarTime: '1990-07-08T10:40:38',
      fourPillars: '庚午 癸未 甲戌 己巳', lunarDate: [1990, 5, true, 16], lifePalace: '戊寅', bureau: 'earth5', mainStar: 'empty>tianji+taiyin',
      warnings: ['leap_month_day'],
    },
  ],
  [
    'late on the eve of the New Year: the hour of 子 belongs to its first day, month and year',
    { date: '2024-02-09', hour: 23, minute: 50, cityId: BEIJING },
    {
      utc: '2024-02-09T15:50:00Z', utcOffsetSeconds: 28800, trueSolarTime: '2024-02-09T23:21:25',
      fourPillars: '甲辰 丙寅 甲辰 甲子', lunarDate: [2024, 1, false, 1], lifePalace: '丙寅', bureau: 'fire6', mainStar: 'empty>tianji+taiyin',
      warnings: ['late_zi_hour'],
    },
  ],
  [
    'on the first day of the range',
    { date: '1645-01-28', hour: 12, minute: 0, cityId: BEIJING },
    {
      utc: '1645-01-28T04:14:25Z', utcOffsetSeconds: 27935, trueSolarTime: '1645-01-28T11:46:12',
      fourPillars: '甲申 丁丑 乙酉 壬午', lunarDate: [1645, 1, false, 1], lifePalace: '甲申', bureau: 'water2', mainStar: 'tiantong+tianliang',
    },
  ],
  [
    'on the last day of the range',
    { date: '2200-02-14', hour: 12, minute: 0, cityId: BEIJING },
    {
      utc: '2200-02-14T04:00:00Z', utcOffsetSeconds: 28800, trueSolarTime: '2200-02-14T11:31:46',
      fourPillars: '庚子 戊寅 辛未 甲午', lunarDate: [2199, 12, false, 30], lifePalace: '辛未', bureau: 'earth5', mainStar: 'ziwei+pojun',
    },
  ],
  [
    'in the southern hemisphere, in its summer time',
    { date: '1985-01-15', hour: 14, minute: 0, cityId: 'sydney-2147714' },
    {
      utc: '1985-01-15T03:00:00Z', utcOffsetSeconds: 39600, trueSolarTime: '1985-01-15T12:55:28',
      fourPillars: '甲子 丁丑 甲寅 庚午', lunarDate: [1984, 11, false, 25], lifePalace: '庚午', bureau: 'earth5', mainStar: 'ziwei',
    },
  ],
];

const SECONDS_OF_MEEUS = 3;

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService({ LOG_LEVEL: 'info' });
});
afterAll(() => service.stop());

describe.each(BIRTHS)('born %s', (_, parameters, expected) => {
  test('the chart is the one worked out by hand', async () => {
    const query = new URLSearchParams({
      gender: 'male',
      ...Object.fromEntries(Object.entries(parameters).map(([k, v]) => [k, String(v)])),
    });
    const response = await fetch(`${service.url}/api/public/chart?${query}`);
    const chart = await response.json();
    expect([response.status, chart.errors]).toEqual([200, undefined]);
    const { birth, fourPillars, ziwei, mainStar, palaces, warnings } = chart;
    const life = palaces.find((palace: { id: string }) => palace.id === 'life');
    expect({
      utc: birth.utc,
      utcOffsetSeconds: birth.utcOffsetSeconds,
      fourPillars: fourPillars.hanzi,
      lunarDate: [birth.lunarDate.year, birth.lunarDate.month, birth.lunarDate.leapMonth, birth.lunarDate.day],
      lifePalace: life.stem.hanzi + life.branch.hanzi,
      bureau: ziwei.bureau.id,
      mainStar: mainStar.id,
    }).toEqual({
      utc: expected.utc,
      utcOffsetSeconds: expected.utcOffsetSeconds,
      fourPillars: expected.fourPillars,
      lunarDate: expected.lunarDate,
      lifePalace: expected.lifePalace,
      bureau: expected.bureau,
      mainStar: expected.mainStar,
    });
    const off = Math.abs(Date.parse(`${birth.trueSolarTime}Z`) - Date.parse(`${expected.trueSolarTime}Z`)) / 1000;
    expect(off).toBeLessThanOrEqual(SECONDS_OF_MEEUS);
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining([...(expected.warnings ?? [])]),
    );
  });
});
