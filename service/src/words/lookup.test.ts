import { LANGUAGES } from 'beichen';
import { describe, expect, test } from 'vitest';
import { words as pageEn } from '../../../web/src/words/en/words.ts';
import { words as pageJa } from '../../../web/src/words/ja/words.ts';
import { words as pageKo } from '../../../web/src/words/ko/words.ts';
import { words as pageVi } from '../../../web/src/words/vi/words.ts';
import { words as pageZh } from '../../../web/src/words/zh/words.ts';
import { words as pageZhHant } from '../../../web/src/words/zh-Hant/words.ts';
import { wordsIn } from './lookup.ts';
import { pageWordsIn } from './page-lookup.ts';

/** Every text of a language under its path. */
const texts = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, member]) =>
    typeof member === 'string' ? [[`${path}${key}`, member]] : texts(member, `${path}${key}.`),
  );

describe('the texts of the service', () => {
  test('in Chinese are in Chinese, each in its own script', () => {
    const simplified = new Map(texts(wordsIn('zh')));
    const traditional = new Map(texts(wordsIn('zh-Hant')));
    for (const [path, text] of simplified) {
      if (!/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) continue; // only joins its arguments
      expect(text, path).toMatch(/[\u4e00-\u9fff]/);
      expect(text, path).not.toMatch(/[這個請須為單無時農曆]/);
      expect(traditional.get(path), path).not.toMatch(/[这个请须为单无时农历]/);
    }
  });

  test('name the tabs as the page that draws charts does', () => {
    const pages = { en: pageEn, zh: pageZh, 'zh-Hant': pageZhHant, ja: pageJa, ko: pageKo, vi: pageVi };
    for (const language of LANGUAGES) {
      const { tabZiWei, tabPillars, tabYears, tabTwo, tabDays } = pages[language];
      expect(Object.values(pageWordsIn(language).tabs)).toEqual([tabZiWei, tabPillars, tabYears, tabTwo, tabDays]);
    }
  });
});
