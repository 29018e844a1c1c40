// The places nearest to a point, by cells of one degree: the cells around the point come first, and those that are too far are not opened. Distances are compared
// as chords through the Earth, which grow with the distance over its surface.

import type { Point } from './point.ts';
import type { Records } from './records.ts';

const RADIANS = Math.PI / 180;
const EARTH_KILOMETRES = 6371.0088; // mean radius of the ellipsoid, IUGG
const UNITS = 1e5; // of a degree, in the columns
const BANDS = 180; // of latitude, from the south
const COLUMNS = 360; // of longitude, from 180° west

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

/** The rows of each cell: those of cell `n` are in `rows` from `starts[n]` to before `starts[n + 1]`, in their order. */
export interface Cells {
  readonly rows: Uint32Array;
  readonly starts: Uint32Array;
}

/** Sorts all rows into cells: some milliseconds, and 1.2 MB. */
export function cellsOf({ latitude, longitude, size }: Records): Cells {
  const starts = new Uint32Array(BANDS * COLUMNS + 1);
  const cellOf = (row: number) => bandOf(latitude[row]! / UNITS) * COLUMNS + columnOf(longitude[row]! / UNITS);
  for (let row = 0; row < size; row++) starts[cellOf(row) + 1]!++;
  for (let cell = 0; cell < BANDS * COLUMNS; cell++) starts[cell + 1]! += starts[cell]!;
  const rows = new Uint32Array(size);
  const next = starts.slice();
  for (let row = 0; row < size; row++) rows[next[cellOf(row)]!++] = row;
  return { rows, starts };
}

const bandOf = (latitude: number): number => Math.min(Math.floor(latitude) + 90, BANDS - 1);
const columnOf = (longitude: number): number => (Math.floor(longitude) + 180 + COLUMNS) % COLUMNS;

/** The nearest rows of a range, nearest first. Latitude -90 to 90 and longitude in degrees; distances over a sphere, exact to 0.6 %. */
export function nearestRows(records: Records, cells: Cells, point: Point, limit: number, span: Span): NearRow[] {
  const nearest = new Nearest(records, point, limit, span);
  const own = bandOf(point.latitude);
  for (let steps = 0; steps < BANDS; steps++) {
    const bands = steps === 0 ? [own] : [own - steps, own + steps];
    const within = bands.filter((band) => band >= 0 && band < BANDS && nearest.takesBand(band));
    if (within.length === 0) break;
    for (const band of within) visitBand(nearest, cells, band, point);
  }
  return nearest.found();
}

/** Considers the cells of a band, from the column of the point eastwards and westwards. */
function visitBand(nearest: Nearest, { rows, starts }: Cells, band: number, { longitude }: Point): void {
  const own = columnOf(longitude);
  const fraction = longitude - Math.floor(longitude);
  let reach = nearest.reachIn(band);
  for (let steps = 0; steps <= COLUMNS / 2; steps++) {
    const [east, west] = [steps - fraction, steps - 1 + fraction]; // degrees to the nearer edge of the cell; inside it they are negative
    if (Math.min(east, west) > reach) return;
    for (const column of steps % (COLUMNS / 2) === 0 ? [own + steps] : [own + steps, own - steps]) {
      const cell = band * COLUMNS + ((column + COLUMNS) % COLUMNS);
      const [from, to] = [starts[cell]!, starts[cell + 1]!];
      for (let n = from; n < to; n++) nearest.consider(rows[n]!);
      if (to > from) reach = nearest.reachIn(band);
    }
  }
}

/** The nearest rows of a range among those that were considered, at most `limit`. Of two that are equally far the earlier row comes first. */
class Nearest {
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;
  readonly #point: Point;
  readonly #cosine: number;
  readonly #limit: number;
  readonly #span: Span;
  readonly #rows: number[] = [];
  readonly #chords: number[] = []; // squared, Earth's radius 1
  #farthest = Number.POSITIVE_INFINITY;
  #farthestNorth = 180; // degrees of latitude that alone are too far

  constructor({ latitude, longitude }: Records, point: Point, limit: number, span: Span) {
    this.#latitudes = latitude;
    this.#longitudes = longitude;
    this.#point = point;
    this.#cosine = Math.cos(point.latitude * RADIANS);
    this.#limit = limit;
    this.#span = span;
  }

  /** True if a band can have a row that is near enough. */
  takesBand(band: number): boolean {
    return this.#northOf(band) <= this.#farthestNorth;
  }

  /** Degrees of longitude within which a row of a band can be near enough. */
  reachIn(band: number): number {
    if (this.#farthest === Number.POSITIVE_INFINITY) return 180;
    const sinNorth = halfSine(this.#northOf(band));
    const cosine = Math.min(Math.cos((band - 90) * RADIANS), Math.cos((band - 89) * RADIANS)); // of the edge by the pole
    const sinEast2 = (this.#farthest / 4 - sinNorth * sinNorth) / (this.#cosine * cosine);
    return sinEast2 < 1 ? (2 * Math.asin(Math.sqrt(Math.max(sinEast2, 0)))) / RADIANS + ROUNDING : 180;
  }

  /** Degrees of latitude to the nearer edge of a band. */
  #northOf(band: number): number {
    const { latitude } = this.#point;
    return Math.max(band - 90 - latitude, latitude - (band - 89), 0);
  }

  consider(row: number): void {
    if (row < this.#span.from || row >= this.#span.to) return;
    const { latitude, longitude } = this.#point;
    const north = this.#latitudes[row]! / UNITS;
    if (Math.abs(north - latitude) > this.#farthestNorth) return;
    const sinNorth = halfSine(north - latitude);
    const sinEast = halfSine(this.#longitudes[row]! / UNITS - longitude);
    const chord = 4 * (sinNorth * sinNorth + this.#cosine * Math.cos(north * RADIANS) * sinEast * sinEast);
    const [rows, chords] = [this.#rows, this.#chords];
    if (rows.length === this.#limit && chord > this.#farthest) return;
    let at = rows.length;
    while (at > 0 && (chords[at - 1]! > chord || (chords[at - 1] === chord && rows[at - 1]! > row))) at--;
    rows.splice(at, 0, row);
    chords.splice(at, 0, chord);
    if (rows.length > this.#limit) {
      rows.pop();
      chords.pop();
    }
    if (rows.length === this.#limit) {
      this.#farthest = chords.at(-1)!;
      this.#farthestNorth = angleOf(this.#farthest) / RADIANS + ROUNDING;
    }
  }

  found(): NearRow[] {
    return this.#rows.map((row, i) => ({ row, kilometres: angleOf(this.#chords[i]!) * EARTH_KILOMETRES }));
  }
}

/** The sine of half an angle in degrees. */
const halfSine = (degrees: number): number => Math.sin((degrees * RADIANS) / 2);

const ROUNDING = 1e-6; // degrees

/** The angle at the centre of the Earth, radians. */
const angleOf = (squaredChord: number): number => 2 * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));
