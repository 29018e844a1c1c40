// Places of the stars of a chart, for the conditions of patterns. Each palace has two 32-bit numbers with a bit for each star, so that a condition is a
// comparison. Only the stars of conditions have a bit.

import { BRANCH_IDS, type Branch, branch } from '../../cycle/branch.ts';
import { stemOf } from '../../cycle/sexagenary.ts';
import type { Stem } from '../../cycle/stem.ts';
import { MINOR_STARS } from '../minor-stars.ts';
import { type Facts, palaceOf } from '../placement.ts';
import type { School } from '../school.ts';
import { STAR_STATES, type Star, stateOf } from '../star.ts';
import { GRADED_STAR_IDS, MAJOR_STAR_IDS, MINOR_STAR_IDS, type StarId } from '../star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from '../transformations.ts';
import type { ZiweiChart } from '../ziwei-chart.ts';
import { OTHER_PATTERN_STAR_IDS, type PatternStarId } from './pattern-ids.ts';

/** Some stars: bits of the first and of the second number. */
export interface StarSet {
  readonly first: number;
  readonly second: number;
}

// The first number: 28 graded stars and, from here on, the four transformations, each at the place of its star.
const TRANSFORMED = GRADED_STAR_IDS.length;

/** A star as a set of one. */
export const starSet = (id: PatternStarId): StarSet => SETS.get(id)!;

const SETS: ReadonlyMap<StarId, StarSet> = /* @__PURE__ */ new Map<StarId, StarSet>([
  ...GRADED_STAR_IDS.map((id, place) => [id, { first: 1 << place, second: 0 }] as const),
  ...OTHER_PATTERN_STAR_IDS.map((id, place) => [id, { first: 0, second: 1 << place }] as const),
]);

/** The star with a given transformation. */
export const transformedSet = (id: TransformationId): StarSet => ({
  first: 1 << (TRANSFORMED + TRANSFORMATION_IDS.indexOf(id)),
  second: 0,
});

/** All stars of some sets. */
export const union = (sets: readonly StarSet[]): StarSet => ({
  first: sets.reduce((all, { first }) => all | first, 0),
  second: sets.reduce((all, { second }) => all | second, 0),
});

export const MAJOR_STARS: StarSet = /* @__PURE__ */ union(MAJOR_STAR_IDS.map(starSet));

/** A chart for the evaluation of conditions. */
export interface Board {
  readonly life: Branch;
  readonly body: Branch;
  readonly yearStem: Stem;
  readonly hour: Branch;
  /** Stars in each palace, 子 to 亥: two numbers a palace. */
  readonly stars: Int32Array;
  /** Graded stars and transformations with this brightness in their palace. */
  readonly bright: number;
  readonly dark: number;
  readonly fallen: number;
}

/** The board of a chart. */
export function boardOf({ lifeBranch: life, bodyBranch: body, year, hour, palaces }: ZiweiChart): Board {
  const standing = emptyStars(palaces.length);
  for (let at = 0; at < palaces.length; at++) {
    const { majorStars, minorStars, adjectiveStars } = palaces[at]!;
    put(standing, majorStars, at);
    put(standing, minorStars, at);
    put(standing, adjectiveStars, at);
  }
  return { life, body, yearStem: stemOf(year), hour, ...standing };
}

/** Twelve boards to be filled by `fillBoardsByZiwei`. */
export type Boards = readonly { -readonly [K in keyof Board]: Board[K] }[];

export const emptyBoards = (): Boards =>
  BRANCH_IDS.map((_, at) => ({
    life: branch(at),
    body: branch(at),
    yearStem: 0 as Stem,
    hour: branch(at),
    ...emptyStars(BRANCH_IDS.length),
  }));

/**
 * Fills the boards of births that differ in the palace of Zi Wei alone, by that palace: everything that conditions use except the day, without a chart. A
 * search needs 8,640 times twelve of them, and allocating their arrays would take most of its time.
 */
