// Messages for errors of a cast: at the fields of the form, and in general.

import { fill } from 'beichen/internal';
import { ApiError } from '../cast/api.ts';
import { CasterError } from '../cast/caster.ts';
import { InvalidRequest } from '../cast/chart-client.ts';
import { serviceFault } from '../cast/service-fault.ts';
import type { Words } from '../words/words.ts';
import { type FieldProblem, fieldProblem } from './field-problems.ts';

/** An error in words. */
export interface ErrorText {
  readonly heading?: string;
  readonly problems: readonly FieldProblem[];
  readonly general: readonly string[];
}

type ExpectedError = InvalidRequest | ApiError | CasterError;

/** True for an expected error: any reader may meet it, and the page is not at fault. */
export const isExpected = (error: unknown): error is ExpectedError =>
  [InvalidRequest, ApiError, CasterError].some((kind) => error instanceof kind);

/** The messages of an error: for the fields of the form, and in general. */
export function errorText(error: ExpectedError, words: Words): ErrorText {
  if (error instanceof InvalidRequest) {
    const own = error.problems.map((problem) => fieldProblem(problem, words));
    // Everything else is chosen from a list, so it can be wrong only in a link.
    const general = own.includes(undefined) ? [words.badLink] : [];
    return { problems: own.filter((problem) => problem !== undefined), general };
  }
  const { heading, detail } = error instanceof ApiError ? serviceFault(error, words) : casterFault(error, words);
  return { heading, problems: [], general: [detail] };
}

const casterFault = ({ failure }: CasterError, words: Words) =>
  failure === undefined
    ? { heading: words.offlineHeading, detail: words.partFailed }
    : { heading: words.faultHeading, detail: fill(words.castFailed, { detail: failure }) };
