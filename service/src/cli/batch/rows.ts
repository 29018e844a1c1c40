// Rows of a file of births. The bytes are split at ends of rows into chunks, each for one thread. No byte is read twice, and memory holds only the chunk
// that is being read.

import { isAscii, isUtf8 } from 'node:buffer';
import { cellsIn, type Layout, LINE_FEED, RowScanner, SEPARATORS, type SeparatorName } from './csv.ts';
import { type Encoding, encodingOf, type TextInput } from './encoding.ts';

/** Complete rows in succession. */
export interface Rows {
  /**
   * Number of the first row as a spreadsheet counts it: from 1, with the row of names and empty rows. A row with wrong quotation marks counts as its number of
   * lines.
   */
  readonly first: number;
  /** The line of the file in which the first begins, from 1. */
  readonly line: number;
  readonly bytes: Uint8Array;
  /** Encoding of the rows; undefined while all bytes of the file so far are ASCII. */
  readonly encoding: Encoding | undefined;
  /** Set for a row that is too long, whose bytes are left out: its number of lines, and the number of rows it counts as. */
  readonly tooLong?: { readonly lines: number; readonly rows: number };
}

/** Form of rows: a table under a line of names, or a JSON object a line. */
type RowForm = 'csv' | 'ndjson';

/** Form of a file; for a table also its separator and row end. */
export interface FileForm {
  readonly form: RowForm;
  readonly layout: Layout;
}

/** Error for a file that is one JSON array. */
export class IsJsonArray extends Error {}

/** Facts of a file that are known before it is read. */
export interface KnownOfFile {
  /** True for a file, which can be read ahead; false for a pipe, whose writer may wait for a result first. */
  readonly isWhole: boolean;
  readonly separator?: SeparatorName;
  /** Counts the known names in a first row. */
  countKnown(names: readonly string[]): number;
  /** Called when the encoding is decided. */
  onEncoding(encoding: Encoding): void;
}

export const MAX_ROW_BYTES = 65_536;
/** Rows in a chunk: enough that the transfer costs little, few enough that their charts stay in the caches of the processor. */
const MAX_ROWS = 64;
/** Length in bytes of the sample that decides the encoding. It starts at the first non-ASCII character. */
const SAMPLE_BYTES = 65_536;

const CARRIAGE_RETURN = 0x0d;
const BRACE = 0x7b;
const BRACKET = 0x5b;
const EXCEL_SEPARATOR = /^"?sep=(.)"?$/i;

/** Reads a file of births. Returns bytes as they arrive, however few: a pipe may be slow. */
export class RowReader {
  readonly #input: TextInput;
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #known: KnownOfFile;
  #file: FileForm = { form: 'ndjson', layout: { separator: SEPARATORS.comma.charCodeAt(0), rowEnd: LINE_FEED } };
  #scanner = new RowScanner(this.#file.layout);
  #held: Uint8Array = new Uint8Array();
  /** Number of buffered bytes that the scanner has read. */
  #scanned = 0;
  #row = 1;
  #line = 1;
  #encoding: Encoding | undefined;

  constructor(input: TextInput, known: KnownOfFile) {
    this.#input = input;
    this.#chunks = input.chunks();
    this.#known = known;
  }

  get bytesRead(): number {
    return this.#input.bytesRead;
  }

