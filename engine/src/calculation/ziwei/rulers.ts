// Rulers of life (命主) and body (身主). docs/rules/charts.md A8. For the body, schools dispute years of 子 alone.

import type { Branch } from '../cycle/branch.ts';
import type { GradedStarId } from './star-ids.ts';

export const LIFE_RULER_RULES = ['lifePalace', 'yearBranch'] as const;
/** The branch that gives the ruler of life (命主): of the life palace, or of the year. */
export type LifeRulerRule = (typeof LIFE_RULER_RULES)[number];

export const BODY_RULERS_OF_ZI = ['huoxing', 'lingxing'] as const satisfies readonly GradedStarId[];
/** The ruler of the body (身主) of years of 子, such as 1984: 火星, or 铃星 (Vietnam). */
export type BodyRulerOfZi = (typeof BODY_RULERS_OF_ZI)[number];

/** The disputes about the rulers. */
export interface RulerDisputes {
  readonly lifeRulerBy: LifeRulerRule;
  readonly bodyRulerOfZi: BodyRulerOfZi;
}

// biome-ignore format: one branch a column
const LIFE_RULER: readonly GradedStarId[] = [
  // 子       丑       寅       卯       辰          巳      午       未      申          酉       戌       亥
  'tanlang', 'jumen', 'lucun', 'wenqu', 'lianzhen', 'wuqu', 'pojun', 'wuqu', 'lianzhen', 'wenqu', 'lucun', 'jumen',
];

// biome-ignore format: one branch a column
const BODY_RULER: readonly GradedStarId[] = [
  // 子       丑           寅           卯          辰          巳        午         未           申           酉          戌          亥
  'huoxing', 'tianxiang', 'tianliang', 'tiantong', 'wenchang', 'tianji', 'huoxing', 'tianxiang', 'tianliang', 'tiantong', 'wenchang', 'tianji',
];

/** The ruler of life, by the branch of the life palace or, in the Zhongzhou school, of the year. */
export const lifeRuler = (life: Branch, yearBranch: Branch, school: RulerDisputes): GradedStarId =>
  LIFE_RULER[school.lifeRulerBy === 'lifePalace' ? life : yearBranch]!;

/** The ruler of the body, by the branch of the year. */
export const bodyRuler = (yearBranch: Branch, school: RulerDisputes): GradedStarId =>
  yearBranch === 0 ? school.bodyRulerOfZi : BODY_RULER[yearBranch]!;
