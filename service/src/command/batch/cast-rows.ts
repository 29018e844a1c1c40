// Casts a chunk of rows: charts, one JSON text a line, and the faults of those that cannot be cast. This runs in each thread.

import type { Language } from 'beichen';
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
import { cellsOf } from './csv.ts';
import { type RowForm, type Rows, rowsIn } from './rows.ts';

/** What all rows of a file have in common. It goes to each thread. */
export interface RowOptions {
  readonly form: RowForm;
  /** The parameter of each column; undefined for one that is ignored. */
  readonly columns: readonly (string | undefined)[];
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
  readonly faults: readonly RowFault[];
}

const FIRST_MEMORY_BYTES = 2 ** 21;
const LINE_FEED = 0x0a;

/** Casts pieces of rows in the memory that it is given, which it enlarges where it is too small. */
export class RowCaster {
  readonly #options: RowOptions;
  readonly #context: AppContext;
  #memory = Buffer.alloc(0);
  #length = 0;

  constructor(options: RowOptions, gazetteer: Gazetteer) {
    this.#options = options;
    this.#context = { gazetteer, baseUrl: '', memory: (length) => this.#take(length), compileFunction };
  }

  /** @param memory of an earlier piece, which is written over */
  cast(rows: Rows, memory: ArrayBuffer = new ArrayBuffer(FIRST_MEMORY_BYTES)): CastRows {
    const { form } = this.#options;
    this.#memory = Buffer.from(memory);
    this.#length = 0;
    const faults: RowFault[] = [];
    let births = 0;
    let row = rows.first - 1;
    for (const bytes of rowsIn(rows, form)) {
      row++;
      if (bytes.every((byte) => byte <= 0x20)) continue;
      births++;
      const lines = this.#castRow(bytes);
      if (lines !== undefined) faults.push({ row, lines });
    }
    return { memory: this.#memory.buffer as ArrayBuffer, length: this.#length, births, faults };
  }

  /** Writes a chart and a line feed, or tells what is wrong. */
  #castRow(bytes: Uint8Array): readonly string[] | undefined {
    const { form, language } = this.#options;
    const words = COMMAND_WORDS[language];
    const read = form === 'ndjson' ? jsonFields : this.#fieldsOfCells;
    const fields = textFields(bytes, read);
    if (fields === undefined) return [form === 'ndjson' ? words.notAnObject : words.tooManyCells];
    try {
      CHART.castFor(CHART.read.tool(this.#withDefaults(fields), this.#context.gazetteer), this.#context).bytes();
      this.#memory[this.#length - 1] = LINE_FEED;
      return undefined;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return linesOfItems(error, { language, ways: WAYS, nameOf: (parameter) => parameter });
    }
  }

  readonly #fieldsOfCells = (text: string): SentField[] | undefined => {
    const { columns } = this.#options;
    const cells = cellsOf(text);
    if (cells.length > columns.length) return undefined;
    return cells.flatMap((cell, n): SentField[] => {
      const name = columns[n];
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
