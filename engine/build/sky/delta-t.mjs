// The spline of TT - UT1, copied row by row.

import { readTable } from './read-table.mjs';

/** The text of engine/src/calculation/sky/delta-t.generated.ts. */
export function deltaTSource() {
  const rows = readTable('delta-t.csv');
  for (const [i, [from]] of rows.entries()) {
    if (i > 0 && from !== rows[i - 1][1]) throw new Error(`row ${i} of delta-t.csv begins in ${from}, with a gap`);
  }
  return `// Made by engine/build/sky/build-tables.mjs from test/truth/sky/delta-t.csv (Stephenson, Morrison, Hohenkerk 2016, addendum 2020; rows after 2013 fitted to IERS data), 2026-11-20; published numbers, free to use; ${rows.length} rows.

/** [fromYear, toYear, a0, a1, a2, a3]: TT - UT1 = a0 + u(a1 + u(a2 + u a3)) seconds, u = (year - fromYear) / (toYear - fromYear). */
export const DELTA_T_SPLINE: readonly (readonly [number, number, number, number, number, number])[] = [
${rows.map((row) => `  [${row.join(', ')}],`).join('\n')}
];
`;
}
