// Rows of CSV, read and written (RFC 4180). A quotation mark opens at the beginning of a cell alone; anywhere else it is a letter. Inside marks are line
// ends, separators and, doubled, marks. One scanner cuts a file into rows and rows into cells: two readers of one format lost births between them.
// csv-parse 7 and papaparse 5.7 were tried (docs/decisions/batch.md): after a mark that is never closed neither says which lines it took.

import type { Cell } from 'beichen/internal';

/** The separators by their names. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type SeparatorName = keyof typeof SEPARATORS;
export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as readonly SeparatorName[];

/** The bytes that end cells and rows. */
export interface Layout {
  readonly separator: number;
  /** The line feed, or the carriage return where a file has no other. */
  readonly rowEnd: number;
}

/** Faults of the quotation marks of a row. */
export type MarkFault = 'markNotClosed' | 'textBehindMark';

const QUOTATION_MARK = 0x22;
const CARRIAGE_RETURN = 0x0d;
export const LINE_FEED = 0x0a;

const START = 0; // of a cell
const PLAIN = 1; // in a cell without marks
const QUOTED = 2; // inside marks
const CLOSED = 3; // behind a mark that closes, or the first of a doubled one
const CLOSED_BEFORE_END = 4; // behind the carriage return behind such a mark

/** Finds the ends of rows, and of their cells. It goes on where a chunk of the file ended. */
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
   * Scans one row on from `from`.
   * @param cells takes where each cell ends
   * @returns the index behind the end of the row, or -1 where the bytes end before it
   */
  next(bytes: Uint8Array, from: number, cells?: number[]): number {
    const { separator, rowEnd } = this.#layout;
    let state = this.#state;
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at];
      if (state === QUOTED) {
        if (byte === QUOTATION_MARK) state = CLOSED;
        else if (byte === rowEnd) this.#innerEnds++;
      } else if (byte === separator) {
        if (state === CLOSED_BEFORE_END) this.#findFault(cells);
        cells?.push(at);
        state = START;
      } else if (byte === rowEnd) {
        cells?.push(at > from && rowEnd === LINE_FEED && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at);
        this.#state = START;
        return at + 1;
      } else if (state === START) {
        state = byte === QUOTATION_MARK ? QUOTED : PLAIN;
      } else if (state !== PLAIN) {
        if (state === CLOSED && byte === QUOTATION_MARK) state = QUOTED;
        else if (state === CLOSED && byte === CARRIAGE_RETURN) state = CLOSED_BEFORE_END;
        else {
          this.#findFault(cells);
          state = PLAIN;
        }
      }
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
    if (this.#state === QUOTED && bytes.at(-1) === rowEnd) this.#innerEnds--; // behind it there is no further line
  }

  /** The fault of the marks in the row that was scanned. */
  get fault(): MarkFault | undefined {
    if (this.#state === QUOTED) return 'markNotClosed';
    return this.#isMarkFaulty ? 'textBehindMark' : undefined;
  }

  /** The number of its cells before the first whose marks are wrong. */
  get soundCells(): number {
    return this.#soundCells;
  }

  /** The number of lines of the row. */
  get lines(): number {
    return this.#innerEnds + 1;
  }

  /** The number of rows it counts as: that of its lines where its marks are wrong, since each was meant to be a row. */
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

/** The text of a cell: what is inside its marks, or all of it. */
export const cellText = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;

/**
 * The cells of one row.
 * @example cellsIn(Buffer.from('1990-07-23,"Li, Ming"'), layoutOf('comma'), String) // ['1990-07-23', 'Li, Ming']
 */
export function cellsIn(row: Uint8Array, layout: Layout, decode: (bytes: Uint8Array) => string): readonly string[] {
  const ends: number[] = [];
  const scanner = new RowScanner(layout);
  if (scanner.next(row, 0, ends) < 0) scanner.end(row, ends);
  return ends.map((end, place) => cellText(decode(row.subarray(place === 0 ? 0 : ends[place - 1]! + 1, end))));
}

/**
 * A row of CSV, with its line end. A value that is absent is empty.
 * @param isSafe puts an apostrophe before a text that a spreadsheet would take for a formula
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
/** The first character of a formula in spreadsheets (OWASP, CSV injection), at its full width too. */
const FORMULA = /^[\t\r\n=+\-@\uff0b\uff0d\uff1d\uff20]/;
