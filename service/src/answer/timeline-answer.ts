// What is answered to a request for a list? The members of timeline-members.ts, or those of them that were asked for, as an object or as bytes.

import { castTimeline, type Timeline } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import type { SentField } from '../request/sent.ts';
import {
  parseTimelineRequest,
  type TimelineDocumentRequest,
  type TimelineRequest,
} from '../request/transits-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { castRequest } from './cast-request.ts';
import { answersOf } from './document-answers.ts';
import {
  TIMELINE_ANSWER,
  TIMELINE_FIELD_GROUPS,
  type TimelineAnswer,
  TimelineAnswerFacts,
} from './timeline-members.ts';
import { momentOfRequest, namedPlaces } from './transits-answer.ts';

const ANSWERS = answersOf(TIMELINE_ANSWER, TIMELINE_FIELD_GROUPS);

/**
 * Reads a request for the document of a list.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clocks are asked
 */
export const readTimelineRequest = (sent: readonly SentField[], gazetteer: Gazetteer): TimelineDocumentRequest =>
  parseTimelineRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * The answer to a request, with all its members.
 * @throws ProblemError `invalid_parameters` for a moment before the birth or past the calendar, and for a clock time that the request rejects
 */
export const timelineAnswer = (request: TimelineRequest, context: AppContext): TimelineAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/**
 * The answer to a request for a document, or the members of it that were asked for, as the bytes of its JSON.
 * @throws ProblemError as `timelineAnswer`
 */
export const timelineBytes = (request: TimelineDocumentRequest, context: AppContext): Buffer =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), request.fields);

const factsOf = (request: TimelineRequest, context: AppContext): TimelineAnswerFacts =>
  new TimelineAnswerFacts(
    castTimelineRequest(request, context),
    request,
    namedPlaces(request),
    context,
    wordsIn(request.language),
  );

/**
 * Casts the list that a request asks for; without a moment, around now.
 * @throws ProblemError as `timelineAnswer`
 */
function castTimelineRequest(request: TimelineRequest, context: AppContext): Timeline {
  const chart = castRequest(request);
  try {
    return castTimeline(chart, momentOfRequest(request, context), request.list, request.options);
  } catch (error) {
    throw request.toProblemError(error);
  }
}
