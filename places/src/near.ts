// The places nearest to a point. Measures all: a quarter of a million chords cost about a millisecond, without an index. A chord through the
// Earth grows with the distance over its surface, so both give the same order.

import type { Records } from './records.ts';

const RADIANS = Math.PI / 180;
const EARTH_KILOMETRES = 6371.0088; // mean radius of the ellipsoid, IUGG

/** A row, and how far it is from a point. */
interface NearRow {
  readonly row: number;
  readonly kilometres: number;
}

/** A range of rows: all, or the rows of a country. */
interface Span {
  readonly from: number;
  /** The first one behind them. */
  readonly to: number;
}

/** The nearest rows, nearest first. Latitude -90 to 90 and longitude in degrees; distances over a sphere, exact to 0.6 %. */
export function nearestRows(
  { latitude: latitudes, longitude: longitudes }: Records,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  limit: number,
  { from, to }: Span,
): NearRow[] {
  const rows: number[] = [];
  const chords: number[] = []; // squared, Earth's radius 1
  const cosine = Math.cos(latitude * RADIANS);
  let farthest = Number.POSITIVE_INFINITY;
  let farthestNorth = 180; // degrees of latitude that alone are too far
  for (let row = from; row < to; row++) {
    const north = latitudes[row]! / 1e5;
    if (Math.abs(north - latitude) > farthestNorth) continue;
    const sinNorth = Math.sin(((north - latitude) * RADIANS) / 2);
    const sinEast = Math.sin(((longitudes[row]! / 1e5 - longitude) * RADIANS) / 2);
    const chord = 4 * (sinNorth * sinNorth + cosine * Math.cos(north * RADIANS) * sinEast * sinEast);
    if (chord >= farthest && rows.length === limit) continue;
    let at = rows.length;
    while (at > 0 && chords[at - 1]! > chord) at--;
    rows.splice(at, 0, row);
    chords.splice(at, 0, chord);
    if (rows.length > limit) {
      rows.pop();
      chords.pop();
    }
    if (rows.length === limit) {
      farthest = chords.at(-1)!;
      farthestNorth = angleOf(farthest) / RADIANS + 1e-6;
    }
  }
  return rows.map((row, i) => ({ row, kilometres: angleOf(chords[i]!) * EARTH_KILOMETRES }));
}

/** The angle at the centre of the Earth, radians. */
const angleOf = (squaredChord: number): number => 2 * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));
