// Members of a response of the timeline: the parsed request, the members of the engine, then warnings and notes.

import { WARNING_CODES } from 'beichen';
import { choice, list, object, part } from 'beichen/document';
import {
  TIMELINE,
  TIMELINE_LISTS,
  type TimelineFacts,
  TRANSIT_WARNING_CODES,
  timelineWarningPart,
} from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { TimelineRequest } from '../../requests/transits-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { metaOf } from '../chart/members.ts';
import { TRANSITS_INPUT } from '../transits/members.ts';

/** Source of a response: the timeline, the request, and the service. */
type TimelineAnswerFacts = TimelineFacts & AnswerSource<TimelineRequest>;

export const TIMELINE_INPUT = part<TimelineRequest>('TimelineInput')({
  ...TRANSITS_INPUT.members,
  list: choice(TIMELINE_LISTS, 'TimelineList', (request) => request.list),
});

/** The list around a moment of the API. */
export const TIMELINE_ANSWER = part<TimelineAnswerFacts, TimelineAnswerFacts>('Timeline')({
  input: object(TIMELINE_INPUT, ({ request }) => request),
  ...TIMELINE.members,
  warnings: list(
    object(timelineWarningPart([...WARNING_CODES, ...TRANSIT_WARNING_CODES, ...SERVICE_WARNING_CODES])),
    (facts) => facts.transitWarnings,
  ),
  meta: metaOf<TimelineAnswerFacts>(TIMELINE),
});
