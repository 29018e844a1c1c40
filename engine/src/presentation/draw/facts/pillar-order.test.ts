// Order of the pillars in drawings: right to left on request, left to right otherwise.

import { expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { describeChart, describeTransits, partDescriber } from '../../documents/describe.ts';
import type { ChartDocument } from '../../documents/tables/document.generated.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { FULL_CHART } from '../../documents/tables/full-chart.ts';
import { pathsByDefault, selectPart } from '../../documents/vocabulary/select.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { drawTerminal } from '../terminal/draw-terminal.ts';

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

/** The texts among these that are in a row of a drawing, from the left. */
function rowIn(svg: string, texts: readonly string[]): string[] {
  const found = [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/g)].filter(([, , text]) =>
    texts.includes(text!),
  );
  return found.sort(([, a], [, b]) => Number(a) - Number(b)).map(([, , text]) => text!);
}

test.each(['full', 'compact'] as const)('on the %s board', (layout) => {
  expect(rowIn(drawSvg(document, { layout, pillarOrder: 'yearFirst' }), NATAL)).toEqual(NATAL);
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

// 만세력 and 命式 have the year on the right; Chinese and Vietnamese programs have it on the left.
test.each(LANGUAGES)('in %s as charts have them there, where nothing else is requested', (language) => {
  const drawn = drawSvg(describeChart(chart, { language }));
  const pillarOrder = language === 'ja' || language === 'ko' ? 'hourFirst' : 'yearFirst';
  expect(drawn).toBe(drawSvg(describeChart(chart, { language }), { pillarOrder }));
});

test('on a terminal', () => {
  const lineOf = (drawn: string, first: string) => drawn.split('\n').find((line) => line.includes(first))!;
  const drawn = drawTerminal(document, { pillarOrder: 'hourFirst' });
  expect(lineOf(drawn, '年柱')).toMatch(/時柱 +日柱 +月柱 +年柱/);
  expect(lineOf(drawn, ' 戊 ')).toMatch(/戊 +己 +癸 +庚/);
  expect(lineOf(drawTerminal(document, { pillarOrder: 'yearFirst' }), '年柱')).toMatch(/年柱 +月柱 +日柱 +時柱/);
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

/** The arcs of a sheet: the label of each, and the pillars that it joins. */
function arcsIn(sheet: string, titles: readonly string[]): (readonly [label: string, pillars: string[]])[] {
  const pillarAt = new Map(
    [...sheet.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/g)].flatMap(([, x, text]) =>
      titles.includes(text!) ? [[Number(x), text!] as const] : [],
    ),
  );
  return [...sheet.matchAll(/>([^<]+)<\/text><path d="([^"]+)"/g)].map(([, label, path]) => {
    // A foot is a vertical line: the path begins with the first foot and ends with the last one.
    const feet = [...path!.matchAll(/M([\d.]+) [\d.]+V|Q([\d.]+) [\d.]+ [\d.]+ [\d.]+V/g)].map(([, a, b]) =>
      Number(a ?? b),
    );
    return [label!, feet.sort((a, b) => a - b).map((x) => pillarAt.get(x) ?? `nothing at ${x}`)] as const;
  });
}

// Charts with relations of two and of three pillars, some of which act from one pillar on another.
const RELATED = ['1986-06-12', '2000-08-09', '1990-07-23', '1978-03-04', '2012-01-25'].map((date, n) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const cast = castChart({
    date: { year, month, day },
    hour: 1 + 5 * n,
    minute: 30,
    gender: 'female',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
  return partDescriber(selectPart(FULL_CHART, FIELDS.join()), 'ja')(new ChartFacts(cast)) as object as ChartDocument;
});

test('these charts have relations of every reach, and such with an arrow', () => {
  const all = RELATED.flatMap(({ fourPillars }) => fourPillars.relations!);
  expect(new Set(all.map(({ pillars }) => pillars.length))).toEqual(new Set([2, 3]));
  expect(all.some(({ from }) => from !== undefined)).toBe(true);
});

test.each(['full', 'compact'] as const)('with arcs that stand over the pillars of their relations (%s)', (layout) => {
  for (const document of RELATED) {
    const sheetOf = (pillarOrder: 'yearFirst' | 'hourFirst') =>
      drawSvg(document, { layout, pillars: true, pillarOrder }).split('class="pillar-sheet"')[1]!;
    const titleOf = { year: NATAL[0]!, month: NATAL[1]!, day: NATAL[2]!, hour: NATAL[3]!, moment: '' };
    const wanted = document.fourPillars.relations!.map(
      ({ name, pillars }) => `${name} ${pillars.map((id) => titleOf[id])}`,
    );
    for (const [order, ofPillars] of [
      ['yearFirst', (pillars: readonly string[]) => pillars],
      ['hourFirst', reversed],
    ] as const) {
      const drawn = arcsIn(sheetOf(order), NATAL).map(
        ([label, pillars]) => `${label.split(' ')[0]} ${ofPillars(pillars)}`,
      );
      expect(drawn.sort()).toEqual([...wanted].sort());
    }
    // A drawing from right to left is the mirror image of one from left to right, arrows included.
    const mirrored = arcsIn(sheetOf('yearFirst'), NATAL).map(([label, pillars]) => [mirror(label), reversed(pillars)]);
    expect(arcsIn(sheetOf('hourFirst'), NATAL).sort()).toEqual(mirrored.sort());
  }
});

/** 相刑 申←巳 from right to left: 相刑 巳→申. */
const mirror = (label: string): string => {
  const [name, signs = ''] = label.split(' ');
  const turned = [...signs].reverse().map((sign) => ({ '→': '←', '←': '→' })[sign] ?? sign);
  return [name, turned.join('')].join(' ').trimEnd();
};

test('on a terminal in depth, with the same arcs', () => {
  for (const document of RELATED) {
    const linesIn = (pillarOrder: 'yearFirst' | 'hourFirst') =>
      drawTerminal(document, { pillars: true, pillarOrder, columns: 160 }).split('\n');
    const feetIn = (lines: readonly string[], isTurned: boolean) =>
      lines.flatMap((line) => {
        const feet = [...line.replace(/[^\x20-\x7f╭╮┬─╌]/gu, '  ').matchAll(/[╭┬╮]/g)].map(({ index }) => index);
        const places = feet.map((at) => (isTurned ? 3 - Math.floor(at / 40) : Math.floor(at / 40)));
        return line.includes('╭') ? [places.sort().join()] : [];
      });
    const wanted = document.fourPillars.relations!.map(({ pillars }) =>
      pillars.map((id) => ['year', 'month', 'day', 'hour'].indexOf(id)).join(),
    );
    expect(feetIn(linesIn('yearFirst'), false).sort()).toEqual([...wanted].sort());
    expect(feetIn(linesIn('hourFirst'), true).sort()).toEqual([...wanted].sort());
  }
});

test('and no other order is known', () => {
  expect(() => drawSvg(document, { pillarOrder: 'dayFirst' as 'yearFirst' })).toThrow(
    /pillarOrder.*yearFirst, hourFirst/,
  );
});
