// The twelve earthly branches (地支). 子 = 0 … 亥 = 11; they name years, months, double hours and palaces.

import { type Element, element } from './element.ts';
import { mod } from './modulo.ts';

/** An earthly branch, 子 = 0 … 亥 = 11. A palace of a Zi Wei chart is named by its branch. */
export type Branch = number & { readonly unit: 'branch' };

/** The ids of the branches, 子 to 亥. */
export const BRANCH_IDS = ['zi', 'chou', 'yin', 'mao', 'chen', 'si', 'wu', 'wei', 'shen', 'you', 'xu', 'hai'] as const;
export type BranchId = (typeof BRANCH_IDS)[number];

/** The ids of the animals of the branches, 子 (rat) to 亥 (pig). */
// biome-ignore format: in step with the branches above
export const ANIMAL_IDS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const;
export type AnimalId = (typeof ANIMAL_IDS)[number];

/** The branches as they are written in verses and tables. */
export const BRANCH_HANZI = '子丑寅卯辰巳午未申酉戌亥';

/** The branch of a number, modulo 12: `branch(-1)` is 亥. */
export const branch = (n: number): Branch => mod(n, 12) as Branch;

/** 0 for the yang branches 子寅辰午申戌, 1 for the yin branches. */
export const polarityOfBranch = (b: Branch): 0 | 1 => (b & 1) as 0 | 1;

/** The branch that combines with a branch (六合): 子丑, 寅亥, 卯戌, 辰酉, 巳申, 午未. */
export const combinedBranch = (b: Branch): Branch => branch(1 - b);

//                                     子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥
const ELEMENT_OF_BRANCH: readonly number[] = [4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4];

/** The element of a branch by itself: 寅卯 wood, 巳午 fire, 申酉 metal, 亥子 water, 辰戌丑未 earth. */
export const elementOfBranch = (b: Branch): Element => element(ELEMENT_OF_BRANCH[b]!);

/**
 * Reads one branch.
 * @throws RangeError for a character that is no branch.
 */
export function branchOf(hanzi: string): Branch {
  const at = BRANCH_HANZI.indexOf(hanzi);
  if (at < 0 || hanzi.length !== 1) throw new RangeError(`"${hanzi}" is not an earthly branch`);
  return branch(at);
}

/**
 * Reads one branch per character.
 * @throws RangeError for a character that is no branch.
 * @example branchesOf('子亥') // [0, 11]
 */
export const branchesOf = (row: string): Branch[] => Array.from(row, branchOf);
