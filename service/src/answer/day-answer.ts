// What is answered to a request for a birth without an hour? The members of day-members.ts, or those of them that were asked for, as an object or as bytes.

import { castDay, chartsShowing, type DayCharts } from 'beichen';
import { type Gazetteer, placeDocument } from 'beichen-places';
import { type DayDocumentRequest, type DayRequest, parseDayDocumentRequest } from '../request/day-request.ts';
import type { SentField } from '../request/sent.ts';
import { parseDayToolRequest } from '../request/tool-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { conventionsAsked } from './cast-request.ts';
import { DAY_ANSWER, DAY_FIELD_GROUPS, type DayAnswer, DayAnswerFacts } from './day-members.ts';
import { answersOf } from './document-answers.ts';

const ANSWERS = answersOf(DAY_ANSWER, DAY_FIELD_GROUPS);

/**
 * Reads a request for the document of a day.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clock is asked
 */
export const readDayRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DayDocumentRequest =>
  parseDayDocumentRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * Reads the call of a tool, which may tell the birthplace in words.
 * @throws ProblemError as `readDayRequest`; also where the words do not mean one place for certain
 */
export const readDayToolRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DayDocumentRequest =>
  parseDayToolRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * The answer to a request, with all its members.
 * @throws ProblemError `invalid_parameters` for a day that the birthplace left out
 */
export const dayAnswer = (request: DayRequest, context: AppContext): DayAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/**
 * The answer to a request for a document, or the members of it that were asked for, as the bytes of its JSON.
 * @throws ProblemError as `dayAnswer`
 */
export const dayBytes = (request: DayDocumentRequest, context: AppContext): Buffer =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), request.fields);

/**
 * What a text tells: all members, and those on request that were asked for.
 * @throws ProblemError as `dayAnswer`
 */
export const dayToTell = (request: DayDocumentRequest, context: AppContext): DayAnswer =>
  ANSWERS.in(request.language, context).tell(factsOf(request, context), request.fields);

function factsOf(request: DayRequest, context: AppContext): DayAnswerFacts {
  const { place, language, known } = request;
  const day = castRequestedDay(request);
  const named = placeDocument(place, language);
  return new DayAnswerFacts(day, chartsShowing(day, known), request, named, context, wordsIn(language));
}

function castRequestedDay({ birth, values, toProblemError }: DayRequest): DayCharts {
  try {
    return castDay(birth, conventionsAsked(values));
  } catch (error) {
    throw toProblemError(error);
  }
}
