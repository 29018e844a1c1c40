// Layers of a moment and other lines in a palace. Below what is natal, in lines of their own: the name of the palace on the layer, the natal stars that
// it transforms, and its flow stars. Every palace has as many lines as the fullest one needs, so that the layers are level all around.

import type { Label } from '../../documents/vocabulary/labels.ts';
import type { Script } from '../facts/script.ts';
import { badgeCharacter, badgeLetters, badgeSyllable } from './badge.ts';
import { COMPACT, FULL, gridFor, type Layout } from './grid.ts';
import { wordWidth } from './letter-width.ts';
import { element, group, text } from './svg.ts';

/** A layer as words. */
export interface BandRow {
  /** The class of its colour. */
  readonly tone: string;
  /** The words in each palace, by its place in `palaces`. A row without any is not there. */
  readonly palaces: readonly (readonly BandWord[])[];
  /** At least so many lines; as many as a layer of a moment needs without it. */
  readonly leastLines?: number;
}

/** A name of the palace, a star with its transformation and a word before it, a star of the layer itself, or the layer in one line. */
export type BandWord =
  | { readonly name: string; readonly isPlate: boolean }
  | { readonly star: Label; readonly transformation: Label; readonly tone?: string; readonly before?: string }
  | { readonly flowStar: Label }
  /** All of a layer in one line: the first of its names for which there is room, and a plate with the marks of transformations. */
  | { readonly names: readonly string[]; readonly isPlate: boolean; readonly marks: readonly Label[] };

/** What is drawn of the layers. */
export interface LayerBand {
  /** By how much it makes a palace higher. */
  readonly height: number;
  /** The content of a palace, by its place in `palaces`, below what is natal. */
  readonly contentOf: (palace: number) => string;
}

/** How the words of a band are set. */
interface BandLayout {
  readonly width: number;
  /** From the side of a palace to the stripe in the colour of a layer, and to its words. */
  readonly stripe: number;
  readonly left: number;
  /** Free at its other side. */
  readonly right: number;
  /** Where the natal part of a palace ends. */
  readonly top: number;
  readonly size: number;
  readonly line: number;
  readonly gap: number;
  /** From a star to its plate. */
  readonly plateGap: number;
  readonly plateWidth: number;
  readonly plateHeight: number;
  /** At least so many lines for each layer. */
  readonly lines: number;
  /** Where there is room for little, a plate has one letter, and a name may be in two lines. */
  readonly isNarrow: boolean;
}

const PLACE = {
  full: { width: FULL.cellWidth, stripe: 7, left: 12, right: 5, lines: 1, isNarrow: false },
  compact: {
    width: COMPACT.cellWidth,
    stripe: 2.5,
    left: 6,
    right: 4,
    lines: 2,
    isNarrow: true,
  },
} as const;

// biome-ignore format: a table
const HAN = {
  full:    { ...PLACE.full,    size: 12, line: 15.5, gap: 6, plateGap: 2.5, plateWidth: 14,   plateHeight: 14 },
  compact: { ...PLACE.compact, size: 10, line: 12.5, gap: 4, plateGap: 2.3, plateWidth: 11,   plateHeight: 11.5 },
};
// biome-ignore format: a table
const LATIN = {
  full:    { ...PLACE.full,    size: 11, line: 14.5, gap: 7, plateGap: 5, plateWidth: 35,   plateHeight: 13 },
  compact: { ...PLACE.compact, size: 10, line: 12.5, gap: 5, plateGap: 4.2, plateWidth: 9.5, plateHeight: 11.5 },
};

/** Above the first layer, between two, and below the last. */
const AIR = 3.5;

/** The layers as they are in the palaces. */
export function layerBand(rows: readonly BandRow[], layout: Layout, script: Script): LayerBand {
  const plain = (script.isLatin ? LATIN : HAN)[layout];
  const setting: BandLayout = {
    ...plain,
    line: plain.line + script.lineRoom,
    top: gridFor(layout, script.lineRoom).cellHeight,
  };
  let top = setting.top;
  const blocks = rows
    .filter(({ palaces }) => palaces.some((words) => words.length > 0))
    .map(({ tone, palaces, leastLines = setting.lines }) => {
      const lines = palaces.map((words) => inLines(piecesOf(words, tone, setting, script), setting));
      const height = setting.line * Math.max(leastLines, ...lines.map(({ length }) => length));
      const block = { tone, top: top + AIR, height, lines };
      top += AIR + height;
      return block;
    });
  if (blocks.length === 0) return { height: 0, contentOf: () => '' };
  return {
    height: top + AIR - setting.top,
    contentOf: (palace) =>
      blocks
        .filter(({ lines }) => lines[palace]!.length > 0)
        .flatMap(({ tone, top: from, height, lines }) => [
          element('rect', { x: setting.stripe, y: from + 1.5, width: 2, height: height - 3, class: tone }),
          ...lines[palace]!.flatMap((pieces, n) => {
            const y = from + setting.line * (n + 0.76);
            return pieces.map(({ x, draw }) => draw(x, y));
          }),
        ])
        .join(''),
  };
}

