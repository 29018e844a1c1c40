// Casts a chunk of rows: charts as JSON or as rows of a flat table, and the faults of rows that cannot be cast. Runs in each thread.

import type { Cell } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import type { AppContext } from '../../kinds/app-context.ts';
import { CHART } from '../../kinds/chart/kind.ts';
import { compileFunction } from '../../kinds/compile-function.ts';
import { ProblemError } from '../../requests/problems/problem-error.ts';
import { linesOfItems } from '../../requests/problems/problem-lines.ts';
import { isEmpty, type SentField } from '../../requests/sent.ts';
import { COMMAND_HINTS } from '../hints.ts';
import { COMMAND_WORDS } from '../words/all-languages.ts';
import { defaultsBeside, isFields, parametersIn, type RowColumn } from './columns.ts';
import { lineOf } from './csv.ts';
import { type BatchFormat, type ChartOfBatch, FlatRows } from './flat-rows.ts';
import { type ReadOptions, type RowRead, RowsReader } from './read-rows.ts';
import type { Rows } from './rows.ts';

/** Options of all rows of a file. They are sent to each thread. */
export interface RowOptions extends ReadOptions {
  /** Format of charts. */
  readonly format: BatchFormat;
  /** True if cells of CSV are written so that no spreadsheet reads them as formulas. */
  readonly isSafe: boolean;
  /** Selected members of charts; the format's by default. */
  readonly fields?: string;
  /** Default parameters, for rows without them. */
  readonly defaults: readonly SentField[];
}

/** A row that could not be cast. */
interface RowFault {
  readonly row: number;
  /** Descriptions of the faults, one a line. */
  readonly lines: readonly string[];
}

/** A chart, or the faults of the row instead. */
type CastRow =
  | { readonly chart: ChartOfBatch; readonly faults?: undefined }
  | { readonly chart?: undefined; readonly faults: readonly string[] };

/** Result of a chunk of rows. */
export interface CastRows {
  /** The charts: the first `length` bytes. */
  readonly memory: ArrayBuffer;
  readonly length: number;
  readonly births: number;
  /** The number of births that could not be cast. */
  readonly faulty: number;
  /** Names of members that a table does not copy, since the first row does not have them. */
  readonly notCopied: readonly string[];
  /** Rows as cells, for Parquet, which the main thread encodes. */
  readonly cells: readonly (readonly Cell[])[];
  readonly faults: readonly RowFault[];
}

/** Names of the columns that flat formats copy. */
export const copiedOf = (columns: readonly RowColumn[]): readonly string[] =>
  columns.flatMap(({ name, parameter }) => (parameter === undefined ? [name] : []));

const FIRST_MEMORY_BYTES = 2 ** 21;
const LINE_FEED = 0x0a;
const COMMA = 0x2c;

/** Casts chunks of rows into a given buffer, or a larger one if it is too small. */
export class RowCaster {
  readonly #options: RowOptions;
  readonly #context: AppContext;
  readonly #reader: RowsReader;
  readonly #flat: FlatRows | undefined;
  #memory = Buffer.alloc(0);
  #length = 0;

  constructor(options: RowOptions, gazetteer: Gazetteer) {
    this.#options = options;
    const { format, language, columns, fields } = options;
    this.#reader = new RowsReader(options);
    if (format !== 'json') this.#flat = new FlatRows(language, copiedOf(columns), fields);
    this.#context = { gazetteer, baseUrl: '', memory: (length) => this.#take(length), compileFunction };
  }

  /** @param memory buffer of an earlier chunk, which is overwritten */
  cast(rows: Rows, memory: ArrayBuffer = new ArrayBuffer(FIRST_MEMORY_BYTES)): CastRows {
    const { format, isSafe } = this.#options;
    this.#memory = Buffer.from(memory);
    this.#length = 0;
    const faults: RowFault[] = [];
    const table: Cell[][] = [];
    let [births, faulty] = [0, 0];
    for (const read of this.#reader.read(rows)) {
      births += read.births;
      const cast = this.#castRow(read);
      if (cast.faults !== undefined) {
        faulty += read.births;
        faults.push({ row: read.row, lines: cast.faults });
      }
      if (this.#flat === undefined) this.#writeJson(read, cast);
      else if (cast.faults !== undefined) table.push(this.#flat.ofFault(read.row, read.copied, cast.faults));
      else table.push(this.#flat.ofChart(read.row, read.copied, cast.chart));
    }
    if (format === 'csv') this.#write(table.map((cells) => lineOf(cells, isSafe)).join(''));
    const cells = format === 'parquet' ? table : [];
    const notCopied = this.#reader.takeNotCopied();
    return {
      memory: this.#memory.buffer as ArrayBuffer,
      length: this.#length,
      births,
      faulty,
      cells,
      faults,
      notCopied: this.#flat === undefined ? [] : notCopied,
    };
  }

  /** Casts the birth of a row, or describes its faults. */
  #castRow({ fields, faults }: RowRead): CastRow {
    const { language, defaults } = this.#options;
    if (faults.length > 0) return { faults };
    if (this.#flat !== undefined && fields.some(({ name }) => isFields(name)))
      return { faults: [COMMAND_WORDS[language].fieldsOfRow] };
    const sent = parametersIn(fields.filter((field) => !isEmpty(field.sent)).map(({ name }) => name));
    try {
      const request = CHART.read.document([...fields, ...defaultsBeside(defaults, sent)], this.#context.gazetteer);
      return { chart: CHART.castFor(request, this.#context) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { faults: linesOfItems(error, { language, hints: COMMAND_HINTS, nameOf: (parameter) => parameter }) };
    }
  }

  /** Writes a line: the number of the row, its own columns, then the members of the chart or the faults. */
  #writeJson({ row, ownJson }: RowRead, { chart, faults }: CastRow): void {
    const own = ownJson === '' ? '' : `,"columns":${ownJson}`;
    const fault = faults === undefined ? '' : `,"fault":${JSON.stringify(faults.join(' '))}}\n`;
    this.#write(`{"row":${row}${own}${fault}`);
    if (chart === undefined) return;
    const start = this.#length;
    chart.bytes();
    this.#memory[start] = COMMA; // a comma in place of the opening brace of the chart
    this.#memory[this.#length - 1] = LINE_FEED;
  }

  #write(text: string): void {
    const length = Buffer.byteLength(text);
    this.#take(length).write(text);
    this.#length--; // no line feed follows
  }

  /** Memory for a document after the previous one, with room for a line feed. */
  #take(length: number): Buffer {
    const from = this.#length;
    const end = from + length + 1;
    if (end > this.#memory.length) {
      const larger = Buffer.alloc(Math.max(end, 2 * this.#memory.length));
      larger.set(this.#memory.subarray(0, from));
      this.#memory = larger;
    }
    this.#length = end;
    return this.#memory.subarray(from, end - 1);
  }
}
