// What is answered to a cityId that no place has? A problem with suggestions. No place is ever guessed.

import type { Gazetteer } from 'beichen-places';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { echoed } from './read-parameters.ts';

/** The problem of a cityId that leads nowhere, with up to three suggestions. */
export function unknownCity(
  parameters: { problemOf(parameter: 'cityId', id: 'notACity', more: Partial<ParameterProblem>): ParameterProblem },
  cityId: string,
  gazetteer: Gazetteer,
): ParameterProblem {
  const suggestions = gazetteer.suggest(cityId, 3);
  return parameters.problemOf('cityId', 'notACity', { values: { given: echoed(cityId) }, suggestions });
}
