// Reads the rows of a chunk: the fields of a request, the cells to copy, and the faults of a row that cannot be read. Runs in each thread.

import type { Language } from 'beichen';
import { type Cell, fill } from 'beichen/internal';
import { jsonFields } from '../../requests/json-fields.ts';
import { isEmpty, type SentField } from '../../requests/sent.ts';
import { COMMAND_WORDS } from '../words/all-languages.ts';
import { distinctNames, parameterNamed, parametersIn, type RowColumn, slipFor } from './columns.ts';
import { cellText, LINE_FEED, RowScanner } from './csv.ts';
import { type Encoding, textIn } from './encoding.ts';
import { type FileForm, MAX_ROW_BYTES, type Rows } from './rows.ts';

/** A row that was read. */
export interface RowRead {
  /** Number of the row in the file. */
  readonly row: number;
  /** Number of births in it, for limits and counts. */
  readonly births: number;
  readonly fields: readonly SentField[];
  /** Cells that a table copies, one for each own column of the file. */
  readonly copied: readonly Cell[];
  /** Own columns of the row as a JSON object; empty if there are none. */
  readonly ownJson: string;
  /** Faults of the row, one a line. */
  readonly faults: readonly string[];
}

/** Options for reading the rows of a file. */
export interface ReadOptions {
  readonly file: FileForm;
  /** All columns of a CSV file; for JSON the columns of the written table. */
  readonly columns: readonly RowColumn[];
  /** Parameters that options provide. */
  readonly given: ReadonlySet<string>;
  /** Language of the faults. */
  readonly language: Language;
}

const NOTHING: readonly string[] = [];

/** Reads chunks of rows. */
export class RowsReader {
  readonly #options: ReadOptions;
  readonly #scanner: RowScanner;
  /** Own columns of a table: the index of each, and its name as a JSON key. */
  readonly #own: readonly { readonly place: number; readonly key: string }[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #noCopies: readonly Cell[];
  readonly #notCopied = new Set<string>();

