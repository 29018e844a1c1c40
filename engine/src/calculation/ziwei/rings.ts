// Rings of twelve spirits. docs/rules/charts.md A5. A spirit is represented by its number in the ring.

import { type Branch, branchOf } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { ofTrines } from '../cycle/trine.ts';
import type { Bureau } from './bureau.ts';

/** The ring of the doctor (博士十二神). */
// biome-ignore format: in the order of the ring
export const DOCTOR_SPIRIT_IDS = ['boshi', 'lishi', 'qinglong', 'xiaohao', 'jiangjun', 'zoushu', 'feilianBoshi', 'xishen', 'bingfu', 'dahao', 'fubing', 'guanfu'] as const;

/** The ring of the general (将前十二神). */
// biome-ignore format: in the order of the ring
export const GENERAL_SPIRIT_IDS = ['jiangxing', 'panan', 'suiyi', 'xishenRest', 'huagaiJiang', 'jiesha', 'zaisha', 'tiansha', 'zhibei', 'xianchiJiang', 'yuesha', 'wangshen'] as const;

/** The ring of the year (岁前十二神), with the names of some of its spirits in other schools. */
// biome-ignore format: in the order of the ring
export const YEAR_SPIRIT_IDS = [
  'suijian', 'huiqi', 'sangmen', 'guansuo', 'guanfuTally', 'xiaohaoSui', 'dahaoSui', 'longdeSui', 'baihu', 'tiandeSui', 'diaoke', 'bingfuSui',
  'suipo', 'taisui', 'shaoyang', 'shaoyin', 'sifu', 'fude', 'zhifu',
] as const;

export type DoctorSpiritId = (typeof DOCTOR_SPIRIT_IDS)[number];
export type GeneralSpiritId = (typeof GENERAL_SPIRIT_IDS)[number];
export type YearSpiritId = (typeof YEAR_SPIRIT_IDS)[number];

/** The spirit of a number in the ring of the year, by its name in a school. */
export const yearSpiritOf = (
  number: number,
  { yearSpirits }: { readonly yearSpirits: readonly YearSpiritId[] },
): YearSpiritId => yearSpirits[number]!;

/** The first palace of each ring in a chart, and the directions of the rings of growth and of the doctor. */
export interface RingStarts {
  readonly growth: Branch;
  readonly doctor: Branch;
  readonly general: Branch;
  readonly year: Branch;
  readonly growthStep: 1 | -1;
  readonly doctorStep: 1 | -1;
}

export const GROWTH_OF_EARTH = ['shen', 'yin'] as const;
/** The branch of 长生 of 土五局: 申 as for water (水土同宫), or 寅 as for fire (火土同宫). The other bureaus do not depend on it. */
export type GrowthOfEarth = (typeof GROWTH_OF_EARTH)[number];

export const GROWTH_DIRECTIONS = ['byYinYang', 'forward'] as const;
/**
 * Direction of the ring of 长生: forward for yang men and yin women and backward for the others, or forward for everybody. A man of a yin year
 * with 水二局: 沐浴 is in 未, or in 酉. The ring of 博士 always depends on yin and yang.
 */
export type GrowthDirection = (typeof GROWTH_DIRECTIONS)[number];

/** The disputes about the ring of 长生. */
export interface GrowthDisputes {
  readonly growthOfEarth: GrowthOfEarth;
  readonly growthDirection: GrowthDirection;
}

// 长生: 水二局 申, 木三局 亥, 金四局 巳, 土五局 申 (水土同宫), 火六局 寅.
const GROWTH_START: Readonly<Record<Bureau, Branch>> = {
  2: branchOf('申'),
  3: branchOf('亥'),
  4: branchOf('巳'),
  5: branchOf('申'),
  6: branchOf('寅'),
};

//                             申子辰, 寅午戌, 巳酉丑, 亥卯未
const GENERAL_START = ofTrines('子午酉卯');

/**
 * The starts of the four rings.
 * @param lucun palace of 禄存, at which the doctor's ring begins
 * @param forward true for yang men and yin women
 */
export const ringStarts = (
  { bureau, lucun, yearBranch, forward }: { bureau: Bureau; lucun: Branch; yearBranch: Branch; forward: boolean },
  by: GrowthDisputes,
): RingStarts => {
  const { general, year } = yearRingStarts(yearBranch); // a spread would give every chart a hidden class of its own
  return {
    growth: bureau === 5 && by.growthOfEarth === 'yin' ? GROWTH_START[6] : GROWTH_START[bureau],
    doctor: lucun,
    general,
    year,
    growthStep: forward || by.growthDirection === 'forward' ? 1 : -1,
    doctorStep: forward ? 1 : -1,
  };
};

/** Beginnings of the two rings of a year, of birth or any other: 将星 and 岁建. Both run forward. */
export const yearRingStarts = (yearBranch: Branch): Pick<RingStarts, 'general' | 'year'> => ({
  general: GENERAL_START[yearBranch]!,
  year: yearBranch,
});

/** The number, 0 … 11, of the spirit that is in a palace. */
export const spiritAt = (start: Branch, palace: Branch, step: 1 | -1): number => mod(step * (palace - start), 12);
