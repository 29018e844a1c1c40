// Stars and relations of the Four Pillars in a document, on request: a bundle that requests neither does not contain their code.

import { CONVENTION_TABLE, type Conventions } from '../../../calculation/casting/conventions.ts';
import { STAR_BASES } from '../../../calculation/pillars/pillar-star-tables.ts';
import { DE_XIU_ROLES, type PillarStar } from '../../../calculation/pillars/pillar-stars.ts';
import { HALVES, MONTH_SUPPORTS, RELATED_PILLARS, type Relation } from '../../../calculation/pillars/relations.ts';
import { choice, flag, label, list, named, onRequest, optional, part } from '../vocabulary/member.ts';

/** A star (神煞) on a pillar: where a table puts it, not what it would mean. */
export const PILLAR_STAR = part<PillarStar>('PillarStar')({
  ...named('pillarStars', (star: PillarStar) => star.id),
  /** Keys by which it was found; a star that was found twice has both. */
  basis: list(choice(STAR_BASES, 'StarBasis'), { min: 1 }),
  /** Of dexiu (德秀): whether the stem is de (德), xiu (秀), or both. */
  roles: optional(list(choice(DE_XIU_ROLES, ''), { min: 1, max: 2 })),
  /** Of xuetang and ciguan: whether the nayin of this pillar has the element of the year's nayin. */
  proper: optional(flag()),
  /** Of sanqi (三奇): the three stems, in their order. */
  stems: optional(list(label('stems'), { min: 3, max: 3 })),
  /** Of gonglu (拱禄): the branch between the branches of day and hour. */
  encloses: optional(label('branches')),
});

const pillars = () => list(choice(RELATED_PILLARS, 'RelatedPillar'));

/** A relation of pillars. What does not apply to its kind is absent. That a combination transforms is never said. */
export const RELATION = part<Relation>('Relation')({
  ...named('relations', (relation: Relation) => relation.id),
  /** The pillars that have it, in their order; of three branches, every pillar that holds one of them. */
  pillars: list(choice(RELATED_PILLARS, 'RelatedPillar'), { min: 2, max: 5 }),
  /** The stems, in the order of the pillars. */
  stems: optional(list(label('stems'), { min: 2, max: 2 })),
  /** The branches, in the order of the pillars; three in their own order. */
  branches: optional(list(label('branches'), { min: 2, max: 3 })),
  /** True if two natal pillars are neighbours. @rule pillars.relation.fact.adjacent */
  adjacent: optional(flag()),
  /** The element that the books name for it. */
  element: optional(label('elements')),
  /** Of half a trine: birth has its first branch, grave its last. @rule pillars.relation.halfCombine */
  half: optional(choice(HALVES, '')),
  /** The middle branch, which is not there. */
  missing: optional(label('branches')),
  /** The pillar that controls or punishes. */
  from: optional(choice(RELATED_PILLARS, 'RelatedPillar')),
  /** The pillar that is controlled or punished. */
  to: optional(choice(RELATED_PILLARS, 'RelatedPillar')),
  /** True if both stems are yang, or both yin. @rule pillars.relation.stemControl */
  samePolarity: optional(flag()),
  /** True if the two branches also combine. @rule pillars.relation.destruction */
  alsoCombines: optional(flag()),
  /** The hidden stems that combine. */
  hiddenStems: optional(list(label('stems'), { min: 2, max: 2 })),
  /** True if the stems clash; otherwise one controls the other. @rule pillars.relation.pillarReverse */
  stemClash: optional(flag()),
  /** True if the stem of the day is one of the two. */
  withDayMaster: optional(flag()),
  /** Support of the element by the branch of the month: in the first place, in the second, or none. @rule pillars.relation.fact.monthSupport */
  monthSupport: optional(choice(MONTH_SUPPORTS, '')),
  /** True if the pillar of the month is part of it. @rule pillars.relation.fact.monthSupport */
  includesMonth: optional(flag()),
  /** Other pillars that hold one of the two (争合). @rule pillars.relation.fact.rivals */
  rivals: optional(pillars()),
  /** Other pillars whose stem is one of the two in the other polarity (妒合). @rule pillars.relation.fact.siblings */
  siblings: optional(pillars()),
  /** Pillars between the two whose stem controls one of them. @rule pillars.relation.fact.blockedBy */
  blockedBy: optional(pillars()),
  /** Pillars whose stem has the element; of stems that combine, other pillars. @rule pillars.relation.fact.elementShown */
  elementShown: optional(pillars()),
  /** Other pillars whose branch clashes with one of these. @rule pillars.relation.fact.clashedBy */
  clashedBy: optional(pillars()),
});

/** Conventions that affect only members on request. */
export const depthConventionMembers = <S>(read: (source: S) => Conventions) => ({
  /** The table of days by which the stems of a month command it. On request only. */
  monthCommandTable: onRequest(
    choice(
      CONVENTION_TABLE.monthCommandTable.values,
      'MonthCommandTable',
      (source: S) => read(source).monthCommandTable,
    ),
  ),
  /** The tables by which the stars of the Four Pillars are cast. On request only. */
  pillarStars: onRequest(
    choice(CONVENTION_TABLE.pillarStars.values, 'PillarStarSet', (source: S) => read(source).pillarStars),
  ),
});
