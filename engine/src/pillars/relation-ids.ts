// Which relations can pillars have? Ids alone: names and rules ask for them.

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
