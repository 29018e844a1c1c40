// The Four Pillars of two people. docs/rules/two-people.md D.

import { elementOfBranch } from '../cycle/branch.ts';
import { type Element, element } from '../cycle/element.ts';
import { GROWTH_PHASE_IDS, type GrowthOfYinStems, type GrowthPhaseId, growthPhaseBy } from '../cycle/growth-phase.ts';
import { elementOfNayin, NAYIN_IDS, type NayinId, nayinOf } from '../cycle/nayin.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../cycle/stem.ts';
import { PILLAR_IDS, type PillarId } from '../pillars/four-pillars.ts';
import { HIDDEN_STEMS } from '../pillars/hidden-stems.ts';
import { type Pillar, pillarOf } from '../pillars/pillar.ts';
import type { PillarStarSet } from '../pillars/pillar-star-ids.ts';
import type { StarBasis } from '../pillars/pillar-star-tables.ts';
import { type KnownStarKeys, momentStarsOn, type PillarStar } from '../pillars/pillar-stars.ts';
import { TEN_GOD_IDS, type TenGodGroupId, type TenGodId, tenGod } from '../pillars/ten-gods.ts';
import {
  type AcrossRelation,
  acrossRelations,
  type DayStemRelation,
  dayStemRelation,
  type ElementRelation,
  elementRelation,
  type GroupAcross,
  groupsAcross,
} from './across.ts';
import type { Person, Side } from './person.ts';

/** The ten gods of a pillar of the seen person, by the looker's day stem. */
export interface SeenTenGods {
  readonly pillar: PillarId;
  /** The pillar as the looker's day stem sees it. The seen day stem is a god like any other. */
  readonly seen: Pillar;
}

/** A star that the looker's keys give a pillar of the seen person. */
export interface SeenStar {
  readonly pillar: PillarId;
  readonly star: PillarStar;
}

/** A pillar of the seen person whose branch is void of the looker's year or day pillar. */
export interface SeenVoid {
  readonly pillar: PillarId;
  readonly basis: readonly StarBasis[];
}

/** The phase of the looker's day stem on a branch of the seen person. */
export interface SeenPhase {
  readonly pillar: PillarId;
  readonly phase: GrowthPhaseId;
}

/** Facts of one person's keys in the pillars of the other. Without the day of the first there are no ten gods and no phases. */
export interface PillarsSeen {
  readonly tenGods?: readonly SeenTenGods[] | undefined;
  readonly stars: readonly SeenStar[];
  readonly void: readonly SeenVoid[];
  readonly phases?: readonly SeenPhase[] | undefined;
}

/** Both day stems and their relation. */
export interface DayStems extends Readonly<Record<Side, Stem>> {
  readonly relation: DayStemRelation;
}

/** The nayin of two pillars. */
export interface NayinOfBoth extends Readonly<Record<Side, NayinId>> {
  readonly identical: boolean;
  readonly relation: ElementRelation;
}

/** Counts of a group among the stems of year, month and hour, and among the hidden stems. The day stem is not counted. */
export interface GroupCount {
  readonly shown: number;
  readonly hidden: number;
}
export type TenGodGroups = Readonly<Record<TenGodGroupId, GroupCount>>;

/** The characters of the known pillars, and how many have each element, wood to water. */
export interface ElementCounts {
  readonly characters: number;
  readonly counts: readonly number[];
}

/** An element that one person lacks, and how often the other has it. */
export interface MissingElement {
  readonly element: Element;
  readonly count: number;
}

/** The elements of both, as counts. */
export interface ElementsOfBoth extends Readonly<Record<Side, ElementCounts>> {
  readonly missingInOne: readonly MissingElement[];
  readonly missingInOther: readonly MissingElement[];
}

