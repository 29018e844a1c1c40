// Stars and relations of the Four Pillars in a document, on request: a bundle that requests neither does not contain their code.

import { CONVENTION_TABLE, type Conventions } from '../../../calculation/casting/conventions.ts';
import { STAR_BASES } from '../../../calculation/pillars/pillar-star-tables.ts';
import { DE_XIU_ROLES, type PillarStar } from '../../../calculation/pillars/pillar-stars.ts';
import { HALVES, MONTH_SUPPORTS, RELATED_PILLARS, type Relation } from '../../../calculation/pillars/relations.ts';
import { choice, flag, label, list, named, onRequest, optional, part } from '../vocabulary/member.ts';

export const PILLAR_STAR = part<PillarStar>('PillarStar')({
  ...named('pillarStars', (star: PillarStar) => star.id),
  basis: list(choice(STAR_BASES, 'StarBasis'), { min: 1 }),
  roles: optional(list(choice(DE_XIU_ROLES, ''), { min: 1, max: 2 })),
  proper: optional(flag()),
  stems: optional(list(label('stems'), { min: 3, max: 3 })),
  encloses: optional(label('branches')),
});

const pillars = () => list(choice(RELATED_PILLARS, 'RelatedPillar'));

export const RELATION = part<Relation>('Relation')({
  ...named('relations', (relation: Relation) => relation.id),
  pillars: list(choice(RELATED_PILLARS, 'RelatedPillar'), { min: 2, max: 5 }),
  stems: optional(list(label('stems'), { min: 2, max: 2 })),
  branches: optional(list(label('branches'), { min: 2, max: 3 })),
  adjacent: optional(flag()),
  element: optional(label('elements')),
  half: optional(choice(HALVES, '')),
  missing: optional(label('branches')),
  from: optional(choice(RELATED_PILLARS, 'RelatedPillar')),
  to: optional(choice(RELATED_PILLARS, 'RelatedPillar')),
  samePolarity: optional(flag()),
  alsoCombines: optional(flag()),
  hiddenStems: optional(list(label('stems'), { min: 2, max: 2 })),
  stemClash: optional(flag()),
  withDayMaster: optional(flag()),
  monthSupport: optional(choice(MONTH_SUPPORTS, '')),
  includesMonth: optional(flag()),
  rivals: optional(pillars()),
  siblings: optional(pillars()),
  blockedBy: optional(pillars()),
  elementShown: optional(pillars()),
  clashedBy: optional(pillars()),
});

/** Conventions that affect only members on request. */
export const depthConventionMembers = <S>(read: (source: S) => Conventions) => ({
  monthCommandTable: onRequest(
    choice(
      CONVENTION_TABLE.monthCommandTable.values,
      'MonthCommandTable',
      (source: S) => read(source).monthCommandTable,
    ),
  ),
  pillarStars: onRequest(
    choice(CONVENTION_TABLE.pillarStars.values, 'PillarStarSet', (source: S) => read(source).pillarStars),
  ),
});
