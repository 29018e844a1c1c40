// The grid of palaces: twelve cells run clockwise around the centre, from 寅 at the lower left, fixed by branch. A palace is its index in `palaces`: 0 = 寅 … 11
// = 丑.

/** Two sets of type and distances: `full` for a screen or a page, `compact` for a phone held upright. */
export const LAYOUTS = ['full', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Default sizes: `full` fits the column of a README and a screen 768 pixels high, `compact` the narrowest phone. */
export const DEFAULT_SIZES: Readonly<Record<Layout, Size>> = {
  full: { width: 904, height: 712 },
  compact: { width: 320, height: 600 },
};

/** The sizes that a board can have, in pixels. */
export const BOARD_WIDTHS = { from: 320, to: 2400 } as const;
export const BOARD_HEIGHTS = { from: 240, to: 2400 } as const;

/** Minimum width of a board of the full layout. */
const COMPACT_BELOW = 640;

/** Layout and size of a board, from those that are given. */
export function boxOf({
  layout,
  width,
  height,
}: {
  readonly layout?: Layout | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}): {
  readonly layout: Layout;
  readonly size: Size;
} {
  const own = layout ?? (width !== undefined && width < COMPACT_BELOW ? 'compact' : 'full');
  const size = DEFAULT_SIZES[own];
  return { layout: own, size: { width: width ?? size.width, height: height ?? size.height } };
}

/** The measures of a board in pixels. */
export interface Grid {
  readonly layout: Layout;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Width of the outer frame. */
  readonly frame: number;
  /** Distance from the edge of the centre to its text; flights have the same distance from each other. */
  readonly margin: number;
}

/** The grid of twelve equal cells, of whole pixels, in a box. */
export function gridFor(layout: Layout, { width, height }: Size = DEFAULT_SIZES[layout]): Grid {
  const cell = (length: number): number => Math.floor((length - 2 * FRAME) / 4);
  return { layout, cellWidth: cell(width), cellHeight: cell(height), frame: FRAME, margin: layout === 'full' ? 12 : 6 };
}

const FRAME = 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

// 巳 午 未 申
// 辰       酉
// 卯       戌
// 寅 丑 子 亥
//               寅 卯 辰 巳 午 未 申 酉 戌 亥 子 丑
const COLUMNS = [0, 0, 0, 0, 1, 2, 3, 3, 3, 3, 2, 1] as const;
const ROWS = [3, 2, 1, 0, 0, 0, 0, 1, 2, 3, 3, 3] as const;

/** Width and height of the whole drawing. */
export const sizeOf = ({ cellWidth, cellHeight, frame }: Grid) => ({
  width: 4 * cellWidth + 2 * frame,
  height: 4 * cellHeight + 2 * frame,
});

/** The upper left corner of a palace. */
export const cornerOf = (palace: number, { cellWidth, cellHeight, frame }: Grid): Point => ({
  x: frame + COLUMNS[palace]! * cellWidth,
  y: frame + ROWS[palace]! * cellHeight,
});

/** The four cells in the middle, as one rectangle. */
export const centreOf = ({ cellWidth, cellHeight, frame }: Grid): Box => ({
  x: frame + cellWidth,
  y: frame + cellHeight,
  width: 2 * cellWidth,
  height: 2 * cellHeight,
});

/** Point at which a palace touches the centre: the middle of its inner side, or a corner. */
function anchorOf(palace: number, grid: Grid): Point {
  const { x, y, width, height } = centreOf(grid);
  const middle = cornerOf(palace, grid);
  return {
    x: clamp(middle.x + grid.cellWidth / 2, x, x + width),
    y: clamp(middle.y + grid.cellHeight / 2, y, y + height),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A palace, its trines, and its opposite (三方四正). */
const surroundingsOf = (palace: number): readonly [number, number, number, number] => [
  palace,
  (palace + 4) % 12,
  (palace + 8) % 12,
  (palace + 6) % 12,
];

/** Class of a palace on a board: selected, surrounding or other. */
export const palaceLook = (palace: number, chosen: number): string =>
  palace === chosen ? 'palace chosen' : surroundingsOf(chosen).includes(palace) ? 'palace surrounding' : 'palace';

/** Path data of the lines from a palace to its trines and to its opposite. */
export function aspectLines(palace: number, grid: Grid): string {
  const [own, trine, otherTrine, opposite] = surroundingsOf(palace).map((each) => pointText(anchorOf(each, grid)));
  return `M${own}L${trine}L${otherTrine}Z M${own}L${opposite}`;
}

const pointText = ({ x, y }: Point): string => `${roundTenths(x)} ${roundTenths(y)}`;

const roundTenths = (value: number): number => Math.round(value * 10) / 10;
