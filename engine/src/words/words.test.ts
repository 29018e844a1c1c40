import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WORDS_OF } from './all-languages.ts';
import { EN, EN_FULL, EN_TRANSITS } from './en/language.ts';
import { LANGUAGES } from './languages.ts';
import type { Names, Phrases } from './words.ts';
import { ZH, ZH_FULL, ZH_TRANSITS } from './zh/language.ts';
import { ZH_HANT, ZH_HANT_FULL, ZH_HANT_TRANSITS } from './zh-Hant/language.ts';

type Term = { zh: string; zhHant: string; name: string };
const glossary = JSON.parse(readFileSync(new URL('../../../docs/rules/glossary.json', import.meta.url), 'utf8'));

/** The groups of names and where the glossary keeps them. */
const GROUPS: readonly (readonly [keyof Names, readonly Record<string, Term>[]])[] = [
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
    ['English', EN, 'name'],
    ['simplified', ZH, 'zh'],
    ['traditional', ZH_HANT, 'zhHant'],
  ] as const)('%s', (_, words, field) => {
    const names = words.names[group] as Record<string, string>;
    const expected = Object.fromEntries(Object.keys(names).map((id) => [id, terms[id]?.[field]]));
    expect(names).toEqual(expected);
  });
});

test.each([
  ['English', EN_TRANSITS, 'name', 'zh'],
  ['simplified', ZH_TRANSITS, 'zh', 'zh'],
  ['traditional', ZH_HANT_TRANSITS, 'zhHant', 'zhHant'],
] as const)('the names of the flow stars are those of the glossary: %s', (_, { transits }, name, hanzi) => {
  const terms = Object.entries<Term>(glossary.stars.flow);
  expect(transits.flowStars).toEqual(Object.fromEntries(terms.map(([id, term]) => [id, term[name]])));
  expect(transits.flowStarsHanzi).toEqual(Object.fromEntries(terms.map(([id, term]) => [id, term[hanzi]])));
});

test.each([
  ['English', EN_FULL, 'name', 'zh'],
  ['simplified', ZH_FULL, 'zh', 'zh'],
  ['traditional', ZH_HANT_FULL, 'zhHant', 'zhHant'],
] as const)('the names of what documents hold on request are those of the glossary: %s', (_, { depth }, name, hanzi) => {
  for (const [group, source] of [
    ['pillarStars', glossary.shensha],
    ['relations', glossary.relations],
    ['elementStates', glossary.elementStates],
    ['rootTags', glossary.rootTags],
    ['monthPatterns', glossary.monthPatterns],
    ['structures', glossary.structures],
    ['conditions', glossary.conditions],
    ['patterns', glossary.patterns],
    ['patternForms', glossary.patternForms],
    ['patternFlags', glossary.patternFlags],
  ] as const) {
    const terms = Object.entries<Term>(source);
    expect(depth.names[group]).toEqual(Object.fromEntries(terms.map(([id, term]) => [id, term[name]])));
    expect(depth.hanzi[group]).toEqual(Object.fromEntries(terms.map(([id, term]) => [id, term[hanzi]])));
  }
});

test.each(LANGUAGES)('the words of %s know of which language they are', (language) => {
  expect(WORDS_OF[language].language).toBe(language);
});

test('every English name has at most one gloss and no nested brackets', () => {
  for (const [group] of GROUPS) {
    for (const name of Object.values(EN.names[group] as Record<string, string>)) {
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

test('the sentences of all languages have the same places to fill', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const { phrases } of [ZH, ZH_HANT]) {
    for (const [code, sentence] of Object.entries(EN.phrases.warnings)) {
      expect([code, places(phrases.warnings[code as keyof Phrases['warnings']])]).toEqual([code, places(sentence)]);
    }
    expect(places(phrases.lunar.date)).toEqual(places(EN.phrases.lunar.date));
    expect([phrases.lunar.digits.length, phrases.lunar.months.length, phrases.lunar.days.length]).toEqual([10, 12, 30]);
  }
});

type Settled = Readonly<Record<string, Readonly<Record<string, { readonly name: string; readonly conf: string }>>>>;
const settledIn = (language: string): Settled =>
  JSON.parse(readFileSync(new URL(`../../../docs/rules/languages/${language}.json`, import.meta.url), 'utf8'));

/** The languages whose names stand in docs/rules/glossary.json. */
const IN_GLOSSARY: readonly string[] = ['en', 'zh', 'zh-Hant'];

describe.each(LANGUAGES.filter((language) => !IN_GLOSSARY.includes(language)))('the names in %s', (language) => {
  const { names, transits, depth, almanac } = WORDS_OF[language];
  const { shortStems: _stems, shortBranches: _branches, ...ofCharts } = names;
  const groups: object = { ...ofCharts, flowStars: transits.flowStars, ...depth.names, ...almanac.names };

  test('are those that docs/rules/languages has, each with how sure it is', () => {
    const settled = settledIn(language);
    for (const [group, own] of Object.entries(groups)) {
      const terms = Object.entries(settled[group]!);
      expect([group, own]).toEqual([group, Object.fromEntries(terms.map(([id, { name }]) => [id, name]))]);
      expect(terms.filter(([, { conf }]) => !['sure', 'likely', 'doubtful'].includes(conf))).toEqual([]);
    }
  });

  test('stand beside those of the glossary in Hanzi', () => {
    expect(WORDS_OF[language].hanzi.stars.ziwei).toBe('紫微');
    expect(Object.keys(WORDS_OF[language].hanzi.stars)).toEqual(Object.keys(ZH_HANT.names.stars));
  });
});

/** Every text of a value, under its path. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, member]) => textsOf(member, `${path}.${key}`));

test('no text in Vietnamese has a Chinese character or a mark that is not composed', () => {
  const { hanzi: _, ...own } = WORDS_OF.vi;
  const texts = textsOf({ ...own, transits: { ...own.transits, flowStarsHanzi: {} }, depth: own.depth.names, almanac: own.almanac.names });
  expect(texts.length).toBeGreaterThan(600);
  for (const [path, text] of texts) {
    expect([path, text]).toEqual([path, text.normalize('NFC')]);
    expect([path, text]).toEqual([path, expect.not.stringMatching(/\p{Script=Han}/u)]);
  }
});
