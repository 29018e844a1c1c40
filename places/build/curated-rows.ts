// Reads a file of curated/. A row on each line, its cells separated by " | ", comments after "#".

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './inputs.ts';

/** Reads a file of curated/ by its name. A test may pass its own. */
export type CuratedReader = (file: string) => string;

/** The files of the workspace. */
export const readCurated: CuratedReader = (file) => readFileSync(join(WORKSPACE, 'curated', file), 'utf8');

/** The rows of a file, their cells by name; cells at the end may be left off and are empty then. `at` is the line of a row, for messages. */
export function rowsOf<Cell extends string>(
  read: CuratedReader,
  file: string,
  cells: readonly Cell[],
): Record<Cell | 'at', string>[] {
  const rows: Record<Cell | 'at', string>[] = [];
  for (const [i, text] of read(file).split('\n').entries()) {
    const at = `${file}, line ${i + 1}`;
    const bare = text.replace(/#.*/, '').trim();
    if (bare === '') continue;
    const values = bare.split('|').map((value) => value.trim());
    if (values.length > cells.length)
      throw new Error(`${at}: ${values.length} cells where ${cells.length} are expected`);
    const row = { at } as Record<Cell | 'at', string>;
    for (const [n, cell] of cells.entries()) row[cell] = (values[n] ?? '') as Record<Cell | 'at', string>[Cell];
    rows.push(row);
  }
  return rows;
}

/** The names of a cell, separated by commas. */
export const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A coordinate with two decimals. */
export function degreesOf(cell: string, most: number, at: string): number {
  const value = Number(cell);
  if (!/^-?\d+\.\d\d$/.test(cell) || Math.abs(value) > most)
    throw new Error(`${at}: "${cell}" is no coordinate with two decimals`);
  return value;
}

/** A number of people. */
export function peopleOf(cell: string, at: string): number {
  if (!/^\d+$/.test(cell)) throw new Error(`${at}: "${cell}" is no number of people`);
  return Number(cell);
}
