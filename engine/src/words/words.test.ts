import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

type Term = { zh: string; zhHant: string; name: string };
const glossary = JSON.parse(readFileSync(new URL('../../../docs/rules/glossary.json', import.meta.url), 'utf8'));

/** The groups of names and where the glossary keeps them. */
const GROUPS: readonly (readonly [keyof Words, readonly Record<string, Term>[]])[] = [
  ['stems', [glossary.heavenlyStems]],
  ['branches', [glossary.earthlyBranches]],
  ['animals', [glossary.zodiac]],
  ['elements', [glossary.elements]],
  ['polarities', [glossary.yinYang]],
  ['nayin', [glossary.nayin]],
  ['growthPhases', [glossary.cycles.changsheng12]],
  ['solarTerms', [glossary.solarTerms]],
  ['tenGods', [glossary.tenGods]],
  ['directions', [glossary.pillars]],
  ['palaces', [glossary.palaces]],
  ['stars', [glossary.stars.major, glossary.stars.minor, glossary.stars.adjective]],
  ['brightness', [glossary.brightness]],
  ['transformations', [glossary.transformations]],
  ['bureaus', [glossary.bureaus]],
  ['doctorSpirits', [glossary.cycles.boshi12]],
  ['generalSpirits', [glossary.cycles.jiangqian12]],
  ['yearSpirits', [glossary.cycles.suiqian12]],
  ['yinYangGenders', [glossary.yinYangGender]],
  ['rarityTiers', [glossary.rarityTiers]],
];

describe.each(GROUPS)('the names of %s are those of the glossary', (group, sources) => {
  const terms: Record<string, Term> = Object.assign({}, ...sources);
  test.each([
    ['English', en, 'name'],
    ['simplified', zh, 'zh'],
    ['traditional', zhHant, 'zhHant'],
  ] as const)('%s', (_, words, field) => {
    const names = words[group] as Record<string, string>;
    const expected = Object.fromEntries(Object.keys(names).map((id) => [id, terms[id]?.[field]]));
    expect(names).toEqual(expected);
  });
});

test('every English name has at most one gloss and no nested brackets', () => {
  for (const [group] of GROUPS) {
    for (const name of Object.values(en[group] as Record<string, string>)) {
      expect(name).toMatch(/^[^()（）]+( \([^()]+\))?$/);
      expect(name).not.toMatch(/\p{Script=Han}/u);
    }
  }
});

test('no two stars of one language have the same name but the homonyms of the tradition', () => {
  const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);
  expect(twice(Object.values(en.stars))).toEqual([]);
  expect(twice(Object.values(zh.stars))).toEqual([]);
});

test('the sentences of all languages have the same places to fill', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const words of [zh, zhHant]) {
    for (const [code, sentence] of Object.entries(en.warnings)) {
      expect([code, places(words.warnings[code as keyof Words['warnings']])]).toEqual([code, places(sentence)]);
    }
    expect(places(words.lunar.date)).toEqual(places(en.lunar.date));
    expect([words.lunar.digits.length, words.lunar.months.length, words.lunar.days.length]).toEqual([10, 12, 30]);
  }
});
