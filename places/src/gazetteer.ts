// Opens the artefact as a gazetteer: places by name, by point and by id.

import { type Checksum, type PlaceSource, readArtefact } from './artefact.ts';
import { type Borders, readBorders, sameSide } from './borders.ts';
import { crc32 } from './crc32.ts';
import { readSearchData, type SearchData } from './lookups.ts';
import { type Cells, cellsOf, nearestRows } from './near.ts';
import type { Place, PlaceMatch } from './place.ts';
import { type Point, pointOf } from './point.ts';
import { placeOf, readRecords, rowsWithIds } from './records.ts';
import { rowOfId, rowOfTail } from './resolve.ts';
import { searchPlaces } from './search.ts';
import { sureRow, withoutDivisionWord } from './sure.ts';

/** A search by any name. */
export interface PlaceQuery {
  /**
   * Any name, in any script of the data, with or without its province or country: "Pucheng, Shaanxi", "长春市朝阳区", "t'ai-pei"; or a point,
   * "39.9, 116.4", which leads to the places nearest to it.
   */
  readonly query: string;
  /** ISO 3166-1 alpha-2, any case. A code that no place has finds nothing. */
  readonly country?: string;
  /** Maximum number of places, 1 to 50; default 10. */
  readonly limit?: number;
}

/** A search around a point. */
export interface PointQuery {
  /** Degrees, north positive, -90 to 90. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** ISO 3166-1 alpha-2, any case. A code that no place has finds nothing. */
  readonly country?: string;
  /** Maximum number of places, 1 to 50; default 10. */
  readonly limit?: number;
  /** Only places on the point's side of the borders of countries, as long as one of the thousand nearest is. At sea there is no side. */
  readonly isWithinBorders?: boolean;
}

/** A place near a point. */
export interface NearbyPlace {
  readonly place: Place;
  /** Over the surface of a sphere, exact to 0.6 %. */
  readonly distanceKm: number;
}

/** All places of the artefact, searchable. Nothing in it changes after it was opened. */
export interface Gazetteer {
  /** Places by any name, the one that most people mean first; an empty list when nothing resembles the text. */
  search(query: PlaceQuery): PlaceMatch[];
  /**
   * The only likely place of a text: the text is the complete name, with or without surroundings; no other place of that name has more than a tenth
   * of its people; no place with ten times its people differs by one letter; no state elsewhere has the name. Undefined where a person has to choose.
   * @example surely('Paris')?.cityId // 'paris-2988507'; undefined for Springfield
   */
  surely(text: string): Place | undefined;
  /** The place of a complete current or former id; undefined for other texts. */
  resolve(cityId: string): Place | undefined;
  /** Suggests places for a text that is no id: an old or mistyped id, a bare GeoNames number, a bare name. */
  suggest(text: string, limit?: number): Place[];
  /**
   * The places nearest to a point, nearest first.
   * @example near({ latitude: 39.9163, longitude: 116.3972, limit: 1 })[0]?.place.names.zh // the Forbidden City is in 东城区
   */
  near(query: PointQuery): NearbyPlace[];
  /** ISO codes of the countries that have places, in order. */
  readonly countries: readonly string[];
  /** Version of the data, such as `2026.11`. */
  readonly version: string;
  /** Sources of the records, with licences. */
  readonly sources: readonly PlaceSource[];
  /** The attribution that must be shown wherever places are shown. */
  readonly attribution: string;
  /** Number of places. */
  readonly size: number;
}

/**
 * Opens the artefact that the build made. Pure: no I/O, no global state; the bytes are referenced and must not be changed.
 * @param checksum a faster CRC-32 than the one here, such as zlib's
 * @throws Error when the bytes are not such an artefact, one of another format version, cut off or damaged: one bit would move a birthplace
 */
