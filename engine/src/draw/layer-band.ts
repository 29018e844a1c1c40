// How do the layers of a moment stand in a palace? Below what is natal, in lines of their own: the name of the palace on the layer, the natal stars
// that it transforms, and its flow stars. Every palace has as many lines as the fullest one needs, so that the layers stand level all around.

import { badgeHanzi, badgeSyllable } from './badge.ts';
import { columnsOf } from './columns.ts';
import { COMPACT, FULL } from './grid.ts';
import { type Layer, type LayerPalace, nameOnLayer } from './layers.ts';
import { widthOf } from './letter-width.ts';
import type { Script } from './script.ts';
import { element, group, text } from './svg.ts';

/** What is drawn of the layers. */
export interface LayerBand {
  /** By how much it makes a palace higher. */
  readonly height: number;
  /** The content of a palace, by its place in `palaces`, below what is natal. */
  readonly contentOf: (palace: number) => string;
}

/** How the words of a band are set. */
interface Setting {
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
  /** Where there is room for little, a plate has one letter, and a name may stand in two lines. */
  readonly isNarrow: boolean;
}

const PLACE = {
  full: { width: FULL.cellWidth, stripe: 7, left: 12, right: 5, top: FULL.cellHeight, lines: 1, isNarrow: false },
  compact: {
    width: COMPACT.cellWidth,
    stripe: 2.5,
    left: 6,
    right: 4,
    top: COMPACT.cellHeight,
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

/** The layers as they stand in the palaces. */
export function layerBand(layers: readonly Layer[], layout: 'full' | 'compact', script: Script): LayerBand {
  const setting: Setting = (script.isLatin ? LATIN : HAN)[layout];
  let top = setting.top;
  const blocks = layers
    .filter(({ palaces }) => palaces.length > 0)
    .map((layer) => {
      const lines = layer.palaces.map((palace) => inLines(piecesOf(layer, palace, setting, script), setting));
      const height = setting.line * Math.max(setting.lines, ...lines.map(({ length }) => length));
      const block = { tone: layer.tone, top: top + AIR, height, lines };
      top += AIR + height;
      return block;
    });
  if (blocks.length === 0) return { height: 0, contentOf: () => '' };
  return {
    height: top + AIR - setting.top,
    contentOf: (palace) =>
      blocks
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

function piecesOf(layer: Layer, palace: LayerPalace, setting: Setting, script: Script): Piece[] {
  const { tone } = layer;
  const { nameOf, isLatin } = script;
  const { size, plateGap, plateWidth, plateHeight } = setting;
  const width = (word: string, weight?: 'bold') =>
    isLatin ? widthOf(word, size, weight) : (columnsOf(word) * size) / 2;
  const look = `s${size}`;
  const plate = (x: number, y: number, across: number, word: string): string =>
    group(
      {},
      element('rect', {
        x,
        y: y - 0.79 * plateHeight,
        width: across,
        height: plateHeight,
        rx: 2.5,
        class: `plate ${tone}`,
      }),
      text(x + across / 2, y, `${look} badge`, word, 'middle'),
    );
  const isLife = palace.role.id === 'life';
  const name = nameOnLayer(layer, palace, script);
  return [
    ...(setting.isNarrow && isLatin ? wordsOf(name) : [name]).map((word): Piece => {
      const wide = width(word, 'bold');
      return isLife
        ? { width: wide + 4, draw: (x, y) => plate(x, y, wide + 4, word) }
        : { width: wide, draw: (x, y) => text(x, y, `${look} semi ${tone}`, word) };
    }),
    ...palace.transformed.map(({ star, transformation }): Piece => {
      const wide = width(nameOf(star));
      const mark = isLatin ? badgeSyllable(transformation) : badgeHanzi(transformation);
      return {
        width: wide + plateGap + plateWidth,
        draw: (x, y) =>
          text(x, y, look, nameOf(star)) +
          plate(x + wide + plateGap, y, plateWidth, setting.isNarrow ? mark.slice(0, 1) : mark),
      };
    }),
    ...palace.flowStars.map(
      (star): Piece => ({
        width: width(nameOf(star)),
        draw: (x, y) => text(x, y, `${look} ${tone}`, nameOf(star)),
      }),
    ),
  ];
}

/** Fortune & Virtue: the sign stays with the word before it. */
const wordsOf = (name: string): string[] => name.split(/ (?!&)/);

/** Pieces from left to right, in as few lines as hold them. */
function inLines(pieces: readonly Piece[], { width, left, right, gap }: Setting): (Piece & { readonly x: number })[][] {
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
