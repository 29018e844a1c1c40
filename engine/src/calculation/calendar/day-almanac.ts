// Officer and mansion of a day: one of twelve officers (建除十二神) and one of twenty-eight mansions (二十八宿). docs/rules/bazi-depth.md F3.

import { type DayNumber, MS_PER_DAY } from '../civil/day-number.ts';
import type { Branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { instant } from '../time/instant.ts';
import { pairOfDay } from './day-pair.ts';
import { civilDayInChina } from './lunar-calendar.ts';
import { instantOfTerm, jieOf, pairOfMonth, type TermNumber, termAt } from './solar-year.ts';

/** The twelve officers, 建 to 闭. */
// biome-ignore format: in the order of the ring
export const DAY_OFFICER_IDS = ['jian', 'chu', 'man', 'ping', 'ding', 'zhi', 'po', 'wei', 'cheng', 'shou', 'kai', 'bi'] as const;
export type DayOfficerId = (typeof DAY_OFFICER_IDS)[number];

/** The twenty-eight mansions, 角 to 轸. */
// biome-ignore format: one side of the sky a line
export const MANSION_IDS = [
  'jiao', 'kang', 'di',  'fang', 'xin',        'weiTail', 'ji',   // 东方青龙
  'dou',  'niu',  'nv',  'xu',   'weiRoof',    'shi',     'biWall', // 北方玄武
  'kui',  'lou',  'weiStomach', 'mao', 'biNet', 'zi',     'shen', // 西方白虎
  'jing', 'gui',  'liu', 'xing', 'zhang',      'yi',      'zhen', // 南方朱雀
] as const;
export type MansionId = (typeof MANSION_IDS)[number];

/**
 * The officer of a day, an index in DAY_OFFICER_IDS: 建 is the day with the branch of the month.
 * @param month the branch of the almanac's month, `almanacMonthOf(day)`
 */
export const dayOfficer = (day: DayNumber, month: Branch): number => mod(branchOfPair(pairOfDay(day)) - month, 12);

/** The mansion of a day, an index in MANSION_IDS. Mansions follow each other day by day without a break: 1970-01-01 was 斗. */
export const dayMansion = (day: DayNumber): number => mod(day + 7, 28);

/**
 * The branch of the month of a day as an almanac has it: it changes with the whole day on which the jie falls by China's clock, while the pillar of the month
 * changes at the instant of the jie.
 * @example almanacMonthOf(dayOfDate(2024, 2, 4)) // 2: 寅; Lichun was at 16:27 in China
 */
export function almanacMonthOf(day: DayNumber): Branch {
  // The end of the day in UTC is after its end in China.
  const last = jieOf(termAt(instant((day + 1) * MS_PER_DAY)));
  const isLater = civilDayInChina(instantOfTerm(last)) > day;
  return branchOfPair(pairOfMonth((isLater ? last - 2 : last) as TermNumber));
}
