// What is answered to a request for a chart? The members of chart-members.ts, or those of them that were asked for, as an object or as bytes.

import { type Gazetteer, placeDocument } from 'beichen-places';
import { type ChartRequest, type DocumentRequest, parseDocumentRequest } from '../request/chart-request.ts';
import type { SentField } from '../request/sent.ts';
import { parseToolRequest } from '../request/tool-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { castRequest } from './cast-request.ts';
import { AnswerFacts, CHART_ANSWER, type ChartAnswer } from './chart-members.ts';
import { answersOf } from './document-answers.ts';
import { FIELD_GROUPS, FULL_CHART_ANSWER } from './full-chart-members.ts';

const ANSWERS = answersOf(CHART_ANSWER, FIELD_GROUPS, FULL_CHART_ANSWER);

/**
 * Reads a request for the document of a chart.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clock is asked
 */
export const readDocumentRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DocumentRequest =>
  parseDocumentRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * Reads the call of a tool, which may tell the birthplace in words.
 * @throws ProblemError as `readDocumentRequest`; also where the words do not mean one place for certain
 */
export const readToolRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DocumentRequest =>
  parseToolRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * The answer to a request, with all its members.
 * @throws ProblemError `invalid_parameters` when the clock skipped or repeated the time and the request rejects that
 */
export const chartAnswer = (request: ChartRequest, context: AppContext): ChartAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/**
 * The answer to a request for a document, or the members of it that were asked for, as the bytes of its JSON.
 * @throws ProblemError as `chartAnswer`
 */
export const chartBytes = (request: DocumentRequest, context: AppContext): Buffer =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), request.fields);

/**
 * The answer to a request with all its members, and with members on request that a drawing needs.
 * @throws ProblemError as `chartAnswer`
 */
export const chartWith = (fields: string | undefined, request: ChartRequest, context: AppContext): ChartAnswer =>
  ANSWERS.in(request.language, context).tell(factsOf(request, context), fields);

/**
 * The chart that a text tells: all its members, and those on request that were asked for.
 * @throws ProblemError as `chartAnswer`
 */
export const chartToTell = (request: DocumentRequest, context: AppContext): ChartAnswer =>
  ANSWERS.in(request.language, context).tell(factsOf(request, context), request.fields);

function factsOf(request: ChartRequest, context: AppContext): AnswerFacts {
  const { place, language } = request;
  return new AnswerFacts(castRequest(request), request, placeDocument(place, language), context, wordsIn(language));
}
