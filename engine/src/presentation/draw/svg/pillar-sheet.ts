// Four Pillars with their relations and stars as a drawing below the board: arcs above the pillars, the stars of each under it.

import type { FourPillarsDocument, PillarDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { branchCommandsOf } from '../facts/branch-commands.ts';
import {
  DRAWN_PILLARS,
  isOpposed,
  type PlacedRelation,
  relationRows,
  signsOf,
  spanOf,
} from '../facts/relation-rows.ts';
import type { Script } from '../facts/script.ts';
import { inTwoLines } from '../facts/short-name.ts';
import { type Grid, gridFor, sizeOf } from './grid.ts';
import { mixedWidth, widthOf } from './letter-width.ts';
import type { Tone } from './paint.ts';
import { element, group, text } from './svg.ts';

/** The drawing below the board. */
export interface PillarSheet {
  readonly width: number;
  readonly height: number;
  /** Its upper left corner is the origin. */
  readonly content: string;
  /** Description for screen readers. */
  readonly said: string;
}

interface Measures {
  readonly grid: Grid;
  /** Row of a relation with its arc. */
  readonly row: number;
  readonly size: 11 | 12;
  readonly brush: 24 | 26;
  /** Line of a star. */
  readonly line: number;
}
const MEASURES = {
  full: { grid: gridFor('full'), row: 28, size: 12, brush: 26, line: 16 },
  compact: { grid: gridFor('compact'), row: 25, size: 11, brush: 24, line: 14 },
} as const satisfies Readonly<Record<string, Measures>>;

const PAD = 8;
const ARC_HEIGHT = 8;

/**
 * The drawing for a document with relations and stars.
 * @param colourOf the colour of a tone
 */
export function pillarSheet(
  { fourPillars }: DrawnDocument,
  layout: keyof typeof MEASURES,
  script: Script,
  colourOf: (tone: Tone) => string,
): PillarSheet {
  const measures = MEASURES[layout];
  const { grid, row, brush, size } = measures;
  const { width } = sizeOf(grid);
  const kinds = script.fromLeft(DRAWN_PILLARS);
  const labelOf = ({ relation }: PlacedRelation): string =>
    [script.nameOf(relation), signsOf(relation, fourPillars, kinds)].join(' ').trimEnd();
  const widthOfLabel = (placed: PlacedRelation): number => mixedWidth(labelOf(placed), size);
  const rows = relationRows(
    fourPillars.relations!,
    (placed) => widthOfLabel(placed) <= spanOf(placed) * grid.cellWidth,
    kinds,
  );
  const arcsAt = PAD;
  const pairsAt = arcsAt + rows.length * row + PAD;
  const commands = branchCommandsOf(fourPillars, kinds, script);
  const commandsAt = pairsAt + size + 2 * brush + PAD;
  const starsAt = commandsAt + (commands === undefined ? 0 : 2 * measures.line) + PAD;
  const stars = starsOf(fourPillars, starsAt, measures, script);
  const height = starsAt + stars.height + PAD;
  const rule = (y: number): string => element('rect', { x: PAD, y, width: width - 2 * PAD, height: 1, class: 'track' });
  const content = group(
    { class: 'pillar-sheet' },
    element('rect', {
      x: grid.frame - 2,
      y: 0,
      width: width - 2 * grid.frame + 4,
      height,
      rx: 4,
      class: 'text-frame',
    }),
    ...rows.flatMap((each, n) =>
      each.map((placed) => {
        const y = arcsAt + n * row;
        const half = widthOfLabel(placed) / 2;
        const { places } = placed;
        const middle = (middleOf(places[0]!, grid) + middleOf(places[places.length - 1]!, grid)) / 2;
        const x = Math.min(Math.max(middle, PAD + half), width - PAD - half);
        return (
          text(x, y + size, `s${size}`, labelOf(placed), 'middle') + arc(placed, y + row - ARC_HEIGHT, grid, colourOf)
        );
      }),
    ),
    rule(pairsAt - PAD / 2),
    ...kinds.map((id, place) => pair(fourPillars[id], script.words.pillars[id], place, pairsAt, measures, script)),
    ...(commands ?? []).flatMap(([title, command], place) => [
      text(middleOf(place, grid), commandsAt + size, `s${size} faint`, title, 'middle'),
      text(middleOf(place, grid), commandsAt + size + measures.line, `s${size}`, command, 'middle'),
    ]),
    rule(starsAt - PAD / 2),
    stars.content,
  );
  return { width, height, content, said: summaryOf(fourPillars, script) };
}

/** The middle of a column; pillars are aligned with the columns of the board. */
const middleOf = (place: number, { frame, cellWidth }: Grid): number => frame + (place + 0.5) * cellWidth;

/** A line over the pillars of a relation, with a foot at each; dashed if it opposes them. */
function arc({ relation, places }: PlacedRelation, y: number, grid: Grid, colourOf: (tone: Tone) => string): string {
  const [first, ...others] = places.map((place) => middleOf(place, grid));
  const last = others.pop()!;
  const low = y + ARC_HEIGHT - 2;
  const path = [
    `M${first} ${low}V${y + 5}Q${first} ${y} ${first! + 5} ${y}H${last - 5}Q${last} ${y} ${last} ${y + 5}V${low}`,
    ...others.map((x) => `M${x} ${y}V${low}`),
  ];
  return element('path', {
    d: path.join(''),
    fill: 'none',
    stroke: colourOf(relation.element?.id ?? 'soft'),
    'stroke-width': 1.5,
    'stroke-dasharray': isOpposed(relation) ? '5 3' : undefined,
  });
}

function pair(
  { stem, branch }: PillarDocument,
  title: string,
  place: number,
  y: number,
  { grid, size, brush }: Measures,
  { nameOf, isLatin }: Script,
): string {
  const x = middleOf(place, grid);
  // On a small drawing only a name of one character fits beside its sign.
  const isRead = size === 12 || !isLatin;
  const sign = (label: Label, tone: string, at: number): string[] => [
    text(x, at, `s${brush} brush ${tone}`, label.hanzi, 'middle'),
    ...(isRead && nameOf(label) !== label.hanzi
      ? [text(x + brush / 2 + 6, at - 3, `s${isLatin ? 11 : size} faint`, nameOf(label))]
      : []),
  ];
  return [
    text(x, y + size, `s${size} faint`, title, 'middle'),
    ...sign(stem, stem.element.id, y + size + brush + 1),
    ...sign(branch, branch.element.id, y + size + 2 * brush + 3),
  ].join('');
}

interface Stars {
  readonly height: number;
  readonly content: string;
}

/** The stars under their pillars; names in Latin letters that do not fit are lines, pillar by pillar. */
function starsOf(fourPillars: FourPillarsDocument, y: number, measures: Measures, script: Script): Stars {
  const { grid, size, line } = measures;
  const named = script.fromLeft(DRAWN_PILLARS).map((id) => fourPillars[id].stars!.map(script.nameOf));
  if (script.isLatin && size === 11) return starLines(named, y, measures, script);
  const lettersInColumn = Math.floor((grid.cellWidth - 2 * PAD) / (size * 0.63));
  const columns = named.map((names) => names.flatMap((name) => inTwoLines(name, lettersInColumn)));
  return {
    height: Math.max(...columns.map((lines) => lines.length)) * line,
    content: columns
      .flatMap((lines, place) =>
        lines.map((each, n) => text(middleOf(place, grid), y + (n + 1) * line - 3, `s${size}`, each, 'middle')),
      )
      .join(''),
  };
}

function starLines(
  named: readonly (readonly string[])[],
  y: number,
  { grid, size, line }: Measures,
  { words, fromLeft }: Script,
): Stars {
  const titles = fromLeft(DRAWN_PILLARS).map((id) => words.pillars[id]);
  const from = 2 * PAD + Math.max(...titles.map((title) => widthOf(title, size, 'bold')));
  const room = sizeOf(grid).width - from - PAD;
  const drawn: string[] = [];
  let n = 0;
  for (const [place, names] of named.entries()) {
    drawn.push(text(PAD, y + (n + 1) * line - 3, `s${size} semi`, titles[place]!));
    for (const each of wrapNames(names, room, size)) drawn.push(text(from, y + ++n * line - 3, `s${size}`, each));
    if (names.length === 0) n++;
  }
  return { height: n * line, content: drawn.join('') };
}

/** Wraps names, separated by commas. */
function wrapNames(names: readonly string[], room: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const [n, name] of names.entries()) {
    const each = n < names.length - 1 ? `${name},` : name;
    const last = lines[lines.length - 1];
    if (last !== undefined && widthOf(`${last} ${each}`, size) <= room) lines[lines.length - 1] = `${last} ${each}`;
    else lines.push(each);
  }
  return lines;
}

const summaryOf = (fourPillars: FourPillarsDocument, script: Script): string => {
  const { nameOf, words } = script;
  const commands = branchCommandsOf(fourPillars, DRAWN_PILLARS, script) ?? [];
  return [
    ...fourPillars.relations!.map((relation) =>
      [
        nameOf(relation),
        signsOf(relation, fourPillars),
        ...relation.pillars.flatMap((id) => (id === 'moment' ? [] : [words.pillars[id]])),
      ].join(' '),
    ),
    ...DRAWN_PILLARS.map((id, n) =>
      [
        words.pillars[id],
        ...(commands[n] === undefined ? [] : [commands[n].join(' ')]),
        ...fourPillars[id].stars!.map(nameOf),
      ].join(words.joins.facts),
    ),
  ].join(words.joins.sentences);
};
