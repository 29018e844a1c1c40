// Parses a condition of a pattern in the words of docs/rules/ziwei-patterns.md A1: `branch(子午) and sit(巨门) and not any(空亡)`. `and` binds tighter than `or`. An
// unknown word, star, role or branch is an error that names it.

import { branchesOf, branchOf } from '../../cycle/branch.ts';
import { stemsOf } from '../../cycle/stem.ts';
import { PALACE_IDS } from '../palaces.ts';
import { GRADED_STAR_HANZI } from '../star-hanzi.ts';
import { GRADED_STAR_IDS } from '../star-ids.ts';
import { type StarSet, starSet, transformedSet, union } from './board.ts';
import {
  ARCHING,
  BEFORE,
  type Condition,
  type Grade,
  HERE,
  HIDDEN,
  MEETING,
  OPPOSITE,
  onlyAt,
  type Region,
  type Role,
} from './condition.ts';

/**
 * Parses a condition.
 * @throws RangeError for an unknown word
 * @example readCondition('branch(子午) and sit(巨门)')
 */
export function readCondition(text: string): Condition {
  // Brackets and commas are tokens; so is the text between them.
  const tokens = text.match(/[(),]|[^\s(),]+/g) ?? [];
  let next = 0;

  const complain = (what: string): never => {
    throw new RangeError(`${what} in the condition "${text}"`);
  };
  const take = (token: string): void => {
    if (tokens[next] !== token) complain(`"${tokens[next] ?? 'the end'}" where ${token} is wanted`);
    next += 1;
  };

  function joined(is: 'or' | 'and', readPart: () => Condition): Condition {
    const parts = [readPart()];
    while (tokens[next] === is) {
      next += 1;
      parts.push(readPart());
    }
    return parts.length === 1 ? parts[0]! : { is, of: parts };
  }
  const readAny = (): Condition => joined('or', readAll);
  const readAll = (): Condition => joined('and', readOne);

  function readOne(): Condition {
    const token = tokens[next];
    if (token === 'not') {
      next += 1;
      return { is: 'not', of: readOne() };
    }
    if (token === '(') {
      next += 1;
      const inside = readAny();
      take(')');
      return inside;
    }
    next += 1;
    const read = token === undefined ? undefined : WORDS.get(token);
    if (read === undefined) return complain(`"${token ?? 'the end'}" is not a word`);
    return read(readArguments(), complain);
  }

  /** Parses the arguments in brackets after a word: each comma begins a new list. */
  function readArguments(): readonly (readonly string[])[] {
    if (tokens[next] !== '(') return [];
    const lists: string[][] = [[]];
    for (next += 1; tokens[next] !== ')'; next += 1) {
      const token = tokens[next];
      if (token === undefined || token === '(') complain('a bracket is not closed');
      else if (token === ',') lists.push([]);
      else lists[lists.length - 1]!.push(token);
    }
    next += 1;
    return lists;
  }

  const condition = readAny();
  if (next < tokens.length) complain(`"${tokens[next]}" is too much`);
  return condition;
}

type Complain = (what: string) => never;
/** Parses the content of the brackets after a word. */
type ReadWord = (lists: readonly (readonly string[])[], complain: Complain) => Condition;

/** A word with a number of lists of arguments, none of which is empty. */
const word =
  (count: number, read: ReadWord): ReadWord =>
  (lists, complain) => {
    if (lists.length === count && lists.every((list) => list.length > 0)) return read(lists, complain);
    if (count === 0) return complain('a word without arguments has some');
    const given = lists.map((list) => list.join(' ')).join(', ');
    return complain(`a word has ${count} ${count === 1 ? 'list' : 'lists'} of arguments, and not "${given}"`);
  };

/** True if a region has all of some stars. */
const all = (region: Region): ReadWord =>
  word(1, ([names], complain) => ({ is: 'all', region, stars: starsNamed(names!, complain) }));

/** True if a region has at least one of some stars; a name may mean a set of stars. */
const some = (region: Region): ReadWord =>
  word(1, ([names], complain) => ({ is: 'some', region, stars: starsOrSets(names!, complain) }));

const graded = (grade: Grade): ReadWord =>
  word(1, ([names], complain) => ({ is: 'graded', grade, stars: starsNamed(names!, complain) }));

