// Problem of a cityId that no place has. A problem with suggestions. No place is ever guessed.

import type { ParameterProblem, Suggestion } from '../problem/parameter-problem.ts';
import { echoed } from './echoed.ts';

/** The problem of a cityId that leads nowhere, with suggestions. */
export function unknownCity(
  parameters: { problemOf(parameter: 'cityId', id: 'notACity', more: Partial<ParameterProblem>): ParameterProblem },
  cityId: string,
  suggestions: readonly Suggestion[],
): ParameterProblem {
  return parameters.problemOf('cityId', 'notACity', { values: { given: echoed(cityId) }, suggestions });
}
