// Flat rows as a Parquet file. Rows are collected into groups; memory holds one group.

import type { Cell, Column } from 'beichen/internal';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';

/** With 300 columns a group takes some 100 MB. Smaller groups would make the index at the end of a file of millions of rows large. */
const ROWS_A_GROUP = 20_000;

const TYPES = { text: 'STRING', integer: 'INT32', number: 'DOUBLE', flag: 'BOOLEAN' } as const;

/** Writes flat rows as Parquet. Each method returns the next bytes of the file. */
export class ParquetRows {
  readonly #columns: readonly Column[];
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  #cells: (Cell | null)[][];
  #rows = 0;

  constructor(columns: readonly Column[], createdBy: string) {
    this.#columns = columns;
    this.#cells = columns.map(() => []);
    this.#writer = new ParquetWriter({
      writer: this.#bytes,
      schema: schemaFromColumnData({ columnData: this.#columnData() }),
      createdBy,
    });
  }

  /** Adds rows. */
  add(rows: readonly (readonly Cell[])[]): Uint8Array {
    for (const row of rows) {
      for (const [place, cells] of this.#cells.entries()) cells.push(row[place] ?? null);
      if (++this.#rows === ROWS_A_GROUP) this.#writeGroup();
    }
    return this.#taken();
  }

  /** Ends the file: the last rows and the index. */
  end(): Uint8Array {
    if (this.#rows > 0) this.#writeGroup();
    void this.#writer.finish();
    return this.#taken();
  }

  #writeGroup(): void {
    void this.#writer.write({ columnData: this.#columnData(), rowGroupSize: ROWS_A_GROUP });
    this.#cells = this.#columns.map(() => []);
    this.#rows = 0;
  }

  #columnData() {
    return this.#columns.map(({ name, type }, place) => ({ name, type: TYPES[type], data: this.#cells[place]! }));
  }

  #taken(): Uint8Array {
    const bytes = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    return bytes;
  }
}
