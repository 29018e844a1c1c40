// Lines of a terminal drawing: pieces in columns, with a maximum width.

import { columnsOf } from '../facts/columns.ts';
import { fitPieces, type Ink, type InkPiece } from './ink.ts';

export type Line = readonly InkPiece[];

/** Parts side by side, with a stroke before, between and after them. */
export const frameLine = (parts: readonly Line[], strokes = '│'.repeat(parts.length + 1)): Line => [
  ...parts.flatMap((part, n): InkPiece[] => [{ text: strokes[n]!, ink: 'frame' }, ...part]),
  { text: strokes[parts.length]!, ink: 'frame' },
];

/** Wraps groups of words: a space between words, a comma between groups. */
export function flow(groups: readonly Line[], width: number, comma: string): Line[] {
  const lines: InkPiece[][] = [];
  let left = 0;
  for (const { pieces, space } of wordsOf(groups, comma)) {
    const columns = pieces.reduce((sum, { text }) => sum + columnsOf(text), 0);
    const line = lines[lines.length - 1];
    if (line === undefined || space.length + columns > left) {
      lines.push([...pieces]);
      left = width - columns;
    } else {
      line.push(...(space === '' ? [] : [{ text: space }]), ...pieces);
      left -= space.length + columns;
    }
  }
  return lines;
}

/** Words with their commas, and the space before each. */
const wordsOf = (groups: readonly Line[], comma: string) =>
  groups.flatMap((group, n) =>
    group.map((word, k) => {
      const isFollowed = k === group.length - 1 && n < groups.length - 1;
      const mark = isFollowed ? comma.trimEnd() : '';
      return {
        pieces: mark === '' ? [word] : [word, { text: mark }],
        space: k > 0 || comma.endsWith(' ') ? ' ' : '',
      };
    }),
  );

/** Two pieces at both ends of a line, or on two lines if they would touch. */
export function apart(left: InkPiece, right: InkPiece, width: number): Line[] {
  const space = width - columnsOf(left.text) - columnsOf(right.text);
  if (space > 0) return [[left, { text: ' '.repeat(space) }, right]];
  return [fitPieces([left], width), [{ text: ' '.repeat(width - columnsOf(right.text)) }, right]];
}

/** A line with a rule after it, if there is room for one. */
export function ruleLine(line: Line, width: number): Line {
  const room = width - 1 - line.reduce((sum, { text }) => sum + columnsOf(text), 0);
  return room <= 0 ? line : [...line, { text: ' ' }, { text: '─'.repeat(room), ink: 'frame' }];
}

/** A label and its content, on two lines if one is too narrow. */
export const fact = (label: string, content: string, width: number): Line[] =>
  columnsOf(`${label}  ${content}`) <= width
    ? [[{ text: `${label}  `, ink: 'faint' }, { text: content }]]
    : [
        [{ text: label, ink: 'faint' }],
        ...dotLines(content.split(' · '), width - 2).map((each) => [{ text: '  ' }, ...each]),
      ];

/** Texts separated by dots. */
export const dotLines = (texts: readonly string[], width: number): Line[] =>
  flow(
    texts.map((text) => [{ text }]),
    width,
    ' · ',
  );

/** Texts in columns. */
export const inColumns = (texts: readonly string[], ink: Ink): Line =>
  texts.flatMap((text) => fitPieces([{ text, ink }], 8));
