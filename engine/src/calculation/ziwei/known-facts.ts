// Compares a chart with known facts: places of stars, main star, bureau, patterns. They distinguish the charts of a birth with an unknown hour.

import type { BranchId } from '../cycle/branch.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { listOf, oneOf, optional, type Rule, recordOf } from '../input/input.ts';
import { BUREAU_IDS, type BureauId, bureauId } from './bureau.ts';
import { PALACE_IDS, type PalaceId } from './palaces.ts';
import { PATTERN_IDS, type PatternId } from './patterns/pattern-ids.ts';
import { patternsOf } from './patterns/patterns.ts';
import { MAIN_STAR_IDS, type MainStarId } from './rarity.ts';
import { ADJECTIVE_STAR_IDS, GRADED_STAR_IDS, type StarId } from './star-ids.ts';
import type { ZiweiOfSchool } from './ziwei-chart.ts';

/** A star that is in a branch, in a palace, or somewhere in both. */
export interface KnownStar {
  readonly star: StarId;
  readonly branch?: BranchId;
  readonly palace?: PalaceId;
}

/** Known facts of a chart; all of them must hold. */
export interface KnownFacts {
  readonly mainStar?: MainStarId;
  readonly bureau?: BureauId;
  readonly stars?: readonly KnownStar[];
  /** Patterns of the chart, in any form and palace. */
  readonly patterns?: readonly PatternId[];
}

/** Stars and where they are. */
export const KNOWN_STARS = /* @__PURE__ */ optional(
  /* @__PURE__ */ listOf(
    /* @__PURE__ */ recordOf<KnownStar>({
      star: /* @__PURE__ */ oneOf([...GRADED_STAR_IDS, ...ADJECTIVE_STAR_IDS]),
      branch: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(BRANCH_IDS)),
      palace: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(PALACE_IDS)),
    }),
  ),
);

/** Validates `KnownFacts`. */
export const KNOWN_FACTS: Rule = /* @__PURE__ */ recordOf<KnownFacts>({
  mainStar: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(MAIN_STAR_IDS)),
  bureau: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(BUREAU_IDS)),
  stars: KNOWN_STARS,
  patterns: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(PATTERN_IDS))),
});

/** True if a chart has all known facts. */
export const shows = (chart: ZiweiOfSchool, { mainStar, bureau, stars = [], patterns = [] }: KnownFacts): boolean =>
  (mainStar === undefined || chart.ziwei.mainStar.id === mainStar) &&
  (bureau === undefined || bureauId(chart.ziwei.bureau) === bureau) &&
  stars.every((known) => hasStar(chart.ziwei, known)) &&
  (patterns.length === 0 || hasAll(chart, patterns));

function hasAll(chart: ZiweiOfSchool, patterns: readonly PatternId[]): boolean {
  const its = patternsOf(chart).map(({ id }) => id);
  return patterns.every((known) => its.includes(known));
}

/** True if a star of a chart is at its known place. */
export const hasStar = ({ palaces }: ZiweiOfSchool['ziwei'], { star, branch, palace }: KnownStar): boolean =>
  palaces.some(
    ({ branch: at, order: role, majorStars, minorStars, adjectiveStars }) =>
      (branch === undefined || BRANCH_IDS[at] === branch) &&
      (palace === undefined || PALACE_IDS[role] === palace) &&
      [majorStars, minorStars, adjectiveStars].some((those) => those.some(({ id }) => id === star)),
  );
