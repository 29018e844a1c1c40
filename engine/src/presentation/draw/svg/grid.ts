// The grid of palaces. Twelve cells run clockwise around the centre, from 寅 at the lower left, fixed by branch. A
// palace is its place in `palaces`: 0 = 寅 … 11 = 丑.

/** The sizes of a drawing: `full` shows every star, `compact` is for a phone. */
export const LAYOUTS = ['full', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The measures of a drawing in user units. */
export interface Grid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The frame around all. */
  readonly frame: number;
  /** From the edge of the centre to the frame around its text. The lines are seen there. */
  readonly margin: number;
}

/** All twelve palaces with every star: at its own size it fits a screen 768 pixels high, and its smallest type has 11. */
export const FULL: Grid = { cellWidth: 224, cellHeight: 176, frame: 4, margin: 12 };
/** For a phone, held upright: major and minor stars only. On the narrowest, 320 pixels wide, its smallest type has 10. */
export const COMPACT: Grid = { cellWidth: 79, cellHeight: 136, frame: 2, margin: 6 };

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

/** The lines of letters that are above one another in a palace, in either layout. */
const LINES = 8;

/** The grid of a layout in a language whose lines are higher than those of plain letters. */
export const gridFor = (layout: Layout, lineRoom: number): Grid => heightened(GRIDS[layout], LINES * lineRoom);

const GRIDS: Readonly<Record<Layout, Grid>> = { full: FULL, compact: COMPACT };

/** A grid whose palaces are higher, by what is below their natal part. */
export const heightened = (grid: Grid, more: number): Grid => ({ ...grid, cellHeight: grid.cellHeight + more });

/** The same grid with palaces as high as in a drawing of a height. */
export const gridOfHeight = (grid: Grid, height: number): Grid => ({
  ...grid,
  cellHeight: (height - 2 * grid.frame) / 4,
});

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

/** The frame around the text of the centre. */
export function textFrameOf(grid: Grid): Box {
  const { x, y, width, height } = centreOf(grid);
  const { margin } = grid;
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** Where a palace touches the centre: the middle of its inner side, or a corner of the centre. */
function anchorOf(palace: number, grid: Grid): Point {
  const { x, y, width, height } = centreOf(grid);
  const middle = cornerOf(palace, grid);
  return {
    x: clamp(middle.x + grid.cellWidth / 2, x, x + width),
    y: clamp(middle.y + grid.cellHeight / 2, y, y + height),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The palaces that look at one another: the palace itself, its trines, and its opposite (三方四正). */
const surroundingsOf = (palace: number): readonly [number, number, number, number] => [
  palace,
  (palace + 4) % 12,
  (palace + 8) % 12,
  (palace + 6) % 12,
];

/** The class of a palace on a board: the chosen one and its surroundings are apart from the others. */
export const palaceLook = (palace: number, chosen: number): string =>
  palace === chosen ? 'palace chosen' : surroundingsOf(chosen).includes(palace) ? 'palace surrounding' : 'palace';

/** Path data of the lines from a palace to its trines and to its opposite. They end at the frame around the text of the centre and go on behind it. */
export function aspectLines(palace: number, grid: Grid): string {
  const [own, trine, otherTrine, opposite] = surroundingsOf(palace).map((p) => anchorOf(p, grid)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return [
    [own, trine],
    [trine, otherTrine],
    [otherTrine, own],
    [own, opposite],
  ]
    .map(([from, to]) => lineOutside(textFrameOf(grid), from!, to!))
    .join('');
}

/** Path data of what is outside a box of a line whose ends do. */
const lineOutside = (box: Box, from: Point, to: Point): string =>
  partsOutside(box, from, to)
    .map(([start, end]) => `M${pointText(start)}L${pointText(end)}`)
    .join('');

const pointText = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** What is outside a box of a line whose ends do: the whole line, or what is before the box and behind it. */
export function partsOutside(
  { x, y, width, height }: Box,
  from: Point,
  to: Point,
): readonly (readonly [Point, Point])[] {
  const [enters, leaves] = [inside(from.x, to.x, x, x + width), inside(from.y, to.y, y, y + height)].reduce(
    ([a, b], [c, d]) => [Math.max(a, c), Math.min(b, d)],
  );
  const at = (part: number): Point => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
  return enters < leaves
    ? [
        [from, at(enters)],
        [at(leaves), to],
      ]
    : [[from, to]];
}

/** Which part of the way from one number to another is between two bounds: 0 … 1. */
function inside(from: number, to: number, low: number, high: number): [enters: number, leaves: number] {
  if (from === to) return low <= from && from <= high ? [0, 1] : [1, 0];
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.max(0, Math.min(a, b)), Math.min(1, Math.max(a, b))];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
