// 三災 (삼재): the three years in twelve that Korean calendars count for the trine of a year of birth. docs/rules/bazi-depth.md A10.

import type { Branch } from './branch.ts';
import { mod } from './modulo.ts';
import { ofTrines } from './trine.ts';

/** The first, second and third of the years: 들삼재 (入三災), 눌삼재 (枕三災), 날삼재 (出三災). */
export const SANZAI_IDS = ['entering', 'staying', 'leaving'] as const;
export type SanzaiId = (typeof SANZAI_IDS)[number];

// The branches that clash with the first branch of the trine: 申子辰 from 寅, 寅午戌 from 申, 巳酉丑 from 亥, 亥卯未 from 巳.
const FIRST = /* @__PURE__ */ ofTrines('寅申亥巳');

/**
 * Place of a year among the three of a year of birth; undefined in the other nine.
 * @example sanzaiOf(branch(7), branch(6)) // 'staying': born in a year of 未, in a year of 午
 */
export const sanzaiOf = (birth: Branch, year: Branch): SanzaiId | undefined =>
  SANZAI_IDS[mod(year - FIRST[birth]!, 12)];
