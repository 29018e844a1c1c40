// Roots of a stem (通根), and pillars that show a hidden stem (透干). docs/rules/bazi-depth.md D1.

import { type Branch, branchOf } from '../cycle/branch.ts';
import { GROWTH_PHASE_IDS, type GrowthPhaseId, growthPhase } from '../cycle/growth-phase.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../cycle/stem.ts';
import type { RootTagId } from './depth-ids.ts';
import { PILLAR_IDS, type PillarId, type SeenPillars } from './four-pillars.ts';
import type { HiddenStemRole } from './hidden-stems.ts';

/** A root of a stem: a branch that hides a stem of its element. */
export interface Root {
  readonly pillar: PillarId;
  /** The hidden stem of the element; no branch hides two. */
  readonly stem: Stem;
  readonly role: HiddenStemRole;
  /** True for the same stem, false for the one of the other polarity. */
  readonly same: boolean;
  readonly tags: readonly RootTagId[];
}

/** The roots of a stem in the four pillars. */
export function rootsOf(stem: Stem, pillars: SeenPillars): readonly Root[] {
  const roots: Root[] = [];
  const own = elementOfStem(stem);
  for (const pillar of PILLAR_IDS) {
    const { branch: at, hiddenStems } = pillars[pillar];
    const hidden = hiddenStems.find((each) => elementOfStem(each.stem) === own);
    if (hidden !== undefined) {
      roots.push({
        pillar,
        stem: hidden.stem,
        role: hidden.role,
        same: hidden.stem === stem,
        tags: rootTags(stem, at),
      });
    }
  }
  return roots;
}

/** True if a stem has its 禄 on a branch: it takes office there (临官). */
export const isLu = (stem: Stem, at: Branch): boolean => growthPhase(stem, at) === LU;

/** True if a stem has its 刃 on a branch: a yang stem at its peak (帝旺). */
export const isBlade = (stem: Stem, at: Branch): boolean => isYang(stem) && growthPhase(stem, at) === PEAK;

const isYang = (stem: Stem): boolean => polarityOfStem(stem) === 0;

const phase = (id: GrowthPhaseId): number => GROWTH_PHASE_IDS.indexOf(id);
const BORN = /* @__PURE__ */ phase('changsheng');
const LU = /* @__PURE__ */ phase('linguan');
const PEAK = /* @__PURE__ */ phase('diwang');

// 墓库: 木 in 未, 火 in 戌, 金 in 丑, 水 in 辰. For 土 the schools do not agree.
const STORES: readonly (Branch | undefined)[] = /* @__PURE__ */ Array.from('未戌 丑辰', (hanzi) =>
  hanzi === ' ' ? undefined : branchOf(hanzi),
);

/** The tags of each stem at each branch, found once. */
const ROOT_TAGS: (readonly RootTagId[])[] = [];
function rootTags(stem: Stem, at: Branch): readonly RootTagId[] {
  ROOT_TAGS[stem * 12 + at] ??= Object.freeze(foundTags(stem, at));
  return ROOT_TAGS[stem * 12 + at]!;
}

function foundTags(stem: Stem, at: Branch): readonly RootTagId[] {
  const tags: readonly (readonly [RootTagId, boolean])[] = [
    ['lu', isLu(stem, at)],
    ['blade', isBlade(stem, at)],
    ['birth', isYang(stem) && growthPhase(stem, at) === BORN],
    ['store', STORES[elementOfStem(stem)] === at],
  ];
  return tags.flatMap(([tag, isHere]) => (isHere ? [tag] : []));
}

/**
 * The pillars whose stem is this hidden stem itself, not only of its element.
 * @param among the pillars that are compared
 */
export const shownIn = (
  hidden: Stem,
  pillars: SeenPillars,
  among: readonly PillarId[] = PILLAR_IDS,
): readonly PillarId[] => among.filter((each) => pillars[each].stem === hidden);
