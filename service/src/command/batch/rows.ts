// Rows of a file of births. Its bytes are cut at the ends of rows into pieces that one thread casts; nothing is read twice, and no more of the file is
// kept than the piece that is being cut.

/** Some whole rows, one after the other. */
export interface Rows {
  /** The number of the first, as an editor or a spreadsheet counts: from 1, with the row of names and with empty rows. */
  readonly first: number;
  readonly bytes: Uint8Array;
}

/** How rows are written: a table with names above, or a JSON object in each line. */
export type RowForm = 'csv' | 'ndjson';

/** A row that does not end. */
export class RowTooLong extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`row ${row}`);
    this.row = row;
  }
}

export const MAX_ROW_BYTES = 65_536;
/** So many make a piece: enough that handing it over costs nothing, few enough that their charts stay in the caches of the processor. */
const MAX_ROWS = 64;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTATION_MARK = 0x22;
const BRACE = 0x7b;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Reads a file of births. What has come is passed out, however little: a pipe may be slow. */
export class RowReader {
  readonly #input: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array();
  #row = 1;
  #bytesRead = 0;

  constructor(input: AsyncIterable<Uint8Array>) {
    this.#input = input[Symbol.asyncIterator]();
  }

  get bytesRead(): number {
    return this.#bytesRead;
  }

  /** The form of the rows: an object begins with a brace, a name of a column does not. */
  async form(): Promise<RowForm> {
    for (;;) {
      const start = BYTE_ORDER_MARK.every((byte, at) => this.#held[at] === byte) ? BYTE_ORDER_MARK.length : 0;
      const first = this.#held.subarray(start).find((byte) => byte > 0x20);
      if (first !== undefined) {
        this.#held = this.#held.subarray(start);
        return first === BRACE ? 'ndjson' : 'csv';
      }
      if (this.#held.length > MAX_ROW_BYTES || !(await this.#more())) return 'csv';
    }
  }

  /** The next row alone, such as the names of columns; undefined at the end. */
  next(form: RowForm): Promise<Rows | undefined> {
    return this.#piece(form, 1);
  }

  /** All further rows. */
  async *rest(form: RowForm): AsyncGenerator<Rows> {
    for (let rows = await this.#piece(form, MAX_ROWS); rows; rows = await this.#piece(form, MAX_ROWS)) yield rows;
  }

  async #piece(form: RowForm, most: number): Promise<Rows | undefined> {
    for (;;) {
      const { rows, end } = endOfRows(this.#held, form, most);
      if (rows > 0) return this.#cut(end, rows);
      if (this.#held.length > MAX_ROW_BYTES) throw new RowTooLong(this.#row);
      if (!(await this.#more())) return this.#held.length === 0 ? undefined : this.#cut(this.#held.length, 1);
    }
  }

  #cut(end: number, rows: number): Rows {
    const piece = { first: this.#row, bytes: this.#held.subarray(0, end) };
    this.#held = this.#held.subarray(end);
    this.#row += rows;
    return piece;
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#input.next();
    if (done) return false;
    this.#bytesRead += value.length;
    const joined = new Uint8Array(this.#held.length + value.length);
    joined.set(this.#held);
    joined.set(value, this.#held.length);
    this.#held = joined;
    return true;
  }
}

/** How many whole rows there are, at most so many, and where the last of them ends. */
function endOfRows(bytes: Uint8Array, form: RowForm, most: number): { rows: number; end: number } {
  let rows = 0;
  let end = 0;
  let isQuoted = false;
  for (let at = 0; at < bytes.length && rows < most; at++) {
    const byte = bytes[at];
    if (byte === QUOTATION_MARK && form === 'csv') isQuoted = !isQuoted;
    else if (byte === LINE_FEED && !isQuoted) {
      rows++;
      end = at + 1;
    }
  }
  return { rows, end };
}

/** Each row without its line end. */
export function* rowsIn({ bytes }: Rows, form: RowForm): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const rest = bytes.subarray(from);
    const { rows, end } = endOfRows(rest, form, 1);
    const next = rows === 0 ? rest.length : end;
    let last = rows === 0 ? next : next - 1;
    if (rest[last - 1] === CARRIAGE_RETURN) last--;
    yield rest.subarray(0, last);
    from += next;
  }
}
