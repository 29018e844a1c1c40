// Does a chart show what somebody knows of it? Where its stars stand, its main star, its bureau: what can tell apart charts whose hour is not known.

import type { BranchId } from '../cycle/branch.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { type BureauId, bureauId } from './bureau.ts';
import { PALACE_IDS, type PalaceId } from './palaces.ts';
import type { MainStarId } from './rarity.ts';
import type { StarId } from './star-ids.ts';
import type { ZiweiChart } from './ziwei-chart.ts';

/** A star that stands in a branch, in a palace, or somewhere in both. */
export interface KnownStar {
  readonly star: StarId;
  readonly branch?: BranchId;
  readonly palace?: PalaceId;
}

/** What is known of a chart; all of it has to be so. */
export interface KnownFacts {
  readonly mainStar?: MainStarId;
  readonly bureau?: BureauId;
  readonly stars?: readonly KnownStar[];
}

/** Whether a chart shows all that is known. */
export const shows = (chart: ZiweiChart, { mainStar, bureau, stars = [] }: KnownFacts): boolean =>
  (mainStar === undefined || chart.mainStar.id === mainStar) &&
  (bureau === undefined || bureauId(chart.bureau) === bureau) &&
  stars.every((known) => stands(chart, known));

const stands = ({ palaces }: ZiweiChart, { star, branch, palace }: KnownStar): boolean =>
  palaces.some(
    ({ branch: at, role, majorStars, minorStars, adjectiveStars }) =>
      (branch === undefined || BRANCH_IDS[at] === branch) &&
      (palace === undefined || PALACE_IDS[role] === palace) &&
      [majorStars, minorStars, adjectiveStars].some((those) => those.some(({ id }) => id === star)),
  );
