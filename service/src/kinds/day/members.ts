// Members of the response about a birth without an hour: the parsed request, the members of the engine, then warnings and notes.

import { choice, object, optional, part, text } from 'beichen/document';
import { BUREAU_IDS } from 'beichen/glossary';
import { DAY, type DayFacts, withWarningCodes } from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { DayRequest } from '../../requests/day-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { echoMembers, metaOf } from '../chart/members.ts';

/** Source of a response: the charts of the day, the request, and the service. */
type DayAnswerFacts = DayFacts & AnswerSource<DayRequest>;

export const DAY_INPUT = part<DayRequest>('DayInput')({
  ...echoMembers<DayRequest>(),
  mainStar: optional(({ known }) => known.mainStar, text()),
  bureau: optional(({ known }) => known.bureau, choice(BUREAU_IDS, 'BureauId')),
  star: optional(({ values }) => values.star, text()),
  pattern: optional(({ values }) => values.pattern, text()),
});

/** The charts of a birth without an hour in the API. */
export const DAY_ANSWER = part<DayAnswerFacts, DayAnswerFacts>('Day')({
  input: object(DAY_INPUT, ({ request }) => request),
  ...DAY.members,
  warnings: withWarningCodes(DAY.members.warnings, SERVICE_WARNING_CODES),
  meta: metaOf<DayAnswerFacts>(DAY),
});
