// Source of the responses of all kinds beside the facts of the engine: the request, the service, and the words of the language. Also used by the page.

import type { CallerWarning } from 'beichen/internal';
import type { AnyRequest } from '../requests/reading.ts';
import { describeWarning } from '../requests/warning.ts';
import type { Words } from '../words/words.ts';
import type { ServiceFacts } from './app-context.ts';

/** The service, and its words in the language of the response. */
export interface ServiceSource {
  readonly service: ServiceFacts;
  readonly words: Words;
}

/** The request, and its service. */
export interface AnswerSource<R> extends ServiceSource {
  readonly request: R;
}

/** Adds the source of a response to the facts of the engine. */
export const answered = <F extends object, R>(facts: F, source: AnswerSource<R>): F & AnswerSource<R> =>
  Object.assign(facts, source);

/** Warnings of a request, for the facts of the engine. */
export const warningsGiven = ({ warnings }: AnyRequest, words: Words): readonly CallerWarning[] =>
  warnings.map((warning) => describeWarning(warning, words));
