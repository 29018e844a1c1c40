// Facts of two Zi Wei charts without a direction. docs/rules/two-people.md C2.

import { type Branch, branch } from '../cycle/branch.ts';
import { ELEMENT_IDS, type Element, element } from '../cycle/element.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { branchRelations } from '../pillars/relations.ts';
import { BUREAU_IDS, type BureauId, bureauId } from '../ziwei/bureau.ts';
import { PALACE_IDS, type PalaceId } from '../ziwei/palaces.ts';
import type { GradedStarId } from '../ziwei/star-ids.ts';
import type { ZiweiChart } from '../ziwei/ziwei-chart.ts';
import { type AcrossId, type ElementRelation, elementRelation, type PairRelation } from './across.ts';
import type { Person } from './person.ts';

const TOGETHER_IDS = ['lifeLife', 'yearYear', 'spouseLife', 'lifeSpouse'] as const;
export type TogetherId = (typeof TOGETHER_IDS)[number];

/** The relations of branches that Zi Wei knows. Its 暗合 is the six combination. */
const ZIWEI_RELATION_IDS: readonly AcrossId[] = [
  'sameBranch',
  'sixCombine',
  'halfCombine',
  'archCombine',
  'sixClash',
  'punishment',
  'selfPunishment',
  'harm',
];

/** A branch of a person: of a palace, or of the year. */
export interface BranchOfPerson {
  readonly palace?: PalaceId;
  readonly branch: Branch;
}

/** Two branches, one of each person. */
export interface BranchesTogether {
  readonly id: TogetherId;
  readonly one: BranchOfPerson;
  readonly other: BranchOfPerson;
  /** Palaces between them by the shorter way, 0 … 6. */
  readonly distance: number;
  readonly relations: readonly PairRelation[];
}

/** Both bureaus, and the relation of their elements. */
export interface BureausTogether {
  readonly one: BureauId;
  readonly other: BureauId;
  readonly relation: ElementRelation;
}

/** The stars that are in one palace of each. */
export interface SharedStars {
  readonly one: PalaceId;
  readonly other: PalaceId;
  readonly stars: readonly GradedStarId[];
}

/** Facts of two charts without a direction. */
export interface ZiweiTogether {
  readonly branches: readonly BranchesTogether[];
  readonly bureaus?: BureausTogether;
  readonly sharedStars?: readonly SharedStars[];
}

/** Finds the facts of two charts without a direction. */
export function ziweiTogether(one: Person, other: Person): ZiweiTogether {
  const years = yearsTogether(one, other);
  if (one.chart === undefined || other.chart === undefined) return { branches: years };
  const [first, second] = [one.chart.ziwei, other.chart.ziwei];
  const row = (id: TogetherId, ofOne: PalaceId, ofOther: PalaceId) =>
    together(id, placeOf(first, ofOne), placeOf(second, ofOther));
  return {
    branches: [
      row('lifeLife', 'life', 'life'),
      ...years,
      row('spouseLife', 'spouse', 'life'),
      row('lifeSpouse', 'life', 'spouse'),
    ],
    bureaus: bureausOf(first, second),
    sharedStars: [sharedStars(first, 'spouse', second, 'life'), sharedStars(first, 'life', second, 'spouse')],
  };
}

const yearsTogether = ({ ziweiYear: one }: Person, { ziweiYear: other }: Person): readonly BranchesTogether[] =>
  one === undefined || other === undefined
    ? []
    : [together('yearYear', { branch: branchOfPair(one) }, { branch: branchOfPair(other) })];

const placeOf = ({ lifeBranch: life }: ZiweiChart, palace: PalaceId): Required<BranchOfPerson> => ({
  palace,
  branch: branch(life - PALACE_IDS.indexOf(palace)),
});

function together(id: TogetherId, one: BranchOfPerson, other: BranchOfPerson): BranchesTogether {
  const steps = (other.branch - one.branch + 12) % 12;
  return {
    id,
    one,
    other,
    distance: Math.min(steps, 12 - steps),
    relations: ziweiRelations(one.branch, other.branch),
  };
}

/** By both branches, each on first use. */
const ZIWEI_RELATIONS: (readonly PairRelation[])[] = [];

function ziweiRelations(one: Branch, other: Branch): readonly PairRelation[] {
  const both = one * 12 + other;
  ZIWEI_RELATIONS[both] ??= relationsOf(one, other);
  return ZIWEI_RELATIONS[both];
}

function relationsOf(one: Branch, other: Branch): readonly PairRelation[] {
  const same: PairRelation[] = one === other ? [{ id: 'sameBranch' }] : [];
  const rest = branchRelations(one, other).map(
    ({ id, facts: { element: its, half, missing }, acts }): PairRelation => ({
      id: id as AcrossId,
      ...(its !== undefined && { element: its }),
      ...(half !== undefined && { half }),
      ...(missing !== undefined && { missing }),
      ...(acts === 'first' && { from: 'one', to: 'other' }),
      ...(acts === 'second' && { from: 'other', to: 'one' }),
    }),
  );
  return [...same, ...rest].filter(({ id }) => ZIWEI_RELATION_IDS.includes(id));
}

function bureausOf(one: ZiweiChart, other: ZiweiChart): BureausTogether {
  const [ofOne, ofOther] = [one.bureau, other.bureau];
  return {
    one: bureauId(ofOne),
    other: bureauId(ofOther),
    relation: elementRelation(ELEMENT_OF_BUREAU[ofOne - 2]!, ELEMENT_OF_BUREAU[ofOther - 2]!),
  };
}

/** The element of a bureau, from its id: `water2`. */
const ELEMENT_OF_BUREAU: readonly Element[] = BUREAU_IDS.map((id) =>
  element(ELEMENT_IDS.findIndex((each) => id.startsWith(each))),
);

function sharedStars(first: ZiweiChart, one: PalaceId, second: ZiweiChart, other: PalaceId): SharedStars {
  const [here, there] = [starsIn(first, one), starsIn(second, other)];
  const stars: GradedStarId[] = [];
  for (const star of here) if (there.includes(star)) stars.push(star);
  return { one, other, stars };
}

/** The major and the minor stars of a palace. */
function starsIn(chart: ZiweiChart, palace: PalaceId): readonly GradedStarId[] {
  const { majorStars, minorStars } = chart.palaces[branch(chart.lifeBranch - PALACE_IDS.indexOf(palace))]!;
  const ids: GradedStarId[] = [];
  for (const { id } of majorStars) ids.push(id as GradedStarId);
  for (const { id } of minorStars) ids.push(id as GradedStarId);
  return ids;
}
