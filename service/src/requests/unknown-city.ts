// Problem of an id that no place has. A problem with suggestions; where there are no places at all, with what to send instead. No place is ever guessed.

import type { Language } from 'beichen';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { echoed } from './echoed.ts';
import type { ParameterProblem, Suggestion } from './problems/parameter-problem.ts';

/** The parameters that say the same without places. */
const INSTEAD = { cityId: 'latitude, longitude, timeZone', atCityId: 'atLongitude, atTimeZone' } as const;

/** A text that is no id of a place. */
interface UnknownId {
  readonly parameter: keyof typeof INSTEAD;
  readonly given: string;
  readonly language: Language;
  readonly birthplaces: {
    readonly isEmpty?: boolean;
    suggest(cityId: string, language: Language): readonly Suggestion[];
  };
}

/** The kind of problem of an id that leads nowhere, and what fills its text. */
export function unknownCity({
  parameter,
  given,
  language,
  birthplaces,
}: UnknownId): readonly [ParameterProblemId, Partial<ParameterProblem>] {
  if (birthplaces.isEmpty) return ['noPlaces', { values: { instead: INSTEAD[parameter] }, example: undefined }];
  return ['notACity', { values: { given: echoed(given) }, suggestions: birthplaces.suggest(given, language) }];
}
