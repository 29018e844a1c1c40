// A problem of one parameter of a request.

import type { ParameterProblemId } from '../../contract/parameter-problems.ts';

/** A problem of one parameter. */
export interface ParameterProblem {
  readonly id: ParameterProblemId;
  /** Name of the parameter in our spelling; an unknown one as it was sent. */
  readonly parameter: string;
  /** Part of the request that has it; absent if it was not sent. */
  readonly in?: 'query' | 'body';
  /** Place in a JSON body. */
  readonly pointer?: string;
  /** Values of the placeholders beside `{parameter}`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Allowed values, for people. */
  readonly allowed?: string;
  /** A value that would be right. */
  readonly example?: string | number | boolean;
  /** Places that may have been meant. */
  readonly suggestions?: readonly Suggestion[];
}

/** A place that may have been meant, named in the language of the answer. */
export interface Suggestion {
  readonly cityId: string;
  readonly label: string;
}

/** An answer lists at most so many problems. */
export const MAX_PROBLEMS = 8;