const someGraded = (grade: Grade): ReadWord =>
  word(1, ([names], complain) => ({ is: 'someGraded', grade, stars: starsOrSets(names!, complain) }));

const WORDS: ReadonlyMap<string, ReadWord> = /* @__PURE__ */ new Map<string, ReadWord>([
  ['sit', all(HERE)],
  ['any', some(HERE)],
  ['meet', all(MEETING)],
  ['meetAny', some(MEETING)],
  ['arch', all(ARCHING)],
  ['face', all(OPPOSITE)],
  ['hidden', all(HIDDEN)],
  ['follows', all(BEFORE)],
  [
    'flank',
    word(2, ([one, other], complain) => ({
      is: 'flanked',
      by: [starsOrSets(one!, complain), starsOrSets(other!, complain)],
    })),
  ],
  ['lend', word(1, ([names], complain) => ({ is: 'lent', stars: starsNamed(names!, complain) }))],
  [
    'in',
    word(2, ([role, names], complain) => ({
      is: 'inRole',
      role: roleNamed(role!, complain),
      stars: starsNamed(names!, complain),
    })),
  ],
  [
    'at',
    word(2, ([at, names], complain) => ({
      is: 'all',
      region: onlyAt(branchOf(at!.join(''))),
      stars: starsNamed(names!, complain),
    })),
  ],
  ['branch', word(1, ([names]) => ({ is: 'branch', branches: branchesOf(names!.join('')) }))],
  ['is', word(1, ([names], complain) => ({ is: 'role', role: roleNamed(names!, complain) }))],
  ['alone', word(1, ([names], complain) => ({ is: 'alone', stars: starsNamed(names!, complain) }))],
  ['empty', word(0, () => ({ is: 'empty' }))],
  ['bright', graded('bright')],
  ['dark', graded('dark')],
  ['fallen', graded('fallen')],
  ['brightAny', someGraded('bright')],
  ['fallenAny', someGraded('fallen')],
  ['year', word(1, ([names]) => ({ is: 'yearStem', stems: stemsOf(names!.join('')) }))],
  ['day', word(0, () => ({ is: 'day' }))],
  ['night', word(0, () => ({ is: 'night' }))],
]);

const STARS: ReadonlyMap<string, StarSet> = /* @__PURE__ */ new Map<string, StarSet>([
  ...GRADED_STAR_HANZI.map((name, place) => [name, starSet(GRADED_STAR_IDS[place]!)] as const),
  ['天刑', starSet('tianxing')],
  ['化禄', transformedSet('lu')],
  ['化权', transformedSet('quan')],
  ['化科', transformedSet('ke')],
  ['化忌', transformedSet('ji')],
]);

const named = (row: string): StarSet => union(row.split(' ').map((name) => STARS.get(name)!));

/** 空亡 as a set means the void stars of the chart's school, without the side ones, not the single star of that name. */
const SETS: ReadonlyMap<string, StarSet> = /* @__PURE__ */ new Map<string, StarSet>([
  ['四煞', named('擎羊 陀罗 火星 铃星')],
  ['六煞', named('擎羊 陀罗 火星 铃星 地空 地劫')],
  ['煞忌', named('擎羊 陀罗 火星 铃星 地空 地劫 化忌')],
  ['六吉', named('左辅 右弼 文昌 文曲 天魁 天钺')],
  ['三奇', named('化禄 化权 化科')],
  ['吉星', named('左辅 右弼 文昌 文曲 天魁 天钺 化禄 化权 化科')],
  ['空亡', union((['xunkong', 'jielu', 'kongwang', 'jiekong'] as const).map(starSet))],
]);

const starsNamed = (names: readonly string[], complain: Complain): StarSet =>
  union(
    names.map(
      (name) =>
        STARS.get(name) ?? complain(SETS.has(name) ? `"${name}" is a set, and not a star` : `"${name}" is not a star`),
    ),
  );

const starsOrSets = (names: readonly string[], complain: Complain): StarSet =>
  union(names.map((name) => SETS.get(name) ?? STARS.get(name) ?? complain(`"${name}" is not a star or a set`)));

const ROLES: readonly Role[] = [...PALACE_IDS, 'body'];

const roleNamed = ([name]: readonly string[], complain: Complain): Role =>
  ROLES.find((role) => role === name) ?? complain(`"${name}" is not a role`);
