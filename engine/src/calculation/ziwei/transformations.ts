// The four stars that a stem transforms (四化). 禄 权 科 忌, in this order. docs/rules/charts.md A7.

import { STEM_HANZI } from '../cycle/stem.ts';
import { gradedStarOf } from './star-hanzi.ts';
import type { GradedStarId } from './star-ids.ts';

/** 化禄, 化权, 化科, 化忌. */
export const TRANSFORMATION_IDS = ['lu', 'quan', 'ke', 'ji'] as const;
export type TransformationId = (typeof TRANSFORMATION_IDS)[number];

/** The stars that a stem transforms: 禄 权 科 忌. */
export type StemTransformations = readonly GradedStarId[];

// biome-ignore format: the table looks like its source
const COMMON = {
  甲: '廉贞 破军 武曲 太阳',
  乙: '天机 天梁 紫微 太阴',
  丙: '天同 天机 文昌 廉贞',
  丁: '太阴 天同 天机 巨门',
  戊: '贪狼 太阴 右弼 天机',
  己: '武曲 贪狼 天梁 文曲',
  庚: '太阳 武曲 太阴 天同',
  辛: '巨门 太阳 文曲 文昌',
  壬: '天梁 紫微 左辅 武曲',
  癸: '破军 巨门 太阴 贪狼',
};

/** Those of most books and programs today. */
export const COMMON_TRANSFORMATIONS = transformationsByStem(COMMON);

/** 紫微斗数全书 卷二: 壬梁紫府武. */
export const QUANSHU_TRANSFORMATIONS = transformationsByStem({ ...COMMON, 壬: '天梁 紫微 天府 武曲' });

/** 王亭之 中州派: 戊贪阴阳机, 庚阳武府同, 壬梁紫府武. */
export const ZHONGZHOU_TRANSFORMATIONS = transformationsByStem({
  ...COMMON,
  戊: '贪狼 太阴 太阳 天机',
  庚: '太阳 武曲 天府 天同',
  壬: '天梁 紫微 天府 武曲',
});

/** The readings of the stems that are disputed, by the stars with 禄 权 科 忌; the first is the reading of most programs. docs/rules/charts.md A7. */
// biome-ignore format: one stem a row
export const DISPUTED_TRANSFORMATIONS = {
  jia:  ['lianzhen-pojun-wuqu-taiyang', 'lianzhen-pojun-wenqu-taiyang'],
  wu:   ['tanlang-taiyin-youbi-tianji', 'tanlang-taiyin-taiyang-tianji'],
  geng: ['taiyang-wuqu-taiyin-tiantong', 'taiyang-wuqu-tiantong-taiyin', 'taiyang-wuqu-tianfu-tiantong', 'taiyang-wuqu-tiantong-tianxiang'],
  xin:  ['jumen-taiyang-wenqu-wenchang', 'jumen-taiyang-wuqu-wenchang'],
  ren:  ['tianliang-ziwei-zuofu-wuqu', 'tianliang-ziwei-tianfu-wuqu'],
  gui:  ['pojun-jumen-taiyin-tanlang', 'pojun-jumen-taiyang-tanlang'],
} as const;

/** Reads one row for each stem. */
function transformationsByStem(rows: Readonly<Record<string, string>>): readonly StemTransformations[] {
  return Array.from(STEM_HANZI, (hanzi) =>
    rows[hanzi]!.split(' ').map((name) => {
      const star = gradedStarOf(name);
      if (star === undefined) throw new RangeError(`"${name}" in the row of ${hanzi} is not a star`);
      return star;
    }),
  );
}
