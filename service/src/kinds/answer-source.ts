// Source of the responses of all kinds beside the facts of the engine: the request, the service, and the words of the language. Also used by the page.

import type { Words } from '../words/words.ts';
import type { ServiceFacts } from './app-context.ts';

/** The service, and the words of every response. */
export interface ServiceSource {
  readonly service: ServiceFacts;
  readonly words: Pick<Words, 'disclaimer'>;
}

/** The request, its service, and the words of the service in the language of the response. */
export interface AnswerSource<R> extends ServiceSource {
  readonly request: R;
  readonly words: Words;
}

/** Adds the source of a response to the facts of the engine. */
export const answered = <F extends object, S extends ServiceSource>(facts: F, source: S): F & S =>
  Object.assign(facts, source);
