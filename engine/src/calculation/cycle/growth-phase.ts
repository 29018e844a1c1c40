// The phases of an element over the twelve branches (十二长生).

import { type Branch, branchesOf } from './branch.ts';
import { mod } from './modulo.ts';
import { polarityOfStem, type Stem, stem } from './stem.ts';

/** The twelve phases, from birth (长生) to nurture (养). */
// biome-ignore format: in the order of the ring
export const GROWTH_PHASE_IDS = ['changsheng', 'muyu', 'guandai', 'linguan', 'diwang', 'shuai', 'bing', 'si', 'mu', 'jue', 'tai', 'yang'] as const;
export type GrowthPhaseId = (typeof GROWTH_PHASE_IDS)[number];

// 甲木长生在亥, 丙戊寅, 庚巳, 壬申, forward; 乙木长生在午, 丁己酉, 辛子, 癸卯, backward.
//                               甲乙丙丁戊己庚辛壬癸
const BIRTH = branchesOf('亥午寅酉寅酉巳子申卯');

/** The phase of a stem on a branch, 0 (长生) … 11 (养): yang stems run forward from their birth, yin stems backward. */
export const growthPhase = (s: Stem, b: Branch): number =>
  mod(polarityOfStem(s) === 0 ? b - BIRTH[s]! : BIRTH[s]! - b, 12);

export const GROWTH_OF_YIN_STEMS = ['backward', 'withYang'] as const;
/**
 * The phases of yin stems in the Four Pillars: from their own birth backward, or as the yang stem of the same element (阴阳同生同死). 丁 on 戌: 养, or
 * 墓. 禄, 刃, roots and the ring of Zi Wei do not depend on it.
 */
export type GrowthOfYinStems = (typeof GROWTH_OF_YIN_STEMS)[number];

/** The phase of a stem on a branch, by the rule for yin stems. */
export const growthPhaseBy = (s: Stem, b: Branch, rule: GrowthOfYinStems): number =>
  growthPhase(rule === 'withYang' ? stem(s - polarityOfStem(s)) : s, b);
