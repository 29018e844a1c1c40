// Members of the response about transits: the parsed request, the members of the engine, then warnings and notes.

import { number, object, optional, part, text } from 'beichen/document';
import { TRANSITS, type TransitFacts, withWarningCodes } from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { TransitsRequest } from '../../requests/transits-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { disambiguated, INPUT, metaOf } from '../chart/members.ts';

/** Source of a response: the transits, the request, and the service. */
type TransitAnswerFacts = TransitFacts & AnswerSource<TransitsRequest>;

export const TRANSITS_INPUT = part<TransitsRequest>('TransitsInput')({
  ...INPUT.members,
  at: optional(({ values }) => values.at, text()),
  atCityId: optional(({ momentPlace }) => momentPlace?.cityId, text()),
  atTimeZone: optional(({ values, options }) => values.atTimeZone && options.atTimeZone, text()),
  atLongitude: optional(({ values }) => values.atLongitude, number()),
  atDisambiguation: optional(({ values }) => values.atDisambiguation, disambiguated()),
});

/** The transits of the API. */
export const TRANSITS_ANSWER = part<TransitAnswerFacts, TransitAnswerFacts>('Transits')({
  input: object(TRANSITS_INPUT, ({ request }) => request),
  ...TRANSITS.members,
  warnings: withWarningCodes(TRANSITS.members.warnings, SERVICE_WARNING_CODES),
  meta: metaOf<TransitAnswerFacts>(TRANSITS),
});
