// All parts of documents by their names, for descriptions and types. A bundle that only casts charts does not import this.

import { ALMANAC_PARTS } from './almanac.ts';
import { BIRTHS_PARTS } from './births.ts';
import { CHART_PARTS } from './chart.ts';
import { DAY_PARTS } from './day.ts';
import { DAYS_PARTS } from './days.ts';
import { FULL_CHART_PARTS } from './full-chart.ts';
import { PAIR_PARTS } from './pair.ts';
import { TIMELINE_PARTS } from './timeline.ts';
import { TRANSIT_PARTS } from './transits.ts';
import { VARIANTS_PARTS } from './variants.ts';

const PARTS_OF_ONE = {
  ...CHART_PARTS,
  ...FULL_CHART_PARTS,
  ...TRANSIT_PARTS,
  ...TIMELINE_PARTS,
  ...DAY_PARTS,
  ...VARIANTS_PARTS,
  ...BIRTHS_PARTS,
  ...ALMANAC_PARTS,
};

// The type is written out: the compiler cannot serialise the inferred one.
export const PARTS: typeof PARTS_OF_ONE & typeof PAIR_PARTS & typeof DAYS_PARTS = {
  ...PARTS_OF_ONE,
  ...PAIR_PARTS,
  ...DAYS_PARTS,
};
