// Known facts of a chart: ids of its stars, palaces and patterns as they are written in a request, in any case of letters; each that there is not is a
// problem that names the nearest one.

import type { KnownStar, MainStarId } from 'beichen';
import {
  ADJECTIVE_STAR_IDS,
  BRANCH_IDS,
  MAIN_STAR_IDS,
  MAJOR_STAR_IDS,
  MINOR_STAR_IDS,
  PALACE_IDS,
} from 'beichen/glossary';
import { nearestOf } from 'beichen/internal';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { echoed } from './echoed.ts';

/** Reads what is known, and gathers what is wrong with it. `Name`: the parameters that tell it. */
export class KnownReader<Name extends string> {
  readonly problems: ParameterProblem[] = [];
  readonly #problemOf: ProblemOf<Name>;

  constructor(problemOf: ProblemOf<Name>) {
    this.#problemOf = problemOf;
  }

  /** The id that was meant. */
  among<Id extends string>(parameter: Name, ids: readonly Id[], given: string): Id | undefined {
    const id = ids.find((each) => each.toLowerCase() === given.toLowerCase());
    if (id !== undefined) return id;
    const suggestion = nearestOf(ids, given);
    const details = { values: { given: echoed(given), suggestion }, allowed: suggestion };
    this.problems.push(this.#problemOf(parameter, 'unknownId', details));
    return undefined;
  }

  /** A plus sign in a query that nobody encoded arrives as a space. */
  mainStar(parameter: Name, sent: string | undefined): MainStarId | undefined {
    return sent === undefined ? undefined : this.among(parameter, MAIN_STAR_IDS, sent.trim().replace(/ /g, '+'));
  }

  /** Where stars are: `pojun@life,ziwei:wu`. */
  stars(parameter: Name, sent: string | undefined): readonly KnownStar[] {
    const stars: KnownStar[] = [];
    for (const standing of listed(sent)) {
      const parts = /^([a-z]+)([:@])([a-z]+)$/i.exec(standing);
      if (parts === null) {
        this.problems.push(this.#problemOf(parameter, 'notAStanding'));
        continue;
      }
      const star = this.among(parameter, STAR_IDS, parts[1]!);
      const [branch, palace] =
        parts[2] === ':'
          ? [this.among(parameter, BRANCH_IDS, parts[3]!)]
          : [undefined, this.among(parameter, PALACE_IDS, parts[3]!)];
      if (star !== undefined) stars.push({ star, branch, palace });
    }
    return stars;
  }
}

type ProblemOf<Name extends string> = (
  parameter: Name,
  id: 'unknownId' | 'notAStanding',
  more?: Partial<ParameterProblem>,
) => ParameterProblem;

/** What is sent in one text, separated by commas. */
export const listed = (sent = ''): readonly string[] =>
  sent
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const STAR_IDS = [...MAJOR_STAR_IDS, ...MINOR_STAR_IDS, ...ADJECTIVE_STAR_IDS];
