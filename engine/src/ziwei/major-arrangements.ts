// Which major stars stand in each palace? They follow from the palace of Zi Wei and, for their transformations, from the stem of the year:
// 120 arrangements, made once for each school, so that a chart only points at them.

import { BRANCH_IDS, branch } from '../cycle/branch.ts';
import { STEM_IDS, stem } from '../cycle/stem.ts';
import { MAJOR_STAR_BRANCHES } from './major-stars.ts';
import { type Star, type StarStates, stateOf } from './star.ts';
import { MAJOR_STAR_IDS } from './star-ids.ts';

/** By the palace of Zi Wei, then by the stem of the year, then by palace, 子 to 亥. */
export type MajorArrangements = readonly (readonly (readonly (readonly Star[])[])[])[];

/** The arrangements of the fourteen under a school's tables. */
export const majorArrangements = (stars: StarStates): MajorArrangements =>
  MAJOR_STAR_BRANCHES.map((branches) =>
    STEM_IDS.map((_, yearStem) =>
      BRANCH_IDS.map((_, palace) =>
        Object.freeze(
          MAJOR_STAR_IDS.flatMap((_, star) =>
            branches[star] === palace ? [stateOf(stars, star, branch(palace), stem(yearStem))] : [],
          ),
        ),
      ),
    ),
  );
