// A level of a transit: its pair, the palace that is its life palace, and the palaces of its four transformations.

import type { Branch } from '../../cycle/branch.ts';
import type { Sexagenary } from '../../cycle/sexagenary.ts';
import type { Stem } from '../../cycle/stem.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../../ziwei/palaces.ts';
import type { School } from '../../ziwei/school.ts';
import { GRADED_STAR_IDS, type GradedStarId } from '../../ziwei/star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from '../../ziwei/transformations.ts';
import { palaceIdAt, palaceOfGradedStar, type ZiweiChart } from '../../ziwei/ziwei-chart.ts';

/** A star that a level transforms. It is a natal star: flow stars are never transformed. */
export interface LevelTransformation {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  /** Branch of the palace with the star. */
  readonly branch: Branch;
  /** The natal palace there. */
  readonly palace: PalaceId;
  /** The palace by its role at the level. */
  readonly levelPalace: PalaceId;
}

/** One level: decade, small limit, year, month, day or hour. */
export interface Level {
  /**
   * The pair whose stem and branch place the flow stars; its stem also transforms, unless `flowTransformations` is 'palace'. For year, month, day and hour the
   * pair of the calendar, for decade and small limit the stem and branch of the palace.
   */
  readonly pair: Sexagenary;
  /** Branch of its life palace; the other eleven roles follow from it (`palaceIdAtLevel`). */
  readonly branch: Branch;
  /** The natal palace there. */
  readonly palace: PalaceId;
  /** 化禄, 化权, 化科, 化忌. */
  readonly transformations: readonly LevelTransformation[];
}

/** The palace of a level, its pair, and the stem that transforms. */
export interface StandingLevel extends Pick<Level, 'pair' | 'branch'> {
  readonly stem: Stem;
}

/** The level of a pair that is in a palace. */
export function levelOf(ziwei: ZiweiChart, school: School, { pair, branch, stem }: StandingLevel): Level {
  const transformed = school.stars.transformed[stem]!;
  const transformations: LevelTransformation[] = [];
  for (let place = 0; place < transformed.length; place++) {
    const star = transformed[place]!;
    const at = palaceOfGradedStar(ziwei, star);
    transformations.push({
      transformation: TRANSFORMATION_IDS[place]!,
      star: GRADED_STAR_IDS[star]!,
      branch: at,
      palace: palaceIdAt(ziwei, at),
      levelPalace: PALACE_IDS[roleOf(branch, at)]!,
    });
  }
  return { pair, branch, palace: palaceIdAt(ziwei, branch), transformations };
}

/**
 * The palace of a branch by its role at a level.
 * @example palaceIdAtLevel(castTransits(chart, '2027-02-10').ziwei.year, branch(7)) // 'life': 2027 is a year of 未
 */
export const palaceIdAtLevel = ({ branch }: Pick<Level, 'branch'>, at: Branch): PalaceId =>
  PALACE_IDS[roleOf(branch, at)]!;
