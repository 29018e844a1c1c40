// Yin and yang of the year beside those of the branch of the life palace: in accord (Âm dương thuận lý) or contrary (nghịch lý).

import type { Branch } from '../cycle/branch.ts';
import { type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { polarityOfStem } from '../cycle/stem.ts';

export const YEAR_AND_LIFE_ORDERS = ['accord', 'contrary'] as const;

export interface YearAndLife {
  /** 0 for yang, 1 for yin. */
  readonly year: 0 | 1;
  readonly lifePalace: 0 | 1;
  readonly order: (typeof YEAR_AND_LIFE_ORDERS)[number];
}

/** By the year, not by the sex: where programs differ is in docs/rules/languages.md 4. */
export function yearAndLife(chart: { readonly year: Sexagenary; readonly lifeBranch: Branch }): YearAndLife {
  const year = polarityOfStem(stemOf(chart.year));
  const lifePalace = (chart.lifeBranch & 1) as 0 | 1; // 子 寅 辰 午 申 戌 are yang
  return { year, lifePalace, order: year === lifePalace ? 'accord' : 'contrary' };
}
