// Members of a response of the timeline: the parsed request, the members of the engine, then warnings and notes.

import { choice, object, part } from 'beichen/document';
import { TIMELINE, TIMELINE_LISTS, type TimelineFacts, withWarningCodes } from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { TimelineRequest } from '../../requests/transits-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { metaOf } from '../chart/members.ts';
import { TRANSITS_INPUT } from '../transits/members.ts';

/** Source of a response: the timeline, the request, and the service. */
type TimelineAnswerFacts = TimelineFacts & AnswerSource<TimelineRequest>;

export const TIMELINE_INPUT = part<TimelineRequest>('TimelineInput')({
  ...TRANSITS_INPUT.members,
  list: choice(TIMELINE_LISTS, 'TimelineList'),
});

/** The list around a moment of the API. */
export const TIMELINE_ANSWER = part<TimelineAnswerFacts, TimelineAnswerFacts>('Timeline')({
  input: object(TIMELINE_INPUT, ({ request }) => request),
  ...TIMELINE.members,
  warnings: withWarningCodes(TIMELINE.members.warnings, SERVICE_WARNING_CODES),
  meta: metaOf<TimelineAnswerFacts>(TIMELINE),
});
