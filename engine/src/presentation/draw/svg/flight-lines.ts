// A flight from palace to palace: a strip across the middle with an arrowhead. Each transformation has its own colour and dash pattern. Strips are filled
// shapes, so they need no additional styles.

import type { TransformationDocument } from '../../documents/tables/document.generated.ts';
import { centreOf, cornerOf, type Grid, type Point } from './grid.ts';
import { element } from './svg.ts';

type TransformationId = TransformationDocument['id'];

/** Dash patterns: lengths of dashes and gaps in turn, in units of the width of a strip; empty for a solid strip. */
const RHYTHMS: Readonly<Record<TransformationId, readonly number[]>> = {
  lu: [],
  quan: [5, 2.5],
  ke: [1.5, 1.5],
  ji: [6, 1.5, 1.5, 1.5],
};

/** A flight between two palaces, by their indices in `palaces`. */
export function flightLine(
  kind: TransformationId,
  from: number,
  to: number,
  { grid, width, lane }: { grid: Grid; width: number; lane: number },
): string {
  const way = wayBetween(from, to, lane, grid);
  const end = way[way.length - 1]!;
  const last = way[way.length - 2]!;
  const length = distance(last, end);
  const neck = between(last, end, Math.max(length - 4.5 * width, 0) / length);
  const legs = [...way.slice(0, -1), neck].slice(1).map((point, n) => [way[n]!, point] as const);
  const strips = legs.map(([start, stop]) => strip(start, stop, width, RHYTHMS[kind]));
  return element('path', { d: strips.join('') + arrow(neck, end, 1.6 * width), class: kind });
}

/** Straight across the middle; between two palaces on the same side slightly inward, each lane further than the one before. */
function wayBetween(from: number, to: number, lane: number, grid: Grid): readonly Point[] {
  const [start, end] = [touchOf(from, grid), touchOf(to, grid)];
  const isOnOneSide =
    (start.at.x === end.at.x && start.inward.x !== 0) || (start.at.y === end.at.y && start.inward.y !== 0);
  if (!isOnOneSide) return [portOf(start, lane, grid), portOf(end, lane, grid)];
  const depth = grid.margin * (1.4 + 0.6 * lane);
  const legOf = (touch: Touch): [Point, Point] => {
    const port = isCorner(touch) ? touch.at : portOf(touch, lane, grid);
    return [port, { x: port.x + touch.inward.x * depth, y: port.y + touch.inward.y * depth }];
  };
  return [...legOf(start), ...legOf(end).reverse()];
}

/** Point at which a palace touches the centre (the middle of its inner side or a corner), and the direction inward. */
interface Touch {
  readonly at: Point;
  readonly inward: Point;
}

function touchOf(palace: number, grid: Grid): Touch {
  const { x, y, width, height } = centreOf(grid);
  const cell = cornerOf(palace, grid);
  const along = (middle: number, low: number, high: number): readonly [at: number, inward: number] =>
    middle < low ? [low, 1] : middle > high ? [high, -1] : [middle, 0];
  const [atX, inwardX] = along(cell.x + grid.cellWidth / 2, x, x + width);
  const [atY, inwardY] = along(cell.y + grid.cellHeight / 2, y, y + height);
  return { at: { x: atX, y: atY }, inward: { x: inwardX, y: inwardY } };
}

const isCorner = ({ inward }: Touch): boolean => inward.x !== 0 && inward.y !== 0;

/** Point at which the flight of a lane leaves a palace or lands in it: side by side, around a corner too. */
function portOf({ at, inward }: Touch, lane: number, { margin }: Grid): Point {
  const beside = (margin / 2) * (lane - 1.5);
  if (inward.x === 0) return { x: at.x + beside, y: at.y };
  if (inward.y === 0) return { x: at.x, y: at.y + beside };
  return beside < 0 ? { x: at.x - inward.x * beside, y: at.y } : { x: at.x, y: at.y + inward.y * beside };
}

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + part * (to.x - from.x),
  y: from.y + part * (to.y - from.y),
});

function strip(from: Point, to: Point, width: number, rhythm: readonly number[]): string {
  const length = distance(from, to);
  if (rhythm.length === 0) return quad(from, to, width);
  let d = '';
  for (let at = 0, n = 0; at < length; n++) {
    const next = Math.min(at + width * rhythm[n % rhythm.length]!, length);
    if (n % 2 === 0) d += quad(between(from, to, at / length), between(from, to, next / length), width);
    at = next;
  }
  return d;
}

function quad(from: Point, to: Point, width: number): string {
  const side = aside(from, to, width / 2);
  return polygon([plus(from, side), plus(to, side), minus(to, side), minus(from, side)]);
}

function arrow(neck: Point, end: Point, half: number): string {
  const side = aside(neck, end, half);
  return polygon([plus(neck, side), end, minus(neck, side)]);
}

/** A vector of length `size` at right angles to a line. */
function aside(from: Point, to: Point, size: number): Point {
  const length = distance(from, to) || 1;
  return { x: (size * (from.y - to.y)) / length, y: (size * (to.x - from.x)) / length };
}
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${roundTenths(x)} ${roundTenths(y)}`).join('L')}Z`;
const roundTenths = (value: number): number => Math.round(value * 10) / 10;
