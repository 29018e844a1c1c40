// Four Pillars with their relations and stars on a terminal. Below the palaces, in four columns: a line over the pillars of each relation, and the stars of
// each pillar under it; or on lines of their own if the columns would be too narrow.

import type { FourPillarsDocument } from '../../documents/tables/document.generated.ts';
import { branchCommandsOf } from '../facts/branch-commands.ts';
import { columnsOf } from '../facts/columns.ts';
import { DRAWN_PILLARS, isOpposed, type PlacedRelation, relationRows, signsOf } from '../facts/relation-rows.ts';
import type { TerminalPage } from './chart.ts';
import { fitPieces } from './ink.ts';
import { flow, type Line } from './lines.ts';

/** Maximum width of a pillar in columns, for readability. */
const WIDEST_PILLAR = 40;

/** The lines for a document with relations and stars. */
export function pillarLines(page: TerminalPage, columns: number, inColumns: boolean): Line[] {
  const { document, script } = page;
  const { fourPillars } = document;
  const { nameOf, words } = script;
  const width = Math.min(WIDEST_PILLAR, Math.floor(columns / 4));
  const inMiddle = (texts: readonly string[], ink: 'faint' | 'bold'): Line =>
    texts.flatMap((text) => fitPieces([{ text: ' '.repeat(indent(columnsOf(text), width)) }, { text, ink }], width));
  const kinds = script.fromLeft(DRAWN_PILLARS);
  const pillars = kinds.map((id) => fourPillars[id]);
  const commands = branchCommandsOf(fourPillars, kinds, script);
  return [
    [],
    ...relationRows(fourPillars.relations!, undefined, kinds).flatMap((row) =>
      row.flatMap((placed) =>
        relationLines(
          placed,
          [nameOf(placed.relation), signsOf(placed.relation, fourPillars, kinds)].join(' ').trimEnd(),
          width,
        ),
      ),
    ),
    inMiddle(
      kinds.map((id) => words.pillars[id]),
      'faint',
    ),
    inMiddle(
      pillars.map(({ stem }) => nameOf(stem)),
      'bold',
    ),
    inMiddle(
      pillars.map(({ branch }) => nameOf(branch)),
      'bold',
    ),
    ...(commands === undefined
      ? []
      : [
          inMiddle(
            commands.map(([title]) => title),
            'faint',
          ),
          inMiddle(
            commands.map(([, command]) => command),
            'bold',
          ),
        ]),
    ...(inColumns ? starColumns(fourPillars, page, width) : starLists(fourPillars, page, columns)),
  ];
}

const indent = (content: number, width: number): number => Math.max(Math.floor((width - content) / 2), 0);

/** The line of a relation, with its name in it, beside it, or else above it. */
function relationLines({ relation, places }: PlacedRelation, label: string, width: number): Line[] {
  const [first, ...others] = places.map((place) => place * width + Math.floor(width / 2));
  const last = others.pop()!;
  const line = Array.from({ length: last - first! - 1 }, () => (isOpposed(relation) ? '╌' : '─') as string);
  for (const foot of others) line[foot - first! - 1] = '┬';
  const long = columnsOf(label);
  const at = indent(long + 2, line.length);
  const before = { text: ' '.repeat(first!) };
  const arc = { text: `╭${line.join('')}╮`, ink: 'frame' } as const;
  if (others.length === 0 && at > 0) {
    const [left, right] = [line.slice(0, at), line.slice(at + long + 2)].map((part) => part.join(''));
    return [[before, { text: `╭${left}`, ink: 'frame' }, { text: ` ${label} ` }, { text: `${right}╮`, ink: 'frame' }]];
  }
  if (last + 2 + long <= 4 * width) return [[before, arc, { text: ` ${label}` }]];
  if (long < first!) return [[{ text: ' '.repeat(first! - long - 1) }, { text: `${label} ` }, arc]];
  const middle = Math.floor((first! + last - long) / 2);
  return [
    [{ text: ' '.repeat(Math.max(Math.min(middle, 4 * width - long), 0)) }, { text: label }],
    [before, arc],
  ];
}

/** The words of a name: a long one may take two lines. */
const wordsOf = (name: string): Line => name.split(' ').map((text) => ({ text }));

function starColumns(fourPillars: FourPillarsDocument, { script, comma }: TerminalPage, width: number): Line[] {
  const columns = script
    .fromLeft(DRAWN_PILLARS)
    .map((id) => fourPillars[id].stars!.flatMap((star) => flow([wordsOf(script.nameOf(star))], width - 1, comma)));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, n) =>
    columns.flatMap((lines) => {
      const line = lines[n] ?? [];
      const long = line.reduce((sum, { text }) => sum + columnsOf(text), 0);
      return fitPieces([{ text: ' '.repeat(indent(long, width)) }, ...line], width);
    }),
  );
}

const starLists = (fourPillars: FourPillarsDocument, { script, comma }: TerminalPage, columns: number): Line[] =>
  script.fromLeft(DRAWN_PILLARS).flatMap((id) => [
    [{ text: script.words.pillars[id], ink: 'faint' as const }],
    ...flow(
      fourPillars[id].stars!.map((star) => wordsOf(script.nameOf(star))),
      columns,
      comma,
    ),
  ]);
