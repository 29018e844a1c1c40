// What is answered to a request for the variants of a chart? The members of variants-members.ts, or those of them that were asked for, as an object or
// as bytes.

import { chartVariants, variantsShowing } from 'beichen';
import { type Gazetteer, placeDocument } from 'beichen-places';
import type { SentField } from '../request/sent.ts';
import { parseVariantsToolRequest } from '../request/tool-request.ts';
import {
  parseVariantsDocumentRequest,
  type VariantsDocumentRequest,
  type VariantsRequest,
} from '../request/variants-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { castRequest } from './cast-request.ts';
import { answersOf } from './document-answers.ts';
import { VARIANTS_ANSWER, VARIANTS_FIELD_GROUPS, VariantAnswerFacts, type VariantsAnswer } from './variants-members.ts';

const ANSWERS = answersOf(VARIANTS_ANSWER, VARIANTS_FIELD_GROUPS);

/**
 * Reads a request for the document of a chart's variants.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clock is asked
 */
export const readVariantsRequest = (sent: readonly SentField[], gazetteer: Gazetteer): VariantsDocumentRequest =>
  parseVariantsDocumentRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * Reads the call of a tool, which may tell its place in words.
 * @throws ProblemError as `readVariantsRequest`; also where the words do not mean one place for certain
 */
export const readVariantsToolRequest = (sent: readonly SentField[], gazetteer: Gazetteer): VariantsDocumentRequest =>
  parseVariantsToolRequest(sent, gazetteer, ANSWERS.unknownField);

/**
 * The answer to a request, with all its members.
 * @throws ProblemError `invalid_parameters` for a clock time that the request rejects
 */
export const variantsAnswer = (request: VariantsRequest, context: AppContext): VariantsAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/**
 * The answer to a request for a document, or the members of it that were asked for, as the bytes of its JSON.
 * @throws ProblemError as `variantsAnswer`
 */
export const variantsBytes = (request: VariantsDocumentRequest, context: AppContext): Buffer =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), request.fields);

function factsOf(request: VariantsRequest, context: AppContext): VariantAnswerFacts {
  const { place, language, shown } = request;
  const all = chartVariants(castRequest(request));
  const showing = shown && variantsShowing(all, shown);
  return new VariantAnswerFacts(all, showing, request, placeDocument(place, language), context, wordsIn(language));
}
