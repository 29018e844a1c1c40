// A pillar, seen from the Day Master. All six hundred are made once, so that a chart only points at them.

import type { Branch } from '../cycle/branch.ts';
import { growthPhase } from '../cycle/growth-phase.ts';
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

/** The pillar of a pair, seen from a Day Master. */
export const pillarOf = (pair: Sexagenary, dayMaster: Stem): Pillar => PILLARS[dayMaster]![pair]!;

/** The pillar of the day: its own stem is the Day Master. */
export const dayPillarOf = (pair: Sexagenary): Pillar => DAY_PILLARS[pair]!;

function makePillar(pair: Sexagenary, dayMaster: Stem): Pillar {
  const [s, b] = [stemOf(pair), branchOfPair(pair)];
  return Object.freeze({
    pair,
    stem: s,
    branch: b,
    tenGod: tenGod(dayMaster, s),
    hiddenStems: HIDDEN_STEMS[b]!.map((hidden) => ({ ...hidden, tenGod: tenGod(dayMaster, hidden.stem) })),
    growthPhase: growthPhase(dayMaster, b),
    selfPhase: growthPhase(s, b),
    voidBranches: voidBranches(pair),
  });
}

const PAIRS: readonly Sexagenary[] = Array.from({ length: 60 }, (_, n) => sexagenary(n));
const PILLARS: readonly (readonly Pillar[])[] = Array.from({ length: 10 }, (_, dayMaster) =>
  PAIRS.map((pair) => makePillar(pair, stem(dayMaster))),
);
const DAY_PILLARS: readonly Pillar[] = PAIRS.map((pair) =>
  Object.freeze({ ...pillarOf(pair, stemOf(pair)), tenGod: 'rizhu' }),
);
