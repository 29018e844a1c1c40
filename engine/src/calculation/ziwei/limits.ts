// Ages that a palace rules. Decades (大限) and small limits (小限), in nominal years (虚岁). docs/rules/charts.md A9.

import { type Branch, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { ofTrines } from '../cycle/trine.ts';
import type { Bureau } from './bureau.ts';

/**
 * The age at which a palace's ten years begin: the life palace's at the number of the bureau,
 * the next ones' forward for yang men and yin women, backward for the others.
 */
export const decadeStart = (bureau: Bureau, life: Branch, palace: Branch, forward: boolean): number =>
  bureau + 10 * mod(forward ? palace - life : life - palace, 12);

/** Nominal ages (虚岁), both of them included. */
export interface AgeSpan {
  readonly fromAge: number;
  readonly toAge: number;
}

/** The ten years of a palace that begin at an age. */
export const decadeFrom = (fromAge: number): AgeSpan => ({ fromAge, toAge: fromAge + 9 });

//                                 申子辰, 寅午戌, 巳酉丑, 亥卯未
const FIRST_SMALL_LIMIT = ofTrines('戌辰未丑');

/**
 * The first age, 1 … 12, whose small limit falls in a palace; it comes back every twelve years.
 * Men count forward and women backward, whatever the year.
 */
export const smallLimitStart = (yearBranch: Branch, palace: Branch, male: boolean): number => {
  const first = FIRST_SMALL_LIMIT[yearBranch]!;
  return 1 + mod(male ? palace - first : first - palace, 12);
};

/** The ages, twelve years apart, whose small limit falls in a palace: the first and nine more. */
export const smallLimitAgesFrom = (first: number): number[] => Array.from({ length: 10 }, (_, n) => first + 12 * n);

/** How many decades a chart has: one for each palace. */
export const DECADES = 12;

/** The palace of a decade, 0 for the first: that of the life palace. */
export const decadePalace = (life: Branch, decade: number, forward: boolean): Branch =>
  branch(forward ? life + decade : life - decade);

export const CHILD_LIMIT_RULES = ['sixPalaces', 'sequence', 'lifePalace'] as const;

/**
 * Which palace governs a year before the first decade (童限).
 * 'sixPalaces': 一命二财三疾厄, 四岁夫妻五福德, 六岁官禄 (全书). 'sequence': one palace a year from the life palace on, the way the decades go.
 * 'lifePalace': that of the first decade already. A man of a yang year with life palace 午, at the age of 2: 寅, 未, 午.
 */
export type ChildLimitRule = (typeof CHILD_LIMIT_RULES)[number];

/** The roles that govern the ages 1 to 6: life, wealth, health, spouse, fortune, career. */
const CHILD_ROLES: readonly number[] = [0, 4, 5, 2, 10, 8];

/** The palace of a year of childhood, at a nominal age below the number of the bureau. */
export function childLimitPalace(life: Branch, age: number, forward: boolean, rule: ChildLimitRule): Branch {
  switch (rule) {
    case 'sixPalaces':
      return branch(life - CHILD_ROLES[age - 1]!);
    case 'sequence':
      return decadePalace(life, age - 1, forward);
    case 'lifePalace':
      return life;
  }
}

/** The palace of the small limit of a nominal age. */
export const smallLimitPalace = (yearBranch: Branch, age: number, male: boolean): Branch => {
  const first = FIRST_SMALL_LIMIT[yearBranch]!;
  return branch(male ? first + (age - 1) : first - (age - 1));
};
