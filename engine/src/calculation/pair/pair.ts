// `beichen/pair`: two people side by side, in Zi Wei and in the Four Pillars. docs/rules/two-people.md. Facts of structure, each with its direction, without a score.

import { type ConventionOptions, type Conventions, conventionsOf } from '../casting/conventions.ts';
import type { At } from '../casting/transits/at.ts';
import {
  problemsOfTransits,
  TRANSIT_CONVENTION_RULES,
  type TransitOptions,
} from '../casting/transits/cast-transits.ts';
import { InvalidMoment, MOMENT_RULES } from '../casting/transits/moment.ts';
import { check, FLAG, oneOf, optional, type Rule, recordOf, ruleFor } from '../input/input.ts';
import { type Board, type BoardOptions, boardOf, PAIR_FLIGHTS } from './board.ts';
import { type MomentOfTwo, momentOfTwo } from './moment.ts';
import { conventionsOfPair, type Person, type PersonInput, personOf, type Side } from './person.ts';
import { type PillarsOfBoth, pillarsOfBoth } from './pillars.ts';
import { type ZiweiTogether, ziweiTogether } from './together.ts';

export type { KnownPairs } from '../pillars/four-pillars.ts';
export type { BranchGroup } from '../pillars/relations.ts';
export type { TenGodGroupId } from '../pillars/ten-gods.ts';
export type { YearStarId } from '../ziwei/year-stars.ts';
export type {
  AcrossId,
  AcrossRelation,
  DayStemRelation,
  DayStemRelationId,
  ElementRelation,
  ElementRelationId,
  GroupAcross,
  GroupMember,
  PairRelation,
} from './across.ts';
export type {
  Board,
  BoardOptions,
  BoardPalace,
  FlightLanding,
  GuestFlights,
  GuestTransformation,
  PairFlights,
  Seat,
  YearStarPlace,
} from './board.ts';
export type {
  BoardAtLevels,
  LandingAtLevels,
  LevelsOfPerson,
  LuckChangeOfPerson,
  LuckOfBoth,
  LuckOfPerson,
  MomentOfTwo,
  PlaceAtLevels,
  YearTransformation,
} from './moment.ts';
export {
  type AssumedYear,
  InvalidPair,
  type KnownId,
  type PairProblem,
  type Person,
  type PersonByDay,
  type PersonByYear,
  type PersonInput,
  type Side,
  type UnsettledPillar,
} from './person.ts';
export type {
  DayStems,
  ElementCounts,
  ElementsOfBoth,
  GroupCount,
  MissingElement,
  NayinOfBoth,
  PillarsOfBoth,
  PillarsSeen,
  SeenPhase,
  SeenStar,
  SeenTenGods,
  SeenVoid,
  TenGodGroups,
} from './pillars.ts';
export type {
  BranchesTogether,
  BranchOfPerson,
  BureausTogether,
  SharedStars,
  TogetherId,
  ZiweiTogether,
} from './together.ts';
export { PAIR_WARNING_CODES, type PairWarningCode } from './warning-codes.ts';
export { type PairWarning, pairWarningsOf } from './warnings.ts';

/** Options of `pairOf`: conventions for both, members on request, and a moment with its place. */
export interface PairOptions extends BoardOptions, TransitOptions {
  /** For both people. Given charts have their own, which must agree. */
  readonly conventions?: ConventionOptions | undefined;
  /** A moment in both lives. */
  readonly at?: At | undefined;
}

/** The Zi Wei charts of two people. */
export interface ZiweiOfBoth {
  /** The other in the board of one, who is the host. Absent without a chart of the host. */
  readonly otherInOne?: Board;
  readonly oneInOther?: Board;
  readonly together: ZiweiTogether;
}

/** Two people side by side. */
export interface TwoPeople extends Readonly<Record<Side, Person>> {
  readonly conventions: Conventions;
  readonly ziwei: ZiweiOfBoth;
  readonly fourPillars: PillarsOfBoth;
  readonly moment?: MomentOfTwo;
}

const ANY: Rule = /* @__PURE__ */ ruleFor('object', 'as castChart and castTransits take it', () => true);
const OPTIONS = /* @__PURE__ */ recordOf<PairOptions>({
  conventions: ANY,
  at: ANY,
  flights: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(PAIR_FLIGHTS)),
  minorStars: /* @__PURE__ */ optional(FLAG),
  ...MOMENT_RULES,
  ...TRANSIT_CONVENTION_RULES,
});

/**
 * Compares two people. Each may be a chart, a birth, a day without an hour or a year alone; unknown facts are absent.
 * @throws InvalidPair with every problem of a person, the person before the member (`other.year`), and for charts with different conventions
 * @throws InvalidMoment for an impossible moment, and for one before the later birth
 * @throws RangeError for an option or a convention that does not exist
 * @example pairOf(castChart(mine), castChart(yours)).ziwei.otherInOne?.seat.palace // 'friends': where the year of `yours` falls in the palaces of `mine`
 * @example pairOf(birth, { year: 1968 }).fourPillars.relations
 */
export function pairOf(one: PersonInput, other: PersonInput, options: PairOptions = {}): TwoPeople {
  check('options', options, OPTIONS);
  const by = conventionsOfPair(one, other, options.conventions ?? {});
  const [first, second] = [personOf('one', one, by), personOf('other', other, by)];
  const conventions = first.chart?.conventions ?? second.chart?.conventions ?? conventionsOf(by);
  const pair: Writable<TwoPeople> = {
    one: first,
    other: second,
    conventions,
    ziwei: ziweiOfBoth(first, second, options),
    fourPillars: pillarsOfBoth(first, second, {
      pillarStars: conventions.pillarStars,
      growthOfYinStems: conventions.school.growthOfYinStems,
    }),
  };
  if (options.at !== undefined) pair.moment = momentAt(pair, options.at, options);
  return pair;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function ziweiOfBoth(one: Person, other: Person, options: BoardOptions): ZiweiOfBoth {
  const ziwei: Writable<ZiweiOfBoth> = { together: ziweiTogether(one, other) };
  const [otherInOne, oneInOther] = [boardIn(one, other, options), boardIn(other, one, options)];
  if (otherInOne !== undefined) ziwei.otherInOne = otherInOne;
  if (oneInOther !== undefined) ziwei.oneInOther = oneInOther;
  return ziwei;
}

/** Undefined without a chart of the host or the year of the guest. */
function boardIn({ chart }: Person, { chart: guest, ziweiYear }: Person, options: BoardOptions): Board | undefined {
  if (chart === undefined || ziweiYear === undefined) return undefined;
  return boardOf(chart, guest ?? { ziweiYear }, options);
}

function momentAt(people: Readonly<Record<Side, Person>>, at: At, options: PairOptions): MomentOfTwo {
  const { conventions: _conventions, at: _at, flights: _flights, minorStars: _minorStars, ...ofMoment } = options;
  const problems = problemsOfTransits(at, ofMoment);
  if (problems.length > 0) throw new InvalidMoment(problems);
  return momentOfTwo(people, at, ofMoment);
}
