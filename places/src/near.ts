// Which places lie nearest to a point? All are measured: a quarter of a million chords cost about a millisecond, and no
// index has to be kept. The chord through the Earth grows with the distance over its surface, so it orders alike.

import type { Records } from './records.ts';

const RADIANS = Math.PI / 180;

/** The nearest rows, nearest first. Latitude -90 to 90 and longitude in degrees. */
export function nearestRows(records: Records, latitude: number, longitude: number, limit: number): number[] {
  const { latitude: latitudes, longitude: longitudes } = records;
  const rows: number[] = [];
  const distances: number[] = [];
  const cosine = Math.cos(latitude * RADIANS);
  let farthest = Number.POSITIVE_INFINITY;
  let farthestNorth = 180; // degrees of latitude that alone are too far
  for (let row = 0; row < records.size; row++) {
    const north = latitudes[row]! / 1e5;
    if (Math.abs(north - latitude) > farthestNorth) continue;
    const sinNorth = Math.sin(((north - latitude) * RADIANS) / 2);
    const sinEast = Math.sin(((longitudes[row]! / 1e5 - longitude) * RADIANS) / 2);
    const distance = 4 * (sinNorth * sinNorth + cosine * Math.cos(north * RADIANS) * sinEast * sinEast); // chord², Earth's radius 1
    if (distance >= farthest && rows.length === limit) continue;
    let at = rows.length;
    while (at > 0 && distances[at - 1]! > distance) at--;
    rows.splice(at, 0, row);
    distances.splice(at, 0, distance);
    if (rows.length > limit) {
      rows.pop();
      distances.pop();
    }
    if (rows.length === limit) {
      farthest = distances.at(-1)!;
      farthestNorth = (2 * Math.asin(Math.min(1, Math.sqrt(farthest) / 2))) / RADIANS + 1e-6;
    }
  }
  return rows;
}
