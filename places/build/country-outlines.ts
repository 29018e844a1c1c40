// Outlines of countries: Natural Earth 1:10 million (public domain), as TopoJSON. They only decide on which
// side of a border a point is: coasts far from any other country are simplified, islands there are left out.

import { readFileSync } from 'node:fs';
import { beside } from './beside.ts';
import { dataRequire } from './data-packages.ts';
import type { Sections } from './sections.ts';

type Point = readonly [longitude: number, latitude: number];
type Polygon = readonly (readonly number[])[];

/** The part of the topology that is read. An arc is a run of steps in whole numbers; of ~n the points of arc n backwards. */
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly (
        | { readonly type: 'Polygon'; readonly arcs: Polygon }
        | { readonly type: 'MultiPolygon'; readonly arcs: readonly Polygon[] }
      )[];
    };
  };
}

// Maximum deviation of a line in degrees: 0.3 km beside another country, where Natural Earth is good to about 1 km, and 5 km at any other coast.
const NEAR_OFF = 0.003;
const FAR_OFF = 0.05;
const CELL = 0.2; // degrees: countries that have a point in one cell, or an arc in common, are neighbours
const LEAST_POINTS = 4; // of a ring, the first one twice

/** The sections of the outlines; a worker makes them. */
export const outlinesOfCountries = (): Promise<Sections> => beside(import.meta.url, 'outlineSections');

/** Runs in the worker. Points of all rings, longitude before latitude in 1e-5 degrees; where each ring begins; its country. */
export function outlineSections(): Sections {
  const { transform, arcs, objects } = JSON.parse(
    readFileSync(dataRequire.resolve('world-atlas/countries-10m.json'), 'utf8'),
  ) as Topology;
  const countries = objects.countries.geometries.map((each) => (each.type === 'Polygon' ? [each.arcs] : each.arcs));
  const whole = arcs.map((arc) => pointsOf(arc, transform));
  const inCell = new Map<number, number>(); // the country, or SEVERAL
  for (const [area, polygons] of countries.entries()) {
    for (const arc of polygons.flat(2)) {
      for (const point of whole[numberOf(arc)]!) {
        const cell = cellOf(point);
        inCell.set(cell, (inCell.get(cell) ?? area) === area ? area : SEVERAL);
      }
    }
  }
  const isNear = (point: Point): boolean => inCell.get(cellOf(point)) === SEVERAL;
  const lines = whole.map((line) => simplified(line, (point) => (isNear(point) ? NEAR_OFF : FAR_OFF)));

  const points: number[] = [];
  const starts: number[] = [];
  const areas: number[] = [];
  for (const [area, polygons] of countries.entries()) {
    for (const polygon of polygons) {
      if (!polygon.flat().some((arc) => whole[numberOf(arc)]!.some(isNear))) continue;
      for (const ring of polygon) {
        const line = ring.flatMap((arc, n) => {
          const part = arc < 0 ? lines[~arc]!.slice().reverse() : lines[arc]!;
          return n === 0 ? part : part.slice(1);
        });
        if (line.length < LEAST_POINTS) continue;
        starts.push(points.length / 2);
        areas.push(area);
        for (const [longitude, latitude] of line) points.push(Math.round(longitude * 1e5), Math.round(latitude * 1e5));
      }
    }
  }
  return {
    'outlines.points': Int32Array.from(points),
    'outlines.starts': Uint32Array.from([...starts, points.length / 2]),
    'outlines.areas': Uint16Array.from(areas),
  };
}

const SEVERAL = -1;

const numberOf = (arc: number): number => (arc < 0 ? ~arc : arc);

const cellOf = ([longitude, latitude]: Point): number =>
  Math.floor(longitude / CELL) * 1e4 + Math.floor(latitude / CELL);

function pointsOf(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** The line without the points at which it then moves by less than `off` of the point (the algorithm of Douglas and Peucker). Its ends stay. */
function simplified(line: readonly Point[], off: (point: Point) => number): Point[] {
  const isKept = new Uint8Array(line.length);
  isKept[0] = isKept[line.length - 1] = 1;
  const runs: [from: number, to: number][] = [[0, line.length - 1]];
  for (let run = runs.pop(); run; run = runs.pop()) {
    const [from, to] = run;
    let [farthest, most] = [-1, 1];
    for (let at = from + 1; at < to; at++) {
      const apart = distance(line[at]!, line[from]!, line[to]!) / off(line[at]!);
      if (apart > most) [farthest, most] = [at, apart];
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    runs.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => isKept[at] === 1);
}

/** Distance from a point to a segment, in degrees of the map. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
