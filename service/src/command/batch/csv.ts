// Rows of CSV, read and written. Comma-separated values (RFC 4180): a cell in quotation marks may hold commas, line feeds and, doubled, quotation marks. A library
// would read all rows in the one thread that passes them out; here each thread reads its own.

import type { Cell } from 'beichen/internal';

/**
 * The cells of one row, without the line end.
 * @example cellsOf('1990-07-23,"Li, Ming"') // ['1990-07-23', 'Li, Ming']
 */
export function cellsOf(row: string): readonly string[] {
  if (!row.includes('"')) return row.split(',');
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    const { cell, end } = row[at] === '"' ? quoted(row, at) : plain(row, at);
    cells.push(cell);
    if (end >= row.length) return cells;
    at = end;
  }
}

function plain(row: string, from: number): { cell: string; end: number } {
  const comma = row.indexOf(',', from);
  const end = comma < 0 ? row.length : comma;
  return { cell: row.slice(from, end), end };
}

function quoted(row: string, from: number): { cell: string; end: number } {
  let cell = '';
  for (let at = from + 1; ; ) {
    const mark = row.indexOf('"', at);
    if (mark < 0) return { cell: cell + row.slice(at), end: row.length };
    cell += row.slice(at, mark);
    if (row[mark + 1] !== '"') {
      const rest = plain(row, mark + 1); // what is behind the mark, which should be nothing
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    at = mark + 2;
  }
}

/**
 * A row of CSV, with its line end. A value that is absent is empty.
 * @example lineOf([1, 'Li, Ming', undefined, true]) // '1,"Li, Ming",,true\n'
 */
export function lineOf(cells: readonly Cell[]): string {
  let line = '';
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place];
    if (place > 0) line += ',';
    if (typeof cell === 'string') line += NEEDS_MARKS.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
    else if (cell !== undefined) line += cell;
  }
  return `${line}\n`;
}

const NEEDS_MARKS = /[",\r\n]/;
