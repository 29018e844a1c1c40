// A problem of one parameter of a request.

import type { ParameterProblemId } from '../../contract/parameter-problems.ts';

/** A problem of one parameter. */
export interface ParameterProblem {
  readonly id: ParameterProblemId;
  /** Name of the parameter in our spelling; an unknown one as it was sent. */
  readonly parameter: string;
  /** Part of the request that has it; absent if it was not sent. */
  readonly in?: 'query' | 'body';
  /** JSON Pointer in a JSON body. */
  readonly pointer?: string;
  /** Values of the placeholders beside `{parameter}`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Allowed values, for people. */
  readonly allowed?: string;
  /** A valid example value. */
  readonly example?: string | number | boolean;
  /** Suggested places. */
  readonly suggestions?: readonly Suggestion[];
}

/** A suggested place, named in the language of the response. */
export interface Suggestion {
  readonly cityId: string;
  readonly label: string;
}

/** Maximum number of problems in a response. */
export const MAX_PROBLEMS = 8;
