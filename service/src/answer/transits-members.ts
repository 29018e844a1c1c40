// What does the answer to a request for transits hold? First the request as it was understood, then the members of the engine, then warnings and notes.

import {
  type MomentPlaceFacts,
  type PlaceFacts,
  TRANSIT_WARNING_CODES,
  TRANSITS,
  TRANSITS_COMPACT,
  TransitFacts,
  type Transits,
  transitWarningPart,
  WARNING_CODES,
} from 'beichen';
import { type DocumentOf, list, number, object, optional, part, text } from 'beichen/document';
import { SERVICE_WARNING_CODES } from '../contract/service-warnings.ts';
import type { TransitsRequest } from '../request/transits-request.ts';
import { describeWarning } from '../request/warning.ts';
import type { Words } from '../words/words.ts';
import type { ServiceFacts } from './app-context.ts';
import { answerGroups, disambiguated, INPUT, metaOf } from './chart-members.ts';

/** From what an answer is made: what governs at the moment, the request for it, and the service. */
export class TransitAnswerFacts extends TransitFacts {
  readonly request: TransitsRequest;
  readonly service: ServiceFacts;
  readonly words: Words;

  /** @param places of birth and moment, with their names in the language of the words */
  constructor(
    transits: Transits,
    request: TransitsRequest,
    places: { readonly birth: PlaceFacts; readonly moment: MomentPlaceFacts | undefined },
    service: ServiceFacts,
    words: Words,
  ) {
    const given = request.warnings.map((warning) => describeWarning(warning, words));
    super(transits, places.birth, places.moment, given);
    this.request = request;
    this.service = service;
    this.words = words;
  }
}

export const TRANSITS_INPUT = part<TransitsRequest>('TransitsInput')({
  ...INPUT.members,
  at: optional(({ values }) => values.at, text()),
  atCityId: optional(({ momentPlace }) => momentPlace?.cityId, text()),
  atTimeZone: optional(({ values, options }) => values.atTimeZone && options.atTimeZone, text()),
  atLongitude: optional(({ values }) => values.atLongitude, number()),
  atDisambiguation: optional(({ values }) => values.atDisambiguation, disambiguated()),
});

/** What governs at a moment, as the API answers it. */
export const TRANSITS_ANSWER = part<TransitAnswerFacts, TransitAnswerFacts>('Transits')({
  input: object(TRANSITS_INPUT, ({ request }) => request),
  ...TRANSITS.members,
  warnings: list(
    object(transitWarningPart([...WARNING_CODES, ...TRANSIT_WARNING_CODES, ...SERVICE_WARNING_CODES])),
    (facts) => facts.transitWarnings,
  ),
  meta: metaOf<TransitAnswerFacts>(TRANSITS),
});

export const TRANSITS_FIELD_GROUPS = answerGroups(TRANSITS_ANSWER, TRANSITS_COMPACT);

export type TransitsAnswer = DocumentOf<(typeof TRANSITS_ANSWER)['members']>;