export function fillBoardsByZiwei(boards: Boards, facts: Facts, school: School): void {
  const { life, body, yearStem, hour } = facts;
  const others = emptyStars(BRANCH_IDS.length);
  for (const [place, id] of MINOR_STAR_IDS.entries()) {
    const at = palaceOf(MINOR_STARS[id], facts);
    putOne(others, stateOf(school.stars, MAJOR_STAR_IDS.length + place, at, yearStem), at);
  }
  for (const { inPalaces, placement } of adjectivesOf(school)) {
    const at = palaceOf(placement, facts);
    putOne(others, inPalaces[at]!, at);
  }
  for (const [ziwei, majors] of majorsByZiwei(school, yearStem).entries()) {
    const board = boards[ziwei]!;
    board.life = life;
    board.body = body;
    board.yearStem = yearStem;
    board.hour = hour;
    board.bright = others.bright | majors.bright;
    board.dark = others.dark | majors.dark;
    board.fallen = others.fallen | majors.fallen;
    for (let i = 0; i < board.stars.length; i++) board.stars[i] = others.stars[i]! | majors.stars[i]!;
  }
}

/** The major stars alone, by the palace of Zi Wei: computed once for each school and year stem. */
function majorsByZiwei(school: School, yearStem: Stem): readonly MutableBoard[] {
  const byStem = MAJORS.get(school) ?? [];
  MAJORS.set(school, byStem);
  byStem[yearStem] ??= BRANCH_IDS.map((_, ziwei) => {
    const arrangement = school.majors(branch(ziwei), yearStem);
    const standing = emptyStars(arrangement.length);
    for (let at = 0; at < arrangement.length; at++) put(standing, arrangement[at]!, at);
    return standing;
  });
  return byStem[yearStem];
}

/** The adjective stars of a school that conditions name. */
function adjectivesOf(school: School): School['adjectives'] {
  const known = ADJECTIVES.get(school) ?? school.adjectives.filter(({ id }) => SETS.has(id));
  ADJECTIVES.set(school, known);
  return known;
}

const ADJECTIVES = /* @__PURE__ */ new WeakMap<School, School['adjectives']>();
const MAJORS = /* @__PURE__ */ new WeakMap<School, (readonly MutableBoard[])[]>();

/** A board that is being filled. */
type MutableBoard = { -readonly [K in 'stars' | 'bright' | 'dark' | 'fallen']: Board[K] };

const emptyStars = (palaces: number): MutableBoard => ({
  stars: new Int32Array(2 * palaces),
  bright: 0,
  dark: 0,
  fallen: 0,
});

function put(standing: MutableBoard, stars: readonly Star[], at: number): void {
  for (let i = 0; i < stars.length; i++) putOne(standing, stars[i]!, at);
}

function putOne(standing: MutableBoard, star: Star, at: number): void {
  const bits = bitsOf(star);
  standing.stars[2 * at]! |= bits.first;
  standing.stars[2 * at + 1]! |= bits.second;
  standing.bright |= bits.bright;
  standing.dark |= bits.dark;
  standing.fallen |= bits.fallen;
}

/** Bits that a star in one of its states adds to a board. */
type StarBits = StarSet & Pick<Board, 'bright' | 'dark' | 'fallen'>;

/** Bits by the number of the star, created on first use. */
const BITS = /* @__PURE__ */ Array<StarBits | undefined>(STAR_STATES).fill(undefined);

function bitsOf(star: Star): StarBits {
  const bits = BITS[star.stateIndex] ?? newBits(star);
  BITS[star.stateIndex] = bits;
  return bits;
}

function newBits({ id, transformation, brightness }: Star): StarBits {
  const { first, second } = union([
    SETS.get(id) ?? { first: 0, second: 0 },
    ...(transformation === undefined ? [] : [transformedSet(transformation)]),
  ]);
  const isFallen = brightness === 'xian';
  return {
    first,
    second,
    bright: brightness === 'miao' || brightness === 'wang' ? first : 0,
    dark: isFallen || brightness === 'bu' ? first : 0,
    fallen: isFallen ? first : 0,
  };
}

/** A star, or the one that has a transformation, where it is. */
export interface StarOnBoard {
  readonly id: PatternStarId | TransformationId;
  readonly palace: Branch;
}

/** Adds the stars of a set that are in a palace, in the order of their bits. */
export function addStars(to: StarOnBoard[], { stars }: Board, palace: Branch, { first, second }: StarSet): void {
  for (let left = stars[2 * palace]! & first; left !== 0; left &= left - 1)
    to.push({ id: FIRST[lowestBit(left)]!, palace });
  for (let left = stars[2 * palace + 1]! & second; left !== 0; left &= left - 1)
    to.push({ id: OTHER_PATTERN_STAR_IDS[lowestBit(left)]!, palace });
}

const FIRST = [...GRADED_STAR_IDS, ...TRANSFORMATION_IDS] as const;

/** Index of the lowest set bit of a number other than 0. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
