// Relations between the pillars of two people. docs/rules/two-people.md D1. Only pairs across the two people count. A pair is listed even if its branches are
// also part of a group: the group is the complete relation, the pair its two pillars.

import type { Branch } from '../cycle/branch.ts';
import { type Element, feeds } from '../cycle/element.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../cycle/stem.ts';
import { type KnownPairs, PILLAR_IDS, type PillarId } from '../pillars/four-pillars.ts';
import type { RelationId } from '../pillars/relation-ids.ts';
import {
  BRANCH_GROUPS,
  type BranchGroup,
  branchRelations,
  clash,
  controls,
  elementOfCombinedStems,
  isOpposite,
  type Relation,
} from '../pillars/relations.ts';
import type { Side } from './person.ts';

/** The relations that only two charts have: 同干, 同支, 天合地合. */
const ACROSS_IDS = ['sameStem', 'sameBranch', 'pillarCombine'] as const;
/** The relations of two pillars of two people. */
export type AcrossId = Exclude<RelationId, BranchGroup['id']> | (typeof ACROSS_IDS)[number];

/** A relation of two pairs, whatever pillars they are. Stems and branches in the order one, other. */
export interface PairRelation
  extends Pick<
    Relation,
    | 'stems'
    | 'branches'
    | 'element'
    | 'half'
    | 'missing'
    | 'samePolarity'
    | 'alsoCombines'
    | 'hiddenStems'
    | 'stemClash'
  > {
  readonly id: AcrossId;
  /** The person who acts, and the other. */
  readonly from?: Side;
  readonly to?: Side;
}

/** A relation of a pillar of one with a pillar of the other. */
export interface AcrossRelation {
  readonly one: PillarId;
  readonly other: PillarId;
  /** The relation itself; one object for all pairs of people. */
  readonly relation: PairRelation;
}

/** Relations of two day stems: exactly one holds. */
// biome-ignore format: one row
const DAY_STEM_RELATION_IDS = ['sameStem', 'sameElement', 'stemCombine', 'stemClash', 'stemControl', 'generates'] as const;
export type DayStemRelationId = (typeof DAY_STEM_RELATION_IDS)[number];

export interface DayStemRelation extends Pick<PairRelation, 'element' | 'from' | 'to' | 'samePolarity'> {
  readonly id: DayStemRelationId;
}

/** Relations of two elements. */
const ELEMENT_RELATION_IDS = ['sameElement', 'generates', 'controls'] as const;
export type ElementRelationId = (typeof ELEMENT_RELATION_IDS)[number];

export interface ElementRelation {
  readonly id: ElementRelationId;
  readonly from?: Side;
  readonly to?: Side;
}

const ONE_TO_OTHER = { from: 'one', to: 'other' } as const;
const OTHER_TO_ONE = { from: 'other', to: 'one' } as const;

/** The relations of a pair of one with a pair of the other: of stems, of branches, of both. Cached for each two pairs. */
export function pairRelations(one: Sexagenary, other: Sexagenary): readonly PairRelation[] {
  const at = one * 60 + other;
  FOUND[at] ??= findPairRelations(one, other);
  return FOUND[at];
}

const FOUND: (readonly PairRelation[])[] = [];

function findPairRelations(one: Sexagenary, other: Sexagenary): readonly PairRelation[] {
  const stems = [stemOf(one), stemOf(other)] as const;
  const branches = [branchOfPair(one), branchOfPair(other)] as const;
  const found: PairRelation[] = [];
  const { id, ...facts } = dayStemRelation(...stems);
  if (id !== 'sameElement' && id !== 'generates') found.push({ id, stems, ...facts });
  if (branches[0] === branches[1]) found.push({ id: 'sameBranch', branches });
  for (const relation of branchRelations(...branches)) {
    const { id: relationId, facts: ofBranches, acts } = relation;
    found.push({
      id: relationId as AcrossId, // a group is not a relation of two branches
      branches,
      ...ofBranches,
      ...(acts !== undefined && (acts === 'first' ? ONE_TO_OTHER : OTHER_TO_ONE)),
    });
  }
  if (one === other) found.push({ id: 'pillarRepeat' });
  const isControl = controls(...stems) || controls(stems[1], stems[0]);
  if (isOpposite(...branches) && isControl) found.push({ id: 'pillarReverse', stemClash: clash(...stems) });
  if (id === 'stemCombine' && found.some((each) => each.id === 'sixCombine')) found.push({ id: 'pillarCombine' });
  return found.map((each) => Object.freeze(each));
}

