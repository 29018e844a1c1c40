// What does the answer to a request for a list hold? First the request as it was understood, then the members of the engine, then warnings and notes.

import {
  type MomentPlaceFacts,
  type PlaceFacts,
  TIMELINE,
  TIMELINE_COMPACT,
  TIMELINE_LISTS,
  type Timeline,
  TimelineFacts,
  TRANSIT_WARNING_CODES,
  timelineWarningPart,
  WARNING_CODES,
} from 'beichen';
import { choice, type DocumentOf, list, object, part } from 'beichen/document';
import { SERVICE_WARNING_CODES } from '../contract/service-warnings.ts';
import type { TimelineRequest } from '../request/transits-request.ts';
import { describeWarning } from '../request/warning.ts';
import type { Words } from '../words/words.ts';
import type { ServiceFacts } from './app-context.ts';
import { answerGroups, metaOf } from './chart-members.ts';
import { TRANSITS_INPUT } from './transits-members.ts';

/** From what an answer is made: the list, the request for it, and the service. */
export class TimelineAnswerFacts extends TimelineFacts {
  readonly request: TimelineRequest;
  readonly service: ServiceFacts;
  readonly words: Words;

  /** @param places of birth and moment, with their names in the language of the words */
  constructor(
    timeline: Timeline,
    request: TimelineRequest,
    places: { readonly birth: PlaceFacts; readonly moment: MomentPlaceFacts | undefined },
    service: ServiceFacts,
    words: Words,
  ) {
    const given = request.warnings.map((warning) => describeWarning(warning, words));
    super(timeline, places.birth, places.moment, given);
    this.request = request;
    this.service = service;
    this.words = words;
  }
}

export const TIMELINE_INPUT = part<TimelineRequest>('TimelineInput')({
  ...TRANSITS_INPUT.members,
  list: choice(TIMELINE_LISTS, 'TimelineList', (request) => request.list),
});

/** A list of what governs as the API answers it. */
export const TIMELINE_ANSWER = part<TimelineAnswerFacts, TimelineAnswerFacts>('Timeline')({
  input: object(TIMELINE_INPUT, ({ request }) => request),
  ...TIMELINE.members,
  warnings: list(
    object(timelineWarningPart([...WARNING_CODES, ...TRANSIT_WARNING_CODES, ...SERVICE_WARNING_CODES])),
    (facts) => facts.transitWarnings,
  ),
  meta: metaOf<TimelineAnswerFacts>(TIMELINE),
});

export const TIMELINE_FIELD_GROUPS = answerGroups(TIMELINE_ANSWER, TIMELINE_COMPACT);

export type TimelineAnswer = DocumentOf<(typeof TIMELINE_ANSWER)['members']>;
