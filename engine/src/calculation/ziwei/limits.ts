// Ages of a palace. Decades (大限) and small limits (小限), in nominal years (虚岁). docs/rules/charts.md A9.

import { type Branch, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { ofTrines } from '../cycle/trine.ts';
import type { Bureau } from './bureau.ts';

export const FIRST_DECADES = ['life', 'neighbour'] as const;
/**
 * The palace of the first decade: the life palace, or the next one in the direction of the decades: the parents palace for yang men and yin women,
 * the siblings palace for the others. The ages are the same.
 */
export type FirstDecade = (typeof FIRST_DECADES)[number];

/** The disputes about decades and the small limit. */
export interface LimitDisputes {
  readonly firstDecade: FirstDecade;
  readonly decadeSpan: DecadeSpan;
  readonly smallLimitDirection: SmallLimitDirection;
}

/** The limits of a chart as its school counts them. */
export interface Limits extends DecadeAges {
  /** True if the small limit runs forward. */
  readonly smallLimitForward: boolean;
}

/** The decades and small limits of a birth. */
export const limitsOf = (
  { bureau, male, forward }: { readonly bureau: Bureau; readonly male: boolean; readonly forward: boolean },
  { decadeSpan, smallLimitDirection }: LimitDisputes,
): Limits => ({
  bureau,
  decadeYears: decadeSpan === 'tenYears' ? 10 : bureau,
  smallLimitForward: smallLimitDirection === 'byGender' ? male : forward,
});

/** The first decade of a chart, and the direction of the others. */
export interface DecadeOrder {
  readonly life: Branch;
  /** Forward for yang men and yin women, backward for the others. */
  readonly forward: boolean;
  readonly firstDecade: FirstDecade;
}

export const DECADE_SPANS = ['tenYears', 'bureau'] as const;
/** Years of a decade: ten, or as many as the number of the bureau (钦天). Bureau of earth, five: ages 5 to 14, or 5 to 9. */
export type DecadeSpan = (typeof DECADE_SPANS)[number];

/** Ages of the decades: the first begins at the number of the bureau, the others every `decadeYears`. */
export interface DecadeAges {
  readonly bureau: Bureau;
  readonly decadeYears: number;
}

/**
 * The age at which a palace's decade begins.
 * @param first the palace of the first decade
 */
export const decadeStart = (
  { bureau, decadeYears }: DecadeAges,
  first: Branch,
  palace: Branch,
  forward: boolean,
): number => bureau + decadeYears * mod(forward ? palace - first : first - palace, 12);

/** Nominal ages (虚岁), both of them included. */
export interface AgeSpan {
  readonly fromAge: number;
  readonly toAge: number;
}

/** The span of ages of a decade, from its first age. */
export const decadeFrom = (fromAge: number, years: number): AgeSpan => ({ fromAge, toAge: fromAge + years - 1 });

//                                 申子辰, 寅午戌, 巳酉丑, 亥卯未
const FIRST_SMALL_LIMIT = ofTrines('戌辰未丑');

export const SMALL_LIMIT_DIRECTIONS = ['byGender', 'byYinYang'] as const;
/** Direction of the small limit: forward for men and backward for women, whatever the year; or forward for yang men and yin women, as for decades. */
export type SmallLimitDirection = (typeof SMALL_LIMIT_DIRECTIONS)[number];

/** The first age, 1 … 12, whose small limit falls in a palace; it comes back every twelve years. */
export const smallLimitStart = (yearBranch: Branch, palace: Branch, forward: boolean): number => {
  const first = FIRST_SMALL_LIMIT[yearBranch]!;
  return 1 + mod(forward ? palace - first : first - palace, 12);
};

/** The ages, twelve years apart, whose small limit falls in a palace: the first and nine more. */
export const smallLimitAgesFrom = (first: number): number[] => Array.from({ length: 10 }, (_, n) => first + 12 * n);

/**
 * Ages, twelve years apart, at which the year is in a palace (流年): the first and nine more. Born in a year of 子: 1, 13, 25 … in 子.
 * @example yearAgesIn(branchOf('辰'), branchOf('子'))[0] // 5
 */
export const yearAgesIn = (palace: Branch, yearBranch: Branch): number[] =>
  smallLimitAgesFrom(1 + mod(palace - yearBranch, 12));

/**
 * Palace of a year within a decade (lưu đại hạn): the first year is in the decade's palace, the second in the opposite one, the third one palace back from it,
 * the fourth in the opposite one again, and each further year one palace on.
 * @param decade the palace of the decade
 * @param year 0 for its first year, to 9
 * @param forward true for yang men and yin women; the others go the other way
 */
export function yearPalaceOfDecade(decade: Branch, year: number, forward: boolean): Branch {
  if (year === 0) return decade;
  const steps = year === 2 ? -1 : Math.max(0, year - 3);
  return branch(decade + 6 + (forward ? steps : -steps));
}

/** Number of decades of a chart: one for each palace. */
export const DECADES = 12;

/** The palace of a decade, 0 for the first. */
export function decadePalace(decade: number, { life, forward, firstDecade }: DecadeOrder): Branch {
  const steps = firstDecade === 'life' ? decade : decade + 1;
  return branch(forward ? life + steps : life - steps);
}

export const CHILD_LIMIT_RULES = ['sixPalaces', 'sequence', 'lifePalace', 'neighbour'] as const;

/**
 * Palace of a year before the first decade (童限).
 * 'sixPalaces': 一命二财三疾厄, 四岁夫妻五福德, 六岁官禄 (全书). 'sequence': one palace a year from the life palace on, the way the decades go.
 * 'lifePalace': the life palace already. 'neighbour': one palace for all of childhood, the next one against the way the decades go: the siblings palace for
 * yang men and yin women, the parents palace for the others (Japan). A man of a yang year with life palace 午, at the age of 2: 寅, 未, 午, 巳.
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
      return branch(forward ? life + age - 1 : life - (age - 1));
    case 'lifePalace':
      return life;
    case 'neighbour':
      return branch(forward ? life - 1 : life + 1);
  }
}

/** The palace of the small limit of a nominal age. */
export const smallLimitPalace = (yearBranch: Branch, age: number, forward: boolean): Branch => {
  const first = FIRST_SMALL_LIMIT[yearBranch]!;
  return branch(forward ? first + (age - 1) : first - (age - 1));
};
