// Doujun of the year of 子 (子年斗君): the palace in which the first month of such a year is. docs/rules/transits.md B4.

import { type Branch, branch, branchOf } from '../cycle/branch.ts';

/**
 * From 子 back to the month of birth, then on by its hour. The life palace is from 寅 on to the month and back by the hour, so the two are as far
 * from 子 and from 寅, one forward, one backward.
 */
export const ziDoujunOf = ({ life }: { readonly life: Branch }): Branch => branch(branchOf('寅') - life);
