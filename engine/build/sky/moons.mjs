// Packs the instants of new and full moons: the mean lunation with its largest inequalities, and the residuals (half an hour at most) in steps of 0.05 s. The
// arguments are from Meeus, Astronomical Algorithms, 2nd ed., chapter 49, (49.4) to (49.6), where lunation 0 is also that of 2000-01-06, and a full moon is
// half a lunation later; the weights are fitted here.

import { leastSquares } from './least-squares.mjs';
import { readTable } from './read-table.mjs';
import { residualsSource } from './residuals.mjs';

const STEP = 0.05;
// Ten years predict the next moon, after which the nodes of the Moon are on the other side; with eight years the table is a quarter
// larger. A part is a third of the table.
const PACKING = { order: 128, length: 2550 };

// Degrees: at lunation 0, for each lunation, for each 1236.85 lunations (a century) squared.
const ARGUMENTS = {
  SUN_ANOMALY: [2.5534, 29.1053567, -0.0000014],
  MOON_ANOMALY: [201.5643, 385.81693528, 0.0107582],
  MOON_NODE_DISTANCE: [160.7108, 390.67050284, -0.0016118],
};

const sineOf = ([at0, rate, rate2], lunation, multiple) =>
  Math.sin(multiple * (Math.PI / 180) * (at0 + rate * lunation + rate2 * (lunation / 1236.85) ** 2));

/** The text of engine/src/calculation/sky/new-moons.generated.ts. */
export function newMoonsSource() {
  const { first, last, middle, half, weights, residuals } = fitted('new-moons.csv', 0);
  return `// Made by engine/build/sky/build-tables.mjs from test/truth/sky/new-moons.csv (JPL DE431, IAU 2006 precession, IAU 2000A nutation), 2026-11-20; instants are facts, free to use; ${residuals.length} rows.

/** The lunations of the table; 0 is the new moon of 2000-01-06. */
export const FIRST_LUNATION = ${first};
export const LAST_LUNATION = ${last};

/** Degrees: at lunation 0, for each lunation, for the square of 1236.85 lunations (Meeus, Astronomical Algorithms, chapter 49). */
${Object.entries(ARGUMENTS)
  .map(([name, polynomial]) => `export const ${name} = [${polynomial.join(', ')}] as const;`)
  .join('\n')}

/** Seconds: weights of 1, u, u², u³, sin M, u sin M, sin M', sin 2M', sin 2F; u = (lunation - ${middle}) / ${half}. */
export const WEIGHTS = [${weights.join(', ')}] as const;

${residualsSource(residuals, STEP, PACKING, '')}`;
}

/** The text of engine/src/calculation/sky/full-moons.generated.ts: with the lunations and the arguments of the new moons. */
export function fullMoonsSource() {
  const { weights, residuals } = fitted('full-moons.csv', 0.5);
  return `// Made by engine/build/sky/build-tables.mjs from test/truth/sky/full-moons.csv (JPL DE431), 2026-11-22; instants are facts, free to use; ${residuals.length} rows.

/** Weights in seconds, as for the new moons; a full moon comes half a lunation after its new moon. */
export const WEIGHTS = [${weights.join(', ')}] as const;

${residualsSource(residuals, STEP, PACKING, '')}`;
}

/** The weights that fit the instants of a table best. @param phase of the Moon: 0 new, 0.5 full */
function fitted(name, phase) {
  const rows = readTable(name);
  const first = rows[0][0];
  const last = rows.at(-1)[0];
  const middle = (first + last) / 2;
  const half = (last - first) / 2;
  for (const [i, [lunation]] of rows.entries()) {
    if (lunation !== first + i) throw new Error(`row ${i} of ${name} is lunation ${lunation}`);
  }

  const functions = rows.map(([row]) => {
    const lunation = row + phase;
    const u = (lunation - middle) / half;
    const sunSine = sineOf(ARGUMENTS.SUN_ANOMALY, lunation, 1);
    return [
      1,
      u,
      u * u,
      u * u * u,
      sunSine,
      u * sunSine,
      sineOf(ARGUMENTS.MOON_ANOMALY, lunation, 1),
      sineOf(ARGUMENTS.MOON_ANOMALY, lunation, 2),
      sineOf(ARGUMENTS.MOON_NODE_DISTANCE, lunation, 2),
    ];
  });
  const weights = leastSquares(
    functions,
    rows.map(([, tt]) => tt),
  ).map((weight) => Number(weight.toFixed(3)));
  const residuals = rows.map(([, tt], i) => tt - functions[i].reduce((sum, value, k) => sum + value * weights[k], 0));
  return { first, last, middle, half, weights, residuals };
}
