// Which ages does a palace rule? Decades (大限) and small limits (小限), in nominal years (虚岁). docs/rules/charts.md A9.

import type { Branch } from '../cycle/branch.ts';
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
