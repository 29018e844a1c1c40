// Sound and element of a pair (纳音). Every two consecutive pairs of the sixty share one of thirty.

import { type Element, element } from './element.ts';
import type { Sexagenary } from './sexagenary.ts';

// docs/rules/charts.md C4: from 甲子乙丑 海中金 to 壬戌癸亥 大海水. The last word of each is its element.
// biome-ignore format: a line has the five of one decade of pairs, as a line of the song does
export const NAYIN_IDS = [
  'haizhong', 'luzhong',   'dalin',     'lupang',   'jianfeng',  // 海中金 炉中火 大林木 路旁土 剑锋金
  'shantou',  'jianxia',   'chengtou',  'baila',    'yangliu',   // 山头火 涧下水 城头土 白蜡金 杨柳木
  'quanzhong','wushang',   'pili',      'songbai',  'changliu',  // 泉中水 屋上土 霹雳火 松柏木 长流水
  'shazhongJin','shanxia', 'pingdi',    'bishang',  'jinbo',     // 沙中金 山下火 平地木 壁上土 金箔金
  'fudeng',   'tianhe',    'dayi',      'chaichuan','sangzhe',   // 覆灯火 天河水 大驿土 钗钏金 桑柘木
  'daxi',     'shazhongTu','tianshang', 'shiliu',   'dahai',     // 大溪水 沙中土 天上火 石榴木 大海水
] as const;
export type NayinId = (typeof NAYIN_IDS)[number];

// biome-ignore format: in step with the table above
const ELEMENT_OF_NAYIN: readonly Element[] = Array.from(
  '金火木土金' + '火水土金木' + '水土火木水' + '金火木土金' + '火水土金木' + '水土火木水',
  (hanzi) => element('木火土金水'.indexOf(hanzi)),
);

/** The number of a pair's nayin, 0 (海中金) … 29 (大海水). */
export const nayinOf = (pair: Sexagenary): number => pair >> 1;

/** The element of a pair's nayin: 甲子 → metal. It decides the bureau of a Zi Wei chart. */
export const elementOfNayin = (pair: Sexagenary): Element => ELEMENT_OF_NAYIN[pair >> 1]!;
