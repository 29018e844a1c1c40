// What is answered to a request for transits? The members of transits-members.ts, or those of them that were asked for, as an object or as bytes.

import { type At, castTransits, type Instant, instant, type Transits } from 'beichen';
import { type Gazetteer, placeDocument } from 'beichen-places';
import type { SentField } from '../request/sent.ts';
import { parseTransitsToolRequest } from '../request/tool-request.ts';
import {
  parseTransitsRequest,
  type TransitsDocumentRequest,
  type TransitsRequest,
} from '../request/transits-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { castRequest } from './cast-request.ts';
import { answersOf } from './document-answers.ts';

import { TRANSITS_ANSWER, TRANSITS_FIELD_GROUPS, TransitAnswerFacts, type TransitsAnswer } from './transits-members.ts';

const ANSWERS = answersOf(TRANSITS_ANSWER, TRANSITS_FIELD_GROUPS);

/**
 * Reads a request for the document of transits.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clocks are asked
 */
export const readTransitsRequest = (sent: readonly SentField[], gazetteer: Gazetteer): TransitsDocumentRequest =>
  parseTransitsRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * Reads the call of a tool, which may tell its places in words.
 * @throws ProblemError as `readTransitsRequest`; also where the words do not mean one place for certain
 */
export const readTransitsToolRequest = (sent: readonly SentField[], gazetteer: Gazetteer): TransitsDocumentRequest =>
  parseTransitsToolRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * The answer to a request, with all its members.
 * @throws ProblemError `invalid_parameters` for a moment before the birth or past the calendar, and for a clock time that the request rejects
 */
export const transitsAnswer = (request: TransitsRequest, context: AppContext): TransitsAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/**
 * The answer to a request for a document, or the members of it that were asked for, as the bytes of its JSON.
 * @throws ProblemError as `transitsAnswer`
 */
export const transitsBytes = (request: TransitsDocumentRequest, context: AppContext): Buffer =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), request.fields);

const factsOf = (request: TransitsRequest, context: AppContext): TransitAnswerFacts =>
  new TransitAnswerFacts(
    castTransitsRequest(request, context),
    request,
    namedPlaces(request),
    context,
    wordsIn(request.language),
  );

/** The places of birth and moment, with their names in the language of the answer. */
export const namedPlaces = ({ place, momentPlace, language }: TransitsRequest) => ({
  birth: placeDocument(place, language),
  moment: momentPlace && placeDocument(momentPlace, language),
});

/**
 * Casts what a request asks for; without a moment, what governs now.
 * @throws ProblemError as `transitsAnswer`
 */
function castTransitsRequest(request: TransitsRequest, context: AppContext): Transits {
  const chart = castRequest(request);
  try {
    return castTransits(chart, momentOfRequest(request, context), request.options);
  } catch (error) {
    throw request.toProblemError(error);
  }
}

/** The moment that a request asks for, or now. */
export const momentOfRequest = ({ at }: TransitsRequest, context: AppContext): At => at ?? now(context);

/** This second. */
const now = ({ wallClock = Date.now }: AppContext): Instant => instant(Math.floor(wallClock() / 1000) * 1000);
