// The pattern of the month (月令取格). Two rules of the books as two facts, each with its evidence. Where they differ, the choice is the reader's, so neither is
// called the pattern of the chart. docs/rules/bazi-depth.md E1.

import { otherPolarity, type Stem } from '../cycle/stem.ts';
import type { MonthPatternId } from './depth-ids.ts';
import { BESIDE_THE_DAY, type PillarId, type SeenPillars } from './four-pillars.ts';
import type { HiddenStemRole } from './hidden-stems.ts';
import { isBlade, isLu, shownIn } from './roots.ts';
import type { TenGodId } from './ten-gods.ts';

export const MONTH_RULES = ['blade', 'lu', 'peer', 'main'] as const;
/** Reason for the pattern by the month: it is the 刃 or the 禄 of the Day Master, its main stem is of the same element, or else its main stem names it. */
export type MonthRule = (typeof MONTH_RULES)[number];

export const EXPOSURE_RULES = ['blade', 'lu', 'mainShown', 'otherShown', 'noneShown'] as const;
/** Reason for the pattern by exposure: the month is 刃 or 禄, its main stem is exposed, only another stem is, or none. */
export type ExposureRule = (typeof EXPOSURE_RULES)[number];

/** A hidden stem of the month. */
export interface PatternCandidate {
  readonly stem: Stem;
  readonly role: HiddenStemRole;
  readonly tenGod: TenGodId;
  /** Pillars of year, month and hour with this stem, and those with its element in the other polarity. */
  readonly shownIn: readonly PillarId[];
  readonly kinIn: readonly PillarId[];
}

export interface MonthPattern {
  readonly byMonth: { readonly id: MonthPatternId; readonly rule: MonthRule };
  /** `by`: the stems that are the evidence. */
  readonly byExposure: { readonly id: MonthPatternId; readonly rule: ExposureRule; readonly by: readonly Stem[] };
  readonly luMonth: boolean;
  readonly bladeMonth: boolean;
  /** The main stem first. */
  readonly candidates: readonly PatternCandidate[];
}

/** The pattern of a chart's month, by both rules. */
export function monthPattern(pillars: SeenPillars): MonthPattern {
  const { dayMaster, month } = pillars;
  const luMonth = isLu(dayMaster, month.branch);
  const bladeMonth = isBlade(dayMaster, month.branch);
  const candidates = month.hiddenStems.map(({ stem, role, tenGod }) => ({
    stem,
    role,
    tenGod,
    shownIn: shownIn(stem, pillars, BESIDE_THE_DAY),
    kinIn: shownIn(otherPolarity(stem), pillars, BESIDE_THE_DAY),
  }));
  const byMonth = patternByMonth(candidates[0]!, luMonth, bladeMonth);
  return { byMonth, byExposure: patternByExposure(candidates, byMonth), luMonth, bladeMonth, candidates };
}

// 子平真诠 论用神: the pattern is sought in the month. 论建禄月劫, 论阳刃: where the month is of the Day Master's own element, it has no god.
function patternByMonth(main: PatternCandidate, luMonth: boolean, bladeMonth: boolean): MonthPattern['byMonth'] {
  if (bladeMonth) return { id: 'yangren', rule: 'blade' };
  if (isGod(main.tenGod)) return { id: main.tenGod, rule: 'main' };
  return luMonth ? { id: 'jianlu', rule: 'lu' } : { id: 'yuejie', rule: 'peer' };
}

// 论用神变化: an exposed stem of the month changes the pattern. 论杂气如何取用: of several, the one nearest to the main stem counts.
function patternByExposure(
  candidates: readonly PatternCandidate[],
  { id, rule }: MonthPattern['byMonth'],
): MonthPattern['byExposure'] {
  const [main, ...others] = candidates as [PatternCandidate, ...PatternCandidate[]];
  if ((rule === 'blade' || rule === 'lu') && !isGod(main.tenGod)) return { id, rule, by: [main.stem] };
  if (isGod(main.tenGod) && main.shownIn.length > 0) return { id: main.tenGod, rule: 'mainShown', by: [main.stem] };
  const shown = others.filter(({ tenGod, shownIn: pillars }) => isGod(tenGod) && pillars.length > 0);
  const [first] = shown.map(({ tenGod }) => tenGod);
  return first !== undefined && isGod(first)
    ? { id: first, rule: 'otherShown', by: shown.map(({ stem }) => stem) }
    : { id, rule: 'noneShown', by: [main.stem] };
}

/** True if a god names a pattern: not of the Day Master's own element. */
const isGod = (tenGod: TenGodId): tenGod is TenGodId & MonthPatternId => tenGod !== 'bijian' && tenGod !== 'jiecai';
