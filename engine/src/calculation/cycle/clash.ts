// 沖煞 of a day: the branch that its branch clashes with, and the side of 煞 (docs/rules/almanac.md).

import { type Branch, branch } from './branch.ts';
import { mod } from './modulo.ts';

/** The four sides of the sky. */
export const SIDES = ['east', 'south', 'west', 'north'] as const;
export type ClashSide = (typeof SIDES)[number];

// 申子辰 south, 巳酉丑 east, 寅午戌 north, 亥卯未 west.
const BANE: readonly ClashSide[] = ['south', 'east', 'north', 'west'];

/** @param day the branch of the day */
export const clashOf = (day: Branch): { readonly branch: Branch; readonly side: ClashSide } => ({
  branch: branch(day + 6),
  side: BANE[mod(day, 4)]!,
});
