// Rulers of life (命主) and body (身主). docs/rules/charts.md A8. For the body, schools dispute years of 子 alone.

import type { Branch } from '../cycle/branch.ts';
import type { School } from './school.ts';
import type { GradedStarId } from './star-ids.ts';

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
export const lifeRuler = (life: Branch, yearBranch: Branch, school: School): GradedStarId =>
  LIFE_RULER[school.lifeRulerBy === 'lifePalace' ? life : yearBranch]!;

/** The ruler of the body, by the branch of the year. */
export const bodyRuler = (yearBranch: Branch, school: School): GradedStarId =>
  yearBranch === 0 ? school.bodyRulerOfZi : BODY_RULER[yearBranch]!;
