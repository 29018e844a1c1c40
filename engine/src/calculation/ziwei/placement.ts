// Rules of placing a star. Every rule is one of these kinds, from a table that looks like its verse.

import { type Branch, branch, branchesOf, branchOf } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';
import { ofTrines } from '../cycle/trine.ts';

export const FIRE_BELL_RULES = ['forward', 'byYinYang', 'yearBranch'] as const;
/**
 * The direction in which 火星 and 铃星 are counted from their starts, which the branch of the year gives.
 * 'forward': both forward to the hour. Born in a year of 子 in the hour of 卯: 火星 巳, 铃星 丑.
 * 'byYinYang': yang men and yin women count 火星 forward and 铃星 backward, the others the other way about (Vietnam). The same birth of a man:
 * 火星 巳, 铃星 未. In the hours of 子 and 午 it is as 'forward'.
 * 'yearBranch': they stay at their starts, whatever the hour. The same birth: 火星 寅, 铃星 戌.
 */
export type FireBellRule = (typeof FIRE_BELL_RULES)[number];

export const TIANMA_RULES = ['year', 'month'] as const;
/**
 * Branch that places 天马: of the year (寅午戌 in 申), or of the Zi Wei month, of which the first is 寅.
 * Born 1990-07-23, a year of 午 and month 6 (未): 申 by 'year', 巳 by 'month'. A flow 天马 depends on the branch of its level under both.
 */
export type TianmaRule = (typeof TIANMA_RULES)[number];

export const WOUND_AND_ENVOY_RULES = ['fixed', 'byYinYang'] as const;
/**
 * The palaces of 天伤 and 天使: 'fixed', 天伤 with the friends and 天使 with health; or 'byYinYang', the other way about for yin men and yang women, such as a
 * woman born in 2000.
 */
export type WoundAndEnvoyRule = (typeof WOUND_AND_ENVOY_RULES)[number];

/** The disputes of the schools about places. */
export interface PlacementDisputes {
  /**
   * 天魁 and 天钺 by year stem, 甲 to 癸. 六辛逢马虎 (魁午 钺寅) or, as 全书 literally prints, 虎马 (魁寅 钺午).
   * Only births in 辛 years, such as 1991, depend on it.
   */
  readonly tiankui: readonly Branch[];
  readonly tianyue: readonly Branch[];

  readonly woundAndEnvoy: WoundAndEnvoyRule;

  readonly fireBell: FireBellRule;

  readonly tianma: TianmaRule;

  /** Direction of 天贵 from 文曲 to the day: forward to the day before it, or backward to the day after it (Vietnam). */
  readonly tianguiDirection: 'forward' | 'backward';
}

/** Facts of a birth that can decide the place of a star. */
export interface Facts {
  readonly yearStem: Stem;
  readonly yearBranch: Branch;
  /** The month that places stars, 1 … 12 (`monthOfStars`). */
  readonly month: number;
  /** The lunar day, 1 … 30. */
  readonly day: number;
  readonly hour: Branch;
  readonly life: Branch;
  readonly body: Branch;
  /** Yang men and yin women go forward through the branches (阳男阴女顺行), the others backward. */
  readonly forward: boolean;
  readonly school: PlacementDisputes;
}

/** Rule of a star: by one key, by a start and the hour, or by a function. */
export type Placement =
  | { readonly by: 'yearStem' | 'yearBranch' | 'month' | 'hour'; readonly at: readonly Branch[] }
  | { readonly by: 'yearBranchThenHour'; readonly start: readonly Branch[]; readonly yangManStep: 1 | -1 }
  | { readonly by: 'rule'; readonly at: (facts: Facts) => number };

/** The palace of a star, by its rule. */
export function palaceOf(placement: Placement, facts: Facts): Branch {
  switch (placement.by) {
    case 'yearStem':
      return placement.at[facts.yearStem]!;
    case 'yearBranch':
      return placement.at[facts.yearBranch]!;
    case 'month':
      return placement.at[facts.month - 1]!;
    case 'hour':
      return placement.at[facts.hour]!;
    case 'yearBranchThenHour':
      return branch(placement.start[facts.yearBranch]! + hourStep(placement.yangManStep, facts) * facts.hour);
    case 'rule':
      return branch(placement.at(facts));
  }
}

function hourStep(yangManStep: 1 | -1, { school, forward }: Facts): number {
  switch (school.fireBell) {
    case 'forward':
      return 1;
    case 'byYinYang':
      return (yangManStep === 1) === forward ? 1 : -1;
    case 'yearBranch':
      return 0;
  }
}

/** One branch for each stem of the year, 甲 to 癸. */
export const byYearStem = (row: string): Placement => ({ by: 'yearStem', at: rowOf(row, 10) });

/** One branch for each branch of the year, 子 to 亥. */
export const byYearBranch = (row: string): Placement => ({ by: 'yearBranch', at: rowOf(row, 12) });

/** One branch for each trine of years: 申子辰, 寅午戌, 巳酉丑, 亥卯未. */
export const byTrine = (row: string): Placement => ({ by: 'yearBranch', at: ofTrines(row) });

/**
 * A start for each trine of years, from which the hours are counted forward.
 * @param yangManStep direction for yang men and yin women, if the school counts by yin and yang
 */
export const byTrineThenHour = (row: string, yangManStep: 1 | -1): Placement => ({
  by: 'yearBranchThenHour',
  start: ofTrines(row),
  yangManStep,
});

/** One branch for each month, first to twelfth. */
export const byMonth = (row: string): Placement => ({ by: 'month', at: rowOf(row, 12) });

/** From a branch in the first month on, one step a month. */
export const fromMonth = (start: string, step: 1 | -1): Placement => ({ by: 'month', at: walk(start, step) });

/** From a branch in a year of 子 on, one step a year. */
export const fromYearBranch = (start: string, step: 1 | -1): Placement => ({ by: 'yearBranch', at: walk(start, step) });

/** From a branch in the hour of 子 on, one step a double hour. */
export const fromHour = (start: string, step: 1 | -1): Placement => ({ by: 'hour', at: walk(start, step) });

/** A function for a star that fits no table; it is beside the star. */
export const byRule = (at: (facts: Facts) => number): Extract<Placement, { readonly by: 'rule' }> => ({
  by: 'rule',
  at,
});

function rowOf(row: string, length: number): readonly Branch[] {
  const branches = branchesOf(row);
  if (branches.length !== length) throw new RangeError(`"${row}" has ${branches.length} branches, not ${length}`);
  return branches;
}

const walk = (start: string, step: 1 | -1): readonly Branch[] =>
  Array.from({ length: 12 }, (_, steps) => branch(branchOf(start) + step * steps));

/** Places a star by the pair of a level. */
export type PlaceByPair = (pair: Sexagenary, school: PlacementDisputes) => Branch;

/** Placement of the natal star of the same name, with the level instead of the year of birth. */
export function asNatal(placement: Placement): PlaceByPair {
  switch (placement.by) {
    case 'yearStem':
      return (pair) => placement.at[stemOf(pair)]!;
    case 'yearBranch':
      return (pair) => placement.at[branchOfPair(pair)]!;
    default:
      throw new RangeError(`a star that is placed by ${placement.by} is no flow star`);
  }
}
