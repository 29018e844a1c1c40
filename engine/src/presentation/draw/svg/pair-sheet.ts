// The pillars of two people as a drawing: a column for each pillar of one, a row for each pillar of the other, and in each cell their relation: its name and a
// line in the colour of the element, dashed for opposition. On a narrow drawing, a list.

import { elementOfBranch } from '../../../calculation/cycle/branch.ts';
import { ELEMENT_IDS } from '../../../calculation/cycle/element.ts';
import { branchOfPair, pairFromHanzi, stemOf } from '../../../calculation/cycle/sexagenary.ts';
import { elementOfStem } from '../../../calculation/cycle/stem.ts';
import type { RelationAcrossDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { type DrawnPair, SIDES, type Side } from '../facts/arguments.ts';
import type { FactLine, PairLines } from '../facts/pair-lines.ts';
import { DRAWN_PILLARS, isOpposed } from '../facts/relation-rows.ts';
import type { Script } from '../facts/script.ts';
import { cut } from '../facts/short-name.ts';
import { gridFor, type Layout, sizeOf } from './grid.ts';
import { mixedWidth } from './letter-width.ts';
import type { Tone } from './paint.ts';
import { element, escapeXml, group, text } from './svg.ts';
import { wrappedText } from './wrapped-text.ts';

/** A part of a drawing whose upper left corner is the origin. */
export interface SheetPart {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

const WIDTHS: Readonly<Record<Layout, number>> = {
  full: sizeOf(gridFor('full')).width,
  compact: sizeOf(gridFor('compact')).width,
};
const PAD = 8;
const SIZES = {
  full: { size: 12, line: 17, brush: 26 },
  compact: { size: 11, line: 15, brush: 24 },
} as const;
/** Width of the first column, with the pillars of the second person. */
const HEAD_WIDTH = 132;
const HEAD_COLUMNS = 16;
/** Width of the line before the name of a relation. */
const MARK_WIDTH = 16;

interface SheetOptions {
  readonly layout: Layout;
  readonly script: Script;
  readonly lines: PairLines;
  readonly colourOf: (tone: Tone) => string;
}

/** The pillars of both, and every relation of a pillar of one with a pillar of the other. */
export function pairPillars(pair: DrawnPair, options: SheetOptions): SheetPart {
  return options.layout === 'full' ? table(pair, options) : list(pair, options);
}

/** Facts in words, each with its label. */
export function factSheet(facts: readonly FactLine[], layout: Layout, colon: string): SheetPart {
  const width = WIDTHS[layout];
  const { size, line } = SIZES[layout];
  const room = width - 2 * PAD;
  const drawn: string[] = [];
  let y = 0;
  const add = (...content: readonly string[]) => {
    y += line;
    drawn.push(element('text', { x: PAD, y, class: `s${sizeClass(size)}` }, ...content));
  };
  const bold = (content: string) => element('tspan', { class: 'semi' }, escapeXml(content));
  for (const { label, text: content } of facts) {
    const own = mixedWidth(label + colon, size, 'bold');
    const isBeside = own <= 0.6 * room;
    const lines = wrappedText(content, room, size, isBeside ? room - own : room);
    if (isBeside) add(bold(label + colon), escapeXml(lines[0]!));
    else for (const each of wrappedText(label + colon, room / 1.12, size)) add(bold(each));
    for (const each of isBeside ? lines.slice(1) : lines) add(escapeXml(each));
    y += 4;
  }
  return { width, height: y + PAD, content: drawn.join('') };
}

const sizeClass = (size: number): string => String(size).replace('.', '_');

/** The known pillars of a person, in their order from the left. */
const knownOf = (pair: DrawnPair, side: Side) =>
  DRAWN_PILLARS.flatMap((id) => {
    const pillar = pair[side].fourPillars[id];
    return pillar === undefined ? [] : [{ id, pillar }];
  });

/** A pillar with its title: its characters in the colours of their elements, and their reading. */
function pillarHead(pillar: Label, title: string, x: number, y: number, { layout, script }: SheetOptions): string {
  const { size, brush } = SIZES[layout];
  const number = pairFromHanzi(pillar.hanzi);
  const tones = [elementOfStem(stemOf(number)), elementOfBranch(branchOfPair(number))].map((own) => ELEMENT_IDS[own]!);
  const read = script.nameOf(pillar);
  return [
    text(x, y + size, `s${sizeClass(size)} faint`, title, 'middle'),
    ...tones.map((tone, n) =>
      text(x + (n - 0.5) * (brush + 2), y + size + brush + 1, `s${brush} brush ${tone}`, pillar.hanzi[n]!, 'middle'),
    ),
    ...(read === pillar.hanzi ? [] : [text(x, y + size + brush + 16, 's11 faint', read, 'middle')]),
  ].join('');
}

const headHeight = ({ layout, script }: SheetOptions): number =>
  SIZES[layout].size + SIZES[layout].brush + (script.isLatin || script.words.script !== 'columns' ? 25 : 12) + PAD;

function table(pair: DrawnPair, options: SheetOptions): SheetPart {
  const { layout, script, lines, colourOf } = options;
  const width = WIDTHS[layout];
  const { size, line } = SIZES[layout];
  const columns = script.fromLeft(knownOf(pair, 'one'));
  const rows = knownOf(pair, 'other');
  const cellWidth = (width - HEAD_WIDTH) / Math.max(columns.length, 1);
  const top = headHeight(options);
  const drawn: string[] = [
    text(HEAD_WIDTH - PAD, PAD + size, 's12 semi', `${cut(lines.people.one, HEAD_COLUMNS)} →`, 'end'),
    text(PAD, top - PAD, 's12 semi', `${cut(lines.people.other, HEAD_COLUMNS)} ↓`),
    ...columns.map(({ id, pillar }, n) =>
      pillarHead(pillar, script.words.pillars[id], HEAD_WIDTH + (n + 0.5) * cellWidth, PAD / 2, options),
    ),
  ];
  const rules: string[] = [];
  let y = top;
  for (const { id, pillar } of rows) {
    rules.push(element('rect', { x: 0, y, width, height: 1, class: 'track' }));
    const cells = columns.map((column) =>
      pair.fourPillars.relations
        .filter(({ one, other }) => one === column.id && other === id)
        .flatMap((relation) =>
          wrappedText(lines.across(relation), cellWidth - MARK_WIDTH - 2.5 * PAD, size).map((words, n) => ({
            words,
            relation: n === 0 ? relation : undefined,
          })),
        ),
    );
    const height = Math.max(headHeight(options), Math.max(0, ...cells.map((own) => own.length)) * line + 2 * PAD);
    drawn.push(
      pillarHead(
        pillar,
        script.words.pillars[id],
        HEAD_WIDTH / 2,
        y + (height - headHeight(options)) / 2 + PAD / 2,
        options,
      ),
    );
    for (const [n, cell] of cells.entries()) {
      const x = HEAD_WIDTH + n * cellWidth + PAD;
      const from = y + (height - cell.length * line) / 2;
      for (const [row, { words, relation }] of cell.entries()) {
        const middle = from + (row + 0.5) * line;
        if (relation !== undefined) drawn.push(mark(relation, x, middle, colourOf));
        drawn.push(text(x + MARK_WIDTH + PAD / 2, middle + 0.35 * size, 's12', words));
      }
    }
    y += height;
  }
  const upright = columns.map((_, n) =>
    element('rect', { x: HEAD_WIDTH + n * cellWidth, y: 0, width: 1, height: y, class: 'track' }),
  );
  return { width, height: y, content: group({ class: 'pair-pillars' }, ...rules, ...upright, ...drawn) };
}

/** The line of a relation; dashed if it opposes two pillars. */
const mark = (relation: RelationAcrossDocument, x: number, y: number, colourOf: SheetOptions['colourOf']): string =>
  element('path', {
    d: `M${x} ${y}h${MARK_WIDTH}`,
    fill: 'none',
    stroke: colourOf(relation.element?.id ?? 'soft'),
    'stroke-width': 2.5,
    'stroke-dasharray': isOpposed(relation) ? '4 2' : undefined,
  });

function list(pair: DrawnPair, options: SheetOptions): SheetPart {
  const { layout, script, lines } = options;
  const width = WIDTHS[layout];
  const { size } = SIZES[layout];
  const drawn: string[] = [];
  let y = PAD;
  for (const side of SIDES) {
    drawn.push(text(PAD, y + size, `s12 semi`, lines.people[side]));
    y += size + PAD / 2;
    const known = script.fromLeft(knownOf(pair, side));
    for (const [n, { id, pillar }] of known.entries()) {
      drawn.push(pillarHead(pillar, script.words.pillars[id], ((n + 0.5) * width) / known.length, y, options));
    }
    y += headHeight(options) + PAD;
  }
  const rows = new Map<string, string[]>();
  for (const relation of pair.fourPillars.relations) {
    const label = [relation.one, relation.other].map((id) => script.words.pillars[id]).join('–');
    rows.set(label, [...(rows.get(label) ?? []), lines.across(relation)]);
  }
  const facts = [...rows].map(([label, found]) => ({ label, text: found.join(lines.words.comma) }));
  const below = factSheet(facts, layout, lines.words.colon);
  return {
    width,
    height: y + below.height,
    content: group({ class: 'pair-pillars' }, ...drawn, group({ transform: `translate(0 ${y})` }, below.content)),
  };
}
