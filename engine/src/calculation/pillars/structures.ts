// Special structures (从格, 专旺格, 化气格) that a chart may have. Those whose first condition is met are listed, each with the conditions of the books, met or not.
// None is claimed to hold. docs/rules/bazi-depth.md E3.

import { type Branch, branchesOf } from '../cycle/branch.ts';
import { controls, type Element } from '../cycle/element.ts';
import { elementOfStem, type Stem, stem } from '../cycle/stem.ts';
import type { ConditionId, StructureId } from './depth-ids.ts';
import { BESIDE_THE_DAY, PILLAR_IDS, type PillarId, pairsOf, type SeenPillars } from './four-pillars.ts';
import { natalStemRelations, type Relation } from './relations.ts';
import { rootsOf } from './roots.ts';
import { isOfficer, isPeer, isResource } from './ten-gods.ts';

/** Conditions of the books. `pillars`: those that meet or break it. */
export interface Condition {
  readonly id: ConditionId;
  readonly met: boolean;
  readonly pillars: readonly PillarId[];
}

export interface Structure {
  readonly id: StructureId;
  /** For a transformation: the resulting element, and the pillar with whose stem the Day Master combines. */
  readonly element?: Element;
  readonly with?: PillarId;
  readonly conditions: readonly Condition[];
}

/** The structures of a chart whose first condition is met, in the order of STRUCTURE_IDS. */
export const structuresOf = (pillars: SeenPillars): readonly Structure[] => [
  ...followingStructures(pillars),
  ...dominatingStructures(pillars),
  ...transformingStructures(pillars),
];

/** A condition that no pillar may break. */
const none = (id: ConditionId, pillars: readonly PillarId[]): Condition => ({ id, met: pillars.length === 0, pillars });
/** A condition that some pillar must meet. */
const some = (id: ConditionId, pillars: readonly PillarId[]): Condition => ({ id, met: pillars.length > 0, pillars });

const stemsThat = (
  pillars: SeenPillars,
  among: readonly PillarId[],
  fits: (stem: Stem) => boolean,
): readonly PillarId[] => among.filter((pillar) => fits(pillars[pillar].stem));
const mainStemsThat = (pillars: SeenPillars, fits: (stem: Stem) => boolean): readonly PillarId[] =>
  PILLAR_IDS.filter((pillar) => fits(pillars[pillar].hiddenStems[0]!.stem));

// 子平真诠 论杂格, 弃命从财, 弃命从煞. First condition: no stem beside the day is of its element or feeds it.
function followingStructures(pillars: SeenPillars): readonly Structure[] {
  const { dayMaster } = pillars;
  const peers = stemsThat(pillars, BESIDE_THE_DAY, (other) => isPeer(dayMaster, other));
  const resources = stemsThat(pillars, BESIDE_THE_DAY, (other) => isResource(dayMaster, other));
  if (peers.length > 0 || resources.length > 0) return [];
  const roots = rootsOf(dayMaster, pillars);
  const pillarsOf = (those: typeof roots) => those.map(({ pillar }) => pillar);
  const conditions = [
    none('noPeerStem', peers),
    none('noResourceStem', resources),
    none('noMainRoot', pillarsOf(roots.filter(({ role }) => role === 'main'))),
    none('noRoot', pillarsOf(roots)),
    none(
      'noResourceMain',
      mainStemsThat(pillars, (other) => isResource(dayMaster, other)),
    ),
  ];
  return [{ id: 'follow', conditions }];
}

// 子平真诠 论杂格: 曲直 炎上 稼穑 从革 润下. First condition: a complete trine or direction of the Day Master's element; for earth, all its four branches.
// biome-ignore format: the table looks like its source
const GROUPS: readonly (readonly (readonly Branch[])[])[] = /* @__PURE__ */ [
  ['亥卯未', '寅卯辰'], // 木
  ['寅午戌', '巳午未'], // 火
  ['辰戌丑未'],         // 土
  ['巳酉丑', '申酉戌'], // 金
  ['申子辰', '亥子丑'], // 水
].map((groups) => groups.map(branchesOf));

function dominatingStructures(pillars: SeenPillars): readonly Structure[] {
  const { dayMaster, month } = pillars;
  const holds = (at: Branch): boolean => PILLAR_IDS.some((pillar) => pillars[pillar].branch === at);
  const group = GROUPS[elementOfStem(dayMaster)]!.find((branches) => branches.every(holds));
  if (group === undefined) return [];
  const conditions = [
    some(
      'completeGroup',
      PILLAR_IDS.filter((pillar) => group.includes(pillars[pillar].branch)),
    ),
    some('groupHoldsMonth', group.includes(month.branch) ? ['month'] : []),
    none(
      'noOfficerStem',
      stemsThat(pillars, BESIDE_THE_DAY, (other) => isOfficer(dayMaster, other)),
    ),
    none(
      'noOfficerMain',
      mainStemsThat(pillars, (other) => isOfficer(dayMaster, other)),
    ),
  ];
  return [{ id: 'dominant', conditions }];
}

// 三命通会 卷二 论十干化气; 子平真诠 论杂格. First condition: the Day Master combines with the stem of month or hour.
function transformingStructures(pillars: SeenPillars): readonly Structure[] {
  const { dayMaster } = pillars;
  const partner = stem(dayMaster + 5);
  const partners = NEIGHBOURS.filter((pillar) => pillars[pillar].stem === partner);
  if (partners.length === 0) return [];
  const relations = natalStemRelations(pairsOf(pillars));
  return partners.map((pillar) => {
    const own = relations.find(
      ({ id, pillars: two }) => id === 'stemCombine' && two.includes('day') && two.includes(pillar),
    );
    const { element, monthSupport, rivals, siblings, elementShown } = own as Required<Relation>;
    const others = BESIDE_THE_DAY.filter((each) => each !== pillar);
    const conditions: readonly Condition[] = [
      { id: 'monthSupports', met: monthSupport === 'primary', pillars: ['month'] },
      none('noRival', rivals as readonly PillarId[]),
      none('noSibling', siblings as readonly PillarId[]),
      some('elementShown', elementShown as readonly PillarId[]),
      none(
        'noRoot',
        rootsOf(dayMaster, pillars).map((root) => root.pillar),
      ),
      none(
        'noControllerStem',
        stemsThat(pillars, others, (other) => controls(elementOfStem(other), element)),
      ),
    ];
    return { id: 'transform', element, with: pillar, conditions };
  });
}

const NEIGHBOURS = ['month', 'hour'] as const;
