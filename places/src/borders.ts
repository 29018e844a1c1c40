// The sides of borders: outlines of countries, tested by the even-odd rule. Points at sea and on small islands are in no outline.

import type { Artefact } from './artefact.ts';
import type { Point } from './point.ts';

/** A ring of points next to one another, with the box around it in 1e-5 degrees. */
interface Ring {
  readonly from: number;
  readonly to: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The outlines, opened. */
export interface Borders {
  /** Longitude and latitude in turn, 1e-5 degrees. */
  readonly points: Int32Array;
  readonly areas: readonly (readonly Ring[])[];
}

/** Opens the outlines. */
export function readBorders(artefact: Artefact): Borders {
  const points = artefact.i32('outlines.points');
  const starts = artefact.u32('outlines.starts');
  const areas: Ring[][] = [];
  for (const [n, area] of artefact.u16('outlines.areas').entries()) {
    areas[area] ??= [];
    areas[area].push(ringOf(points, starts[n]!, starts[n + 1]!));
  }
  return { points, areas: areas.filter((rings) => rings !== undefined) };
}

/**
 * Returns a function that is true for points on the same side of every border: in the same outline, or in none, as islands and towns by the sea may be.
 * Undefined for a point outside all outlines.
 */
export function sameSide(borders: Borders, point: Point): ((other: Point) => boolean) | undefined {
  const areaOf = (each: Point) => borders.areas.find((rings) => isInside(borders, rings, each));
  const area = areaOf(point);
  return area && ((other) => isInside(borders, area, other) || areaOf(other) === undefined);
}

function ringOf(points: Int32Array, from: number, to: number): Ring {
  let [west, east, south, north] = [180e5, -180e5, 90e5, -90e5];
  for (let at = from; at < to; at++) {
    const [x, y] = [points[2 * at]!, points[2 * at + 1]!];
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return { from, to, west, east, south, north };
}

function isInside({ points }: Borders, rings: readonly Ring[], { latitude, longitude }: Point): boolean {
  const [x, y] = [longitude * 1e5, latitude * 1e5];
  let inside = false;
  for (const { from, to, west, east, south, north } of rings) {
    if (x < west || x > east || y < south || y > north) continue;
    for (let at = from, before = to - 1; at < to; before = at++) {
      const [x1, y1] = [points[2 * at]!, points[2 * at + 1]!];
      const [x2, y2] = [points[2 * before]!, points[2 * before + 1]!];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}