  constructor(options: ReadOptions) {
    const { file, columns } = options;
    this.#options = options;
    this.#scanner = new RowScanner(file.layout);
    this.#own = columns.flatMap(({ name, parameter }, place) =>
      parameter === undefined ? [{ place, key: `${JSON.stringify(name)}:` }] : [],
    );
    this.#places = new Map(columns.map(({ name }, place) => [name, place]));
    this.#noCopies = this.#own.map(() => undefined);
  }

  /** The rows that are not empty. */
  read(rows: Rows): Generator<RowRead> | readonly RowRead[] {
    if (rows.tooLong !== undefined) return [this.#ofTooLong(rows, rows.tooLong)];
    return this.#options.file.form === 'ndjson' ? this.#objects(rows) : this.#table(rows);
  }

  /** Names of members without a column, since the first row does not have them. Each is reported once. */
  takeNotCopied(): readonly string[] {
    const names = [...this.#notCopied];
    this.#notCopied.clear();
    return names;
  }

  #ofTooLong({ first, line }: Rows, { lines, rows }: NonNullable<Rows['tooLong']>): RowRead {
    const words = COMMAND_WORDS[this.#options.language];
    const faults = [fill(words.rowTooLong, { bytes: `${MAX_ROW_BYTES}` }), linesOfRow(words, line, lines)];
    return { row: first, births: rows, fields: [], copied: this.#noCopies, ownJson: '', faults };
  }

  *#table({ first, line, bytes, encoding }: Rows): Generator<RowRead> {
    const { columns, language } = this.#options;
    const words = COMMAND_WORDS[language];
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const scanner = this.#scanner;
    const ends: number[] = [];
    let row = first;
    let rowLine = line;
    for (let from = 0; from < all.length; ) {
      ends.length = 0;
      scanner.restart();
      let end = scanner.next(all, from, ends);
      if (end < 0) {
        scanner.end(all, ends);
        end = all.length;
      }
      const { rows, lines, fault, soundCells } = scanner;
      const cells = cellTexts(all, from, ends, encoding);
      from = end;
      const at = { row, line: rowLine };
      row += rows;
      rowLine += lines;
      if (cells.length === 1 && fault === undefined && cells[0]?.trim() === '') continue;
      const faults: string[] = [];
      if (fault !== undefined) faults.push(words[fault], linesOfRow(words, at.line, lines));
      else if (cells.length > columns.length) faults.push(words.tooManyCells);
      for (let place = 0; place < cells.length; place++) {
        if (cells[place] === undefined && place < soundCells)
          faults.push(
            fill(words.cellInOtherEncoding, {
              column: columns[place]?.name ?? `${place + 1}`,
              encoding: `${encoding}`,
            }),
          );
      }
      yield { row: at.row, births: rows, faults, ...this.#ofCells(cells, soundCells) };
    }
  }

  #ofCells(cells: readonly (string | undefined)[], soundCells: number): Pick<RowRead, 'fields' | 'copied' | 'ownJson'> {
    const { columns } = this.#options;
    const fields: SentField[] = [];
    for (let place = 0; place < cells.length && place < columns.length; place++) {
      const [name, text] = [columns[place]!.parameter, cells[place]];
      if (name !== undefined && text) fields.push({ name, in: 'body', sent: { kind: 'text', text } });
    }
    if (this.#own.length === 0) return { fields, copied: NO_CELLS, ownJson: '' };
    const copied: Cell[] = [];
    let json = '';
    for (const { place, key } of this.#own) {
      const cell = place < soundCells ? cells[place] : undefined;
      copied.push(cell || undefined);
      json += `${json === '' ? '{' : ','}${key}${JSON.stringify(cell ?? '')}`;
    }
    return { fields, copied, ownJson: `${json}}` };
  }

  *#objects({ first, bytes, encoding }: Rows): Generator<RowRead> {
    const words = COMMAND_WORDS[this.#options.language];
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let row = first - 1;
    for (let from = 0; from < all.length; ) {
      row++;
      const lineEnd = all.indexOf(LINE_FEED, from);
      const line = all.subarray(from, lineEnd < 0 ? all.length : lineEnd);
      from += line.length + 1;
      const text = textIn(line, encoding);
      if (text?.trim() === '') continue;
      const sent = text === undefined ? undefined : jsonFields(text);
      if (sent !== undefined) yield { row, births: 1, faults: NOTHING, ...this.#ofMembers(sent) };
      else {
        const fault =
          text === undefined ? fill(words.rowInOtherEncoding, { encoding: `${encoding}` }) : words.notAnObject;
        yield { row, births: 1, faults: [fault], fields: [], copied: this.#noCopies, ownJson: '' };
      }
    }
  }

  #ofMembers(sent: readonly SentField[]): Pick<RowRead, 'fields' | 'copied' | 'ownJson'> {
    const own = ownMembers(sent, this.#options.given);
    if (own.length === 0) return { fields: sent, copied: this.#noCopies, ownJson: '' };
    const names = distinctNames(own.map(({ name }) => name));
    const copied = [...this.#noCopies];
    for (const [n, name] of names.entries()) {
      const place = this.#places.get(name);
      if (place === undefined) this.#notCopied.add(name);
      else copied[place] = cellOf(own[n]!);
    }
    const json = names.map((name, n) => `${JSON.stringify(name)}:${jsonOf(own[n]!)}`).join();
    return { fields: sent.filter((field) => !own.includes(field)), copied, ownJson: `{${json}}` };
  }
}

/** Members of an object that are neither parameters nor misspelt parameters. */
export function ownMembers(sent: readonly SentField[], given: ReadonlySet<string>): readonly SentField[] {
  const unknown = sent.filter(({ name }) => parameterNamed(name) === undefined);
  if (unknown.length === 0) return unknown;
  const known = new Set([...given, ...parametersIn(sent.filter(({ sent }) => !isEmpty(sent)).map(({ name }) => name))]);
  return unknown.filter(({ name }) => slipFor(name, known) === undefined);
}

type Words = (typeof COMMAND_WORDS)[Language];

const linesOfRow = ({ linesOfRow }: Words, line: number, lines: number): string =>
  fill(linesOfRow, { line: `${line}`, lines: `${lines}` });

const NO_CELLS: readonly Cell[] = [];

/** Texts of the cells of a row; undefined for a cell that is invalid in the encoding. */
function cellTexts(
  bytes: Buffer,
  from: number,
  ends: readonly number[],
  encoding: Encoding | undefined,
): readonly (string | undefined)[] {
  const whole = textIn(bytes.subarray(from, ends.at(-1)), undefined);
  let start = from;
  return ends.map((end) => {
    const text =
      whole === undefined ? textIn(bytes.subarray(start, end), encoding) : whole.slice(start - from, end - from);
    start = end + 1;
    return text && cellText(text);
  });
}

/** A member of an object as a cell. */
function cellOf({ sent }: SentField): Cell {
  if (sent.kind === 'boolean') return `${sent.value}`;
  return 'text' in sent ? sent.text || undefined : undefined;
}

/** A member of an object as JSON, unchanged. */
function jsonOf({ sent }: SentField): string {
  if (sent.kind === 'text') return JSON.stringify(sent.text);
  if (sent.kind === 'boolean') return `${sent.value}`;
  return 'text' in sent ? sent.text : 'null';
}
