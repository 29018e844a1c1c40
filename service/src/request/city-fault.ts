// What is said to a cityId that no place has? The places that may have been meant; never one that was guessed.

import type { Gazetteer } from 'beichen-places';
import type { Fault } from '../problem/fault.ts';
import { echoed } from './read-parameters.ts';

/** The fault of a cityId that leads nowhere, with up to three suggestions. */
export function unknownCity(
  parameters: { faultOf(parameter: 'cityId', id: 'notACity', more: Partial<Fault>): Fault },
  cityId: string,
  gazetteer: Gazetteer,
): Fault {
  const suggestions = gazetteer.suggest(cityId, 3);
  return parameters.faultOf('cityId', 'notACity', { values: { given: echoed(cityId) }, suggestions });
}
