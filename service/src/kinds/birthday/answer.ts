// Response about lunar birthdays, as a document.

import { lunarBirthdaysOf } from 'beichen/almanac';
import type { BirthdayRequest } from '../../requests/birthday-request.ts';
import { wordsIn } from '../../words/lookup.ts';
import { documentWriter } from '../answers.ts';
import type { AppContext } from '../app-context.ts';
import { BIRTHDAYS_ANSWER, type BirthdayFacts, type BirthdaysAnswer } from './members.ts';

const ANSWERS = documentWriter(BIRTHDAYS_ANSWER, {});

/** The response to a request. */
export const birthdaysAnswer = (request: BirthdayRequest, context: AppContext): BirthdaysAnswer =>
  ANSWERS.in(request.language, context).describe(factsOf(request, context));

/** The response as the bytes of its JSON. */
export const birthdaysBytes = (request: BirthdayRequest, context: AppContext): Uint8Array =>
  ANSWERS.in(request.language, context).bytes(factsOf(request, context), undefined);

const factsOf = (request: BirthdayRequest, service: AppContext): BirthdayFacts => ({
  request,
  service,
  words: wordsIn(request.language),
  found: lunarBirthdaysOf(request.query),
});
