// Widths and heights of characters as the fonts of the tests have them, read from the font files, so that a drawing can be measured without a browser.

import { readFileSync } from 'node:fs';
import { type FontSet, fontFiles } from './fonts.ts';

/** Measures of a character in parts of its size. */
interface Glyph {
  readonly advance: number;
  /** Ink above and below the baseline. */
  readonly above: number;
  readonly below: number;
}

/** Ink of characters in fonts without outlines of TrueType: Hanzi, kana and hangul fill their square. */
const SQUARE_INK = { above: 0.86, below: 0.1 };

/** A font file, or one of a collection; characters are read when they are first measured. */
class Font {
  readonly #data: DataView;
  readonly #tables = new Map<string, number>();
  readonly #unitsPerEm: number;
  readonly #isLongLoca: boolean;
  readonly #advances: number;
  readonly #glyphs = new Map<string, Glyph | undefined>();
  readonly #codes: number;

  /** @param index of the font in a collection */
  constructor(path: string, index = 0) {
    const file = readFileSync(path);
    this.#data = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const isCollection = this.#data.getUint32(0) === 0x74746366; // 'ttcf'
    const start = isCollection ? this.#data.getUint32(12 + 4 * index) : 0;
    for (let n = 0; n < this.#data.getUint16(start + 4); n++) {
      const at = start + 12 + 16 * n;
      const tag = file.toString('latin1', at, at + 4);
      this.#tables.set(tag, this.#data.getUint32(at + 8));
    }
    this.#unitsPerEm = this.#data.getUint16(this.#table('head') + 18);
    this.#isLongLoca = this.#data.getInt16(this.#table('head') + 50) === 1;
    this.#advances = this.#data.getUint16(this.#table('hhea') + 34);
    this.#codes = this.#codeTable();
  }

  /** Measures of a character; undefined if the font does not have it. */
  glyphOf(character: string): Glyph | undefined {
    if (!this.#glyphs.has(character)) this.#glyphs.set(character, this.#measure(character.codePointAt(0)!));
    return this.#glyphs.get(character);
  }

  #table(tag: string): number {
    return this.#tables.get(tag)!;
  }

  /** Offset of the widest table of characters: of format 12 if there is one, else of format 4. */
  #codeTable(): number {
    const cmap = this.#table('cmap');
    const subtables = Array.from(
      { length: this.#data.getUint16(cmap + 2) },
      (_, n) => cmap + this.#data.getUint32(cmap + 4 + 8 * n + 4),
    );
    const ofFormat = (format: number) => subtables.find((at) => this.#data.getUint16(at) === format);
    return (ofFormat(12) ?? ofFormat(4))!;
  }

  #glyphIdOf(code: number): number {
    const data = this.#data;
    const at = this.#codes;
    if (data.getUint16(at) === 12) {
      let [low, high] = [0, data.getUint32(at + 12) - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const group = at + 16 + 12 * middle;
        if (code < data.getUint32(group)) high = middle - 1;
        else if (code > data.getUint32(group + 4)) low = middle + 1;
        else return data.getUint32(group + 8) + code - data.getUint32(group);
      }
      return 0;
    }
    const doubled = data.getUint16(at + 6);
    for (let n = 0; n < doubled; n += 2) {
      if (code > data.getUint16(at + 14 + n)) continue;
      const start = data.getUint16(at + 16 + doubled + n);
      if (code < start) return 0;
      const delta = data.getInt16(at + 16 + 2 * doubled + n);
      const offsetAt = at + 16 + 3 * doubled + n;
      const offset = data.getUint16(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      const id = data.getUint16(offsetAt + offset + 2 * (code - start));
      return id === 0 ? 0 : (id + delta) & 0xffff;
    }
    return 0;
  }

  #measure(code: number): Glyph | undefined {
    const id = this.#glyphIdOf(code);
    if (id === 0) return undefined;
    const data = this.#data;
    const advance = data.getUint16(this.#table('hmtx') + 4 * Math.min(id, this.#advances - 1)) / this.#unitsPerEm;
    const loca = this.#tables.get('loca');
    if (loca === undefined) return { advance, ...SQUARE_INK };
    const offset = (n: number) => (this.#isLongLoca ? data.getUint32(loca + 4 * n) : 2 * data.getUint16(loca + 2 * n));
    if (offset(id) === offset(id + 1)) return { advance, above: 0, below: 0 };
    const glyph = this.#table('glyf') + offset(id);
    const [bottom, top] = [data.getInt16(glyph + 4), data.getInt16(glyph + 8)];
    return { advance, above: top / this.#unitsPerEm, below: -bottom / this.#unitsPerEm };
  }
}

/** The look of a text. */
export interface FontLook {
  readonly isSerif: boolean;
  readonly isBold: boolean;
}

const fonts = new Map<string, Font>();
function openFont(path: string): Font {
  const font = fonts.get(path) ?? new Font(path);
  fonts.set(path, font);
  return font;
}

/** Measures a text of a size in a set of fonts: its width, and its ink above and below the baseline. */
export function measureText(
  says: string,
  size: number,
  { isSerif, isBold }: FontLook,
  set: FontSet,
): { readonly width: number; readonly above: number; readonly below: number } {
  const { letters, hanzi } = fontFiles(set, isSerif ? 'serif' : 'sans', isBold ? 'Bold' : 'Regular');
  let width = 0;
  let above = 0;
  let below = Number.NEGATIVE_INFINITY;
  for (const character of says.normalize('NFC')) {
    const glyph = openFont(letters).glyphOf(character) ?? openFont(hanzi).glyphOf(character);
    if (glyph === undefined) throw new RangeError(`no font of ${set} has ${character}`);
    width += glyph.advance;
    above = Math.max(above, glyph.above);
    below = Math.max(below, glyph.below);
  }
  return { width: width * size, above: above * size, below: Math.max(below, 0) * size };
}
