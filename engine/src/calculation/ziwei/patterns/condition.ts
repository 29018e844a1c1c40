// Conditions of patterns in a palace, and the stars that meet them. Every word of docs/rules/ziwei-patterns.md A1 is one of these kinds. Places are counted in
// branches from the palace, which the rules call "here".

import { BRANCH_IDS, type Branch, branch, combinedBranch } from '../../cycle/branch.ts';
import type { Stem } from '../../cycle/stem.ts';
import { PALACE_IDS, type PalaceId } from '../palaces.ts';
import { addStars, type Board, MAJOR_STARS, type StarOnBoard, type StarSet } from './board.ts';

/** A palace by its role, or the body palace, which also has a role. */
export type Role = PalaceId | 'body';

/** The palaces that a word of a condition stands for, by the palace of the pattern. */
export type Region = readonly (readonly Branch[])[];

const region = (from: (here: number) => readonly number[]): Region =>
  BRANCH_IDS.map((_, here) => from(here).map((palace) => branch(palace)));

const regionBySteps = (...steps: readonly number[]): Region => region((here) => steps.map((step) => here + step));

/** Here (同宫); with the opposite and both trines (会照); those three without here (拱); opposite (对照). */
export const HERE = /* @__PURE__ */ regionBySteps(0);
export const MEETING = /* @__PURE__ */ regionBySteps(0, 4, 6, 8);
export const ARCHING = /* @__PURE__ */ regionBySteps(4, 6, 8);
export const OPPOSITE = /* @__PURE__ */ regionBySteps(6);
/** Neighbouring regions: the palace whose branch combines with the branch of the given one (暗合), and the palace before it. */
export const HIDDEN = /* @__PURE__ */ region((here) => [combinedBranch(branch(here))]);
export const BEFORE = /* @__PURE__ */ regionBySteps(-1);

/** A fixed palace. */
export const onlyAt = (palace: Branch): Region => region(() => [palace]);

/** Brightness of stars in their palaces: 庙 or 旺, 不 or 陷, 陷. */
export type Grade = 'bright' | 'dark' | 'fallen';

/** A closed set: each word of the language is one of these. */
export type Condition =
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'all' | 'some'; readonly region: Region; readonly stars: StarSet }
  | { readonly is: 'inRole'; readonly role: Role; readonly stars: StarSet }
  | { readonly is: 'flanked'; readonly by: Flanks }
  | { readonly is: 'lent'; readonly stars: StarSet }
  | { readonly is: 'graded'; readonly grade: Grade; readonly stars: StarSet }
  | { readonly is: 'someGraded'; readonly grade: Grade; readonly stars: StarSet }
  | { readonly is: 'alone'; readonly stars: StarSet }
  | { readonly is: 'empty' }
  | { readonly is: 'role'; readonly role: Role }
  | { readonly is: 'branch'; readonly branches: readonly Branch[] }
  | { readonly is: 'yearStem'; readonly stems: readonly Stem[] }
  | { readonly is: 'day' | 'night' };

/** True if a condition holds in a palace. */
export function holds(condition: Condition, board: Board, here: Branch): boolean {
  switch (condition.is) {
    case 'and':
      for (const each of condition.of) if (!holds(each, board, here)) return false;
      return true;
    case 'or':
      for (const each of condition.of) if (holds(each, board, here)) return true;
      return false;
    case 'not':
      return !holds(condition.of, board, here);
    case 'all':
      return allIn(board, condition.region[here]!, condition.stars);
    case 'some':
      return someIn(board, condition.region[here]!, condition.stars);
    case 'inRole':
      return allAt(board, palaceOfRole(board, condition.role), condition.stars);
    case 'flanked':
      return flankSides(condition.by, board, here) !== undefined;
    case 'lent':
      return lender(condition.stars, board, here) !== undefined;
    case 'graded':
      return isSubset(condition.stars.first, board[condition.grade]);
    case 'someGraded':
      return (board.stars[2 * here]! & condition.stars.first & board[condition.grade]) !== 0;
    case 'alone':
      return (board.stars[2 * here]! & MAJOR_STARS.first) === condition.stars.first;
    case 'empty':
      return isEmpty(board, here);
    case 'role':
      return palaceOfRole(board, condition.role) === here;
    case 'branch':
      return condition.branches.includes(here);
    case 'yearStem':
      return condition.stems.includes(board.yearStem);
    case 'day':
      return isDay(board);
    case 'night':
      return !isDay(board);
  }
}

