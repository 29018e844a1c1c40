// Known facts of a chart: ids of its stars, palaces and patterns as they are written in a request, in any case of letters; each that there is not is a
// problem that names the one that is meant, or all.

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

/** Reads what is known, and gathers what is wrong with it. `Name`: the parameters that tell it. */
export class KnownReader<Name extends string> {
  readonly problems: ParameterProblem[] = [];
  readonly #problemOf: ProblemOf<Name>;

  constructor(problemOf: ProblemOf<Name>) {
    this.#problemOf = problemOf;
  }

  /**
   * The id that was sent.
   * @param groups where its names in all languages are
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

  /** A plus sign in a query that nobody encoded arrives as a space. */
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

/** A palace behind `:`, or a branch behind `@`, with the sign that it takes; undefined where the sign is right. */
function otherSign(sign: string | undefined, where: string): string | undefined {
  const branch = BRANCH_IDS.find((id) => id === where.toLowerCase()) ?? idNamed(['branches'], where);
  const palace = PALACE_IDS.find((id) => id.toLowerCase() === where.toLowerCase()) ?? idNamed(['palaces'], where);
  if (sign === ':' && branch === undefined && palace !== undefined) return `@${palace}`;
  return sign === '@' && palace === undefined && branch !== undefined ? `:${branch}` : undefined;
}

/** A list of more ids is not repeated in a problem. */
const MAX_LISTED = 60;

/** The problem of a text that is no id of a list, with the one that is meant, or with all. */
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
