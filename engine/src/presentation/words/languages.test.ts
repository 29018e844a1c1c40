import { expect, test } from 'vitest';
import { dateInFigures, dateText, dayInFigures, decimalText, eraDateText, eraYear, LANGUAGES, type Language, languageOfTag } from './languages.ts';

// BCP 47: script before region; without a script the region decides which one is used.
for (const [tag, language] of [
  ['en', 'en'],
  ['EN-us', 'en'],
  ['en_GB', 'en'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh_TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-hant', 'zh-Hant'],
  ['zh-Hans-HK', 'zh'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['zhx', undefined],
  ['fr', undefined],
  ['', undefined],
  ['en us', undefined],
  ['english', undefined],
  ['zh-', undefined],
] as const) {
  test(`the tag "${tag}" selects ${language ?? 'no language'}`, () =>
    expect(languageOfTag(tag)).toBe(language));
}

// The first year of the Republic is 1912; Taiwan's forms write 民國 115 年 for 2026.
for (const [date, language, era] of [
  ['1912-01-01', 'zh-Hant', '民國 1 年'],
  ['1990-07-23 08:30', 'zh-Hant', '民國 79 年'],
  ['2026-02-17T00:00:00+08:00', 'zh-Hant', '民國 115 年'],
  ['1911-12-31', 'zh-Hant', undefined],
  // The National Diet Library's and the Cabinet Office's tables of eras: 令和 from 2019-05-01, 平成 from 1989-01-08, 昭和 from 1926-12-25, 大正 from 1912-07-30.
  ['2019-05-01', 'ja', '令和元年'],
  ['2019-04-30', 'ja', '平成31年'],
  ['1989-01-08', 'ja', '平成元年'],
  ['1989-01-07', 'ja', '昭和64年'],
  ['1926-12-25', 'ja', '昭和元年'],
  ['1926-12-24', 'ja', '大正15年'],
  ['1912-07-29', 'ja', '明治45年'],
  ['1873-01-01', 'ja', '明治6年'],
  ['1872-12-31', 'ja', undefined],
  ['2026', 'ja', '令和8年'],
  ['2085-06-01', 'ja', undefined], // nobody knows how long an era lasts
  ['1990-07-23', 'zh', undefined],
  ['1990-07-23', 'en', undefined],
] as const) {
  test(`the year of ${date} is counted as ${era ?? 'nothing else'} in ${language}`, () =>
    expect(eraYear(date, language)).toBe(era));
}

test.each([
  ['en', '1990-07-03'],
  ['zh', '1990年7月3日'],
  ['zh-Hant', '1990 年 7 月 3 日'],
  ['ja', '1990年7月3日'],
  ['ko', '1990년 7월 3일'],
  ['vi', '03/07/1990'],
] as const)('a date in %s is %s', (language, text) => expect(dateText('1990-07-03T08:30:00', language)).toBe(text));

test.each([
  ['1990-07-03', 'zh-Hant', '民國 79 年（1990 年）7 月 3 日'],
  ['1893-12-26', 'zh-Hant', '1893 年 12 月 26 日'],
  ['1990-07-03', 'ja', '1990年（平成2年）7月3日'],
  ['1990-07-03', 'ko', '1990년 7월 3일'],
] as const)('the date of a birth on %s in %s is %s', (date, language, text) =>
  expect(eraDateText(date, language)).toBe(text));

test('a month alone has no day, and a year alone is a number', () => {
  expect(['en', 'ja', 'ko', 'vi'].map((language) => dateText('1990-07', language as Language))).toEqual([
    '1990-07',
    '1990年7月',
    '1990년 7월',
    '07/1990',
  ]);
  for (const language of LANGUAGES) expect(dateText('1990', language)).toBe('1990');
});

test.each([
  ['en', '1990-07-03'],
  ['zh', '1990-07-03'],
  ['zh-Hant', '1990-07-03'],
  ['ja', '1990/07/03'],
  ['ko', '1990.07.03'],
  ['vi', '03/07/1990'],
] as const)('a table or drawing in %s has %s', (language, text) =>
  expect([dateInFigures('1990-07-03T08:30', language), dayInFigures('1990-07-03', language)]).toEqual([
    text,
    text.replace('1990', '').replace(/^\W|\W$/g, ''),
  ]));

test('each language writes decimals as its readers do, by Intl', () => {
  for (const language of LANGUAGES) {
    expect(decimalText(1.25, language)).toBe(new Intl.NumberFormat(language).format(1.25));
    expect(decimalText('12.0', language)).toBe(
      new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(12),
    );
    expect(decimalText(7, language)).toBe('7');
  }
});
