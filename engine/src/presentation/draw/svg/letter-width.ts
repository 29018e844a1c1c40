// Estimated width of a word in Latin letters: a drawing is written without a font. Four classes of letters, and Hanzi; test/page/drawing.sweep.test.ts
// compares the drawings with DejaVu Sans, Noto Sans and Liberation Sans.

import { columnsOf } from '../facts/columns.ts';

const BOLD = 1.12;

/**
 * The width of a word in the unit of its size.
 * @example widthOf('Tian Liang', 15, 'bold') // 93
 */
export function widthOf(word: string, size: number, weight?: 'bold'): number {
  const ems = Array.from(word, (letter) =>
    /[fijlrtI ·]/.test(letter)
      ? 0.36
      : /[mwMW]/.test(letter)
        ? 0.95
        : /[A-Z]/.test(letter)
          ? 0.7
          : letter > '\u2E7F'
            ? 1
            : 0.63,
  );
  return ems.reduce((sum, em) => sum + em, 0) * size * (weight === 'bold' ? BOLD : 1);
}

/** The width of a word in the script of a drawing: Hanzi are as wide as they are high. */
export const wordWidth = (word: string, size: number, isLatin: boolean, weight?: 'bold'): number =>
  isLatin ? widthOf(word, size, weight) : (columnsOf(word) * size) / 2;

/** About how wide a text of letters and of Hanzi is. */
export function mixedWidth(content: string, size: number, weight?: 'bold'): number {
  const letters = content.replace(HAN_OR_ARROW, '');
  const others = Array.from(content).length - Array.from(letters).length;
  return others * size + widthOf(letters, size, weight);
}

const HAN_OR_ARROW = /[^\0-\u2E7F]|[→←]/gu;
