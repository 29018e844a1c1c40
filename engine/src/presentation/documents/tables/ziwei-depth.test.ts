// Patterns and flights in a document: what the library gives, in ids and names, and only where it was requested.

import { describe, expect, test } from 'vitest';
import { labelIds } from '../../../../../test/label-ids.ts';
import { castChart } from '../../../calculation/casting/chart.ts';
import { defineSchool, SCHOOLS } from '../../../calculation/ziwei/school.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { partDescriber } from '../describe.ts';
import { selectPart } from '../vocabulary/select.ts';
import { partWriter } from '../write.ts';
import { CHART } from './chart.ts';
import type { ChartDocument } from './document.generated.ts';
import { ChartFacts } from './facts.ts';
import { CHART_ALL, FULL_CHART } from './full-chart.ts';

// From test/truth/cases/ziwei-patterns.json: a birth with 机月同梁 from borrowed stars, and one for its flights (iztro 2.6.1, run).
const BORROWED = { date: { year: 1978, month: 5, day: 1 }, hour: 4 };
const FLYING = { date: { year: 1984, month: 3, day: 19 }, hour: 6 };
const castAt = (at: typeof BORROWED, school = SCHOOLS.common) =>
  castChart({ ...at, gender: 'male', place: { longitude: 120, timeZone: 'Asia/Shanghai' } }, { school });

const chosen = (chart: ReturnType<typeof castAt>, fields: string, language: (typeof LANGUAGES)[number] = 'en') => {
  const part = selectPart(FULL_CHART, fields);
  const document = partDescriber(part, language)(new ChartFacts(chart)) as object as ChartDocument;
  expect(Buffer.from(partWriter(part, language)(new ChartFacts(chart))).toString()).toBe(JSON.stringify(document));
  return document;
};

test('a pattern has its name, its palace, its stars, what spoils it and how rare it is', () => {
  const { patterns } = chosen(castAt(BORROWED), 'patterns', 'zh-Hant');
  const pattern = patterns!.find(({ id }) => id === 'jiYueTongLiang')!;
  expect([pattern.name, pattern.forms[0]!.hanzi, pattern.brokenBy[0]!.name]).toEqual(['機月同梁', '借星', '煞忌會照']);
  expect(labelIds(pattern)).toEqual({
    id: 'jiYueTongLiang',
    forms: ['lend'],
    isOfLimits: false,
    palace: 'life',
    stars: [
      { id: 'tiantong', palace: 'travel' },
      { id: 'tianliang', palace: 'travel' },
    ],
    brokenBy: [{ id: 'meetsMalefic', stars: [{ id: 'qingyang', palace: 'career' }] }],
    rarity: { percent: 5.5905, oneIn: 17.9, cleanPercent: 0.2642 },
  });
});

test('the flights of a palace, and self-transformations, by ids', () => {
  const { flights, selfTransformations } = chosen(castAt(FLYING), 'flights,selfTransformations');
  expect(labelIds(flights![0])).toEqual({
    id: 'life',
    stem: 'bing',
    transformations: [
      { id: 'lu', star: 'tiantong', palace: 'career' },
      { id: 'quan', star: 'tianji', palace: 'wealth' },
      { id: 'ke', star: 'wenchang', palace: 'health' },
      { id: 'ji', star: 'lianzhen', palace: 'parents' },
    ],
  });
  expect(flights).toHaveLength(12);
  expect(labelIds(selfTransformations)).toEqual([
    { palace: 'children', id: 'ji', star: 'tanlang', kind: 'outward' },
    { palace: 'wealth', id: 'quan', star: 'tianji', kind: 'inward' },
    { palace: 'health', id: 'ke', star: 'wenqu', kind: 'outward' },
    { palace: 'health', id: 'ji', star: 'wenchang', kind: 'outward' },
    { palace: 'travel', id: 'lu', star: 'taiyang', kind: 'outward' },
    { palace: 'friends', id: 'lu', star: 'wuqu', kind: 'outward' },
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('neither is there by default, both are in all of it', () => {
    const chart = castAt(FLYING);
    const whole = partDescriber(CHART, language)(new ChartFacts(chart));
    expect(partDescriber(FULL_CHART, language)(new ChartFacts(chart))).toEqual(whole);
    const all = chosen(chart, CHART_ALL, language);
    expect(all).toMatchObject(whole);
    for (const name of ['patterns', 'flights', 'selfTransformations'] as const) {
      expect(name in whole).toBe(false);
      expect(all[name]!.length).toBeGreaterThan(0);
    }
  });
});

test('in a school of one’s own a pattern has no rarity', () => {
  const own = defineSchool({ ...SCHOOLS.common, id: 'my-school' });
  const { patterns } = chosen(castAt(BORROWED, own), 'patterns');
  expect(patterns!.length).toBeGreaterThan(0);
  for (const pattern of patterns!) expect('rarity' in pattern).toBe(false);
});
