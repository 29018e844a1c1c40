import { expect, test } from 'vitest';
import { timeAfter } from './time-after.ts';

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
])(
  'a luck pillar after %o is told with one or many of each unit, and without those that are nothing',
  (after, en, zh, hant, ja) => {
    expect((['en', 'zh', 'zh-Hant', 'ja'] as const).map((language) => timeAfter(after, language))).toEqual([
      en,
      zh,
      hant,
      ja,
    ]);
  },
);
