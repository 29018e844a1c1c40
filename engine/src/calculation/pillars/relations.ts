// Relations between pillars: combinations, clashes, punishments, harms and the like of stems and branches, between the natal pillars and with a pillar of luck
// or of a moment. docs/rules/bazi-depth.md B. Each is a fact with the details that the texts consider; none says that a combination transforms, or that
// one is good.

import { type Branch, branch, branchesOf } from '../cycle/branch.ts';
import { type Element, element } from '../cycle/element.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem, stem, stemsOf } from '../cycle/stem.ts';
import { type KnownPairs, type NatalPairs, PILLAR_IDS } from './four-pillars.ts';
import type { RelationId } from './relation-ids.ts';

/** The natal pillars in their order, and one of luck or of a moment. */
export const RELATED_PILLARS = [...PILLAR_IDS, 'moment'] as const;
export type RelatedPillar = (typeof RELATED_PILLARS)[number];

/** Support by the month for the element of combined stems. */
export const MONTH_SUPPORTS = ['primary', 'secondary', 'none'] as const;
type MonthSupport = (typeof MONTH_SUPPORTS)[number];

export const HALVES = ['birth', 'grave'] as const;
type Half = (typeof HALVES)[number];

/** A relation of pillars. Members that do not apply to its kind are absent. */
export interface Relation {
  readonly id: RelationId;
  /** In the order of the pillars. For three branches, every pillar with one of them. */
  readonly pillars: readonly RelatedPillar[];
  /** The stems of the pillars, or the branches. For three branches, in their own order. */
  readonly stems?: readonly Stem[];
  readonly branches?: readonly Branch[];
  /** True if two natal pillars are adjacent. A pillar of luck or of a moment has no neighbours. */
  readonly adjacent?: boolean;
  readonly element?: Element;
  /** For two branches of a trine: whether its first or its last branch is one of them. */
  readonly half?: Half;
  /** The missing branch. */
  readonly missing?: Branch;
  /** The acting pillar, and the other. */
  readonly from?: RelatedPillar;
  readonly to?: RelatedPillar;
  readonly samePolarity?: boolean;
  /** For a destruction: true if the two also combine. */
  readonly alsoCombines?: boolean;
  /** The hidden stems that combine, in the order of the verse: 丁壬 of 午亥. */
  readonly hiddenStems?: readonly Stem[];
  /** For reversed pillars: true if their stems clash; otherwise one only controls the other. */
  readonly stemClash?: boolean;
  readonly withDayMaster?: boolean;
  readonly monthSupport?: MonthSupport;
  readonly includesMonth?: boolean;
  /** Other pillars with one of the two (争合). */
  readonly rivals?: readonly RelatedPillar[];
  /** Other pillars with the element of one of the two stems in the other polarity (妒合). */
  readonly siblings?: readonly RelatedPillar[];
  /** Pillars between the two whose stem controls one of them. */
  readonly blockedBy?: readonly RelatedPillar[];
  /** Pillars whose stem has the element; for combined stems, other pillars. */
  readonly elementShown?: readonly RelatedPillar[];
  /** Other pillars whose branch clashes with one of these. */
  readonly clashedBy?: readonly RelatedPillar[];
}

/** The relations between the four natal pillars: of stems, of three branches, of two pillars. */
export const natalRelations = (natal: NatalPairs): readonly Relation[] => relationsIn(inOrder(natal));

/** The relations of two natal stems. */
export const natalStemRelations = (natal: NatalPairs): readonly Relation[] => ofPairs(inOrder(natal), ofStems);

/** The relations of a pillar of luck or of a moment with the known natal pillars. */
export const momentRelations = (pair: Sexagenary, natal: KnownPairs): readonly Relation[] =>
  relationsIn([...inOrder(natal), placedPillar('moment', pair)]).filter(({ pillars }) => pillars.includes('moment'));

interface PlacedPillar {
  readonly place: RelatedPillar;
  readonly stem: Stem;
  readonly branch: Branch;
}

const placedPillar = (place: RelatedPillar, pair: Sexagenary): PlacedPillar => ({
  place,
  stem: stemOf(pair),
  branch: branchOfPair(pair),
});

const inOrder = (natal: KnownPairs): readonly PlacedPillar[] =>
  PILLAR_IDS.flatMap((place) => (natal[place] === undefined ? [] : [placedPillar(place, natal[place])]));

function relationsIn(pillars: readonly PlacedPillar[]): readonly Relation[] {
  const groups = BRANCH_GROUPS.filter(({ of }) => isComplete(of, pillars));
  return [
    ...ofPairs(pillars, ofStems),
    ...groups.map((group) => ofGroup(pillars, group)),
    ...ofPairs(pillars, (one, two) => [...ofBranches(one, two, pillars), ...ofPillars(one, two)]),
  ];
}

