// Doujun of the year of 子 (子年斗君): the palace in which the first month of such a year is. docs/rules/transits.md B4.

import { type Branch, branch } from '../cycle/branch.ts';

/** From 子 back to the month of birth, then on by its hour; the same on every plate. */
export const ziDoujunOf = ({ month, hour }: { readonly month: number; readonly hour: Branch }): Branch =>
  branch(-(month - 1) + hour);
