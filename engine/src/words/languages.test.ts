import { expect, test } from 'vitest';
import { languageOfTag } from './languages.ts';

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
