import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { partDescriber } from '../describe.ts';
import { CHART, CHART_COMPACT } from '../tables/chart.ts';
import type { ChartDocument } from '../tables/document.generated.ts';
import { ChartFacts } from '../tables/facts.ts';
import { CHART_ALL, FULL_CHART } from '../tables/full-chart.ts';
import { partWriter } from '../write.ts';
import { pathsByDefault, pathsOnRequest, selectPart, UnknownField, unknownFieldIn } from './select.ts';

const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const facts = new ChartFacts(chart);
const whole = partDescriber(CHART, 'en')(facts);
const chosen = (fields: string, groups?: Record<string, string>) => {
  const part = selectPart(CHART, fields, groups);
  const document = partDescriber(part, 'en')(facts);
  expect(Buffer.from(partWriter(part, 'en')(facts)).toString()).toBe(JSON.stringify(document));
  return document as unknown;
};

// Without shared describers, each selection would describe all values again: milliseconds and hundreds of kilobytes for 24 selections in turn.
test('selections share the values that are kept', () => {
  const frozenIn = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null
      ? [...(Object.isFrozen(value) ? [value] : []), ...Object.values(value).flatMap(frozenIn)]
      : [];
  const saved = new Set(frozenIn(whole));
  const selected = frozenIn(partDescriber(selectPart(CHART, pathsByDefault(CHART).join()), 'en')(facts));
  expect(selected.length).toBeGreaterThan(100);
  expect(selected.every((value) => saved.has(value))).toBe(true);
});

