// Adjective stars (杂曜). docs/rules/charts.md A4. The school decides which of them a chart shows.

import { branchesOf, polarityOfBranch } from '../cycle/branch.ts';
import {
  byMonth,
  byRule,
  byTrine,
  byYearBranch,
  byYearStem,
  type Facts,
  fromHour,
  fromMonth,
  fromYearBranch,
  type Placement,
} from './placement.ts';
import type { AdjectiveStarId } from './star-ids.ts';

// biome-ignore format: the table looks like its source
export const ADJECTIVE_STARS = {
  hongluan:       fromYearBranch('卯', -1),                       // 红鸾卯上起子逆行
  tianxi:         fromYearBranch('酉', -1),                       // 天喜在其对宫
  tianyao:        fromMonth('丑', +1),                            // 天姚正月起丑, 顺行
  tianxing:       fromMonth('酉', +1),                            // 天刑正月起酉, 顺行
  //                      申子辰, 寅午戌, 巳酉丑, 亥卯未
  xianchi:        byTrine('酉卯午子'),
  //                      正二三四五六七八九十…
  jieshen:        byMonth('申申戌戌子子寅寅辰辰午午'),
  nianjie:        fromYearBranch('戌', -1),
  santai:         byRule((f) => 4 + (f.month - 1) + (f.day - 1)),    // 左辅上起初一, 顺行至生日
  bazuo:          byRule((f) => 10 - (f.month - 1) - (f.day - 1)),   // 右弼上起初一, 逆行至生日
  enguang:        byRule((f) => 10 - f.hour + (f.day - 1) - 1),      // 文昌上起初一, 顺行至生日退一步
  tiangui:        byRule((f) => 4 + f.hour + dayStep(f) * (f.day - 2)),           // 文曲上起初一, 顺行至生日退一步
  longchi:        fromYearBranch('辰', +1),
  fengge:         fromYearBranch('戌', -1),
  tiancai:        byRule((f) => f.life + f.yearBranch),           // 天才由命宫起子, 顺行至年支
  tianshou:       byRule((f) => f.body + f.yearBranch),           // 天寿由身宫起子, 顺行至年支
  taifu:          fromHour('午', +1),
  fenggao:        fromHour('寅', +1),
  tianwu:         byMonth('巳申寅亥巳申寅亥巳申寅亥'),
  //                         甲乙丙丁戊己庚辛壬癸
  tianchu:        byYearStem('巳午子巳午申寅午酉亥'),
  tianyueIllness: byMonth('戌巳辰寅未卯亥未寅午戌寅'),            // 一犬二蛇三在龙, 四虎五羊六兔宫, 七猪八羊九在虎, 十马冬犬腊寅中
  yinsha:         byMonth('寅子戌申午辰寅子戌申午辰'),
  tianguan:       byYearStem('未辰巳寅卯酉亥酉戌午'),
  tianfuBlessing: byYearStem('酉申子亥卯寅午巳午巳'),
  tianku:         fromYearBranch('午', -1),                       // 天哭午上起子逆行
  tianxu:         fromYearBranch('午', +1),                       // 天虚午上起子顺行
  //                           子丑寅卯辰巳午未申酉戌亥
  guchen:         byYearBranch('寅寅巳巳巳申申申亥亥亥寅'),
  guasu:          byYearBranch('戌戌丑丑丑辰辰辰未未未戌'),
  feilian:        byYearBranch('申酉戌巳午未寅卯辰亥子丑'),
  posui:          byYearBranch('巳丑酉巳丑酉巳丑酉巳丑酉'),
  huagai:         byTrine('辰戌丑未'),
  yuede:          fromYearBranch('巳', +1),
  tiande:         fromYearBranch('酉', +1),
  longde:         fromYearBranch('未', +1),
  tiankong:       fromYearBranch('丑', +1),                       // 天空: the branch after the year's; not 地空
  xunkong:        byRule((f) => yearVoid(f, 'main')),
  xunkongSide:    byRule((f) => yearVoid(f, 'side')),
  jielu:          byRule((f) => BLOCKED_ROAD[f.yearStem % 5]!),
  kongwang:       byRule((f) => BLOCKED_ROAD[f.yearStem % 5]! + 1),
  jiekong:        byRule((f) => BLOCKED_ROAD[f.yearStem % 5]! + polarityOfBranch(f.yearBranch)),
  jiekongSide:    byRule((f) => BLOCKED_ROAD[f.yearStem % 5]! + 1 - polarityOfBranch(f.yearBranch)),
  dahaoYear:      byRule(opponentOfYear),
  jieshaYear:     byTrine('巳亥寅申'),
  tianshang:      byRule((f) => f.life + (swapsWoundAndEnvoy(f) ? TO_HEALTH : TO_FRIENDS)),
  tianshi:        byRule((f) => f.life + (swapsWoundAndEnvoy(f) ? TO_FRIENDS : TO_HEALTH)),
  // docs/rules/languages.md section 4: Quốc Ấn = Lộc Tồn + 8, Đường Phù + 5, Lưu Niên Văn Tinh + 3, Thiên Y with Thiên Riêu, Địa Giải …
  //                         甲乙丙丁戊己庚辛壬癸
  guoyin:         byYearStem('戌亥丑寅丑寅辰巳未申'),
  tangfu:         byYearStem('未申戌亥戌亥丑寅辰巳'),
  liunianWenxing: byYearStem('巳午申酉申酉亥子寅卯'),
  tianyiMedic:    fromMonth('丑', +1),
  dijieRelief:    fromMonth('未', +1),
  tianluo:        byRule(() => 4),
  diwang:         byRule(() => 10),
  doujun:         byRule((f) => f.yearBranch - (f.month - 1) + f.hour),
  liuxiaYear:     byYearStem('酉戌未申巳午辰卯亥寅'),                // 甲鸡乙犬丙羊丁猴, 戊蛇己马庚龙辛兔, 壬猪癸虎
  tianjieRelief:  fromMonth('申', +1),
} as const satisfies Readonly<Record<AdjectiveStarId, Placement>>;

// 截路空亡: 甲己之年申酉求, 乙庚午未最堪忧, 丙辛辰巳君休去, 丁壬寅卯一场愁, 戊癸子丑: two neighbours, of which this is the first.
const BLOCKED_ROAD = branchesOf('申午辰寅子');

/** The two void branches of the year pair's decade: the one with the year's polarity is the main one. */
function yearVoid(facts: Facts, which: 'main' | 'side'): number {
  const first = facts.yearBranch - facts.yearStem + 10; // always a yang branch
  const main = polarityOfBranch(facts.yearBranch);
  return first + (which === 'main' ? main : 1 - main);
}

/** 大耗 of the year: the opposite branch, then one on in yang years and one back in yin years. */
function opponentOfYear(facts: Facts): number {
  return facts.yearBranch + 6 + (polarityOfBranch(facts.yearBranch) === 0 ? 1 : -1);
}

const dayStep = ({ school }: Facts): number => (school.tianguiDirection === 'forward' ? 1 : -1);

const TO_FRIENDS = -7;
const TO_HEALTH = -5;

/** 天伤 is in the palace of friends and 天使 in the palace of health; one school swaps them for yin men and yang women. */
const swapsWoundAndEnvoy = ({ school, forward }: Facts): boolean => school.woundAndEnvoy === 'byYinYang' && !forward;
