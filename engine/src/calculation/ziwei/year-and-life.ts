// Yin and yang of the year compared with the branch of the life palace: in accord (Âm dương thuận lý) or contrary (nghịch lý).

import type { Branch } from '../cycle/branch.ts';
import { type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { polarityOfStem } from '../cycle/stem.ts';

export const YEAR_AND_LIFE_AGREEMENTS = ['accord', 'contrary'] as const;

export interface YearAndLife {
  /** 0 for yang, 1 for yin. */
  readonly yearPolarity: 0 | 1;
  readonly lifePalacePolarity: 0 | 1;
  readonly agreement: (typeof YEAR_AND_LIFE_AGREEMENTS)[number];
}

/** Compares the life palace with the year, whatever the gender; docs/rules/languages.md section 4 says where programs differ. */
export function yearAndLife(chart: { readonly year: Sexagenary; readonly lifeBranch: Branch }): YearAndLife {
  const yearPolarity = polarityOfStem(stemOf(chart.year));
  const lifePalacePolarity = (chart.lifeBranch & 1) as 0 | 1; // 子 寅 辰 午 申 戌 are yang
  const agreement = yearPolarity === lifePalacePolarity ? 'accord' : 'contrary';
  return { yearPolarity, lifePalacePolarity, agreement };
}