/** Relations of all pairs of pillars. */
function ofPairs(
  pillars: readonly PlacedPillar[],
  between: (one: PlacedPillar, two: PlacedPillar, pillars: readonly PlacedPillar[]) => readonly Relation[],
): readonly Relation[] {
  const relations: Relation[] = [];
  for (let n = 0; n < pillars.length; n++) {
    for (let m = n + 1; m < pillars.length; m++) {
      for (const relation of between(pillars[n]!, pillars[m]!, pillars)) relations.push(relation);
    }
  }
  return relations;
}

// ---- Two stems: they combine, or clash, or one controls the other

// 甲己合土, 乙庚合金, 丙辛合水, 丁壬合木, 戊癸合火
const STEM_COMBINES = combines('甲己土 乙庚金 丙辛水 丁壬木 戊癸火', stemsOf);
const STEM_CLASHES = '甲庚 乙辛 丙壬 丁癸'.split(' ').map(stemsOf);

function ofStems(one: PlacedPillar, two: PlacedPillar, pillars: readonly PlacedPillar[]): readonly Relation[] {
  const both = { pillars: [one.place, two.place], stems: [one.stem, two.stem], ...adjacency(one, two) };
  const combined = elementOfCombinedStems(one.stem, two.stem);
  if (combined !== undefined)
    return [{ id: 'stemCombine', ...both, ...factsOfCombinedStems(one, two, combined, pillars) }];
  const controller = controls(one.stem, two.stem) ? one : controls(two.stem, one.stem) ? two : undefined;
  if (controller === undefined) return [];
  const way = { from: controller.place, to: controller === one ? two.place : one.place };
  if (clash(one.stem, two.stem)) return [{ id: 'stemClash', ...both, ...way }];
  return [{ id: 'stemControl', ...both, ...way, samePolarity: haveSamePolarity(one, two) }];
}

/** True if the element of one stem controls the element of another. */
export const controls = (one: Stem, two: Stem): boolean => element(elementOfStem(one) + 2) === elementOfStem(two);
/** True if two stems clash. */
export const clash = (one: Stem, two: Stem): boolean => STEM_CLASHES.some((pair) => isPair(pair, one, two));
const haveSamePolarity = (one: PlacedPillar, two: PlacedPillar): boolean =>
  polarityOfStem(one.stem) === polarityOfStem(two.stem);

function factsOfCombinedStems(one: PlacedPillar, two: PlacedPillar, its: Element, pillars: readonly PlacedPillar[]) {
  const others = pillars.filter((pillar) => pillar !== one && pillar !== two);
  const isOne = (own: Stem): boolean => own === one.stem || own === two.stem;
  const between = pillars.slice(pillars.indexOf(one) + 1, pillars.indexOf(two));
  const areNatal = two.place !== 'moment';
  const month = pillars.find(({ place }) => place === 'month');
  return {
    element: its,
    withDayMaster: one.place === 'day' || two.place === 'day',
    ...(month && { monthSupport: monthSupport(its, month.branch) }),
    rivals: placesOf(others, (other) => isOne(other.stem)),
    siblings: placesOf(others, (other) => isOne(otherPolarity(other.stem))),
    ...(areNatal && {
      blockedBy: placesOf(between, (other) => controls(other.stem, one.stem) || controls(other.stem, two.stem)),
    }),
    elementShown: placesOf(others, (other) => elementOfStem(other.stem) === its),
  };
}

/** The stem of the same element and the other polarity: 甲 and 乙. */
const otherPolarity = (own: Stem): Stem => stem(own ^ 1);

// 三命通会 卷二 论十干化气: the months that support the element of a combination.
const SUPPORTING_MONTHS: readonly { readonly primary: readonly Branch[]; readonly secondary: readonly Branch[] }[] = [
  '亥卯未 寅', // 木
  '寅午戌 巳', // 火
  '辰戌丑未 午', // 土
  '巳酉丑 申', // 金
  '申子辰 亥', // 水
].map((row) => {
  const [primary = '', secondary = ''] = row.split(' ');
  return { primary: branchesOf(primary), secondary: branchesOf(secondary) };
});

function monthSupport(its: Element, month: Branch): MonthSupport {
  const { primary, secondary } = SUPPORTING_MONTHS[its]!;
  return primary.includes(month) ? 'primary' : secondary.includes(month) ? 'secondary' : 'none';
}

// ---- Three branches

export interface BranchGroup {
  readonly id: 'threeCombine' | 'threeMeeting' | 'threePunishment';
  readonly of: readonly Branch[];
  readonly element?: Element;
}

