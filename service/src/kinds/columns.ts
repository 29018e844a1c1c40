// Tables on a terminal, with aligned columns. A note that does not fit beside its row goes below it.

/** Width of a text in terminal columns: two for a Hanzi, one for a Latin letter. */
const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2E7F' ? 2 : 1), 0);

/** Pads a text to the width of its column. */
const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columnsOf(text)));

const GAP = '  ';

/**
 * Rows with aligned columns.
 * @param notes text beside each row, or below it if the line were wider than the terminal
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  notes: readonly (readonly string[])[],
  columns: number,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => columnsOf(row[at]!))));
  return rows.flatMap((row, n) => {
    const line = row.map((cell, at) => pad(cell, widths[at]!)).join(GAP);
    const behind = [line, ...notes[n]!].join(GAP);
    if (columnsOf(behind) <= columns) return [behind.trimEnd()];
    return [line.trimEnd(), ...notes[n]!.map((note) => GAP + GAP + note)];
  });
}