/** Relation of two day stems: combining comes before clashing, clashing before control. */
export function dayStemRelation(one: Stem, other: Stem): DayStemRelation {
  if (one === other) return { id: 'sameStem' };
  const combined = elementOfCombinedStems(one, other);
  if (combined !== undefined) return { id: 'stemCombine', element: combined };
  const relation = elementRelation(elementOfStem(one), elementOfStem(other));
  if (relation.id === 'sameElement') return relation as DayStemRelation;
  const { from, to } = relation as Required<ElementRelation>;
  if (clash(one, other)) return { id: 'stemClash', from, to };
  const samePolarity = polarityOfStem(one) === polarityOfStem(other);
  return { id: relation.id === 'generates' ? 'generates' : 'stemControl', from, to, samePolarity };
}

/** Relation of two elements. If they differ, one feeds or controls the other. */
export function elementRelation(one: Element, other: Element): ElementRelation {
  if (one === other) return { id: 'sameElement' };
  if (feeds(one, other)) return { id: 'generates', ...ONE_TO_OTHER };
  if (feeds(other, one)) return { id: 'generates', ...OTHER_TO_ONE };
  return { id: 'controls', ...((other - one + 5) % 5 === 2 ? ONE_TO_OTHER : OTHER_TO_ONE) };
}

/**
 * The relations of every known pillar of one with every known pillar of the other, in the order of the pillars.
 * @example acrossRelations({ year: pairFromHanzi('甲子') }, { year: pairFromHanzi('戊午') }).map(({ relation }) => relation.id) // ['stemControl', 'sixClash', 'pillarReverse']
 */
export function acrossRelations(one: KnownPairs, other: KnownPairs): readonly AcrossRelation[] {
  const rows: AcrossRelation[] = [];
  for (const ofOne of PILLAR_IDS) {
    const pair = one[ofOne];
    if (pair === undefined) continue;
    for (const ofOther of PILLAR_IDS) {
      const otherPair = other[ofOther];
      if (otherPair === undefined) continue;
      for (const relation of pairRelations(pair, otherPair)) rows.push({ one: ofOne, other: ofOther, relation });
    }
  }
  return rows;
}

/** A branch of a group, and the pillars of both that hold it. */
export interface GroupMember {
  readonly branch: Branch;
  readonly one: readonly PillarId[];
  readonly other: readonly PillarId[];
}

/** Three branches that both people have together but neither has alone. */
export interface GroupAcross extends Pick<BranchGroup, 'id' | 'element'> {
  readonly branches: readonly Branch[];
  readonly members: readonly GroupMember[];
}

/** The groups of three branches that are complete in both charts together and in neither alone. Only known pillars count. */
export function groupsAcross(one: KnownPairs, other: KnownPairs): readonly GroupAcross[] {
  const [bitsOfOne, bitsOfOther] = [branchBits(one), branchBits(other)];
  const groups: GroupAcross[] = [];
  for (const { id, of, element } of BRANCH_GROUPS) {
    let bits = 0;
    for (const branch of of) bits |= 1 << branch;
    const isIn = (all: number): boolean => (all & bits) === bits;
    if (!isIn(bitsOfOne | bitsOfOther) || isIn(bitsOfOne) || isIn(bitsOfOther)) continue;
    groups.push({
      id,
      ...(element !== undefined && { element }),
      branches: of,
      members: of.map((branch) => ({ branch, one: pillarsWith(branch, one), other: pillarsWith(branch, other) })),
    });
  }
  return groups;
}

function branchBits(pairs: KnownPairs): number {
  let bits = 0;
  for (const id of PILLAR_IDS) {
    const pair = pairs[id];
    if (pair !== undefined) bits |= 1 << branchOfPair(pair);
  }
  return bits;
}

const pillarsWith = (branch: Branch, pairs: KnownPairs): readonly PillarId[] =>
  PILLAR_IDS.filter((id) => pairs[id] !== undefined && branchOfPair(pairs[id]) === branch);
