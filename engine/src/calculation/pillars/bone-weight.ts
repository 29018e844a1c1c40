// Weighing of bones (称骨). Year, month, day and double hour of the lunar date have a weight each, in 钱, ten of which are a 两. The numbers alone: the
// verses of their sums are not given. docs/rules/bazi-depth.md F2.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { pairOfYear } from '../calendar/solar-year.ts';

/** Weights in 钱. */
export interface BoneWeight {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  /** Their sum, 21 to 71. */
  readonly total: number;
}

// By the pair of the lunar year, ten to a row.
// biome-ignore format: the table looks like its source
const OF_YEAR: readonly number[] = [
  12,  9,  6,  7, 12,  5,  9,  8,  7,  8, // 甲子 … 癸酉
  15,  9, 16,  8,  8, 19, 12,  6,  8,  7, // 甲戌 … 癸未
   5, 15,  6, 16, 15,  7,  9, 12, 10,  7, // 甲申 … 癸巳
  15,  6,  5, 14, 14,  9,  7,  7,  9, 12, // 甲午 … 癸卯
   8,  7, 13,  5, 14,  5,  9, 17,  5,  7, // 甲辰 … 癸丑
  12,  8,  8,  6, 19,  6,  8, 16, 10,  7, // 甲寅 … 癸亥
];

// biome-ignore format: 正月 … 十二月
const OF_MONTH: readonly number[] = [6, 7, 18, 9, 5, 16, 9, 15, 18, 8, 9, 5];

// biome-ignore format: ten to a row
const OF_DAY: readonly number[] = [
   5, 10,  8, 15, 16, 15,  8, 16,  8, 16, // 初一 … 初十
   9, 17,  8, 17, 10,  8,  9, 18,  5, 15, // 十一 … 二十
  10,  9,  8,  9, 15, 18,  7,  8, 16,  6, // 廿一 … 三十
];

// biome-ignore format: 子 … 亥
const OF_HOUR: readonly number[] = [16, 6, 7, 10, 9, 16, 10, 8, 8, 9, 6, 6];

/** The bone weight of a moment, by its lunar date. A leap month weighs as much as the month before it. */
export function boneWeight({ lunarDate, hour: doubleHour }: Pick<BirthMoment, 'lunarDate' | 'hour'>): BoneWeight {
  const year = OF_YEAR[pairOfYear(lunarDate.year)]!;
  const month = OF_MONTH[lunarDate.month - 1]!;
  const day = OF_DAY[lunarDate.day - 1]!;
  const hour = OF_HOUR[doubleHour]!;
  return { year, month, day, hour, total: year + month + day + hour };
}
