import { expect, test } from 'vitest';
import { WORDS_OF } from './all-languages.ts';
import { EN } from './en/language.generated.ts';
import { LANGUAGES } from './languages.ts';
import { ZH } from './zh/language.generated.ts';
import { ZH_HANT } from './zh-Hant/language.generated.ts';

test.each(LANGUAGES)('the words of %s know of which language they are', (language) => {
  expect(WORDS_OF[language].language).toBe(language);
});

test('every English name has at most one gloss and no nested brackets', () => {
  for (const group of Object.values(EN.names)) {
    for (const name of Object.values<string>(group)) {
      expect(name).toMatch(/^[^()（）]+( \([^()]+\))?$/);
      expect(name).not.toMatch(/\p{Script=Han}/u);
    }
  }
});

test('no two stars of one language have the same name but the homonyms of the tradition', () => {
  const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);
  expect(twice(Object.values(EN.names.stars))).toEqual([]);
  expect(twice(Object.values(ZH.names.stars))).toEqual([]);
});

test('lunar dates in Chinese have words for every digit, month and day', () => {
  for (const { phrases } of [ZH, ZH_HANT]) {
    expect([phrases.lunar.digits.length, phrases.lunar.months.length, phrases.lunar.days.length]).toEqual([10, 12, 30]);
  }
});

/** Every text of a value, under its path. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, member]) => textsOf(member, `${path}.${key}`));

test('no text in Vietnamese has a Chinese character or a mark that is not composed', () => {
  const { hanzi: _, ...own } = WORDS_OF.vi;
  const texts = textsOf({ ...own, transits: { ...own.transits, flowStarsHanzi: {}, hanzi: {} }, depth: own.depth.names, almanac: own.almanac.names });
  expect(texts.length).toBeGreaterThan(600);
  for (const [path, text] of texts) {
    expect([path, text]).toEqual([path, text.normalize('NFC')]);
    expect([path, text]).toEqual([path, expect.not.stringMatching(/\p{Script=Han}/u)]);
  }
});
