// Layout of the artefact. A magic word, three numbers, a JSON header, then sections of plain numbers or text that are used in
// place: only the header is parsed, and only text is copied. All numbers are little-endian.

import { checkHost, decoded } from './utf8.ts';

/** The first eight bytes. The number is the version of the format: raise it when a section changes its meaning. */
export const MAGIC = 'BCPLACE6';

/** Offsets of the numbers behind the magic word, and of the header. The checksum covers all bytes behind it. */
export const AT = { checksum: 8, length: 12, headerLength: 16, header: 20 } as const;

/** The CRC-32 of bytes. */
export type Checksum = (bytes: Uint8Array) => number;

/** One source of records or names. */
export interface PlaceSource {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly url: string;
}

/** The header; the sections follow it, each on a multiple of eight bytes. */
export interface ArtefactHeader {
  /** Version of the data. */
  readonly version: string;
  readonly sources: readonly PlaceSource[];
  readonly attribution: string;
  /** Names of the zones; `zone` of a place is an index of this list. */
  readonly zones: readonly string[];
  /** The unit of each country by its ISO code. */
  readonly countries: Readonly<Record<string, number>>;
  /** Pairs of characters, the variant first: 臺台陝陕. */
  readonly hanVariants: string;
  /** Bytes from the end of the header, and length in bytes. */
  readonly sections: Readonly<Record<string, readonly [offset: number, length: number]>>;
}

/** The artefact, opened: its header, and its sections as views of the bytes. */
export interface Artefact {
  readonly header: ArtefactHeader;
  u8(section: string): Uint8Array;
  u16(section: string): Uint16Array;
  u32(section: string): Uint32Array;
  i32(section: string): Int32Array;
  text(section: string): string;
}

/** Offset of the sections, for a header of so many bytes. */
export const sectionsStart = (headerLength: number): number => 8 * Math.ceil((AT.header + headerLength) / 8);

/**
 * Read the header and prepare the views.
 * @throws Error when the bytes are not an artefact of this format, cut off, or not those that were written
 */
export function readArtefact(given: Uint8Array, crc32: Checksum): Artefact {
  const bytes = given.byteOffset % 8 === 0 ? given : new Uint8Array(given); // a copy; `slice` of a Buffer is none
  checkHost();
  const magic = decoded(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC)
    throw new Error(`the bytes begin with "${magic}", a places artefact of this version with "${MAGIC}"`);

  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = bytes.length < AT.header ? AT.header : numbers.getUint32(AT.length, true);
  if (bytes.length < length) throw new Error(`the artefact is cut off: ${bytes.length} bytes of ${length}`);
  const [written, found] = [numbers.getUint32(AT.checksum, true), crc32(bytes.subarray(AT.length))];
  if (written !== found)
    throw new Error(`the artefact is damaged: its checksum is ${found.toString(16)} and not ${written.toString(16)}`);

  const headerLength = numbers.getUint32(AT.headerLength, true);
  const header: ArtefactHeader = JSON.parse(decoded(bytes.subarray(AT.header, AT.header + headerLength)));
  const start = sectionsStart(headerLength);
  const u8 = (section: string): Uint8Array => {
    const place = header.sections[section];
    if (!place) throw new Error(`the artefact has no section "${section}"`);
    return bytes.subarray(start + place[0], start + place[0] + place[1]);
  };
  return {
    header,
    u8,
    u16: (section) => {
      const view = u8(section);
      return new Uint16Array(view.buffer, view.byteOffset, view.length / 2);
    },
    u32: (section) => {
      const view = u8(section);
      return new Uint32Array(view.buffer, view.byteOffset, view.length / 4);
    },
    i32: (section) => {
      const view = u8(section);
      return new Int32Array(view.buffer, view.byteOffset, view.length / 4);
    },
    text: (section) => decoded(u8(section)),
  };
}
