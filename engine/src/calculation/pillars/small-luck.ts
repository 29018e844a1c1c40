// The pair of the small luck (小运) of an age. One pair for each solar year, all life long; it governs until the first luck pillar begins.
// docs/rules/transits.md C-b.

import { pairFromHanzi, type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';

export const SMALL_LUCK_RULES = ['hour', 'fixed'] as const;

/**
 * Start of the count of small luck.
 * 'hour': from the pillar of the hour, in the direction of the luck pillars; age 1 is the pair beside it (《三命通会》 after 醉醒子).
 * 'fixed': a man's from 丙寅 forward, a woman's from 壬申 backward; these are the pairs of age 1 (the old rule, 古法).
 * Luck pillars do not depend on it.
 */
export type SmallLuckRule = (typeof SMALL_LUCK_RULES)[number];

/** Source of small luck. */
export interface SmallLuckBirth {
  readonly hour: Sexagenary;
  /** True if the luck pillars run forward. */
  readonly forward: boolean;
  readonly male: boolean;
}

const FIRST_OF_MEN = /* @__PURE__ */ pairFromHanzi('丙寅');
const FIRST_OF_WOMEN = /* @__PURE__ */ pairFromHanzi('壬申');

/**
 * The small luck of an age.
 * @param age by solar years, 1 in the year of the birth
 * @example smallLuckOf('hour', 8, { hour: pairFromHanzi('丙辰'), forward: true, male: true }) // 0: 甲子
 */
export function smallLuckOf(rule: SmallLuckRule, age: number, { hour, forward, male }: SmallLuckBirth): Sexagenary {
  if (rule === 'hour') return sexagenary(hour + (forward ? age : -age));
  return sexagenary(male ? FIRST_OF_MEN + age - 1 : FIRST_OF_WOMEN - age + 1);
}
