import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { partDescriber } from '../../documents/describe.ts';
import type { ChartDocument, RelationDocument } from '../../documents/tables/document.generated.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { FULL_CHART } from '../../documents/tables/full-chart.ts';
import { selectPart } from '../../documents/vocabulary/select.ts';
import { isOpposed, relationRows, signsOf } from './relation-rows.ts';

/** 庚辰 甲申 己亥 己巳. */
const chart = castChart({
  date: { year: 2000, month: 8, day: 9 },
  hour: 10,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const { fourPillars } = partDescriber(
  selectPart(FULL_CHART, 'fourPillars,fourPillars.relations'),
  'zh',
)(new ChartFacts(chart)) as object as ChartDocument;
const relations = fourPillars.relations!;

const relation = (id: RelationDocument['id'], ...pillars: RelationDocument['pillars']): RelationDocument =>
  ({ id, name: id, hanzi: id, pillars }) as RelationDocument;
const seen = (rows: ReturnType<typeof relationRows>) => rows.map((row) => row.map(({ places }) => places.join('-')));

describe('the rows of relations', () => {
  test('have longer relations above shorter ones, and side by side relations that do not overlap', () => {
    const rows = relationRows([
      relation('harm', 'day', 'hour'),
      relation('sixClash', 'month', 'day'),
      relation('sixCombine', 'year', 'month'),
      relation('threeCombine', 'year', 'month', 'hour'),
    ]);
    expect(seen(rows)).toEqual([['0-1-3'], ['0-1', '2-3'], ['1-2']]);
  });

  test('have one relation each where there is no room for two', () => {
    const rows = relationRows(
      [relation('sixCombine', 'year', 'month'), relation('harm', 'day', 'hour')],
      ({ places }) => places[0] !== 2,
    );
    expect(seen(rows)).toEqual([['0-1'], ['2-3']]);
  });

  test('have every relation of a chart once', () => {
    const placed = relationRows(relations).flat();
    expect(new Set(placed.map((each) => each.relation))).toEqual(new Set(relations));
    expect(placed).toHaveLength(relations.length);
  });
});

test('signs are those of the pillars, with an arrow from the one that acts', () => {
  expect(relations.map((each) => `${each.hanzi} ${signsOf(each, fourPillars)}`)).toEqual([
    '天干相冲 庚→甲',
    '天干五合 甲己',
    '天干五合 甲己',
    '拱合 辰申',
    '六害 申亥',
    '六合 申巳',
    '相刑 申←巳',
    '相破 申巳',
    '六冲 亥巳',
  ]);
  // From right to left 甲 of the month is left of 庚 of the year, and 巳 of the hour left of 申 of the month.
  const hourFirst = ['hour', 'day', 'month', 'year'] as const;
  const turned = relations.map((each) => signsOf(each, fourPillars, hourFirst));
  expect(turned).toEqual(['甲←庚', '己甲', '己甲', '申辰', '亥申', '巳申', '巳→申', '巳申', '巳亥']);
  expect(relations.filter(isOpposed).map(({ hanzi }) => hanzi)).toEqual(['天干相冲', '六害', '相刑', '相破', '六冲']);
});