/** A word, or a star with its plate: what stays together in a line. */
interface Piece {
  readonly width: number;
  readonly draw: (x: number, y: number) => string;
}

function piecesOf(words: readonly BandWord[], tone: string, setting: BandLayout, script: Script): Piece[] {
  const { nameOf, narrowNameOf, isLatin, words: drawing } = script;
  const { size, plateGap, plateWidth, plateHeight } = setting;
  const width = (word: string, weight?: 'bold') => wordWidth(word, size, isLatin, weight);
  const look = `s${size}`;
  const markOf = (transformation: Label): string => {
    if (!isLatin) return badgeCharacter(transformation);
    return setting.isNarrow ? badgeLetters(transformation, drawing) : badgeSyllable(transformation);
  };
  const plate = (x: number, y: number, across: number, word: string, of: string): string =>
    group(
      {},
      element('rect', {
        x,
        y: y - 0.79 * plateHeight,
        width: across,
        height: plateHeight,
        rx: 2.5,
        class: `plate ${of}`,
      }),
      text(x + across / 2, y, `${look} badge`, word, 'middle'),
    );
  return words.flatMap((word): Piece[] => {
    if ('names' in word) {
      const mark = word.marks.map((each) => (isLatin ? badgeLetters(each, drawing) : badgeCharacter(each))).join('');
      const across = mark === '' ? 0 : width(mark, 'bold') + 4;
      const gap = mark === '' ? 0 : 3;
      const air = word.isPlate ? 4 : 0;
      const room = setting.width - setting.left - 1.5 - across - gap - air;
      const name = word.names.find((each) => width(each, 'bold') <= room) ?? word.names[word.names.length - 1]!;
      const wide = width(name, 'bold') + air;
      return [
        {
          width: wide + gap + across,
          draw: (x, y) =>
            (word.isPlate ? plate(x, y, wide, name, tone) : text(x, y, `${look} semi ${tone}`, name)) +
            (mark === '' ? '' : plate(x + wide + gap, y, across, mark, tone)),
        },
      ];
    }
    if ('name' in word) {
      return (setting.isNarrow && isLatin ? wordsOf(word.name) : [word.name]).map((part): Piece => {
        const wide = width(part, 'bold');
        return word.isPlate
          ? { width: wide + 4, draw: (x, y) => plate(x, y, wide + 4, part, tone) }
          : { width: wide, draw: (x, y) => text(x, y, `${look} semi ${tone}`, part) };
      });
    }
    if ('transformation' in word) {
      const name = nameOf(word.star);
      const wide = width(name);
      const mark = markOf(word.transformation);
      const across = isLatin ? Math.max(plateWidth, width(mark, 'bold') + (setting.isNarrow ? 1 : 3.5)) : plateWidth;
      const named: Piece = { width: wide, draw: (x, y) => text(x, y, look, name) };
      const marked: Piece = {
        width: across,
        draw: (x, y) => plate(x, y, across, mark, word.tone ?? tone),
      };
      const [star, below] = together(named, marked, { ...setting, gap: plateGap });
      if (below !== undefined) return [star!, below];
      return word.before === undefined
        ? [star!]
        : together(
            { width: width(word.before), draw: (x, y) => text(x, y, `${look} soft`, word.before!) },
            star!,
            setting,
          );
    }
    const shown = narrowNameOf(word.flowStar);
    const parts = width(shown) > setting.width - setting.right - setting.left ? wordsOf(shown) : [shown];
    return parts.map((part) => ({ width: width(part), draw: (x, y) => text(x, y, `${look} ${tone}`, part) }));
  });
}

/** Two pieces as one, where a line has room for both. */
function together(first: Piece, second: Piece, { width, left, right, gap }: BandLayout): Piece[] {
  const both = first.width + gap + second.width;
  if (both > width - right - left) return [first, second];
  return [{ width: both, draw: (x, y) => first.draw(x, y) + second.draw(x + first.width + gap, y) }];
}

/** Fortune & Virtue: the sign stays with the word before it. */
const wordsOf = (name: string): string[] => name.split(/ (?!&)/);

/** Pieces from left to right, in as few lines as hold them. */
function inLines(
  pieces: readonly Piece[],
  { width, left, right, gap }: BandLayout,
): (Piece & { readonly x: number })[][] {
  const lines: (Piece & { readonly x: number })[][] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (next + piece.width > width - right) {
      lines.push([]);
      next = left;
    }
    lines[lines.length - 1]!.push({ ...piece, x: next });
    next += piece.width + gap;
  }
  return lines;
}
