// Arrangements of the major stars. They depend on the palace of Zi Wei and, for transformations, on the stem of the year: 120 for each school, created on first
// use and shared by charts.

import { BRANCH_IDS, type Branch, branch } from '../cycle/branch.ts';
import { STEM_IDS, type Stem } from '../cycle/stem.ts';
import { MAJOR_STAR_BRANCHES } from './major-stars.ts';
import { type Star, type StarStates, stateOf } from './star.ts';

/** The major stars of each palace, 子 to 亥, for a palace of Zi Wei and a stem of the year. */
export type MajorArrangements = (ziwei: Branch, yearStem: Stem) => readonly (readonly Star[])[];

/** The arrangements of the fourteen under a school's tables. */
export function majorArrangements(stars: StarStates): MajorArrangements {
  const made = Array<readonly (readonly Star[])[] | undefined>(BRANCH_IDS.length * STEM_IDS.length).fill(undefined);
  return (ziwei, yearStem) => (made[ziwei * STEM_IDS.length + yearStem] ??= arrangement(stars, ziwei, yearStem));
}

function arrangement(stars: StarStates, ziwei: Branch, yearStem: Stem): readonly (readonly Star[])[] {
  const branches = MAJOR_STAR_BRANCHES[ziwei]!;
  return BRANCH_IDS.map((_, palace) =>
    Object.freeze(
      branches.flatMap((at, star) => (at === palace ? [stateOf(stars, star, branch(palace), yearStem)] : [])),
    ),
  );
}
