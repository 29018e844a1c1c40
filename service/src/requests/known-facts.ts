// Known facts of a chart: ids of its stars, palaces and patterns in a request, ignoring case; an unknown one is a problem with a suggestion, or with all ids.

import type { KnownStar, MainStarId } from 'beichen';
import {
  ADJECTIVE_STAR_IDS,
  BRANCH_IDS,
  MAIN_STAR_IDS,
  MAJOR_STAR_IDS,
  MINOR_STAR_IDS,
  PALACE_IDS,
} from 'beichen/glossary';
import type { GroupName } from 'beichen/internal';
import { closest } from './closest.ts';
import { idNamed } from './parameters/id-names.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { echoed } from './sent.ts';

/** Reads known facts, and collects their problems. `Name`: their parameters. */
export class KnownReader<Name extends string> {
  readonly problems: ParameterProblem[] = [];
  readonly #problemOf: ProblemOf<Name>;

  constructor(problemOf: ProblemOf<Name>) {
    this.#problemOf = problemOf;
  }

  /**
   * Reads an id.
   * @param groups groups with its names in all languages
   */
  among<Id extends string>(
    parameter: Name,
    ids: readonly Id[],
    groups: readonly GroupName[],
    given: string,
  ): Id | undefined {
    const id = ids.find((each) => each.toLowerCase() === given.toLowerCase());
    if (id === undefined) this.problems.push(this.#problemOf(parameter, ...unknownId(ids, groups, given)));
    return id;
  }

  /** An unencoded plus sign in a query arrives as a space. */
  mainStar(parameter: Name, sent: string | undefined): MainStarId | undefined {
    if (sent === undefined) return undefined;
    return this.among(parameter, MAIN_STAR_IDS, ['mainStars'], sent.trim().replace(/(?<=[a-z]) (?=[a-z])/g, '+'));
  }

  /** Parses stars in palaces or branches: `pojun@life,ziwei:wu`. */
  stars(parameter: Name, sent: string | undefined): readonly KnownStar[] {
    const stars: KnownStar[] = [];
    for (const standing of listed(sent)) {
      const parts = /^([^:@]+)([:@])([^:@]+)$/u.exec(standing);
      if (parts === null) {
        this.problems.push(this.#problemOf(parameter, 'notAStanding'));
        continue;
      }
      const [, named = '', sign, where = ''] = parts;
      const star = this.among(parameter, STAR_IDS, STAR_GROUPS, named.trim());
      const other = otherSign(sign, where.trim());
      if (other !== undefined) {
        const suggestion = `${star ?? named.trim()}${other}`;
        const values = { given: echoed(standing), suggestion };
        this.problems.push(this.#problemOf(parameter, 'meant', { values, allowed: suggestion }));
        continue;
      }
      const [branch, palace] =
        sign === ':'
          ? [this.among(parameter, BRANCH_IDS, ['branches'], where.trim())]
          : [undefined, this.among(parameter, PALACE_IDS, ['palaces'], where.trim())];
      if (star !== undefined) stars.push({ star, branch, palace });
    }
    return stars;
  }
}

const STAR_GROUPS = ['majorStars', 'minorStars', 'adjectiveStars'] as const satisfies readonly GroupName[];

/** Problem of a palace after `:`, or a branch after `@`: the right sign; undefined if the sign is right. */
function otherSign(sign: string | undefined, where: string): string | undefined {
  const branch = BRANCH_IDS.find((id) => id === where.toLowerCase()) ?? idNamed(['branches'], where);
  const palace = PALACE_IDS.find((id) => id.toLowerCase() === where.toLowerCase()) ?? idNamed(['palaces'], where);
  if (sign === ':' && branch === undefined && palace !== undefined) return `@${palace}`;
  return sign === '@' && palace === undefined && branch !== undefined ? `:${branch}` : undefined;
}

/** Longer lists of ids are not repeated in a problem. */
const MAX_LISTED = 60;

/** Problem of an unknown id, with a suggestion, or with all ids. */
export function unknownId(
  ids: readonly string[],
  groups: readonly GroupName[],
  text: string,
): ['meantId' | 'unknownId' | 'unknownIdOfMany', Partial<ParameterProblem>] {
  const given = echoed(text);
  const name = idNamed(groups, text);
  const suggestion = name !== undefined && ids.includes(name) ? name : closest(ids, text);
  if (suggestion !== undefined) return ['meantId', { values: { given, suggestion }, allowed: suggestion }];
  return ids.length > MAX_LISTED
    ? ['unknownIdOfMany', { values: { given, count: `${ids.length}` } }]
    : ['unknownId', { values: { given }, allowed: ids.join(', ') }];
}

type ProblemOf<Name extends string> = (
  parameter: Name,
  id: 'unknownId' | 'unknownIdOfMany' | 'meantId' | 'meant' | 'notAStanding',
  more?: Partial<ParameterProblem>,
) => ParameterProblem;

/** Splits a text at its commas. */
export const listed = (sent = ''): readonly string[] =>
  sent
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const STAR_IDS = [...MAJOR_STAR_IDS, ...MINOR_STAR_IDS, ...ADJECTIVE_STAR_IDS];