describe('fields', () => {
  test('name members, whole or in part, and lists are looked through', () => {
    const { mainStar, fourPillars, palaces } = whole;
    expect(chosen('mainStar, fourPillars.hanzi,palaces.majorStars')).toEqual({
      mainStar,
      palaces: palaces.map(({ majorStars }) => ({ majorStars })),
      fourPillars: { hanzi: fourPillars.hanzi },
    });
    expect(chosen('palaces.majorStars.brightness.name,palaces.id')).toEqual({
      palaces: palaces.map(({ id, majorStars }) => ({
        id,
        majorStars: majorStars.map(({ brightness }) => (brightness ? { brightness: { name: brightness.name } } : {})),
      })),
    });
    expect(chosen('fourPillars.day.branch.hiddenStems.tenGod.hanzi')).toEqual({
      fourPillars: {
        day: {
          branch: {
            hiddenStems: fourPillars.day.branch.hiddenStems.map(({ tenGod: { hanzi } }) => ({ tenGod: { hanzi } })),
          },
        },
      },
    });
  });

  test('stand in the order of the table, however they are requested, and all of a member beats some of it', () => {
    const both = { dayMaster: whole.dayMaster, conventions: whole.conventions };
    expect(JSON.stringify(chosen('conventions,dayMaster'))).toBe(JSON.stringify(both));
    expect(chosen('dayMaster.id,dayMaster')).toEqual({ dayMaster: whole.dayMaster });
    expect(chosen('dayMaster,dayMaster.id')).toEqual({ dayMaster: whole.dayMaster });
    expect(chosen('dayMaster.id,dayMaster.id')).toEqual({ dayMaster: { id: 'ji' } });
  });

  test('can be groups, alone and beside paths', () => {
    expect(chosen('stars,dayMaster.id', { stars: 'mainStar.id,mainStar.name' })).toEqual({
      mainStar: { id: whole.mainStar.id, name: whole.mainStar.name },
      dayMaster: { id: 'ji' },
    });
    expect(chosen(Object.keys(CHART.members).join(','))).toEqual(whole);
    expect(Object.keys(chosen(CHART_COMPACT) as object)).toEqual(Object.keys(whole));
  });

  test('name what a document has on request only, beside what it has by default, in any order', () => {
    const full = (fields: string) => {
      const part = selectPart(FULL_CHART, fields, { default: pathsByDefault(FULL_CHART).join(',') });
      const document = partDescriber(part, 'en')(facts) as object as ChartDocument;
      expect(Buffer.from(partWriter(part, 'en')(facts)).toString()).toBe(JSON.stringify(document));
      return document;
    };
    const { relations } = full('fourPillars.relations').fourPillars;
    const { stars } = full('fourPillars.day.stars').fourPillars.day;
    expect(full('fourPillars.relations')).toEqual({ fourPillars: { relations } });
    expect(relations!.map(({ id }) => id)).toContain('sixClash');
    expect(stars!.length).toBeGreaterThan(0);
    const withRelations = { ...whole, fourPillars: { ...whole.fourPillars, relations } };
    expect(full('default,fourPillars.relations')).toEqual(withRelations);
    expect(full('fourPillars.relations,default')).toEqual(withRelations);
    expect(full('fourPillars.relations.id,fourPillars')).toEqual({
      fourPillars: { ...whole.fourPillars, relations: relations!.map(({ id }) => ({ id })) },
    });
    expect(full('fourPillars.day.stars,fourPillars.day').fourPillars).toEqual({
      day: { ...whole.fourPillars.day, stars },
    });
    expect(full('fourPillars,dayMaster')).toEqual({ fourPillars: whole.fourPillars, dayMaster: whole.dayMaster });
    expect(full('default')).toEqual(whole);
    const all = full(CHART_ALL);
    expect(all.fourPillars.day.stars).toEqual(stars);
    expect(all.conventions.pillarStars).toBe('common');
    expect(all).toMatchObject(whole);
  });

  test('a part that is not selected shows what it has by default, as an object and as bytes', () => {
    expect(partDescriber(FULL_CHART, 'en')(facts)).toEqual(whole);
    expect(Buffer.from(partWriter(FULL_CHART, 'en')(facts)).toString()).toBe(JSON.stringify(whole));
    expect(pathsOnRequest(CHART)).toEqual([]);
    const ofPillars = ['year', 'month', 'day', 'hour'].flatMap((pillar) =>
      ['stem.roots', 'branch.hiddenStems.shownIn', 'stars', 'command'].map((path) => `fourPillars.${pillar}.${path}`),
    );
    expect(pathsOnRequest(FULL_CHART)).toEqual([
      'birth.dayAlmanac',
      'palaces.yearAges',
      'ziwei.yearAndBureau',
      'ziwei.yearAndLife',
      'ziwei.nightCry',
      'ziwei.ziDoujun',
      ...ofPillars,
      'fourPillars.relations',
      'fourPillars.monthCommand',
      'fourPillars.monthPattern',
      'fourPillars.structures',
      'dayMaster.support',
      'fiveElements.elements.season',
      'conventions.monthCommandTable',
      'conventions.pillarStars',
      'boneWeight',
      'patterns',
      'flights',
      'selfTransformations',
    ]);
  });

  test.each([
    ['mainStr', 'mainStar'],
    ['palaces.majorStar', 'palaces.majorStars'],
    ['palaces.majorStars.id.x', 'palaces.majorStars.id'],
    ['palaces.stem.nmae', 'palaces.stem.name'],
    ['dayMaster,dayMaster.idd', 'dayMaster.id'],
    ['compcat', 'compact'],
    ['', 'ziwei'],
    ['__proto__', 'birth'],
    ['birth.constructor', 'birth.correction'],
  ])('%j leads nowhere; near is %s', (fields, nearest) => {
    const unknown = unknownFieldIn(CHART, fields, { compact: CHART_COMPACT });
    expect(unknown).toBeInstanceOf(UnknownField);
    if (fields !== '' && !fields.startsWith('__')) expect(unknown?.nearest).toBe(nearest);
  });

  test('what was not requested is not calculated', () => {
    const untouched = Object.defineProperty(new ChartFacts(chart), 'boundaries', {
      get: () => expect.unreachable('nobody asked where the chart becomes another one'),
    });
    const write = partWriter(selectPart(CHART, 'mainStar,palaces,fourPillars,birth.utc'), 'zh');
    expect(() => write(untouched)).not.toThrow();
    expect(() => partWriter(selectPart(CHART, 'warnings'), 'zh')(untouched)).toThrow();
  });
});
