// A pillar, seen from the Day Master. The six hundred of a rule for yin stems are created once, by the first chart with the rule, and shared by all charts.

import type { Branch } from '../cycle/branch.ts';
import { type GrowthOfYinStems, growthPhaseBy } from '../cycle/growth-phase.ts';
import { branchOfPair, type Sexagenary, sexagenary, stemOf, voidBranches } from '../cycle/sexagenary.ts';
import { type Stem, stem } from '../cycle/stem.ts';
import { HIDDEN_STEMS, type HiddenStem } from './hidden-stems.ts';
import { type TenGodId, tenGod } from './ten-gods.ts';

export interface Pillar {
  readonly pair: Sexagenary;
  readonly stem: Stem;
  readonly branch: Branch;
  /** Ten god of the stem. */
  readonly tenGod: TenGodId;
  readonly hiddenStems: readonly (HiddenStem & { readonly tenGod: TenGodId })[];
  /** The phase of the Day Master on the branch (星运), a place in GROWTH_PHASE_IDS. */
  readonly growthPhase: number;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: number;
  readonly voidBranches: readonly [Branch, Branch];
}

/** The Day Master and the rule for the phases of yin stems. */
export interface Seer {
  readonly dayMaster: Stem;
  readonly growthOfYinStems: GrowthOfYinStems;
}

/** The pillar of a pair, seen from a Day Master. */
export const pillarOf = (pair: Sexagenary, { dayMaster, growthOfYinStems }: Seer): Pillar =>
  pillarsBy(growthOfYinStems).seen[dayMaster]![pair]!;

function makePillar(pair: Sexagenary, dayMaster: Stem, rule: GrowthOfYinStems): Pillar {
  const [s, b] = [stemOf(pair), branchOfPair(pair)];
  return Object.freeze({
    pair,
    stem: s,
    branch: b,
    tenGod: tenGod(dayMaster, s),
    hiddenStems: HIDDEN_STEMS[b]!.map((hidden) => ({ ...hidden, tenGod: tenGod(dayMaster, hidden.stem) })),
    growthPhase: growthPhaseBy(dayMaster, b, rule),
    selfPhase: growthPhaseBy(s, b, rule),
    voidBranches: voidBranches(pair),
  });
}

const PAIRS: readonly Sexagenary[] = Array.from({ length: 60 }, (_, n) => sexagenary(n));

/** All possible pillars under a rule for yin stems, made once. */
interface Pillars {
  /** By Day Master and pair. */
  readonly seen: readonly (readonly Pillar[])[];
  /** By pair: pillars of the day, whose own stem is the Day Master. */
  readonly ofDay: readonly Pillar[];
}

const pillarsByRule: Partial<Record<GrowthOfYinStems, Pillars>> = {};
export const pillarsBy = (rule: GrowthOfYinStems): Pillars => {
  pillarsByRule[rule] ??= makePillars(rule);
  return pillarsByRule[rule];
};

function makePillars(rule: GrowthOfYinStems): Pillars {
  const seen = Array.from({ length: 10 }, (_, dayMaster) =>
    PAIRS.map((pair) => makePillar(pair, stem(dayMaster), rule)),
  );
  return {
    seen,
    ofDay: PAIRS.map((pair) => Object.freeze({ ...seen[stemOf(pair)]![pair]!, tenGod: 'rizhu' as const })),
  };
}
