import { expect, test } from 'vitest';
import { decimalText, eraYear, LANGUAGES, languageOfTag } from './languages.ts';

// BCP 47: script before region; without a script the region tells which one is written there.
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
  test(`the tag "${tag}" asks for ${language ?? 'nothing that is spoken here'}`, () =>
    expect(languageOfTag(tag)).toBe(language));
}

// The first year of the Republic is 1912; Taiwan's forms write 民國 115 年 for 2026.
for (const [date, language, era] of [
  ['1912-01-01', 'zh-Hant', '民國 1 年'],
  ['1990-07-23 08:30', 'zh-Hant', '民國 79 年'],
  ['2026-02-17T00:00:00+08:00', 'zh-Hant', '民國 115 年'],
  ['1911-12-31', 'zh-Hant', undefined],
  ['1990-07-23', 'zh', undefined],
  ['1990-07-23', 'en', undefined],
] as const) {
  test(`the year of ${date} is counted as ${era ?? 'nothing else'} in ${language}`, () =>
    expect(eraYear(date, language)).toBe(era));
}

test('each language writes decimals as its readers do, by Intl', () => {
  for (const language of LANGUAGES) {
    expect(decimalText(1.25, language)).toBe(new Intl.NumberFormat(language).format(1.25));
    expect(decimalText('12.0', language)).toBe(
      new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(12),
    );
    expect(decimalText(7, language)).toBe('7');
  }
});
