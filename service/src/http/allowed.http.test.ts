// `allowed` of a problem in the language of the answer. The engine's sentences are English: each has a counterpart in the words of the service.

import { LANGUAGES } from 'beichen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chartOf, dayOf, timelineOf, transitsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => Date.parse('2026-11-22T00:30:15.678Z') });
});
afterAll(() => service.close());

const chartWith = (changes: Record<string, string>) => (lang: string) => chartOf({ ...changes, lang });
const momentOf = (changes: Record<string, string | undefined>) => (lang: string) => transitsOf({ ...changes, lang });

// [fault, request, in English, in Vietnamese, Korean or Japanese]
const CASES = [
  ['a month 13', chartWith({ date: '1990-13-01' }), 'months 1 to 12', 'vi', 'tháng 1 đến 12'],
  ['a day 31 of June', chartWith({ date: '1990-06-31' }), 'days 1 to 30 in 1990-06', 'ko', '1990년 6월의 1일~30일'],
  ['a date too early', chartWith({ date: '1500-01-01' }), '1645-01-28 to 2200-02-14', 'ja', '1645-01-28～2200-02-14'],
  [
    'a lunar day 30 of a short month',
    chartWith({ date: '1990-01-30', calendar: 'lunar' }),
    'days 1 to 29 in month 1 of 1990',
    'ja',
    '旧暦1990年1月の1日～29日',
  ],
  [
    'a leap day 30',
    chartWith({ date: '1990-05-30', calendar: 'lunar', leapMonth: 'true' }),
    'days 1 to 29 in leap month 5 of 1990',
    'ko',
    '음력 1990년 윤5월 1일~29일',
  ],
  [
    'another leap month',
    chartWith({ date: '1990-06-01', calendar: 'lunar', leapMonth: 'true' }),
    'leap month of 1990: 5',
    'vi',
    'tháng nhuận của năm 1990 âm lịch: 5',
  ],
  [
    'a year without a leap month',
    chartWith({ date: '1991-06-01', calendar: 'lunar', leapMonth: 'true' }),
    'no leap month in 1991',
    'ja',
    '旧暦1991年に閏月はありません',
  ],
  [
    'a lunar year too early',
    chartWith({ date: '1500-01-01', calendar: 'lunar' }),
    'lunar years 1645 to 2199',
    'vi',
    'năm âm lịch 1645 đến 2199',
  ],
  [
    'a skipped hour',
    chartWith({ date: '2020-03-08', hour: '2', cityId: 'new-york-city-5128581', disambiguation: 'reject' }),
    'a time that the clock did not skip: 3600 s were left out',
    'ko',
    '시계가 건너뛰지 않은 시각(건너뛴 시간: 3600초)',
  ],
  [
    'a repeated hour',
    chartWith({ date: '2020-11-01', hour: '1', cityId: 'new-york-city-5128581', disambiguation: 'reject' }),
    'a time that the clock showed once, or disambiguation earlier or later',
    'ja',
    '一度しかなかった時刻、またはdisambiguationにearlierかlater',
  ],
  [
    'a repeated time of a moment',
    momentOf({ at: '2020-11-01T01:30', atCityId: 'new-york-city-5128581', atDisambiguation: 'reject' }),
    'a time that the clock showed once, or atDisambiguation earlier or later',
    'vi',
    'một giờ mà đồng hồ chỉ qua một lần, hoặc atDisambiguation là earlier hay later',
  ],
  [
    'a moment before the birth',
    momentOf({ at: '1990-07-22' }),
    'a moment from the birth on, 1990-07-22T23:30:00Z',
    'ko',
    '출생(1990-07-22T23:30:00Z) 이후의 시점',
  ],
  [
    'no moment',
    momentOf({ at: 'x' }),
    'a local time such as 2027-02-10T08:30, an instant such as 2027-02-10T00:30:00Z or 2027-02-10T08:30+08:00, a date such as 2027-02-10, a month such as 2027-06, a year such as 2027, or whole milliseconds since 1970-01-01T00:00Z',
    'ja',
    '現地時刻（例：2027-02-10T08:30）、時点（例：2027-02-10T00:30:00Z、2027-02-10T08:30+08:00）、日付（例：2027-02-10）、月（例：2027-06）、年（例：2027）、または1970-01-01T00:00Zからのミリ秒（整数）',
  ],
  [
    'a moment at 25:00',
    momentOf({ at: '2027-02-10T25:00' }),
    'times from 00:00:00 to 23:59:59, offsets to ±23:59:59',
    'ko',
    '00:00:00~23:59:59의 시각, ±23:59:59까지의 시차',
  ],
  ['a moment too late', momentOf({ at: '2200-06-01' }), '1645-01-28 to 2200-02-14', 'vi', '1645-01-28 đến 2200-02-14'],
  [
    'a zone that does not exist',
    momentOf({ atTimeZone: 'Mars/Olympus' }),
    'a zone of the IANA database, such as Asia/Shanghai',
    'ja',
    'IANAタイムゾーンデータベースのタイムゾーン（例：Asia/Shanghai）',
  ],
  [
    'the Sun without a longitude',
    momentOf({ atTimeZone: 'Asia/Tokyo', atSolarTime: 'mean' }),
    '-180 to 180, together with atSolarTime mean',
    'vi',
    '-180 đến 180, cùng với atSolarTime=mean',
  ],
  [
    'days of a year',
    (lang: string) => timelineOf('days', { at: '2027', lang }),
    'a month, such as 2027-06, or a moment of it: a year has many',
    'ja',
    '月（例：2027-06）、またはその月の時点。一年には複数の月があります',
  ],
  [
    'a day that Samoa left out',
    (lang: string) => dayOf({ date: '2011-12-30', cityId: 'apia-4035413', lang }),
    'a day that the place did not leave out, such as 2011-12-29 or 2011-12-31',
    'vi',
    'một ngày mà nơi đó không bỏ qua, ví dụ 2011-12-29 hoặc 2011-12-31',
  ],
] as const;

test.each(CASES)('%s', async (_, requestIn, english, language, translated) => {
  const message = new Map<string, string>();
  for (const lang of LANGUAGES) {
    const { status, json } = await service.ask(requestIn(lang));
    expect(status).toBe(400);
    message.set(lang, json.errors[0].allowed);
  }
  expect(message.get('en')).toBe(english);
  expect(message.get(language)).toBe(translated);
  for (const lang of LANGUAGES) if (lang !== 'en') expect(message.get(lang)).not.toBe(english);
});

test('lists of ids and numbers are the same in every language', async () => {
  for (const lang of LANGUAGES) {
    const { json } = await service.ask(chartOf({ hour: '24', gender: 'other', lang }));
    expect(json.errors.map(({ allowed }: { allowed: string }) => allowed).sort()).toEqual(['0-23', 'male, female']);
  }
});
