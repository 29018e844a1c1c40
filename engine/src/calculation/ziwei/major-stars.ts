// The fourteen major stars. Zi Wei by bureau and lunar day; the thirteen others keep their distance from it.

import { type Branch, branch } from '../cycle/branch.ts';
import type { Bureau } from './bureau.ts';
import { MAJOR_STAR_IDS, type MajorStarId } from './star-ids.ts';

/**
 * The palace of Zi Wei (起紫微星诀): add the fewest days that make the lunar day a multiple of the bureau's number;
 * count the quotient from 寅; then go back by the days added when they are odd, forward when they are even.
 * @param day lunar day, 1 … 30
 * @example ziweiBranch(3, 27) // 10: 戌
 */
export function ziweiBranch(bureau: Bureau, day: number): Branch {
  const added = (bureau - (day % bureau)) % bureau;
  const quotient = (day + added) / bureau;
  return branch(2 + (quotient - 1) + (added % 2 === 1 ? -added : added));
}

/** Tian Fu mirrors Zi Wei across the line from 寅 to 申. */
const tianfuBranch = (ziwei: Branch): Branch => branch(4 - ziwei);

// 紫微天机逆行旁, 隔一阳武天同当, 又隔二位廉贞地; 天府太阴与贪狼, 巨门天相及天梁, 七杀空三是破军.
// biome-ignore format: in step with the ids above
const STEPS_FROM_LEADER: readonly number[] = [
  0, -1, -3, -4, -5, -8,         // from Zi Wei
  0, 1, 2, 3, 4, 5, 6, 10,       // from Tian Fu
];
const STARS_LED_BY_ZIWEI = 6;

/** The palaces of the fourteen in the order of `MAJOR_STAR_IDS`, for each palace of Zi Wei. */
export const MAJOR_STAR_BRANCHES: readonly (readonly Branch[])[] = Array.from({ length: 12 }, (_, z) => {
  const ziwei = branch(z);
  const tianfu = tianfuBranch(ziwei);
  return STEPS_FROM_LEADER.map((steps, star) => branch((star < STARS_LED_BY_ZIWEI ? ziwei : tianfu) + steps));
});

/** Steps of a star from the leader of its group; Zi Wei and Tian Fu lead themselves. */
export function stepsFromLeader(star: MajorStarId): { readonly leader: 'ziwei' | 'tianfu'; readonly steps: number } {
  const place = MAJOR_STAR_IDS.indexOf(star);
  return { leader: place < STARS_LED_BY_ZIWEI ? 'ziwei' : 'tianfu', steps: STEPS_FROM_LEADER[place]! };
}
