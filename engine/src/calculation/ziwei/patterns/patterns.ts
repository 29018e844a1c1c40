// Patterns (格局) of a chart, and facts that spoil them. `beichen/patterns`. They are found on request, by the rows of pattern-table.ts; a cast chart does not
// contain them. Facts with their evidence; no pattern is called good or bad.

import type { Branch } from '../../cycle/branch.ts';
import { check } from '../../input/input.ts';
import { TRANSFORMATION_IDS, type TransformationId } from '../transformations.ts';
import { type TransformedStar, ZIWEI_OF_SCHOOL, type ZiweiOfSchool } from '../ziwei-chart.ts';
import { type Board, boardOf, type StarOnBoard } from './board.ts';
import { addEvidence, type Condition, holds, palaceOfRole } from './condition.ts';
import {
  LIMIT_PATTERN_IDS,
  type PatternFlagId,
  type PatternFormId,
  type PatternId,
  type PatternStarId,
} from './pattern-ids.ts';
import { type PatternRarity, patternRarities } from './pattern-rarity.ts';
import { type ReadRow, rows } from './pattern-rows.ts';

export {
  PATTERN_FLAG_IDS,
  PATTERN_FORM_IDS,
  PATTERN_IDS,
  type PatternFlagId,
  type PatternFormId,
  type PatternId,
  type PatternStarId,
} from './pattern-ids.ts';
export { type PatternRarities, type PatternRarity, patternRarities } from './pattern-rarity.ts';
export { formsOfPattern } from './pattern-rows.ts';
export { PATTERN_TABLE, type PatternRow } from './pattern-table.ts';

/** A pattern that a chart has in one of its palaces. */
export interface Pattern {
  readonly id: PatternId;
  /** The readings that apply, in the order of the table; `main` is the usual one. */
  readonly forms: readonly PatternFormId[];
  /** True if its verse is about a limit in the palace, not about the birth. */
  readonly isOfLimits: boolean;
  /** The palace where it is. */
  readonly branch: Branch;
  /** The stars of the first of the forms, each at its real place, borrowed ones too. */
  readonly stars: readonly PatternStar[];
  /** Facts that spoil it according to the books, with their stars. */
  readonly brokenBy: readonly PatternFlag[];
  /** Share of births with the first of the forms; undefined in a caller's own school, for which no births were counted. */
  readonly rarity: PatternRarity | undefined;
}

/** A star of a pattern. */
export interface PatternStar {
  readonly id: PatternStarId;
  readonly branch: Branch;
  /** Transformation of the star, if it counts for that. */
  readonly transformation?: TransformationId;
}

/** A fact that spoils a pattern. */
export interface PatternFlag {
  readonly id: PatternFlagId;
  /** The stars that spoil it; empty if the hour of birth does. */
  readonly stars: readonly PatternStar[];
}

/**
 * The patterns of a chart, in the order of the table; a pattern of any palace is listed once for each.
 * @throws RangeError for a value that is not a chart
 * @example patternsOf(castChart(birth))[0]?.id // 'shaPoLang'
 */
export function patternsOf(chart: ZiweiOfSchool): readonly Pattern[] {
  check('chart', chart, ZIWEI_OF_SCHOOL);
  const board = boardOf(chart.ziwei);
  const patterns: Pattern[] = [];
  for (const row of rows()) {
    for (let i = 0; i < row.roles.length; i++) {
      const palace = palaceOfRole(board, row.roles[i]!);
      if (i > 0 && palace === palaceOfRole(board, row.roles[0]!)) continue; // life and body palace may be the same
      if (hasOneOf(row.forms, board, palace)) patterns.push(patternIn(palace, row, board, chart));
    }
  }
  return patterns;
}

function hasOneOf(forms: ReadRow['forms'], board: Board, palace: Branch): boolean {
  for (let i = 0; i < forms.length; i++) if (holds(forms[i]!.when, board, palace)) return true;
  return false;
}

function patternIn(palace: Branch, { id, forms, flags }: ReadRow, board: Board, chart: ZiweiOfSchool): Pattern {
  const there = forms.filter(({ when }) => holds(when, board, palace));
  const starsOf = (condition: Condition): readonly PatternStar[] => {
    const standing: StarOnBoard[] = [];
    addEvidence(standing, condition, board, palace);
    return patternStars(standing, chart.ziwei.transformations);
  };
  return {
    id,
    forms: there.map(({ form }) => form),
    isOfLimits: LIMIT_PATTERN_IDS.includes(id),
    branch: palace,
    stars: starsOf(there[0]!.when),
    brokenBy: flags
      .filter(({ when }) => holds(when, board, palace))
      .map((flag) => ({ id: flag.id, stars: starsOf(flag.when) })),
    rarity: patternRarities(chart.conventions.school.id)?.[id][there[0]!.form],
  };
}

/** Removes duplicate stars, in the order of the condition; a star may be named by itself and by its transformation. */
function patternStars(
  standing: readonly StarOnBoard[],
  transformed: readonly TransformedStar[],
): readonly PatternStar[] {
  const stars: PatternStar[] = [];
  for (const { id, palace } of standing) {
    const place = (TRANSFORMATION_IDS as readonly string[]).indexOf(id);
    const star = place < 0 ? { id: id as PatternStarId, branch: palace } : transformedStar(transformed[place]!);
    const known = stars.findIndex((each) => each.id === star.id && each.branch === palace);
    if (known < 0) stars.push(star);
    else if (place >= 0) stars[known] = star;
  }
  return stars;
}

const transformedStar = ({ star, branch, transformation }: TransformedStar): PatternStar => ({
  id: star,
  branch,
  transformation,
});
