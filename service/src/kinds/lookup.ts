// A lookup: a document for which no birth is sent, so that any cache may store its answers. Its row defines the request parser, the facts and the formats:
// document, calendar to subscribe to, tool. From the rows (lookups.ts) derive the routes, the OpenAPI document and its examples, and the tools of assistants.

import type { Language } from 'beichen';
import type { DocumentOf, Part } from 'beichen/document';
import type { ParameterTable } from '../requests/parameters/parameter.ts';
import type { SentField } from '../requests/sent.ts';
import type { Warning } from '../requests/warning.ts';
import { wordsIn } from '../words/lookup.ts';
import type { Words } from '../words/words.ts';
import { answered, type ServiceSource } from './answer-source.ts';
import { documentWriter } from './answers.ts';
import type { AppContext } from './app-context.ts';
import type { Endpoint, Operation } from './endpoint.ts';

export interface LookupRequest {
  readonly language: Language;
  readonly warnings: readonly Warning[];
}

/** Source of a response: its facts, the request, and the service. */
export interface LookupSource<R> extends ServiceSource {
  readonly request: R;
  readonly words: Words;
}

/** The row of a lookup. `R`: requests; `A`: sources of its answers; `M`: members of its document; `F`: requests of its calendar. */
export interface LookupRow<R extends LookupRequest, A extends LookupSource<R>, M, F extends LookupRequest> {
  readonly name: string;
  readonly path: string;
  readonly tag: Endpoint['tag'];
  /** Its line in the index of the service. */
  readonly listed?: string;
  readonly parameters: ParameterTable;
  /** Values of the example request. */
  readonly example: Readonly<Record<string, string | number>>;
  readonly operation: Operation;
  /** Description of the answer. */
  readonly answer: string;
  readonly part: Part<A, A, M>;
  /** True if there is nothing to answer without a gazetteer. */
  readonly needsPlaces?: true;
  /** @throws ProblemError `invalid_parameters` with all problems */
  read(fields: readonly SentField[], context: AppContext): R;
  facts(request: R, context: AppContext): Omit<A, keyof LookupSource<R>>;
  readonly feed?: LookupFeed<F, R, M>;
  readonly tool: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    /** Parameters that its schema omits, to be shorter. */
    readonly without: readonly string[];
    /** Loads the function that writes the text for an assistant. */
    text(): Promise<(document: DocumentOf<M>, language: Language) => string>;
  };
}

/** A calendar to subscribe to. */
interface LookupFeed<F extends LookupRequest, R, M> {
  readonly path: string;
  readonly parameters: ParameterTable;
  readonly example: Readonly<Record<string, string | number>>;
  readonly operation: Operation;
  /** @throws ProblemError `invalid_parameters` with all problems */
  read(fields: readonly SentField[], context: AppContext): F;
  /** Parameters that decide its events, in canonical form. */
  query(request: F): object;
  /** A request for the same calendar that never changes: if its text does, words or lines have changed. */
  sample(request: F): F;
  /** Loads the function that writes its text, from the request or from the document of one. */
  text(): Promise<(request: F, documentOf: (request: R) => DocumentOf<M>) => string>;
}

/** A lookup, derived from its row. */
export interface Lookup<R extends LookupRequest, A extends LookupSource<R>, M, F extends LookupRequest>
  extends LookupRow<R, A, M, F> {
  document(request: R, context: AppContext): DocumentOf<M>;
  /** The document as the bytes of its JSON. */
  bytes(request: R, context: AppContext): Uint8Array;
}

// biome-ignore lint/suspicious/noExplicitAny: loops over lookups put together what the row of one lookup has
export type AnyLookup = Lookup<any, any, any, any>;

/** Creates the lookup of a row. */
export function lookup<R extends LookupRequest, A extends LookupSource<R>, M, F extends LookupRequest = R>(
  row: LookupRow<R, A, M, F>,
): Lookup<R, A, M, F> {
  const answers = documentWriter(row.part, {});
  const sourceOf = (request: R, context: AppContext) =>
    answered(row.facts(request, context), {
      request,
      service: context,
      words: wordsIn(request.language),
    }) as unknown as A;
  return {
    ...row,
    document: (request, context) => answers.in(request.language, context).describe(sourceOf(request, context)),
    bytes: (request, context) => answers.in(request.language, context).bytes(sourceOf(request, context), undefined),
  };
}

/** The current time of a service, in milliseconds since 1970. */
export const nowOf = ({ wallClock = Date.now }: AppContext): number => wallClock();
