// Notes of a day in almanacs of China, Vietnam, Korea and Japan, from its branch, its month and its lunar date. docs/rules/almanac.md names the
// sources and where they differ.

import { type Branch, branch, branchesOf } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair, pairFromHanzi, type Sexagenary } from '../cycle/sexagenary.ts';
import type { LunarDate } from './lunar-calendar.ts';

/** The twelve spirits of the yellow and the black path (黄道黑道十二神), 青龙 to 勾陈. */
// biome-ignore format: in the order of the ring
export const DAY_SPIRIT_IDS = [
  'qinglongDay', 'mingtang', 'tianxingDay', 'zhuque', 'jinkui', 'tiandeDay', 'baihuDay', 'yutang', 'tianlao', 'xuanwu', 'siming', 'gouchen',
] as const;
export type DaySpiritId = (typeof DAY_SPIRIT_IDS)[number];

/** The two paths of the twelve spirits: six are of the yellow one (黄道), six of the black one (黑道). */
export const SPIRIT_PATHS = ['yellow', 'black'] as const;
export type SpiritPath = (typeof SPIRIT_PATHS)[number];

/** 青龙 明堂 金匮 天德 玉堂 司命. */
const YELLOW: readonly number[] = [0, 1, 4, 5, 7, 10];

export const pathOfSpirit = (spirit: number): SpiritPath => (YELLOW.includes(spirit) ? 'yellow' : 'black');

/**
 * The spirit of a branch within a greater one: of a day in its month, or of a double hour in its day; an index in DAY_SPIRIT_IDS.
 * 青龙 is at 子 in 寅申, at 寅 in 卯酉, at 辰 in 辰戌, at 午 in 巳亥, at 申 in 子午, at 戌 in 丑未.
 */
export const spiritOf = (own: Branch, within: Branch): number => mod(own - 2 * (within - 2), 12);

/** The double hours of a day whose spirits are of the yellow path. */
export const yellowHoursOf = (day: Branch): readonly Branch[] => YELLOW_HOURS[mod(day, 6)]!;

const YELLOW_HOURS = Array.from({ length: 6 }, (_, day) =>
  Array.from({ length: 12 }, (_each, hour) => branch(hour)).filter(
    (hour) => pathOfSpirit(spiritOf(hour, branch(day))) === 'yellow',
  ),
);

/** The six days (六曜), in the order in which they follow each other within a lunar month: the first day of month 1 is 先勝. */
export const SIX_DAY_IDS = ['xiansheng', 'youyin', 'xianfu', 'fomie', 'daan', 'chikou'] as const;
export type SixDayId = (typeof SIX_DAY_IDS)[number];

/** Index in SIX_DAY_IDS of a lunar date. A leap month counts as the month whose number it has. */
export const sixDayOf = ({ month, day }: LunarDate): number => mod(month + day - 2, 6);

/** Days that almanacs single out. Japan: 一粒万倍日 天赦日 三隣亡 不成就日; Vietnam: 三娘 月忌; Korea: 손 없는 날. */
export const SELECTED_DAY_IDS = [
  'yiliwanbei',
  'tiansheDay',
  'sanlinwang',
  'buchengjiu',
  'sanniang',
  'yueji',
  'wusun',
] as const;
export type SelectedDayId = (typeof SELECTED_DAY_IDS)[number];

/** Input of the rules of selected days. */
export interface DayFacts {
  readonly pair: Sexagenary;
  /** The branch of the month that a jie begins (節月). */
  readonly month: Branch;
  readonly lunarDate: LunarDate;
}

//                    節月  子    丑    寅    卯    辰    巳    午    未    申    酉    戌    亥
const MANIFOLD: readonly string[] = [
  '亥子',
  '子卯',
  '丑午',
  '寅酉',
  '子卯',
  '卯辰',
  '巳午',
  '午酉',
  '子未',
  '卯申',
  '午酉',
  '酉戌',
];
const MANIFOLD_AT = MANIFOLD.map(branchesOf);
//                            春(寅卯辰) 夏 秋 冬
const PARDON = ['戊寅', '甲午', '戊申', '甲子'].map(pairFromHanzi);
//                               節月 子丑寅卯辰巳午未申酉戌亥
const NEIGHBOURS = branchesOf('寅午亥寅午亥寅午亥寅午亥');
/** For months 1 to 6, and again 7 to 12: the first of the days; they recur every eight days. */
const FRUITLESS = [3, 2, 1, 4, 5, 6];

const RULES: Readonly<Record<SelectedDayId, (day: DayFacts) => boolean>> = {
  yiliwanbei: ({ pair, month }) => MANIFOLD_AT[month]!.includes(branchOfPair(pair)),
  tiansheDay: ({ pair, month }) => PARDON[Math.floor(mod(month - 2, 12) / 3)] === pair,
  sanlinwang: ({ pair, month }) => NEIGHBOURS[month] === branchOfPair(pair),
  buchengjiu: ({ lunarDate: { month, day } }) => day % 8 === FRUITLESS[(month - 1) % 6],
  sanniang: ({ lunarDate: { day } }) => [3, 7, 13, 18, 22, 27].includes(day),
  yueji: ({ lunarDate: { day } }) => [5, 14, 23].includes(day),
  wusun: ({ lunarDate: { day } }) => day % 10 === 9 || day % 10 === 0,
};

/** The selected days of which a day is one. */
export const selectedDaysOf = (day: DayFacts): readonly SelectedDayId[] =>
  SELECTED_DAY_IDS.filter((id) => RULES[id](day));
