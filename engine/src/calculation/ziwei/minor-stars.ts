// The fourteen minor stars. docs/rules/charts.md A3.

import { branch } from '../cycle/branch.ts';
import { ofTrines } from '../cycle/trine.ts';
import { byRule, byTrineThenHour, byYearStem, fromHour, fromMonth, type Placement } from './placement.ts';
import type { MinorStarId } from './star-ids.ts';

/** 天马 by a branch: 申子辰人马在寅, 寅午戌在申, 巳酉丑在亥, 亥卯未在巳. */
export const TIANMA = ofTrines('寅申亥巳');

// biome-ignore format: the table looks like its source
export const MINOR_STARS = {
  //                                     甲乙丙丁戊己庚辛壬癸
  zuofu:    fromMonth('辰', +1),                                  // 左辅正月起于辰, 顺行
  youbi:    fromMonth('戌', -1),                                  // 右弼正月宫寻戌, 逆行
  wenchang: fromHour('戌', -1),                                   // 子时戌上起文昌, 逆到生时
  wenqu:    fromHour('辰', +1),                                   // 文曲数从辰上起, 顺到生时
  tiankui:  byRule((f) => f.school.tiankui[f.yearStem]!),         // disputed: 六辛
  tianyue:  byRule((f) => f.school.tianyue[f.yearStem]!),
  lucun:    byYearStem(                 '寅卯巳午巳午申酉亥子'),   // 甲禄到寅宫, 乙禄居卯府, 丙戊禄在巳, 丁己禄在午 …
  tianma:   byRule((f) => TIANMA[f.school.tianma === 'year' ? f.yearBranch : branch(f.month + 1)]!),
  qingyang: byYearStem(                 '卯辰午未午未酉戌子丑'),   // 禄前羊刃当
  tuoluo:   byYearStem(                 '丑寅辰巳辰巳未申戌亥'),   // 禄后陀罗府
  huoxing:  byTrineThenHour('寅丑卯酉', +1),                      // 申子辰人寅戌扬, 寅午戌人丑卯方, 巳酉丑人卯戌位,
  lingxing: byTrineThenHour('戌卯戌戌', -1),                      // 亥卯未人酉戌房: the first of each for 火, the second for 铃
  dikong:   fromHour('亥', -1),                                   // 亥上起子逆安空
  dijie:    fromHour('亥', +1),                                   // 顺加便是地劫
} as const satisfies Readonly<Record<MinorStarId, Placement>>;
