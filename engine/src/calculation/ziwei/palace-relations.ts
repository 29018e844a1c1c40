// Relations between palaces. Opposite (对宫), in trine (三合), at the sides (夹) and hidden (暗合). docs/rules/charts.md A1.

import { type Branch, combinedBranch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { PALACE_IDS, type PalaceId, roleOf } from './palaces.ts';

/**
 * The palace opposite a role's palace: six branches on.
 * @example oppositeOf(0) // 'travel', opposite to the life palace
 */
export const oppositeOf = (role: number): PalaceId => atRole(role + 6);

/**
 * The two palaces in trine with a role's palace, in the order of the roles: eight and four branches on.
 * @example trinesOf(0) // ['wealth', 'career']
 */
export const trinesOf = (role: number): readonly [PalaceId, PalaceId] => [atRole(role + 4), atRole(role + 8)];

/**
 * The two palaces next to a role's palace: the branch before it, then the branch after it. Roles run against the branches.
 * @example flankingOf(0) // ['siblings', 'parents']
 */
export const flankingOf = (role: number): readonly [PalaceId, PalaceId] => [atRole(role + 1), atRole(role - 1)];

/**
 * The palace whose branch combines with the branch of a palace (六合): 子丑, 寅亥, 卯戌, 辰酉, 巳申, 午未.
 * @example hiddenOf(branch(0), branch(0)) // 'parents': a life palace in 子 has its hidden one in 丑
 */
export const hiddenOf = (life: Branch, palace: Branch): PalaceId => PALACE_IDS[roleOf(life, combinedBranch(palace))]!;

const atRole = (role: number): PalaceId => PALACE_IDS[mod(role, 12)]!;
