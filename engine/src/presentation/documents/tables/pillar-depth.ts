// Stars and relations of the Four Pillars in a document, on request: a bundle that requests neither does not contain their code.

import { CONVENTION_TABLE, type Conventions } from '../../../calculation/casting/conventions.ts';
import type { Branch } from '../../../calculation/cycle/branch.ts';
import type { Stem } from '../../../calculation/cycle/stem.ts';
import { STAR_BASES } from '../../../calculation/pillars/pillar-star-tables.ts';
import { DE_XIU_ROLES, type DeXiuRole, type PillarStar } from '../../../calculation/pillars/pillar-stars.ts';
import {
  HALVES,
  MONTH_SUPPORTS,
  RELATED_PILLARS,
  type RelatedPillar,
  type Relation,
} from '../../../calculation/pillars/relations.ts';
import { choice, flag, label, list, named, onRequest, optional, part } from '../vocabulary/member.ts';

type Stems = readonly Stem[];

export const PILLAR_STAR = part<PillarStar>('PillarStar')({
  ...named('pillarStars', (star: PillarStar) => star.id),
  basis: list(choice(STAR_BASES, 'StarBasis'), (star) => star.basis, { min: 1 }),
  roles: optional(
    (star) => star.roles,
    list(choice(DE_XIU_ROLES, ''), (roles: readonly DeXiuRole[]) => roles, { min: 1, max: 2 }),
  ),
  proper: optional((star) => star.proper, flag()),
  stems: optional(
    (star) => star.stems,
    list(label('stems'), (stems: Stems) => stems, { min: 3, max: 3 }),
  ),
  encloses: optional((star) => star.encloses, label('branches')),
});

type Pillars = readonly RelatedPillar[];
const pillars = () => list(choice(RELATED_PILLARS, 'RelatedPillar'), (places: Pillars) => places);

export const RELATION = part<Relation>('Relation')({
  ...named('relations', (relation: Relation) => relation.id),
  pillars: list(choice(RELATED_PILLARS, 'RelatedPillar'), (relation) => relation.pillars, { min: 2, max: 5 }),
  stems: optional(
    (relation) => relation.stems,
    list(label('stems'), (stems: Stems) => stems, { min: 2, max: 2 }),
  ),
  branches: optional(
    (relation) => relation.branches,
    list(label('branches'), (branches: readonly Branch[]) => branches, { min: 2, max: 3 }),
  ),
  adjacent: optional((relation) => relation.adjacent, flag()),
  element: optional((relation) => relation.element, label('elements')),
  half: optional((relation) => relation.half, choice(HALVES, '')),
  missing: optional((relation) => relation.missing, label('branches')),
  from: optional((relation) => relation.from, choice(RELATED_PILLARS, 'RelatedPillar')),
  to: optional((relation) => relation.to, choice(RELATED_PILLARS, 'RelatedPillar')),
  samePolarity: optional((relation) => relation.samePolarity, flag()),
  alsoCombines: optional((relation) => relation.alsoCombines, flag()),
  hiddenStems: optional(
    (relation) => relation.hiddenStems,
    list(label('stems'), (stems: Stems) => stems, { min: 2, max: 2 }),
  ),
  stemClash: optional((relation) => relation.stemClash, flag()),
  withDayMaster: optional((relation) => relation.withDayMaster, flag()),
  monthSupport: optional((relation) => relation.monthSupport, choice(MONTH_SUPPORTS, '')),
  includesMonth: optional((relation) => relation.includesMonth, flag()),
  rivals: optional((relation) => relation.rivals, pillars()),
  siblings: optional((relation) => relation.siblings, pillars()),
  blockedBy: optional((relation) => relation.blockedBy, pillars()),
  elementShown: optional((relation) => relation.elementShown, pillars()),
  clashedBy: optional((relation) => relation.clashedBy, pillars()),
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
