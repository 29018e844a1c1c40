// Hidden stems of the branches (藏干) and their weights. Main, middle and residual Qi. docs/rules/charts.md C2.

import { BRANCH_HANZI } from '../cycle/branch.ts';
import { type Stem, stemsOf } from '../cycle/stem.ts';

export const HIDDEN_STEM_ROLES = ['main', 'middle', 'residual'] as const;
export type HiddenStemRole = (typeof HIDDEN_STEM_ROLES)[number];

export interface HiddenStem {
  readonly stem: Stem;
  readonly role: HiddenStemRole;
  /** Share of the branch in percent. */
  readonly weight: number;
}

// biome-ignore format: the table looks like its source
const HIDDEN: Readonly<Record<string, readonly [stems: string, ...weights: number[]]>> = {
  子: ['癸',   100],         丑: ['己癸辛', 60, 30, 10], 寅: ['甲丙戊', 60, 30, 10], 卯: ['乙',   100],
  辰: ['戊乙癸', 60, 30, 10], 巳: ['丙庚戊', 60, 30, 10], 午: ['丁己',   70, 30],     未: ['己丁乙', 60, 30, 10],
  申: ['庚壬戊', 60, 30, 10], 酉: ['辛',   100],         戌: ['戊辛丁', 60, 30, 10], 亥: ['壬甲',   70, 30],
};

/** The hidden stems of the branches 子 to 亥, the main one first. */
export const HIDDEN_STEMS: readonly (readonly HiddenStem[])[] = Array.from(BRANCH_HANZI, (hanzi) => {
  const [stems, ...weights] = HIDDEN[hanzi]!;
  return stemsOf(stems).map((stem, i) => Object.freeze({ stem, role: HIDDEN_STEM_ROLES[i]!, weight: weights[i]! }));
});
