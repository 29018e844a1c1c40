// Packs the instants of the 24 solar terms: for each term a cubic in the year, and the residuals (20 minutes at most, from the pull of the Moon and the
// planets) in steps of 0.05 s.

import { leastSquares } from './least-squares.mjs';
import { readTable } from './read-table.mjs';
import { residualsSource } from './residuals.mjs';

const STEP = 0.05;
// Three years predict the next term; six would make the table only a twentieth smaller. A part is a third of the table.
const PACKING = { order: 72, length: 24 * 201 };

/** The text of engine/src/calculation/sky/solar-terms.generated.ts. */
export function solarTermsSource() {
  const rows = readTable('solar-terms.csv');
  const first = rows[0][0];
  const last = rows.at(-1)[0];
  const middle = (first + last) / 2;
  const half = (last - first) / 2;
  for (const [i, [year, term]] of rows.entries()) {
    if (year !== first + Math.floor(i / 24) || term !== i % 24)
      throw new Error(`row ${i} of solar-terms.csv is term ${term} of ${year}`);
  }

  const residuals = [];
  const trends = Array.from({ length: 24 }, (_, term) => {
    const ofTerm = rows.filter((row) => row[1] === term);
    const powers = ofTerm.map(([year]) => [0, 1, 2, 3].map((power) => ((year - middle) / half) ** power));
    const trend = leastSquares(
      powers,
      ofTerm.map(([, , tt]) => tt),
    ).map((weight) => Number(weight.toFixed(3)));
    for (const [i, [, , tt]] of ofTerm.entries()) {
      residuals[24 * i + term] = tt - powers[i].reduce((sum, power, k) => sum + power * trend[k], 0);
    }
    return trend;
  });

  return `// Made by engine/build/sky/build-tables.mjs from test/truth/sky/solar-terms.csv (JPL DE431, IAU 2006 precession, IAU 2000A nutation), 2026-11-20; instants are facts, free to use; ${rows.length} rows.

/** The years of the table. */
export const FIRST_YEAR = ${first};
export const LAST_YEAR = ${last};

/** Of each term, 小寒 first: tt = c0 + u(c1 + u(c2 + u c3)) + residual, seconds; u = (year - ${middle}) / ${half}. */
export const TRENDS: readonly (readonly [number, number, number, number])[] = [
${trends.map((trend) => `  [${trend.join(', ')}],`).join('\n')}
];

${residualsSource(residuals, STEP, PACKING, ', 24 a year')}`;
}
