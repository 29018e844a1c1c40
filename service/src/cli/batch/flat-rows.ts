// Rows of flat formats. The columns are the number of the row, the file's own columns, the faults of the row, and the members of the chart
// (engine/src/presentation/documents/vocabulary/flat.ts).

import type { Language } from 'beichen';
import { type Cell, CHART_FLAT, type Column, type FlatTable, flatTable } from 'beichen/internal';
import { canonicalFields } from '../../kinds/answers.ts';
import { CHART } from '../../kinds/chart/kind.ts';
import { distinctNames } from './columns.ts';

/** Output formats. */
export const BATCH_FORMATS = ['json', 'csv', 'parquet'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** A chart that was cast by a batch. */
export type ChartOfBatch = ReturnType<typeof CHART.castFor>;

/** Columns and rows of a flat format. */
export class FlatRows {
  readonly columns: readonly Column[];
  readonly #table: FlatTable<ChartOfBatch['facts']>;
  readonly #width: number;

  /**
   * @param copied names of the columns that are copied from the file
   * @param fields selected members; by default the ids and numbers of all parts
   * @throws UnknownField
   */
  constructor(language: Language, copied: readonly string[], fields: string | undefined) {
    const selected = fields === undefined ? CHART_FLAT : canonicalFields(fields, CHART.groups);
    this.#table = flatTable(CHART.whole, selected, language) as FlatTable<ChartOfBatch['facts']>;
    const own = [ROW, FAULT, ...this.#table.columns];
    const taken = new Set(own.map(({ name }) => name));
    const copies = distinctNames(copied, taken).map((name): Column => ({ name, type: 'text', path: '' }));
    this.columns = [ROW, ...copies, FAULT, ...this.#table.columns];
    this.#width = this.#table.columns.length;
  }

  /** @param row number of the row in the file */
  ofChart(row: number, copied: readonly Cell[], chart: ChartOfBatch): Cell[] {
    return [row, ...copied, undefined, ...this.#table.row(chart.facts)];
  }

  /** Row of a birth that cannot be cast. */
  ofFault(row: number, copied: readonly Cell[], lines: readonly string[]): Cell[] {
    return [row, ...copied, lines.join(' '), ...Array<Cell>(this.#width).fill(undefined)];
  }
}

const ROW: Column = { name: 'row', type: 'integer', path: '' };
const FAULT: Column = { name: 'fault', type: 'text', path: '' };
