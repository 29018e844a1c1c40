// Casts a chunk of rows: charts as JSON or as rows of a flat table, and the faults of those that cannot be cast. This runs in each thread.

import type { Language } from 'beichen';
import type { Cell } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import type { AppContext } from '../../documents/app-context.ts';
import { CHART } from '../../documents/chart/kind.ts';
import { compileFunction } from '../../documents/compile-function.ts';
import { ProblemError } from '../../problem/problem-error.ts';
import { linesOfItems } from '../../problem/problem-lines.ts';
import { textFields } from '../../request/body-fields.ts';
import { jsonFields } from '../../request/json-fields.ts';
import { plain } from '../../request/parameter-names.ts';
import { isEmpty, type SentField } from '../../request/sent.ts';
import { WAYS } from '../ways.ts';
import { COMMAND_WORDS } from '../words/all-languages.ts';
import { cellsOf, lineOf } from './csv.ts';
import { type BatchFormat, type ChartOfBatch, FlatRows } from './flat-rows.ts';
import { type RowForm, type Rows, rowsIn } from './rows.ts';

/** A column of the file: of a parameter, or one that the flat forms copy. */
export interface RowColumn {
  readonly name: string;
  readonly parameter: string | undefined;
}

/** What all rows of a file have in common. It goes to each thread. */
export interface RowOptions {
  readonly form: RowForm;
  readonly columns: readonly RowColumn[];
  /** How charts are written. */
  readonly format: BatchFormat;
  /** The members of charts; those of the format without it. */
  readonly fields?: string;
  /** What rows mean that do not say it. */
  readonly defaults: readonly SentField[];
  /** Of the faults. */
  readonly language: Language;
}

/** A row that could not be cast. */
interface RowFault {
  readonly row: number;
  /** A line for each thing that is wrong. */
  readonly lines: readonly string[];
}

/** What became of a piece. */
export interface CastRows {
  /** The charts: the first `length` bytes of it. */
  readonly memory: ArrayBuffer;
  readonly length: number;
  readonly births: number;
  /** The rows of a form that is not bytes yet. */
  readonly cells: readonly (readonly Cell[])[];
  readonly faults: readonly RowFault[];
}

/** The names of the columns that the flat forms copy. */
export const copiedOf = (columns: readonly RowColumn[]): readonly string[] =>
  columns.flatMap(({ name, parameter }) => (parameter === undefined ? [name] : []));

const FIRST_MEMORY_BYTES = 2 ** 21;
const LINE_FEED = 0x0a;

/** Casts pieces of rows in the memory that it is given, which it enlarges where it is too small. */
export class RowCaster {
  readonly #options: RowOptions;
  readonly #context: AppContext;
  readonly #flat: FlatRows | undefined;
  #memory = Buffer.alloc(0);
  #length = 0;
  /** The cells of the row that are copied. */
  #copied: readonly Cell[] = [];
  readonly #noCopies: readonly Cell[];

  constructor(options: RowOptions, gazetteer: Gazetteer) {
    this.#options = options;
    this.#noCopies = copiedOf(options.columns).map(() => undefined);
    const { format, language, columns, fields } = options;
    if (format !== 'json') this.#flat = new FlatRows(language, copiedOf(columns), fields);
    this.#context = { gazetteer, baseUrl: '', memory: (length) => this.#take(length), compileFunction };
  }

  /** @param memory of an earlier piece, which is written over */
  cast(rows: Rows, memory: ArrayBuffer = new ArrayBuffer(FIRST_MEMORY_BYTES)): CastRows {
    const { form, format } = this.#options;
    this.#memory = Buffer.from(memory);
    this.#length = 0;
    const faults: RowFault[] = [];
    const table: Cell[][] = [];
    let births = 0;
    let row = rows.first - 1;
    for (const bytes of rowsIn(rows, form)) {
      row++;
      if (bytes.every((byte) => byte <= 0x20)) continue;
      births++;
      const cast = this.#castRow(bytes);
      if ('lines' in cast) faults.push({ row, lines: cast.lines });
      if (this.#flat === undefined) continue;
      table.push(
        'lines' in cast
          ? this.#flat.ofFault(row, this.#copied, cast.lines)
          : this.#flat.ofChart(row, this.#copied, cast.chart),
      );
    }
    if (format === 'csv') this.#write(table.map(lineOf).join(''));
    const cells = format === 'parquet' ? table : [];
    return { memory: this.#memory.buffer as ArrayBuffer, length: this.#length, births, cells, faults };
  }

  /** Casts the birth of a row, or describes what is wrong. As JSON the chart is written at once. */
  #castRow(bytes: Uint8Array): { readonly chart: ChartOfBatch } | { readonly lines: readonly string[] } {
    const { form, language } = this.#options;
    const words = COMMAND_WORDS[language];
    this.#copied = this.#noCopies;
    const read = form === 'ndjson' ? jsonFields : this.#fieldsOfCells;
    const fields = textFields(bytes, read);
    if (fields === undefined) return { lines: [form === 'ndjson' ? words.notAnObject : words.tooManyCells] };
    if (this.#flat !== undefined && fields.some(({ name }) => plain(name) === 'fields')) {
      return { lines: [words.fieldsOfRow] };
    }
    try {
      const request = CHART.read.tool(this.#withDefaults(fields), this.#context.gazetteer);
      const chart = CHART.castFor(request, this.#context);
      if (this.#flat === undefined) {
        chart.bytes();
        this.#memory[this.#length - 1] = LINE_FEED;
      }
      return { chart };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { lines: linesOfItems(error, { language, ways: WAYS, nameOf: (parameter) => parameter }) };
    }
  }

  readonly #fieldsOfCells = (text: string): SentField[] | undefined => {
    const { columns } = this.#options;
    const cells = cellsOf(text);
    this.#copied = columns.flatMap(({ parameter }, n) => (parameter === undefined ? [cells[n] || undefined] : []));
    if (cells.length > columns.length) return undefined;
    return cells.flatMap((cell, n): SentField[] => {
      const name = columns[n]!.parameter;
      return name === undefined || cell === '' ? [] : [{ name, in: 'body', sent: { kind: 'text', text: cell } }];
    });
  };

  #withDefaults(fields: readonly SentField[]): readonly SentField[] {
    const { defaults } = this.#options;
    const sent = new Set<string>();
    for (const field of fields) if (!isEmpty(field.sent)) sent.add(plain(field.name));
    const hasPlace = sent.has('cityid') || sent.has('place');
    const missing = defaults.filter(({ name }) => !sent.has(plain(name)) && !(hasPlace && name === 'cityId'));
    return missing.length === 0 ? fields : [...fields, ...missing];
  }

  #write(text: string): void {
    const bytes = Buffer.from(text);
    bytes.copy(this.#take(bytes.length));
    this.#length = bytes.length; // no line feed follows
  }

  /** Memory for a document, behind the one before, with room for a line feed. */
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
