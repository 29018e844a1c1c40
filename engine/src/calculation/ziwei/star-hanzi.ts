// The major and the minor stars in verses and tables. In simplified Hanzi, as the tables of this folder are.

import { GRADED_STAR_IDS, type GradedStarId } from './star-ids.ts';

/** In the order of `GRADED_STAR_IDS`. */
// biome-ignore format: one group a line, as there
export const GRADED_STAR_HANZI = [
  '紫微', '天机', '太阳', '武曲', '天同', '廉贞',
  '天府', '太阴', '贪狼', '巨门', '天相', '天梁', '七杀', '破军',
  '左辅', '右弼', '文昌', '文曲', '天魁', '天钺',
  '禄存', '天马',
  '擎羊', '陀罗', '火星', '铃星', '地空', '地劫',
] as const;

/** The star with these Hanzi; undefined if no graded star has them. */
export const gradedStarOf = (hanzi: string): GradedStarId | undefined =>
  GRADED_STAR_IDS[(GRADED_STAR_HANZI as readonly string[]).indexOf(hanzi)];