/** The Four Pillars of two people. */
export interface PillarsOfBoth {
  readonly dayStems?: DayStems;
  readonly relations: readonly AcrossRelation[];
  readonly together: readonly GroupAcross[];
  readonly otherSeenByOne: PillarsSeen;
  readonly oneSeenByOther: PillarsSeen;
  readonly tenGodGroups: { readonly one?: TenGodGroups; readonly other?: TenGodGroups };
  readonly elements?: ElementsOfBoth;
  readonly nayin: { readonly years?: NayinOfBoth; readonly days?: NayinOfBoth };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Conventions of facts that one person's keys give in the pillars of the other. */
export interface SeeingRules {
  readonly pillarStars: PillarStarSet;
  readonly growthOfYinStems: GrowthOfYinStems;
}

/** The Four Pillars of two people. Members are assigned one by one: spreading them would take longer than computing them. */
export function pillarsOfBoth(one: Person, other: Person, rules: SeeingRules): PillarsOfBoth {
  const [ofOne, ofOther] = [one.pairs, other.pairs];
  const tenGodGroups: Writable<PillarsOfBoth['tenGodGroups']> = {};
  const nayin: Writable<PillarsOfBoth['nayin']> = {};
  const both: Writable<PillarsOfBoth> = {
    relations: acrossRelations(ofOne, ofOther),
    together: groupsAcross(ofOne, ofOther),
    otherSeenByOne: viewPillars(one, other, rules),
    oneSeenByOther: viewPillars(other, one, rules),
    tenGodGroups,
    nayin,
  };
  if (ofOne.day !== undefined) tenGodGroups.one = groupsOf(one, ofOne.day);
  if (ofOther.day !== undefined) tenGodGroups.other = groupsOf(other, ofOther.day);
  if (ofOne.year !== undefined && ofOther.year !== undefined) nayin.years = nayinOfBoth(ofOne.year, ofOther.year);
  if (ofOne.day !== undefined && ofOther.day !== undefined) {
    nayin.days = nayinOfBoth(ofOne.day, ofOther.day);
    both.dayStems = dayStemsOf(ofOne.day, ofOther.day);
    both.elements = elementsOf(one, other);
  }
  return both;
}

function dayStemsOf(day: Sexagenary, otherDay: Sexagenary): DayStems {
  const [one, other] = [stemOf(day), stemOf(otherDay)];
  return { one, other, relation: dayStemRelation(one, other) };
}

const nayinOfBoth = (one: Sexagenary, other: Sexagenary): NayinOfBoth => ({
  one: NAYIN_IDS[nayinOf(one)]!,
  other: NAYIN_IDS[nayinOf(other)]!,
  identical: nayinOf(one) === nayinOf(other),
  relation: elementRelation(elementOfNayin(one), elementOfNayin(other)),
});

/** Facts of one person's keys in the pillars of the other. Each list is calculated on request. */
class LazyPillarView implements PillarsSeen {
  readonly #looker: Person;
  readonly #seen: Person;
  readonly #rules: SeeingRules;
  #stars: readonly SeenStar[] | undefined;

  constructor(looker: Person, seen: Person, rules: SeeingRules) {
    this.#looker = looker;
    this.#seen = seen;
    this.#rules = rules;
  }

  get tenGods(): readonly SeenTenGods[] | undefined {
    return this.#byDayMaster((pillar, pair, dayMaster) => ({
      pillar,
      seen: pillarOf(pair, { dayMaster, growthOfYinStems: this.#rules.growthOfYinStems }),
    }));
  }

  get stars(): readonly SeenStar[] {
    this.#stars ??= starsOn(this.#seen, starKeysOfPerson(this.#looker, this.#rules.pillarStars));
    return this.#stars;
  }

  get void(): readonly SeenVoid[] {
    return voidsOf(this.#looker, this.#seen);
  }

  get phases(): readonly SeenPhase[] | undefined {
    return this.#byDayMaster((pillar, pair, dayMaster) => ({
      pillar,
      phase: GROWTH_PHASE_IDS[growthPhaseBy(dayMaster, branchOfPair(pair), this.#rules.growthOfYinStems)]!,
    }));
  }

  /** A row for each known pillar of the seen person; undefined without a day of the looker. */
  #byDayMaster<Row>(rowOf: (pillar: PillarId, pair: Sexagenary, dayMaster: Stem) => Row): readonly Row[] | undefined {
    const { day } = this.#looker.pairs;
    if (day === undefined) return undefined;
    const rows: Row[] = [];
    for (const pillar of PILLAR_IDS) {
      const pair = this.#seen.pairs[pillar];
      if (pair !== undefined) rows.push(rowOf(pillar, pair, stemOf(day)));
    }
    return rows;
  }
}

const viewPillars = (looker: Person, seen: Person, rules: SeeingRules): PillarsSeen =>
  new LazyPillarView(looker, seen, rules);

