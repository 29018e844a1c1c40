// What can one ask of the gazetteer?

import type { Place, PlaceMatch } from './place.ts';

/** A search by any name. */
export interface PlaceQuery {
  /** Any name, in any script we hold, with or without its province or country: "Pucheng, Shaanxi", "长春市朝阳区", "t'ai-pei". */
  readonly query: string;
  /** ISO 3166-1 alpha-2, any case. A code that no place has finds nothing. */
  readonly country?: string;
  /** At most so many places, 1 to 50; 10 when absent. */
  readonly limit?: number;
}

/** All places of the artefact, searchable. Nothing in it changes after it was opened. */
export interface Gazetteer {
  /** Places by any name, the one that most people mean first; an empty list when nothing resembles the text. */
  search(query: PlaceQuery): PlaceMatch[];
  /** The place of a whole id, or of an id given out in the past; undefined for anything else. */
  resolve(cityId: string): Place | undefined;
  /** What a caller may have meant by a text that is no id: an old or mistyped id, a bare GeoNames number, a bare name. */
  suggest(text: string, limit?: number): Place[];
  /** The places nearest to a point (degrees), nearest first. */
  near(latitude: number, longitude: number, limit?: number): Place[];
  /** Version of the data, such as `2026.11`. */
  readonly version: string;
  /** Where the records come from, with licences. */
  readonly sources: readonly PlaceSource[];
  /** The sentence that has to stand wherever places are shown. */
  readonly attribution: string;
  /** How many places there are. */
  readonly size: number;
}

/** One source of records or names. */
export interface PlaceSource {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly url: string;
}

/**
 * Open the artefact that the build made. Pure: no I/O, no global state; the bytes are kept and must not be changed.
 * Throws an Error when the bytes are not such an artefact, or one of another format version.
 */
export function openGazetteer(bytes: Uint8Array): Gazetteer {
  throw new Error(`${bytes.length} bytes: the reader is not written yet`);
}