/** Adds the stars that make a true condition true, with their places; a star that is named twice is added twice. */
export function addEvidence(to: StarOnBoard[], condition: Condition, board: Board, here: Branch): void {
  switch (condition.is) {
    case 'and':
      for (const each of condition.of) addEvidence(to, each, board, here);
      return;
    case 'or':
      addEvidence(to, condition.of.find((each) => holds(each, board, here))!, board, here);
      return;
    case 'all':
    case 'some':
      for (const palace of condition.region[here]!) addStars(to, board, palace, condition.stars);
      return;
    case 'inRole':
      addStars(to, board, palaceOfRole(board, condition.role), condition.stars);
      return;
    case 'flanked': {
      const [before, after] = flankSides(condition.by, board, here)!;
      addStars(to, board, branch(here - 1), before);
      addStars(to, board, branch(here + 1), after);
      return;
    }
    case 'lent':
      addStars(to, board, lender(condition.stars, board, here)!, condition.stars);
      return;
    case 'someGraded':
      addStars(to, board, here, { first: condition.stars.first & board[condition.grade], second: 0 });
      return;
    case 'alone':
      addStars(to, board, here, condition.stars);
      return;
    case 'not':
    case 'graded': // adds none: the words beside it in the condition have its stars
    case 'empty':
    case 'role':
    case 'branch':
    case 'yearStem':
    case 'day':
    case 'night':
  }
}

/** The palace of a role. Roles run against the branches. */
export const palaceOfRole = ({ life, body }: Board, role: Role): Branch =>
  role === 'body' ? body : branch(life - PALACE_IDS.indexOf(role));

function allIn({ stars }: Board, palaces: readonly Branch[], wanted: StarSet): boolean {
  let first = 0;
  let second = 0;
  for (let i = 0; i < palaces.length; i++) {
    const at = 2 * palaces[i]!;
    first |= stars[at]!;
    second |= stars[at + 1]!;
  }
  return isSubset(wanted.first, first) && isSubset(wanted.second, second);
}

function someIn(board: Board, palaces: readonly Branch[], wanted: StarSet): boolean {
  for (let i = 0; i < palaces.length; i++) if (someAt(board, palaces[i]!, wanted)) return true;
  return false;
}

const allAt = ({ stars }: Board, palace: Branch, { first, second }: StarSet): boolean =>
  isSubset(first, stars[2 * palace]!) && isSubset(second, stars[2 * palace + 1]!);

const someAt = ({ stars }: Board, palace: Branch, { first, second }: StarSet): boolean =>
  ((stars[2 * palace]! & first) | (stars[2 * palace + 1]! & second)) !== 0;

const isSubset = (some: number, all: number): boolean => (some & all) === some;

const isEmpty = ({ stars }: Board, palace: Branch): boolean => (stars[2 * palace]! & MAJOR_STARS.first) === 0;

/** Orders two sets as before and after a palace that they flank, on either side; undefined if they do not. */
function flankSides([one, other]: Flanks, board: Board, here: Branch): Flanks | undefined {
  const before = branch(here - 1);
  const after = branch(here + 1);
  if (someAt(board, before, one) && someAt(board, after, other)) return [one, other];
  if (someAt(board, before, other) && someAt(board, after, one)) return [other, one];
  return undefined;
}

type Flanks = readonly [StarSet, StarSet];

/** The palace that has all of some stars: here, or opposite if here has no major star and borrows them (借). */
function lender(stars: StarSet, board: Board, here: Branch): Branch | undefined {
  if (allAt(board, here, stars)) return here;
  const opposite = branch(here + 6);
  return isEmpty(board, here) && allAt(board, opposite, stars) ? opposite : undefined;
}

/** From 卯 to 申. */
const isDay = ({ hour }: Board): boolean => hour >= 3 && hour <= 8;