const TRINES = combines('申子辰水 亥卯未木 寅午戌火 巳酉丑金', branchesOf);
const DIRECTIONS = combines('寅卯辰木 巳午未火 申酉戌金 亥子丑水', branchesOf);
// Each punishes the next, and the last the first.
const PUNISHMENTS = ['寅巳申', '丑戌未'].map(branchesOf);

/** The groups of three branches. */
export const BRANCH_GROUPS: readonly BranchGroup[] = [
  ...TRINES.map((trine) => ({ id: 'threeCombine', ...trine }) as const),
  ...DIRECTIONS.map((direction) => ({ id: 'threeMeeting', ...direction }) as const),
  ...PUNISHMENTS.map((of) => ({ id: 'threePunishment', of }) as const),
];

const isComplete = (of: readonly Branch[], pillars: readonly PlacedPillar[]): boolean =>
  of.every((each) => pillars.some((pillar) => pillar.branch === each));

function ofGroup(pillars: readonly PlacedPillar[], { id, of, element: its }: BranchGroup): Relation {
  const members = pillars.filter((pillar) => of.includes(pillar.branch));
  const facts = its === undefined ? {} : { element: its, ...factsOfCombinedBranches(members, its, pillars) };
  return { id, pillars: members.map(({ place }) => place), branches: of, ...facts };
}

function factsOfCombinedBranches(members: readonly PlacedPillar[], its: Element, pillars: readonly PlacedPillar[]) {
  const others = pillars.filter((pillar) => !members.includes(pillar));
  return {
    includesMonth: members.some(({ place }) => place === 'month'),
    elementShown: placesOf(pillars, (pillar) => elementOfStem(pillar.stem) === its),
    clashedBy: placesOf(others, (other) => members.some((member) => isOpposite(member.branch, other.branch))),
  };
}

// ---- Two branches: they may have several relations

// 子丑合土, 寅亥合木, 卯戌合火, 辰酉合金, 巳申合水, 午未合土
const SIX_COMBINES = combines('子丑土 寅亥木 卯戌火 辰酉金 巳申水 午未土', branchesOf);
const SELF_PUNISHED = branchesOf('辰午酉亥');
const MUTUAL_PUNISHMENT = branchesOf('子卯');
const HARMS = '子未 丑午 寅巳 卯辰 申亥 酉戌'.split(' ').map(branchesOf);
const DESTRUCTIONS = '子酉 丑辰 寅亥 卯午 巳申 未戌'.split(' ').map(branchesOf);
/** 绝: one is the branch where the element of the other ends. */
const SEVERANCES = '子巳 午亥 寅酉 卯申'.split(' ').map(branchesOf);
/** 暗合: branches whose main hidden stems combine, each with its stem. */
const HIDDEN_COMBINES = ['寅丑 甲己', '午亥 丁壬', '卯申 乙庚'].map((row) => {
  const [of = '', stems = ''] = row.split(' ');
  return { of: branchesOf(of), stems: stemsOf(stems) };
});

/** The element of two stems that combine; undefined for stems that do not. */
export const elementOfCombinedStems = (one: Stem, two: Stem): Element | undefined =>
  STEM_COMBINES.find(({ of }) => isPair(of, one, two))?.element;

/** A relation of two branches, independent of their pillars. */
export interface BranchRelation {
  readonly id: RelationId;
  readonly facts: Pick<Relation, 'element' | 'half' | 'missing' | 'hiddenStems' | 'alsoCombines'>;
  /** Three branches that replace it if all are present. */
  readonly partOf?: readonly Branch[];
  /** The acting branch. */
  readonly acts?: 'first' | 'second';
}

/** A row of the table of relations: two branches in any order, of which one may act on the other. */
interface BranchRow extends Omit<BranchRelation, 'acts'> {
  readonly of: readonly Branch[];
  readonly actor?: Branch;
}

const isSixCombine = ([one, two]: readonly Branch[]): boolean => SIX_COMBINES.some(({ of }) => isPair(of, one!, two!));

