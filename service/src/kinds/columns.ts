// Tables on a terminal. Its columns are under each other, and what does not fit behind a row goes below it.

/** How many columns of the terminal a text takes: a Hanzi takes two, a Latin letter one. */
const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2E7F' ? 2 : 1), 0);

/** A text and the spaces that make it as wide as its column. */
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columnsOf(text)));

const GAP = '  ';

/**
 * Rows with their columns under each other.
 * @param notes what is to be told behind each row, or below it where it would be wider than the terminal
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  notes: readonly (readonly string[])[],
  columns: number,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => columnsOf(row[at]!))));
  return rows.flatMap((row, n) => {
    const line = row.map((cell, at) => padded(cell, widths[at]!)).join(GAP);
    const behind = [line, ...notes[n]!].join(GAP);
    if (columnsOf(behind) <= columns) return [behind.trimEnd()];
    return [line.trimEnd(), ...notes[n]!.map((note) => GAP + GAP + note)];
  });
}
