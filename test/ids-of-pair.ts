// The facts of a pair by ids, in the form of the case file. For tests.

import { BRANCH_IDS, type Branch } from '../engine/src/calculation/cycle/branch.ts';
import { ELEMENT_IDS, type Element } from '../engine/src/calculation/cycle/element.ts';
import { hanziOfPair, type Sexagenary } from '../engine/src/calculation/cycle/sexagenary.ts';
import { STEM_IDS, type Stem } from '../engine/src/calculation/cycle/stem.ts';
import type { TwoPeople } from '../engine/src/calculation/pair/pair.ts';
import type { PillarsOfBoth, PillarsSeen } from '../engine/src/calculation/pair/pillars.ts';
import type { Star } from '../engine/src/calculation/ziwei/star.ts';

const branchOf = (branch: Branch) => BRANCH_IDS[branch];
const stemOf = (stem: Stem) => STEM_IDS[stem];
const elementOf = (element: Element) => ELEMENT_IDS[element];
const pairOf = (pair: Sexagenary) => hanziOfPair(pair);
const starOf = ({ id, brightness, transformation }: Star) => ({
  id,
  ...(brightness && { brightness }),
  ...(transformation && { transformation }),
});

/** Functions that name the numbers of a member. */
const NAMED: Readonly<Record<string, (value: never) => unknown>> = {
  branch: branchOf,
  missing: branchOf,
  branches: (all: readonly (Branch | object)[]) =>
    all.map((each) => (typeof each === 'object' ? idsOf(each) : branchOf(each))),
  stem: stemOf,
  stems: (all: readonly Stem[]) => all.map(stemOf),
  hiddenStems: (all: readonly Stem[]) => all.map(stemOf),
  element: elementOf,
  pair: pairOf,
};

/** Facts with ids instead of numbers. */
function idsOf(facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name === 'ordinal' ? 'number' : name, idOf(name, value)]), // as the case file has it
  );
}

function idOf(name: string, value: unknown): unknown {
  const named = NAMED[name];
  if (named !== undefined) return named(value as never);
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'object' ? idsOf(each) : each));
  return typeof value === 'object' && value !== null ? idsOf(value) : value;
}

const seenOf = ({ tenGods, stars, phases, void: voids }: PillarsSeen) => ({
  ...idsOf({ phases, void: voids }),
  ...(tenGods && {
    tenGods: tenGods.map(({ pillar, seen: { tenGod, hiddenStems } }) => ({
      pillar,
      stem: tenGod,
      hiddenStems: hiddenStems.map((hidden) => ({ stem: stemOf(hidden.stem), tenGod: hidden.tenGod })),
    })),
  }),
  stars: stars.map(({ pillar, star }) => ({ pillar, ...idsOf(star) })),
});

/** The Four Pillars of a pair. */
export function idsOfPillars({
  dayStems,
  elements,
  relations,
  otherSeenByOne,
  oneSeenByOther,
  ...rest
}: PillarsOfBoth) {
  const countsOf = (counts: readonly number[]) =>
    Object.fromEntries(counts.map((count, n) => [ELEMENT_IDS[n]!, count]));
  return {
    ...idsOf(rest),
    relations: relations.map(({ one, other, relation }) => ({ one, other, ...idsOf(relation) })),
    otherSeenByOne: seenOf(otherSeenByOne),
    oneSeenByOther: seenOf(oneSeenByOther),
    ...(dayStems && {
      dayStems: { one: stemOf(dayStems.one), other: stemOf(dayStems.other), relation: idsOf(dayStems.relation) },
    }),
    ...(elements && {
      elements: {
        ...idsOf({ missingInOne: elements.missingInOne, missingInOther: elements.missingInOther }),
        one: { characters: elements.one.characters, counts: countsOf(elements.one.counts) },
        other: { characters: elements.other.characters, counts: countsOf(elements.other.counts) },
      },
    }),
  };
}

const boardOf = (board: TwoPeople['ziwei']['otherInOne']) =>
  board && {
    ...idsOf({ transformations: board.transformations, yearStars: board.yearStars, flights: board.flights }),
    seat: {
      ...idsOf(board.seat),
      majorStars: board.seat.majorStars.map(({ id }) => id),
      minorStars: board.seat.minorStars.map(({ id }) => id),
    },
    palaces: board.palaces.map(({ majorStars, minorStars, ...palace }) => ({
      ...idsOf(palace),
      ...(majorStars && { majorStars: majorStars.map(starOf) }),
      ...(minorStars && { minorStars: minorStars.map(({ id }) => id) }),
    })),
  };

/** The facts of a pair. */
export function idsOfPair({ ziwei, fourPillars, moment }: TwoPeople) {
  return {
    ziwei: {
      ...(ziwei.otherInOne && { otherInOne: boardOf(ziwei.otherInOne) }),
      ...(ziwei.oneInOther && { oneInOther: boardOf(ziwei.oneInOther) }),
      together: idsOf(ziwei.together),
    },
    fourPillars: idsOfPillars(fourPillars),
    ...(moment && { moment: { ziwei: idsOf(moment.ziwei), ...(moment.luck && { luck: idsOf(moment.luck) }) } }),
  };
}