  /**
   * Detects the form of the file: an object begins with a brace, a name of a column does not. Call it before reading rows.
   * @throws IsJsonArray
   */
  async open(): Promise<FileForm> {
    const first = await this.#firstCharacter();
    this.#encoding = this.#input.encoding;
    if (this.#encoding !== undefined) this.#known.onEncoding(this.#encoding);
    if (this.#known.separator === undefined) {
      if (first === BRACKET) throw new IsJsonArray();
      if (first === BRACE) return this.#file;
    }
    this.#file = { form: 'csv', layout: { separator: await this.#separator(), rowEnd: await this.#rowEnd() } };
    this.#scanner = new RowScanner(this.#file.layout);
    return this.#file;
  }

  async #firstCharacter(): Promise<number | undefined> {
    for (;;) {
      const first = this.#held.find((byte) => byte > 0x20);
      if (first !== undefined || this.#held.length > MAX_ROW_BYTES || !(await this.#more())) return first;
    }
  }

  /** Carriage return if it alone ends rows, as in old programs; else line feed. */
  async #rowEnd(): Promise<number> {
    for (;;) {
      const at = this.#held.findIndex((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN);
      const isKnown = at >= 0 && (this.#held[at] === LINE_FEED || at + 1 < this.#held.length);
      if (isKnown || this.#held.length > MAX_ROW_BYTES || !(await this.#more()))
        return at >= 0 && this.#held[at] === CARRIAGE_RETURN && this.#held[at + 1] !== LINE_FEED
          ? CARRIAGE_RETURN
          : LINE_FEED;
    }
  }

  /**
   * The separator: as named; or as the first row declares it for Excel; or the one with which the first row has most known names, then most cells.
   */
  async #separator(): Promise<number> {
    const rowEnd = await this.#rowEnd();
    const firstRow = await this.#firstRow(rowEnd);
    const named = EXCEL_SEPARATOR.exec(firstRow.toString('latin1').trim())?.[1];
    if (named !== undefined) this.#drop(firstRow.length + 1);
    const { separator } = this.#known;
    if (separator !== undefined) return SEPARATORS[separator].charCodeAt(0);
    if (named !== undefined) return named.charCodeAt(0);
    const candidates = Object.values(SEPARATORS).map((mark) => {
      const layout = { separator: mark.charCodeAt(0), rowEnd };
      const names = cellsIn(firstRow, layout, (bytes) => Buffer.from(bytes).toString('latin1').trim());
      return { separator: layout.separator, known: this.#known.countKnown(names), names: names.length };
    });
    return candidates.reduce((best, each) =>
      each.known > best.known || (each.known === best.known && each.names > best.names) ? each : best,
    ).separator;
  }

  async #firstRow(rowEnd: number): Promise<Buffer> {
    for (;;) {
      const end = this.#held.indexOf(rowEnd);
      if (end >= 0 || this.#held.length > MAX_ROW_BYTES || !(await this.#more()))
        return Buffer.from(this.#held.subarray(0, end < 0 ? this.#held.length : end));
    }
  }

  #drop(length: number): void {
    this.#held = this.#held.subarray(length);
    this.#row++;
    this.#line++;
  }

  /** The next row alone, such as the names of columns; undefined at the end. */
  next(): Promise<Rows | undefined> {
    return this.#piece(1);
  }

  /** All remaining rows. */
  async *rest(): AsyncGenerator<Rows> {
    for (let rows = await this.#piece(MAX_ROWS); rows; rows = await this.#piece(MAX_ROWS)) yield rows;
  }

  async #piece(most: number): Promise<Rows | undefined> {
    for (;;) {
      let end = 0;
      let [rows, lines] = [0, 0];
      for (let n = 0; n < most; n++) {
        const next = this.#nextEnd();
        if (next < 0) break;
        if (next - end > MAX_ROW_BYTES) {
          this.#scanner.restart();
          this.#scanned = end;
          break;
        }
        end = next;
        rows += this.#scanner.rows;
        lines += this.#scanner.lines;
        this.#scanner.restart();
        this.#scanned = end;
      }
      if (end > 0) return this.#cut(end, rows, lines);
      if (this.#held.length > MAX_ROW_BYTES) return this.#skipRow();
      if (await this.#more()) continue;
      if (this.#held.length === 0) return undefined;
      this.#scanner.end(this.#held, []);
      return this.#cut(this.#held.length, this.#scanner.rows, this.#scanner.lines);
    }
  }

  /** Index after the next row, or -1. */
  #nextEnd(): number {
    if (this.#file.form === 'ndjson') return this.#held.indexOf(LINE_FEED, this.#scanned) + 1 || -1;
    const end = this.#scanner.next(this.#held, this.#scanned);
    if (end < 0) this.#scanned = this.#held.length;
    return end;
  }

  async #cut(end: number, rows: number, lines: number): Promise<Rows> {
    if (this.#encoding === undefined && !isAscii(this.#held.subarray(0, end))) await this.#decideEncoding(end);
    const piece = {
      first: this.#row,
      line: this.#line,
      bytes: this.#held.subarray(0, end),
      encoding: this.#encoding,
    };
    this.#held = this.#held.subarray(end);
    this.#scanned = Math.max(this.#scanned - end, 0);
    this.#row += rows;
    this.#line += lines;
    return piece;
  }

  /** Decides the encoding of the rest of the file. A pipe is not read further for this: its next row may come only when this one is answered. */
  async #decideEncoding(end: number): Promise<void> {
    let length = end;
    if (this.#known.isWhole || !isUtf8(this.#held.subarray(0, end))) {
      let isMore = true;
      while (isMore && this.#held.length < SAMPLE_BYTES) isMore = await this.#more();
      length = isMore ? Math.max(this.#held.lastIndexOf(this.#file.layout.rowEnd), end) : this.#held.length;
    }
    this.#encoding = encodingOf(this.#held.subarray(0, length));
    this.#known.onEncoding(this.#encoding);
  }

  /** Skips a row that is too long, buffering no more than a chunk. */
  async #skipRow(): Promise<Rows> {
    let end = this.#nextEnd();
    while (end < 0) {
      const last = this.#held.subarray(-1);
      this.#held = new Uint8Array();
      this.#scanned = 0;
      if (!(await this.#more())) {
        this.#scanner.end(last, []);
        break;
      }
      end = this.#nextEnd();
    }
    const { lines, rows } = this.#scanner;
    this.#scanner.restart();
    const piece = { first: this.#row, line: this.#line, bytes: NO_BYTES, encoding: this.#encoding };
    this.#held = this.#held.subarray(Math.max(end, 0));
    this.#scanned = 0;
    this.#row += rows;
    this.#line += lines;
    return { ...piece, tooLong: { lines, rows } };
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    if (done) return false;
    const joined = new Uint8Array(this.#held.length + value.length);
    joined.set(this.#held);
    joined.set(value, this.#held.length);
    this.#held = joined;
    return true;
  }
}

const NO_BYTES = new Uint8Array();
