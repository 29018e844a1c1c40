// Text on a terminal: its width and its colours. A Hanzi takes two columns; colours are ANSI codes of the standard 16.

import { columnsOf } from '../facts/columns.ts';
import { cut } from '../facts/short-name.ts';

/** A piece of a line in one colour. */
export interface InkPiece {
  readonly text: string;
  readonly ink?: Ink;
}

// SGR codes of ECMA-48. Transformations keep the hues of the drawing: green 禄, magenta 权, blue 科, red 忌.
const INKS = { bold: 1, faint: 2, lu: 32, quan: 35, ke: 34, ji: 31, frame: 90, chosen: 33 } as const;
export type Ink = keyof typeof INKS;

/** Pieces in an exact number of columns: truncated or padded with spaces. */
export function fitPieces(pieces: readonly InkPiece[], columns: number): InkPiece[] {
  const shown: InkPiece[] = [];
  let left = columns;
  for (const { text, ...piece } of pieces) {
    const fits = columnsOf(text) <= left;
    const part = fits ? text : cut(text, Math.max(left - 1, 0));
    shown.push({ ...piece, text: part });
    left -= columnsOf(part);
    if (!fits) break;
  }
  return left > 0 ? [...shown, { text: ' '.repeat(left) }] : shown;
}

/** Pieces as terminal output, with or without colours. */
export const textOfPieces = (pieces: readonly InkPiece[], colours: boolean): string =>
  pieces.map(({ text, ink }) => (colours && ink ? `\u001B[${INKS[ink]}m${text}\u001B[0m` : text)).join('');
