// What has one chart in the palaces of another one? Branches are the same places in every chart: a star of the second chart stands in the palace that the first
// one has at the star's branch, and what the year of the second one transforms stands where the first one has that star. Facts of two charts side by side; what
// they mean for each other is not calculated.

import type { Branch } from '../cycle/branch.ts';
import { check } from '../input/input.ts';
import type { PalaceId } from './palaces.ts';
import type { Star } from './star.ts';
import type { GradedStarId } from './star-ids.ts';
import type { TransformationId } from './transformations.ts';
import { palaceIdAt, ZIWEI_OF_SCHOOL, type ZiweiChart, type ZiweiOfSchool } from './ziwei-chart.ts';

/** A palace of the first chart, and what the second chart has at its branch. */
export interface PalaceLaidOver {
  readonly branch: Branch;
  /** The palace of the first chart. */
  readonly palace: PalaceId;
  /** The palace of the second chart. */
  readonly other: PalaceId;
  /** The major stars of the second chart, with the brightness and the transformation that they have there. */
  readonly majorStars: readonly Star[];
}

/** A natal transformation of the second chart, in the first one. */
export interface TransformationLaidOver {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  /** Where the first chart has that star. */
  readonly branch: Branch;
  readonly palace: PalaceId;
}

/** What the second of two charts has in the palaces of the first. */
export interface LaidOver {
  /** By branch, 子 to 亥. */
  readonly palaces: readonly PalaceLaidOver[];
  /** Those of the year of the second chart, by its own school: 禄 权 科 忌. */
  readonly transformations: readonly TransformationLaidOver[];
}

/**
 * Lays one chart over another: where its major stars and its natal transformations fall in the palaces of the other. For the other direction, the charts change
 * places.
 * @throws RangeError for what is no chart
 * @example layOver(mine, yours).palaces[0] // { branch: 0, palace: 'wealth', other: 'life', majorStars: [your stars in 子] }
 */
export function layOver(chart: ZiweiOfSchool, other: ZiweiOfSchool): LaidOver {
  check('chart', chart, ZIWEI_OF_SCHOOL);
  check('other', other, ZIWEI_OF_SCHOOL);
  return {
    palaces: other.ziwei.palaces.map(({ branch, majorStars }) => ({
      branch,
      palace: palaceIdAt(chart.ziwei, branch),
      other: palaceIdAt(other.ziwei, branch),
      majorStars,
    })),
    transformations: other.ziwei.transformed.map(({ transformation, star }) => {
      const branch = branchOfStar(chart.ziwei, star);
      return { transformation, star, branch, palace: palaceIdAt(chart.ziwei, branch) };
    }),
  };
}

/** Every chart has each of the stars that can be transformed. */
const branchOfStar = ({ palaces }: ZiweiChart, star: GradedStarId): Branch =>
  palaces.find(({ majorStars, minorStars }) => [...majorStars, ...minorStars].some(({ id }) => id === star))!.branch;