/** All relations of two branches. Several relations of the same two are found in this order. */
// biome-ignore format: a kind of row each
const BRANCH_ROWS: readonly BranchRow[] = [
  ...SIX_COMBINES.map(({ of, element: its }): BranchRow => ({ id: 'sixCombine', of, facts: { element: its } })),
  ...TRINES.flatMap(({ of: partOf, element: its }): BranchRow[] => {
    const [first, middle, last] = partOf as [Branch, Branch, Branch];
    return [
      { id: 'archCombine', of: [first, last],   facts: { element: its, missing: middle }, partOf },
      { id: 'halfCombine', of: [first, middle], facts: { element: its, half: 'birth' },   partOf },
      { id: 'halfCombine', of: [middle, last],  facts: { element: its, half: 'grave' },   partOf },
    ];
  }),
  ...DIRECTIONS.map(({ of: partOf, element: its }): BranchRow => {
    const [first, middle, last] = partOf as [Branch, Branch, Branch];
    return { id: 'archMeeting', of: [first, last], facts: { element: its, missing: middle }, partOf };
  }),
  ...branchesOf('子丑寅卯辰巳').map((one): BranchRow => ({ id: 'sixClash', of: [one, branch(one + 6)], facts: {} })),
  ...PUNISHMENTS.flatMap((partOf) => partOf.map((actor, n): BranchRow =>
    ({ id: 'punishment', of: [actor, partOf[(n + 1) % partOf.length]!], facts: {}, partOf, actor }))),
  { id: 'punishment', of: MUTUAL_PUNISHMENT, facts: {} },
  ...SELF_PUNISHED.map((one): BranchRow => ({ id: 'selfPunishment', of: [one, one], facts: {} })),
  ...HARMS.map((of): BranchRow => ({ id: 'harm', of, facts: {} })),
  ...DESTRUCTIONS.map((of): BranchRow => ({ id: 'destruction', of, facts: { alsoCombines: isSixCombine(of) } })),
  ...HIDDEN_COMBINES.map(({ of, stems }): BranchRow => ({ id: 'hiddenCombine', of, facts: { hiddenStems: stems } })),
  ...SEVERANCES.map((of): BranchRow => ({ id: 'severance', of, facts: {} })),
];

/** Relations of each two branches, cached. */
const BETWEEN: (readonly BranchRelation[])[] = [];
export function branchRelations(a: Branch, b: Branch): readonly BranchRelation[] {
  BETWEEN[a * 12 + b] ??= BRANCH_ROWS.filter(({ of }) => isPair(of, a, b)).map(({ of: _, actor, ...relation }) =>
    actor === undefined ? relation : { ...relation, acts: actor === a ? 'first' : 'second' },
  );
  return BETWEEN[a * 12 + b]!;
}

function ofBranches(one: PlacedPillar, two: PlacedPillar, pillars: readonly PlacedPillar[]): readonly Relation[] {
  const [a, b] = [one.branch, two.branch];
  const relations: Relation[] = [];
  for (const { id, facts, partOf, acts } of branchRelations(a, b)) {
    if (partOf !== undefined && isComplete(partOf, pillars)) continue;
    relations.push({
      id,
      pillars: [one.place, two.place],
      branches: [a, b],
      ...adjacency(one, two),
      ...facts,
      ...(acts === 'first' && { from: one.place, to: two.place }),
      ...(acts === 'second' && { from: two.place, to: one.place }),
      ...(id === 'sixCombine' && {
        ...factsOfCombinedBranches([one, two], facts.element!, pillars),
        rivals: placesOf(
          pillars,
          (other) => other !== one && other !== two && (other.branch === a || other.branch === b),
        ),
      }),
    });
  }
  return relations;
}

/** True if two branches are opposite. */
export const isOpposite = (one: Branch, two: Branch): boolean => branch(one + 6) === two;

// ---- Two whole pillars

function ofPillars(one: PlacedPillar, two: PlacedPillar): readonly Relation[] {
  const both = { pillars: [one.place, two.place], ...adjacency(one, two) };
  if (one.stem === two.stem && one.branch === two.branch) return [{ id: 'pillarRepeat', ...both }];
  const oneControls = controls(one.stem, two.stem) || controls(two.stem, one.stem);
  if (!isOpposite(one.branch, two.branch) || !oneControls || !haveSamePolarity(one, two)) return [];
  return [{ id: 'pillarReverse', ...both, stemClash: clash(one.stem, two.stem) }];
}

// ---- Details of relations

/** True if two natal pillars are adjacent. */
const adjacency = (one: PlacedPillar, two: PlacedPillar): { readonly adjacent?: boolean } =>
  two.place === 'moment'
    ? {}
    : { adjacent: RELATED_PILLARS.indexOf(two.place) - RELATED_PILLARS.indexOf(one.place) === 1 };

const placesOf = (
  pillars: readonly PlacedPillar[],
  which: (pillar: PlacedPillar) => boolean,
): readonly RelatedPillar[] => pillars.filter(which).map(({ place }) => place);

/** True if two values are the two of a pair, in any order. */
function isPair<T>([first, second]: readonly T[], one: T, two: T): boolean {
  return (one === first && two === second) || (one === second && two === first);
}

/** Reads what combines, each word with the element behind it. */
function combines<T>(row: string, read: (hanzi: string) => readonly T[]) {
  return row
    .split(' ')
    .map((word) => ({ of: read(word.slice(0, -1)), element: element('木火土金水'.indexOf(word.slice(-1))) }));
}
