// Ten gods (十神): the relation of one stem to another. The element decides the pair of gods, the polarity which of the
// two.

import { controls, feeds } from '../cycle/element.ts';
import { mod } from '../cycle/modulo.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../cycle/stem.ts';

/** The ten gods, two for each relation: the one of the same polarity first. `rizhu` (日主) is the Day Master itself. */
// biome-ignore format: one relation a line
export const TEN_GOD_IDS = [
  'bijian',   'jiecai',      // the same element
  'shishen',  'shangguan',   // the Day Master feeds it
  'piancai',  'zhengcai',    // the Day Master controls it
  'qisha',    'zhengguan',   // it controls the Day Master
  'pianyin',  'zhengyin',    // it feeds the Day Master
  'rizhu',
] as const;
export type TenGodId = (typeof TEN_GOD_IDS)[number];

/** The ten gods in groups of two, in their order: 比劫 食伤 财 官杀 印. */
export const TEN_GOD_GROUP_IDS = ['peer', 'output', 'wealth', 'officer', 'resource'] as const;
export type TenGodGroupId = (typeof TEN_GOD_GROUP_IDS)[number];

/**
 * The god of a stem for a Day Master.
 * @example tenGod(stem(5), stem(6)) // 'shangguan': 庚 to 己
 */
export function tenGod(dayMaster: Stem, other: Stem): TenGodId {
  const relation = mod(elementOfStem(other) - elementOfStem(dayMaster), 5);
  const otherPolarity = polarityOfStem(other) ^ polarityOfStem(dayMaster);
  return TEN_GOD_IDS[2 * relation + otherPolarity]!;
}

/** True if a stem is of the Day Master's element (比劫). */
export const isPeer = (dayMaster: Stem, other: Stem): boolean => elementOfStem(dayMaster) === elementOfStem(other);

/** True if a stem feeds the Day Master (印). */
export const isResource = (dayMaster: Stem, other: Stem): boolean =>
  feeds(elementOfStem(other), elementOfStem(dayMaster));

/** True if a stem controls the Day Master (官杀). */
export const isOfficer = (dayMaster: Stem, other: Stem): boolean =>
  controls(elementOfStem(other), elementOfStem(dayMaster));
