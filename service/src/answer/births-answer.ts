// What is answered to a request for births that fit? The members of births-members.ts, or those of them that were asked for, as an object or as bytes.
// A search waits in the queue of all searches (search-queue.ts).

import { type BirthsFound, birthsInTurns } from 'beichen';
import { type Gazetteer, placeDocument } from 'beichen-places';
import { type BirthsRequest, birthPlaceOf, parseBirthsRequest } from '../request/births-request.ts';
import type { SentField } from '../request/sent.ts';
import { parseBirthsToolRequest } from '../request/tool-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import {
  BIRTHS_ANSWER,
  BIRTHS_FIELD_GROUPS,
  type BirthsAnswer,
  type BirthsAnswerFacts,
  birthsAnswerFacts,
} from './births-members.ts';
import { birthsText } from './births-text.ts';
import { conventionsAsked } from './cast-request.ts';
import { answersOf } from './document-answers.ts';
import { runSearch } from './search-queue.ts';

const ANSWERS = answersOf(BIRTHS_ANSWER, BIRTHS_FIELD_GROUPS);

/**
 * Reads a request for births that fit.
 * @throws ProblemError `invalid_parameters` with all problems
 */
export const readBirthsRequest = (sent: readonly SentField[], gazetteer: Gazetteer): BirthsRequest =>
  parseBirthsRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * Reads the call of a tool for births that fit.
 * @throws ProblemError as `readBirthsRequest`; also where the words do not mean one place for certain
 */
export const readBirthsToolRequest = (sent: readonly SentField[], gazetteer: Gazetteer): BirthsRequest =>
  parseBirthsToolRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * The answer to the call of a tool: as text, and as the members that were asked for.
 * @param isWanted whether its client still waits
 * @throws ProblemError as `runSearch`
 */
export async function birthsToTell(request: BirthsRequest, context: AppContext, isWanted?: () => boolean) {
  const facts = factsOf(await runSearch(searchFor(request), isWanted), request, context);
  const answers = ANSWERS.in(request.language, context);
  return {
    text: birthsText(answers.describe(facts), request.language),
    document: JSON.parse(answers.bytes(facts, request.fields).toString()),
  };
}

/** The answer to a request, with all its members, found without a pause. */
export function birthsAnswer(request: BirthsRequest, context: AppContext): BirthsAnswer {
  const search = searchFor(request);
  let turn = search.next();
  while (!turn.done) turn = search.next();
  return ANSWERS.in(request.language, context).describe(factsOf(turn.value, request, context));
}

/**
 * The answer to a request, or the members of it that were asked for, as the bytes of its JSON; other work goes on meanwhile.
 * @param isWanted whether its client still waits
 * @throws ProblemError as `runSearch`
 */
export async function birthsBytes(
  request: BirthsRequest,
  context: AppContext,
  isWanted?: () => boolean,
): Promise<Buffer> {
  const found = await runSearch(searchFor(request), isWanted);
  return ANSWERS.in(request.language, context).bytes(factsOf(found, request, context), request.fields);
}

const searchFor = ({ known, values, fromYear, toYear, place, after }: BirthsRequest) =>
  birthsInTurns(known, {
    fromYear,
    toYear,
    place: place && birthPlaceOf(place),
    conventions: conventionsAsked({ ...values, pillarStars: undefined, monthCommandTable: undefined }),
    limit: values.limit,
    after,
  });

function factsOf(found: BirthsFound, request: BirthsRequest, context: AppContext): BirthsAnswerFacts {
  const { place, language } = request;
  return birthsAnswerFacts(found, request, place && placeDocument(place, language), context, wordsIn(language));
}
