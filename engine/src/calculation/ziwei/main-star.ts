// The main star of a chart: the major stars of the life palace, one or two; without any, it borrows the stars of the opposite palace.

import { BRANCH_IDS, type Branch, branch } from '../cycle/branch.ts';
import { MAJOR_STAR_BRANCHES } from './major-stars.ts';
import { type MainStarId, RARITY, type Rarity } from './rarity.ts';
import { MAJOR_STAR_IDS } from './star-ids.ts';

/** The configuration of a life palace. */
export interface MainStar {
  /** The stars joined by `+`, after `empty>` if they are borrowed: `lianzhen+pojun`, `empty>tianji+jumen`. */
  readonly id: MainStarId;
  readonly borrowed: boolean;
  readonly rarity: Rarity;
}

/** The main star of a life palace, for the palace of Zi Wei. */
export const mainStarOf = (ziwei: Branch, life: Branch): MainStar => MAIN_STARS[ziwei]![life]!;

/** Prefix of the stars that a life palace borrows. */
export const BORROWED = 'empty>';

/** True if the life palace has no major star and borrows from the opposite palace. */
export const isBorrowed = (id: MainStarId): boolean => id.startsWith(BORROWED);

/** The main stars of all 144 cells, by the palace of Zi Wei and then by the life palace. */
const MAIN_STARS: readonly (readonly MainStar[])[] = MAJOR_STAR_BRANCHES.map((branches) =>
  BRANCH_IDS.map((_, life) => {
    const starsIn = (palace: Branch) => MAJOR_STAR_IDS.filter((_, star) => branches[star] === palace).join('+');
    const own = starsIn(branch(life));
    const id = (own === '' ? `${BORROWED}${starsIn(branch(life + 6))}` : own) as MainStarId;
    const rarity = RARITY.get(id);
    if (rarity === undefined) throw new RangeError(`no rarity is known for the configuration "${id}"`);
    return Object.freeze({ id, borrowed: isBorrowed(id), rarity });
  }),
);
