// How do the bytes of the artefact lie? A magic word, a JSON header, then sections of plain numbers or text that are used
// where they lie: nothing is parsed but the header, and nothing is copied but text. All numbers are little-endian.

/** The first eight bytes. The number is the version of the format: raise it when a section changes its meaning. */
export const MAGIC = 'BCPLACE2';

/** One source of records or names. */
export interface PlaceSource {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly url: string;
}

/** What the header says; the sections lie behind it, each on a multiple of eight bytes. */
export interface ArtefactHeader {
  /** Version of the data. */
  readonly version: string;
  readonly sources: readonly PlaceSource[];
  readonly attribution: string;
  /** Names of the zones; `zone` of a place counts into it. */
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

/** Where the sections begin, for a header of so many bytes. */
export const sectionsStart = (headerLength: number): number => 8 * Math.ceil((MAGIC.length + 4 + headerLength) / 8);

/** Read the header and prepare the views. Throws an Error when the bytes are not an artefact of this format. */
export function readArtefact(given: Uint8Array): Artefact {
  const bytes = given.byteOffset % 8 === 0 ? given : new Uint8Array(given); // a copy; `slice` of a Buffer is none
  const utf8 = new TextDecoder();
  const magic = utf8.decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC)
    throw new Error(`the bytes begin with "${magic}", a places artefact of this version with "${MAGIC}"`);

  const cutOffIn = (part: string): Error => new Error(`the artefact is cut off in ${part}`);
  if (bytes.length < MAGIC.length + 4) throw cutOffIn('its header');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  if (bytes.length < MAGIC.length + 4 + length) throw cutOffIn('its header');
  const header: ArtefactHeader = JSON.parse(utf8.decode(bytes.subarray(MAGIC.length + 4, MAGIC.length + 4 + length)));
  const start = sectionsStart(length);
  for (const [section, [offset, length]] of Object.entries(header.sections)) {
    if (start + offset + length > bytes.length) throw cutOffIn(`section "${section}"`);
  }
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
    text: (section) => utf8.decode(u8(section)),
  };
}
