// Where does each palace lie? Twelve cells run clockwise around the centre, from 寅 at the lower left, fixed by branch.
// A palace is its place in `palaces`: 0 = 寅 … 11 = 丑.

/** The measures of a drawing in user units: side lengths of a cell, and the frame around all. */
export interface Grid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly frame: number;
}

/** All twelve palaces with every star. */
export const FULL: Grid = { cellWidth: 200, cellHeight: 200, frame: 6 };
/** For a phone, held upright: major and minor stars only. */
export const COMPACT: Grid = { cellWidth: 88, cellHeight: 136, frame: 4 };

interface Point {
  readonly x: number;
  readonly y: number;
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
export const centreOf = ({ cellWidth, cellHeight, frame }: Grid) => ({
  x: frame + cellWidth,
  y: frame + cellHeight,
  width: 2 * cellWidth,
  height: 2 * cellHeight,
});

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
export const surroundingsOf = (palace: number): readonly [number, number, number, number] => [
  palace,
  (palace + 4) % 12,
  (palace + 8) % 12,
  (palace + 6) % 12,
];

/** Path data of the lines from a palace to its trines and to its opposite. */
export function aspectLines(palace: number, grid: Grid): string {
  const [own, trine, otherTrine, opposite] = surroundingsOf(palace).map((p) => {
    const { x, y } = anchorOf(p, grid);
    return `${x} ${y}`;
  });
  return `M${own}L${trine}L${otherTrine}ZM${own}L${opposite}`;
}
