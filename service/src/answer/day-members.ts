// What does the answer to a request for a birth without an hour hold? First the request as it was understood, then the members of the engine, then warnings
// and notes.

import {
  BUREAU_IDS,
  type ChartOfDay,
  DAY,
  DAY_COMPACT,
  type DayCharts,
  DayFacts,
  dayWarningPart,
  type PlaceFacts,
  WARNING_CODES,
} from 'beichen';
import { choice, type DocumentOf, list, object, optional, part, text } from 'beichen/document';
import { SERVICE_WARNING_CODES } from '../contract/service-warnings.ts';
import type { DayRequest } from '../request/day-request.ts';
import { describeWarning } from '../request/warning.ts';
import type { Words } from '../words/words.ts';
import type { ServiceFacts } from './app-context.ts';
import { answerGroups, askedMembers, metaOf } from './chart-members.ts';

/** From what an answer is made: the charts of the day, the request for them, and the service. */
export class DayAnswerFacts extends DayFacts {
  readonly request: DayRequest;
  readonly service: ServiceFacts;
  readonly words: Words;

  /** @param place the birthplace with its names in the language of the words */
  constructor(
    day: DayCharts,
    charts: readonly ChartOfDay[],
    request: DayRequest,
    place: PlaceFacts,
    service: ServiceFacts,
    words: Words,
  ) {
    const given = request.warnings.map((warning) => describeWarning(warning, words));
    super(day, charts, place, given);
    this.request = request;
    this.service = service;
    this.words = words;
  }
}

export const DAY_INPUT = part<DayRequest>('DayInput')({
  ...askedMembers<DayRequest>(),
  mainStar: optional(({ known }) => known.mainStar, text()),
  bureau: optional(({ known }) => known.bureau, choice(BUREAU_IDS, 'BureauId')),
  star: optional(({ values }) => values.star, text()),
  pattern: optional(({ values }) => values.pattern, text()),
});

/** Every chart of a birth without an hour, as the API answers it. */
export const DAY_ANSWER = part<DayAnswerFacts, DayAnswerFacts>('Day')({
  input: object(DAY_INPUT, ({ request }) => request),
  ...DAY.members,
  warnings: list(object(dayWarningPart([...WARNING_CODES, ...SERVICE_WARNING_CODES])), (facts) => facts.warnings),
  meta: metaOf<DayAnswerFacts>(DAY),
});

export const DAY_FIELD_GROUPS = answerGroups(DAY_ANSWER, DAY_COMPACT);

export type DayAnswer = DocumentOf<(typeof DAY_ANSWER)['members']>;
