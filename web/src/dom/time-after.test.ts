import { expect, test } from 'vitest';
import { durationText, timeAfter } from './time-after.ts';

test.each([
  [
    { years: 1, months: 3, days: 9 },
    '1 year, 3 months and 9 days',
    '1 年 3 个月 9 天',
    '1 年 3 個月 9 天',
    '1年3か月9日',
  ],
  [{ years: 5, months: 0, days: 1 }, '5 years and 1 day', '5 年 1 天', '5 年 1 天', '5年1日'],
  [{ years: 0, months: 0, days: 0 }, '0 days', '0 天', '0 天', '0日'],
])('a luck pillar after %o has each unit in the singular or plural, and no unit of zero', (after, en, zh, hant, ja) => {
  expect((['en', 'zh', 'zh-Hant', 'ja'] as const).map((language) => timeAfter(after, language))).toEqual([
    en,
    zh,
    hant,
    ja,
  ]);
});

// 福岡 lies 18 min 20 s west of its meridian; the parts that are nothing are left out, and no correction at all has a word.
test.each([
  ['en', /^−18 mins? 20 secs?$/, /^\+1 hr$/],
  ['zh', '−18 分钟 20 秒', '+1 小时'],
  ['zh-Hant', '−18 分鐘 20 秒', '+1 小時'],
  ['vi', '−18 phút 20 giây', '+1 giờ'],
  ['ko', '−18분 20초', '+1시간'],
  ['ja', '−18分20秒', '+1時間'],
] as const)('a correction in %s is in words', (language, west, hour) => {
  expect(durationText(-1100, language, 'none')).toMatch(west);
  expect(durationText(3600, language, 'none')).toMatch(hour);
  expect(durationText(0, language, 'none')).toBe('none');
});
