// Trines of branches (三合). Every fourth: 申子辰, 寅午戌, 巳酉丑, 亥卯未.

import { type Branch, branchesOf } from './branch.ts';

/**
 * Reads one branch for each trine, in the order 申子辰, 寅午戌, 巳酉丑, 亥卯未, and returns one for each branch, 子 to 亥.
 * @throws RangeError if the row does not have four branches
 * @example ofTrines('寅申亥巳')[0] // 2: 寅, the 天马 of a 子 year
 */
export function ofTrines(row: string): readonly Branch[] {
  const four = branchesOf(row);
  if (four.length !== 4) throw new RangeError(`"${row}" has ${four.length} branches, not one for each of four trines`);
  const [water, fire, metal, wood] = four as [Branch, Branch, Branch, Branch];
  return [water, metal, fire, wood, water, metal, fire, wood, water, metal, fire, wood];
}