/** The stars, except the void, which is a member of its own, and stars of a pillar by itself, which need no looker. */
function starsOn({ pairs }: Person, keys: KnownStarKeys): readonly SeenStar[] {
  const stars: SeenStar[] = [];
  for (const pillar of PILLAR_IDS) {
    const pair = pairs[pillar];
    if (pair === undefined) continue;
    for (const star of momentStarsOn(pair, keys))
      if (star.id !== 'kongwang' && !isOfItself(star)) stars.push({ pillar, star });
  }
  return stars;
}

const isOfItself = ({ basis }: PillarStar): boolean => basis.every((each) => each.startsWith('own'));

function voidsOf({ pairs: { year, day } }: Person, { pairs }: Person): readonly SeenVoid[] {
  const voids: SeenVoid[] = [];
  for (const pillar of PILLAR_IDS) {
    const pair = pairs[pillar];
    if (pair === undefined) continue;
    const [ofYear, ofDay] = [isVoidOf(year, pair), isVoidOf(day, pair)];
    if (ofYear || ofDay) voids.push({ pillar, basis: VOID_BASES[Number(ofYear) + 2 * Number(ofDay)]! });
  }
  return voids;
}

const VOID_BASES: readonly (readonly StarBasis[])[] = [[], ['yearPillar'], ['dayPillar'], ['yearPillar', 'dayPillar']];

/** True if a branch is void by a pair (旬空). */
function isVoidOf(key: Sexagenary | undefined, pair: Sexagenary): boolean {
  if (key === undefined) return false;
  const steps = (branchOfPair(pair) - branchOfPair(key) + stemOf(key) - 10 + 24) % 12;
  return steps < 2;
}

/** The known pairs of a person, from which stars are found, and the direction of 元辰 and similar stars if year and gender are known. */
function starKeysOfPerson({ pairs, gender }: Person, set: PillarStarSet): KnownStarKeys {
  const { year, month, day, hour } = pairs;
  const forward =
    year === undefined || gender === undefined
      ? undefined
      : (polarityOfStem(stemOf(year)) === 0) === (gender === 'male');
  return { year, month, day, hour, forward, set };
}

function groupsOf({ pairs }: Person, day: Sexagenary): TenGodGroups {
  const dayMaster = stemOf(day);
  const shown = [0, 0, 0, 0, 0];
  const hidden = [0, 0, 0, 0, 0];
  for (const pillar of PILLAR_IDS) {
    const pair = pairs[pillar];
    if (pair === undefined) continue;
    if (pillar !== 'day') shown[groupOf(tenGod(dayMaster, stemOf(pair)))]! += 1;
    for (const { stem } of HIDDEN_STEMS[branchOfPair(pair)]!) hidden[groupOf(tenGod(dayMaster, stem))]! += 1;
  }
  const countOf = (n: number): GroupCount => ({ shown: shown[n]!, hidden: hidden[n]! });
  return { peer: countOf(0), output: countOf(1), wealth: countOf(2), officer: countOf(3), resource: countOf(4) };
}

/** Two gods a group, in the order of `TEN_GOD_IDS`. */
const groupOf = (god: TenGodId): number => TEN_GOD_IDS.indexOf(god) >> 1;

function elementsOf(one: Person, other: Person): ElementsOfBoth {
  const [ofOne, ofOther] = [countElements(one), countElements(other)];
  return {
    one: ofOne,
    other: ofOther,
    missingInOne: missingOf(ofOne, ofOther),
    missingInOther: missingOf(ofOther, ofOne),
  };
}

function countElements({ pairs }: Person): ElementCounts {
  const counts = [0, 0, 0, 0, 0];
  let characters = 0;
  for (const pillar of PILLAR_IDS) {
    const pair = pairs[pillar];
    if (pair === undefined) continue;
    characters += 2;
    counts[elementOfStem(stemOf(pair))]! += 1;
    counts[elementOfBranch(branchOfPair(pair))]! += 1;
  }
  return { characters, counts };
}

function missingOf({ counts }: ElementCounts, { counts: others }: ElementCounts): readonly MissingElement[] {
  const missing: MissingElement[] = [];
  for (let n = 0; n < counts.length; n++) {
    if (counts[n] === 0) missing.push({ element: element(n), count: others[n]! });
  }
  return missing;
}
