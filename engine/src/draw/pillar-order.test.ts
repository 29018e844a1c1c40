// Do the pillars stand from right to left where that is asked for, with what belongs to each, and from left to right where nothing is asked?

import { expect, test } from 'vitest';
import { castChart } from '../cast-chart.ts';
import { castTransits } from '../cast-transits.ts';
import type { ChartDocument } from '../chart-document.generated.ts';
import { describeChart, describeTransits, partDescriber } from '../describe.ts';
import { pathsByDefault, selectPart } from '../document/select.ts';
import { ChartFacts } from '../parts/facts.ts';
import { FULL_CHART } from '../parts/full-chart.ts';
import { drawSvg } from './draw-svg.ts';
import { drawTerminal } from './draw-terminal.ts';

const chart = castChart({
  date: { calendar: 'solar', year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const document = describeChart(chart, { language: 'ja' });
const transits = describeTransits(castTransits(chart, '2027-02-10T08:30'), { language: 'ja' });

// 庚午 癸未 己丑 戊辰 (docs/rules, the worked example); the moment has 丁亥 of luck, then 丁未 壬寅 癸丑 丙辰.
const NATAL = ['年柱', '月柱', '日柱', '時柱'];
const STEMS = ['庚', '癸', '己', '戊'];
const MOMENT = ['大運', '年運', '月運', '日運', '時運'];

const reversed = (texts: readonly string[]): string[] => [...texts].reverse();

/** The texts among these that stand in a row of a drawing, from the left. */
function rowIn(svg: string, texts: readonly string[]): string[] {
  const found = [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/g)].filter(([, , text]) =>
    texts.includes(text!),
  );
  return found.sort(([, a], [, b]) => Number(a) - Number(b)).map(([, , text]) => text!);
}

test.each(['full', 'compact'] as const)('on the %s board', (layout) => {
  expect(rowIn(drawSvg(document, { layout }), NATAL)).toEqual(NATAL);
  const drawn = drawSvg(document, { layout, pillarOrder: 'hourFirst' });
  expect(rowIn(drawn, NATAL)).toEqual(reversed(NATAL));
  expect(rowIn(drawn.slice(drawn.indexOf('時柱')), STEMS)).toEqual(reversed(STEMS));
});

test.each(['full', 'compact'] as const)(
  'on the %s board with a moment, whose pillars follow those of the birth',
  (layout) => {
    const drawn = drawSvg(document, { layout, transits, pillarOrder: 'hourFirst' });
    expect(rowIn(drawn, NATAL)).toEqual(reversed(NATAL));
    expect(rowIn(drawn, MOMENT)).toEqual(reversed(MOMENT));
  },
);

test('on a terminal', () => {
  const lineOf = (drawn: string, first: string) => drawn.split('\n').find((line) => line.includes(first))!;
  const drawn = drawTerminal(document, { pillarOrder: 'hourFirst' });
  expect(lineOf(drawn, '年柱')).toMatch(/時柱 +日柱 +月柱 +年柱/);
  expect(lineOf(drawn, ' 戊 ')).toMatch(/戊 +己 +癸 +庚/);
  expect(lineOf(drawTerminal(document), '年柱')).toMatch(/年柱 +月柱 +日柱 +時柱/);
  const atMoment = drawTerminal(document, { transits, pillarOrder: 'hourFirst' });
  expect(lineOf(atMoment, '年運')).toMatch(/時運 +日運 +月運 +年運/);
});

const FIELDS = [
  ...pathsByDefault(FULL_CHART),
  'fourPillars.relations',
  ...['year', 'month', 'day', 'hour'].map((id) => `fourPillars.${id}.stars`),
];
const deep = partDescriber(
  selectPart(FULL_CHART, FIELDS.join()),
  'ja',
)(new ChartFacts(chart)) as object as ChartDocument;

test('below the board', () => {
  const drawn = drawSvg(deep, { pillars: true, pillarOrder: 'hourFirst' });
  const sheet = drawn.slice(drawn.indexOf('class="pillar-sheet"'));
  expect(rowIn(sheet, NATAL)).toEqual(reversed(NATAL));
  expect(rowIn(sheet, STEMS)).toEqual(reversed(STEMS));
});
test('and no other order is known', () => {
  expect(() => drawSvg(document, { pillarOrder: 'dayFirst' as 'yearFirst' })).toThrow(
    /pillarOrder.*yearFirst, hourFirst/,
  );
});
