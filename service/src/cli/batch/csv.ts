// Reads and writes rows of CSV (RFC 4180). A quotation mark opens only at the beginning of a cell; elsewhere it is a plain character. Between marks there may
// be line ends, separators and doubled marks. One scanner splits files and rows: two parsers would disagree on wrong marks and lose births. csv-parse 7 and
// papaparse 5.7 do not report which lines an unclosed mark consumes (docs/decisions/batch.md).

import type { Cell } from 'beichen/internal';

/** The separators by their names. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type SeparatorName = keyof typeof SEPARATORS;
export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as readonly SeparatorName[];

/** The bytes that end cells and rows. */
export interface Layout {
  readonly separator: number;
  /** Line feed, or carriage return in a file without line feeds. */
  readonly rowEnd: number;
}

/** Faults of the quotation marks of a row. */
export type MarkFault = 'markNotClosed' | 'textBehindMark';

const QUOTATION_MARK = 0x22;
const CARRIAGE_RETURN = 0x0d;
export const LINE_FEED = 0x0a;

const START = 0; // of a cell
const PLAIN = 1; // in an unquoted cell
const QUOTED = 2; // between quotation marks
const CLOSED = 3; // after a closing mark, or between the two of a doubled mark
const CLOSED_BEFORE_END = 4; // after a closing mark and a carriage return

/** The state after a byte within a cell. Text behind a closing mark is a fault, and plain. */
function stateAfter(state: number, byte: number): number {
  const isMark = byte === QUOTATION_MARK;
  switch (state) {
    case START:
      return isMark ? QUOTED : PLAIN;
    case QUOTED:
      return isMark ? CLOSED : QUOTED;
    case CLOSED:
      return isMark ? QUOTED : byte === CARRIAGE_RETURN ? CLOSED_BEFORE_END : PLAIN;
    default:
      return PLAIN;
  }
}

/** Finds the ends of rows and of their cells. It continues where the previous chunk of the file ended. */
export class RowScanner {
  readonly #layout: Layout;
  #state = START;
  #isMarkFaulty = false;
  #innerEnds = 0;
  #soundCells = Number.POSITIVE_INFINITY;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /**
   * Scans one row, starting at `from`.
   * @param cells receives the end of each cell
   * @returns the index after the end of the row, or -1 if the bytes end before it
   */
  next(bytes: Uint8Array, from: number, cells?: number[]): number {
    const { separator, rowEnd } = this.#layout;
    let state = this.#state;
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]!;
      const isEnd = byte === rowEnd;
      if (state === QUOTED) {
        if (isEnd) this.#innerEnds++;
      } else if (isEnd) {
        cells?.push(at > from && rowEnd === LINE_FEED && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at);
        this.#state = START;
        return at + 1;
      } else if (byte === separator) {
        if (state === CLOSED_BEFORE_END) this.#findFault(cells);
        cells?.push(at);
        state = START;
        continue;
      }
      const next = stateAfter(state, byte);
      if (next === PLAIN && state >= CLOSED) this.#findFault(cells);
      state = next;
    }
    this.#state = state;
    return -1;
  }

  #findFault(cells: readonly number[] | undefined): void {
    this.#isMarkFaulty = true;
    this.#soundCells = Math.min(this.#soundCells, cells?.length ?? 0);
  }

  /** Ends the last row of a file that has no line end. */
  end(bytes: Uint8Array, cells: number[]): void {
    const { rowEnd } = this.#layout;
    if (this.#state === QUOTED) this.#soundCells = Math.min(this.#soundCells, cells.length);
    const hasReturn = this.#state !== QUOTED && bytes.at(-1) === CARRIAGE_RETURN;
    cells.push(hasReturn ? bytes.length - 1 : bytes.length);
    if (this.#state === QUOTED && bytes.at(-1) === rowEnd) this.#innerEnds--; // no further line follows it
  }

  /** Fault of the quotation marks in the scanned row. */
  get fault(): MarkFault | undefined {
    if (this.#state === QUOTED) return 'markNotClosed';
    return this.#isMarkFaulty ? 'textBehindMark' : undefined;
  }

  /** Number of cells before the first cell with a fault. */
  get soundCells(): number {
    return this.#soundCells;
  }

  /** The number of lines of the row. */
  get lines(): number {
    return this.#innerEnds + 1;
  }

  /** Number of rows it counts as: its lines if its marks are wrong, since each line was meant to be a row. */
  get rows(): number {
    return this.fault === undefined ? 1 : this.lines;
  }

  /** Begins another row. */
  restart(): void {
    this.#state = START;
    this.#isMarkFaulty = false;
    this.#innerEnds = 0;
    this.#soundCells = Number.POSITIVE_INFINITY;
  }
}

/** The text of a cell, without its quotation marks. */
export const cellText = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;

/**
 * The cells of one row.
 * @example cellsIn(Buffer.from('1990-07-23,"Li, Ming"'), { separator: 0x2c, rowEnd: 0x0a }, String) // ['1990-07-23', 'Li, Ming']
 */
export function cellsIn(row: Uint8Array, layout: Layout, decode: (bytes: Uint8Array) => string): readonly string[] {
  const ends: number[] = [];
  const scanner = new RowScanner(layout);
  if (scanner.next(row, 0, ends) < 0) scanner.end(row, ends);
  return ends.map((end, place) => cellText(decode(row.subarray(place === 0 ? 0 : ends[place - 1]! + 1, end))));
}

/**
 * A row of CSV with its line end. An absent value is empty.
 * @param isSafe puts an apostrophe before a text that a spreadsheet would read as a formula
 * @example lineOf([1, 'Li, Ming', undefined, true]) // '1,"Li, Ming",,true\n'
 */
export function lineOf(cells: readonly Cell[], isSafe = false): string {
  let line = '';
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place];
    if (place > 0) line += ',';
    if (typeof cell === 'string') {
      const text = isSafe && FORMULA.test(cell) ? `'${cell}` : cell;
      line += NEEDS_MARKS.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    } else if (cell !== undefined) line += cell;
  }
  return `${line}\n`;
}

const NEEDS_MARKS = /[",\r\n]/;
/** The first character of a formula in spreadsheets (OWASP, CSV injection), also in its full-width form. */
const FORMULA = /^[\t\r\n=+\-@\uff0b\uff0d\uff1d\uff20]/;
