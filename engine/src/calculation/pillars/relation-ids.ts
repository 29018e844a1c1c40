// Ids of the relations between pillars. In a file without code, since names and rules import them.

/** The relations of pillars: of stems, of three branches, of two branches, of whole pillars. docs/rules/bazi-depth.md B1. */
// biome-ignore format: one kind a row
export const RELATION_IDS = [
  'stemCombine', 'stemClash', 'stemControl',
  'threeCombine', 'threeMeeting', 'threePunishment',
  'sixCombine', 'halfCombine', 'archCombine', 'archMeeting', 'sixClash', 'punishment', 'selfPunishment', 'harm', 'destruction',
  'hiddenCombine', 'severance',
  'pillarRepeat', 'pillarReverse',
] as const;
export type RelationId = (typeof RELATION_IDS)[number];

/** Relations of two charts only: of stems, branches and pillars (同干 同支 天合地合), and of elements. docs/rules/two-people.md D1. */
const OWN_PAIR_RELATION_IDS = [
  'sameStem',
  'sameBranch',
  'pillarCombine',
  'sameElement',
  'generates',
  'controls',
] as const;
export type OwnPairRelationId = (typeof OWN_PAIR_RELATION_IDS)[number];

const GROUP_RELATION_IDS = ['threeCombine', 'threeMeeting', 'threePunishment'] as const;

/** Relations of two pillars of two people; groups of three branches are excluded. */
export type PairRelationId = Exclude<RelationId, (typeof GROUP_RELATION_IDS)[number]> | OwnPairRelationId;
export const PAIR_RELATION_IDS: readonly PairRelationId[] = [
  ...RELATION_IDS.filter(
    (id): id is Exclude<typeof id, (typeof GROUP_RELATION_IDS)[number]> => !isOneOf(GROUP_RELATION_IDS, id),
  ),
  ...OWN_PAIR_RELATION_IDS,
];

/** True for a relation of two charts only. */
export const isOwnPairRelation = (id: PairRelationId): id is OwnPairRelationId => isOneOf(OWN_PAIR_RELATION_IDS, id);

function isOneOf<T extends string>(ids: readonly T[], id: string): id is T {
  return (ids as readonly string[]).includes(id);
}
