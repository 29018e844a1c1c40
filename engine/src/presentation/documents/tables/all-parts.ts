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

// The type is written out: the compiler cannot serialise the inferred one.
export const PARTS: Omit<typeof CHART_PARTS, keyof typeof FULL_CHART_PARTS> &
  typeof FULL_CHART_PARTS &
  typeof TRANSIT_PARTS &
  typeof TIMELINE_PARTS &
  typeof DAY_PARTS &
  typeof VARIANTS_PARTS &
  typeof BIRTHS_PARTS &
  typeof ALMANAC_PARTS &
  typeof PAIR_PARTS &
  typeof DAYS_PARTS = {
  ...CHART_PARTS,
  ...FULL_CHART_PARTS,
  ...TRANSIT_PARTS,
  ...TIMELINE_PARTS,
  ...DAY_PARTS,
  ...VARIANTS_PARTS,
  ...BIRTHS_PARTS,
  ...ALMANAC_PARTS,
  ...PAIR_PARTS,
  ...DAYS_PARTS,
};
