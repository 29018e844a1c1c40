// The palaces that govern the decades (大限), one after the other.

import type { Branch } from '../cycle/branch.ts';
import { pairOf, type Sexagenary } from '../cycle/sexagenary.ts';
import { type AgeSpan, decadeFrom } from './limits.ts';
import type { PalaceId } from './palaces.ts';
import { palaceIdAt, type ZiweiChart } from './ziwei-chart.ts';

/** A decade: ten nominal years under one palace, or as many as the bureau has (`decadeSpan`). */
export interface Decade extends AgeSpan {
  readonly palace: PalaceId;
  readonly branch: Branch;
  /** The stem and branch of the palace. */
  readonly pair: Sexagenary;
}

/**
 * The twelve decades of a chart in the order of life, the life palace first.
 * @example decadesOf(castChart(birth).ziwei)[0] // { palace: 'life', branch: 3, pair: 15, fromAge: 5, toAge: 14 }
 */
export const decadesOf = (chart: ZiweiChart): readonly Decade[] =>
  [...chart.palaces]
    .sort((a, b) => a.decadeFromAge - b.decadeFromAge)
    .map(({ branch, stem, decadeFromAge }) => ({
      palace: palaceIdAt(chart, branch),
      branch,
      pair: pairOf(stem, branch),
      ...decadeFrom(decadeFromAge, chart.decadeYears),
    }));
