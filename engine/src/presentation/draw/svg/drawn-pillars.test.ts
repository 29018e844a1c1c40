// Pillars in depth on a drawing.

import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { describeChart, partDescriber } from '../../documents/describe.ts';
import type { ChartDocument } from '../../documents/tables/document.generated.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { FULL_CHART } from '../../documents/tables/full-chart.ts';
import { pathsByDefault, selectPart } from '../../documents/vocabulary/select.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { columnsOf } from '../facts/columns.ts';
import { drawTerminal } from '../terminal/draw-terminal.ts';
import { drawSvg } from './draw-svg.ts';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const chartOf = (n: number) =>
  castChart({
    date: { year: 1950 + ((n * 13) % 100), month: 1 + ((n * 7) % 12), day: 1 + ((n * 11) % 28) },
    hour: (n * 5) % 24,
    minute: 30,
    gender: n % 2 === 0 ? 'male' : 'female',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
const plainOf = (n: number, language: Language) => describeChart(chartOf(n), { language });
const FIELDS = [
  'fourPillars.relations',
  ...PILLARS.map((id) => `fourPillars.${id}.stars`),
  ...pathsByDefault(FULL_CHART),
];
const fullOf = (n: number, language: Language) =>
  partDescriber(selectPart(FULL_CHART, FIELDS.join()), language)(new ChartFacts(chartOf(n))) as object as ChartDocument;
const withoutGloss = (name: string) => name.replace(/ \(.*$/, '');
/** The drawn texts of labels, in the order of the document. */
const shown = (labels: readonly { readonly name: string; readonly hanzi: string }[], language: Language) =>
  labels.map(({ name, hanzi }) => (language.startsWith('zh') ? hanzi : withoutGloss(name)));
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

describe.each(LANGUAGES)('a drawing in %s', (language) => {
  test('without its pillars is what it was, of any document', () => {
    for (const layout of ['full', 'compact'] as const) {
      const plain = drawSvg(plainOf(3, language), { layout });
      expect(drawSvg(fullOf(3, language), { layout })).toBe(plain);
      expect(drawSvg(fullOf(3, language), { layout, pillars: false })).toBe(plain);
      const board = plain.slice(plain.indexOf('<g class="palace'), -'</svg>'.length);
      expect(drawSvg(fullOf(3, language), { layout, pillars: true })).toContain(board);
    }
    const terminal = drawTerminal(plainOf(3, language));
    expect(drawTerminal(fullOf(3, language))).toBe(terminal);
    expect(drawTerminal(fullOf(3, language), { pillars: true }).startsWith(terminal)).toBe(true);
  });

  test.each(['full', 'compact'] as const)(
    'has every relation above its pillars and every star under its own (%s)',
    (layout) => {
      for (let n = 0; n < 8; n++) {
        const document = fullOf(n, language);
        const { fourPillars } = document;
        const sheet = drawSvg(document, { layout, pillars: true }).split('class="pillar-sheet"')[1]!;
        const texts = textsOf(sheet);
        const relations = shown(fourPillars.relations!, language);
        const labels = texts.slice(0, relations.length);
        for (const name of relations) expect(labels.some((label) => label.startsWith(name))).toBe(true);
        expect(sheet.match(/<path /g) ?? []).toHaveLength(relations.length);
        const stars = shown(
          PILLARS.flatMap((id) => fourPillars[id].stars!),
          language,
        ).join(' ');
        const drawn = texts.slice(relations.length).join(' ').replaceAll(',', '');
        for (const word of stars.split(' ')) expect(drawn).toContain(word);
      }
    },
  );

  test('shows the same on a terminal, in no line wider than it', () => {
    for (let n = 0; n < 4; n++) {
      const document = fullOf(n, language);
      for (const columns of [40, 76, 77, 120]) {
        const lines = drawTerminal(document, { pillars: true, columns }).split('\n');
        for (const line of lines) expect([line, columnsOf(line) <= columns]).toEqual([line, true]);
        const below = lines.slice(drawTerminal(document, { columns }).split('\n').length - 1).join(' ');
        for (const name of shown(document.fourPillars.relations!, language)) expect(below).toContain(name);
        for (const id of PILLARS)
          for (const word of shown(document.fourPillars[id].stars!, language).join(' ').split(' '))
            expect([word, below.includes(word)]).toEqual([word, true]);
      }
    }
  });
});

test('a relation names its pillars to those who cannot see the drawing', () => {
  const described = drawSvg(fullOf(0, 'en'), { pillars: true }).match(/<desc>([^<]*)<\/desc>/)![1]!;
  const { relations } = fullOf(0, 'en').fourPillars;
  for (const { name } of relations!) expect(described).toContain(withoutGloss(name));
  expect(described).toMatch(/(?:Year|Month|Day) (?:Month|Day|Hour)/);
});

// Born 1969-02-02 10:10: the stems and gods that muryonet.coresv.com prints (test/truth/cases/japanese-births.json).
test('in Japanese each branch has its stem by the days of the month, and the month its 元命', () => {
  const chart = castChart(
    {
      date: { year: 1969, month: 2, day: 2 },
      hour: 10,
      minute: 10,
      gender: 'male',
      place: { longitude: 139.69, timeZone: 'Asia/Tokyo' },
    },
    { solarTime: 'clock', monthCommandTable: 'korean' },
  );
  const fields = [...FIELDS, ...PILLARS.map((id) => `fourPillars.${id}.command`)].join();
  const of = (language: Language) =>
    partDescriber(selectPart(FULL_CHART, fields), language)(new ChartFacts(chart)) as object as ChartDocument;
  for (const layout of ['full', 'compact'] as const) {
    const drawn = drawSvg(of('ja'), { layout, pillars: true });
    const texts = textsOf(drawn.split('class="pillar-sheet"')[1]!).join(' ');
    // From the left: hour, day, month, year.
    expect(texts).toContain('月律分野 丙 偏印 月律分野 庚 食神 元命 己 劫財 月律分野 庚 食神');
    expect(drawn.match(/<desc>([^<]*)<\/desc>/)![1]).toContain('月柱、元命 己 劫財、');
  }
  const terminal = drawTerminal(of('ja'), { pillars: true, columns: 76 }).split('\n');
  const at = terminal.findIndex((line) => line.includes('元命'));
  expect(terminal[at + 1]!.trim().split(/ {2,}/)).toEqual(['丙 偏印', '庚 食神', '己 劫財', '庚 食神']);
  expect(drawSvg(of('zh'), { pillars: true })).not.toContain('月律分野');
});

test('a document that does not hold them cannot be drawn with them', () => {
  for (const draw of [drawSvg, drawTerminal]) {
    expect(() => draw(plainOf(0, 'zh'), { pillars: true })).toThrow(
      /^document .*allowed: a document that holds fourPillars.relations and the stars of each pillar/,
    );
    const options: object = { pillars: 'yes' };
    expect(() => draw(fullOf(0, 'zh'), options)).toThrow(/pillars "yes": wrong type/);
  }
});
