// The hour of the night cry (夜啼关, giờ dạ đề): one hour for the three lunar months of a season. docs/rules/languages.md section 4.

import { type Branch, branchesOf } from '../cycle/branch.ts';

// 春人怕马夏逢鸡, 秋子冬卯不暂移
const OF_SEASONS = /* @__PURE__ */ branchesOf('午酉子卯');

export interface NightCry {
  /** The hour of the season of birth. */
  readonly doubleHour: Branch;
  readonly isHourOfBirth: boolean;
}

/** The hour of the night cry, by the lunar month that the chart counts by. */
export function nightCry(chart: { readonly month: number; readonly hour: Branch }): NightCry {
  const doubleHour = OF_SEASONS[Math.floor((chart.month - 1) / 3)]!;
  return { doubleHour, isHourOfBirth: chart.hour === doubleHour };
}
