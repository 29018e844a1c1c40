// Response of the almanac: days or a year as a document.

import { almanacDay, almanacMonth, almanacYear } from 'beichen/almanac';
import type { AlmanacRequest } from '../../requests/almanac-request.ts';
import { wordsIn } from '../../words/lookup.ts';
import { documentWriter } from '../answers.ts';
import type { AppContext } from '../app-context.ts';
import { ALMANAC_ANSWER, type AlmanacAnswer, type AlmanacFacts } from './members.ts';

const ANSWERS = documentWriter(ALMANAC_ANSWER, {});

/** The response to a request. */
export const almanacAnswer = (request: AlmanacRequest, context: AppContext): AlmanacAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/** The response as the bytes of its JSON. */
export const almanacBytes = (request: AlmanacRequest, context: AppContext): Uint8Array =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), undefined);

function factsOf(request: AlmanacRequest, service: AppContext): AlmanacFacts {
  const { span, options, language } = request;
  const facts = { request, service, words: wordsIn(language) };
  switch (span.kind) {
    case 'month':
      return { ...facts, days: almanacMonth(span.year, span.month, options) };
    case 'day':
      return { ...facts, days: [almanacDay(span.date, options)] };
    case 'year':
      return { ...facts, year: almanacYear(span.year, options) };
  }
}