export function openGazetteer(bytes: Uint8Array, checksum: Checksum = crc32): Gazetteer {
  const artefact = readArtefact(bytes, checksum);
  const { version, sources, attribution, countries } = artefact.header;
  const records = readRecords(artefact);
  let searched: SearchData | undefined; // a caller who only resolves ids never needs it
  const searchData = (): SearchData => {
    searched ??= readSearchData(artefact, records);
    return searched;
  };
  const special = new Map(
    [...records.ownIds, ...rowsWithIds(artefact.text('formerIds'))].map(([row, id]) => [id, row]),
  );
  const places = rememberedPlaces((row) => placeOf(records, row));
  const place = places.atRow;

  let borders: Borders | undefined;
  let cells: Cells | undefined; // only a caller who sends points needs them
  const sortedCells = (): Cells => {
    cells ??= cellsOf(records);
    return cells;
  };
  const near = ({ latitude, longitude, country, limit = 10, isWithinBorders }: PointQuery): NearbyPlace[] => {
    const unit = country === undefined ? undefined : countries[country.trim().toUpperCase()];
    if (country !== undefined && unit === undefined) return [];
    const span =
      unit === undefined
        ? { from: 0, to: records.size }
        : { from: records.unitStart[unit]!, to: records.unitEnd[unit]! };
    const point = { latitude, longitude };
    const most = Math.min(Math.max(limit, 1), 50);
    const nearest = (count: number): NearbyPlace[] =>
      nearestRows(records, sortedCells(), point, count, span).map(({ row, kilometres }) => ({
        place: place(row),
        distanceKm: kilometres,
      }));
    if (isWithinBorders) {
      borders ??= readBorders(artefact);
      const isOnThisSide = sameSide(borders, point);
      for (const count of isOnThisSide ? NEIGHBOURS : []) {
        const found = nearest(count).filter((each) => isOnThisSide!(each.place));
        if (found.length >= most || (found.length > 0 && count === NEIGHBOURS.at(-1))) return found.slice(0, most);
      }
    }
    return nearest(most);
  };
  const search = ({ query, country, limit = 10 }: PlaceQuery): PlaceMatch[] => {
    const unit = country === undefined ? undefined : countries[country.trim().toUpperCase()];
    if (country !== undefined && unit === undefined) return [];
    const point = pointOf(query);
    if (point) {
      const within = country === undefined ? { limit } : { limit, country };
      const nearest = near({ ...point, ...within });
      const other = (nearest[0]?.distanceKm ?? FAR_KM) >= FAR_KM ? otherReadings(point) : [];
      const turned = other
        .map((each) => near({ ...each, ...within }))
        .find(([first]) => first && first.distanceKm < CLOSE_KM);
      return (turned ?? nearest).map((nearby) => ({ ...nearby, match: 'near' }));
    }
    const best = searchPlaces(searchData(), query, Math.min(Math.max(limit, 1), 50), unit);
    return best.entries.map(({ row, match, used }) => ({
      place: place(row),
      match,
      ...(used !== undefined && { used }),
    }));
  };
  return {
    search,
    surely: (text) => {
      if (pointOf(text)) return undefined;
      const row = sureRow(searchData(), text);
      return row < 0 ? undefined : place(row);
    },
    resolve: (cityId) => {
      const known = places.withId(cityId);
      if (known) return known;
      const row = rowOfId(records, special, cityId);
      return row < 0 ? undefined : place(row);
    },
    suggest: (text, limit = 3) => {
      const row = rowOfTail(records, text.trim().toLowerCase());
      if (row >= 0) return [place(row)];
      const query = nameInId(text);
      const found = search({ query, limit });
      const isOfDivision = found.length > 0 && found.every(({ match }) => match === 'prefix');
      return (isOfDivision ? found : search({ query: withoutDivisionWord(query), limit })).map(({ place }) => place);
    },
    near,
    countries: Object.keys(countries).sort(),
    version,
    sources,
    attribution,
    size: records.size,
  };
}

const FAR_KM = 50; // a point so far from any place is more likely one in another order, or at sea
const CLOSE_KM = 15;

/** Other readings of two numbers: the longitude first, or O for east, as in German, not for west. */
const otherReadings = ({ latitude, longitude }: Point): Point[] =>
  [{ latitude: longitude, longitude: latitude }, { latitude, longitude: -longitude }].filter((other) => Math.abs(other.latitude) <= 90); // biome-ignore format: a row

/** The readable part of an id: `los-angeles-5368361` is los angeles. */
function nameInId(id: string): string {
  const end = id.lastIndexOf('-');
  return (/\d/.test(id.slice(end)) && end > 0 ? id.slice(0, end) : id).replaceAll('-', ' ');
}

const NEIGHBOURS = [4, 60, 1000]; // numbers of places that are tried, one after the other, until one is on the point's side

const MAX_REMEMBERED = 20_000; // places, about 12 MB

/** Cache of Place objects by row and by id: making one costs more than finding its row. */
function rememberedPlaces(make: (row: number) => Place) {
  const byRow = new Map<number, Place>();
  const byId = new Map<string, Place>();
  return {
    atRow(row: number): Place {
      const known = byRow.get(row);
      if (known) return known;
      if (byRow.size >= MAX_REMEMBERED) {
        byRow.clear();
        byId.clear();
      }
      const place = Object.freeze(make(row));
      byRow.set(row, place);
      byId.set(place.cityId, place);
      return place;
    },
    /** A place that was made and is still cached, by its own id. */
    withId: (cityId: string): Place | undefined => byId.get(cityId),
  };
}
