// Responses from a table of members: as objects or bytes, whole or with selected members. Writers of default responses are created once for each service and
// language; the number of writers of selections is limited for the process.

import type { Language } from 'beichen';
import type { DocumentOf, InlinePart, PartWriter } from 'beichen/document';
import { partDescriber, partPiecesStringifier, partTurnsDescriber, partWriter } from 'beichen/document';
import { pathsOnRequest, selectPart } from 'beichen/internal';
import type { AppContext } from './app-context.ts';
import { SelectionCache } from './selection-cache.ts';

/** Responses of a kind. */
export interface AnswersOf<Facts, Members> {
  /** The responses in one language. */
  readonly in: (language: Language, context: AppContext) => DocumentAnswers<Facts, Members>;
}

/**
 * Creates the responses of a part.
 * @param groups named groups of paths
 * @param whole the part with all members, if `part` has only the default ones
 */
export function documentWriter<Facts, Members>(
  part: InlinePart<Facts, Facts, Members>,
  groups: Readonly<Record<string, string>>,
  whole: InlinePart<Facts, Facts, unknown> = part,
): AnswersOf<Facts, Members> {
  const onRequest = once(() => pathsOnRequest(whole));
  const answers = new WeakMap<AppContext, Map<Language, DocumentAnswers<Facts, Members>>>();
  return {
    // Created by the first response, since it takes as long as a hundred charts.
    in(language, context) {
      const known = answers.get(context)?.get(language);
      if (known !== undefined) return known;
      const made = new DocumentAnswers(
        part,
        (fields) => canonicalFields(fields, groups),
        (fields) => selectPart(whole, fields, groups),
        onRequest,
        language,
        context,
      );
      answers.set(context, new Map(answers.get(context)).set(language, made));
      return made;
    },
  };
}

/**
 * Canonical form of `fields`: without spaces and duplicates, groups replaced by their paths, sorted, since members of a response are in the order of the table.
 * @example canonicalFields('sign, animal,sign', {}) // 'animal,sign'
 */
export function canonicalFields(fields: string, groups: Readonly<Record<string, string>>): string {
  const names = distinct(fields.split(','));
  return distinct(names.flatMap((name) => (Object.hasOwn(groups, name) ? groups[name]!.split(',') : [name])))
    .sort()
    .join();
}

/** Trims paths and removes duplicates. */
export const distinct = (paths: readonly string[]): string[] => [...new Set(paths.map((path) => path.trim()))];

/** Creates a value on first use. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Describe<Facts> = (facts: Facts) => Readonly<Record<string, unknown>>;

/**
 * Maximum number of writers of selections. One of all members of a chart takes about 1 MB, so all together less than 16 MB. Other selections are described and
 * stringified, which caches nothing.
 */
const MAX_WRITERS = 16;

// Shared by all endpoints, languages and services, so that the maximum holds for the process.
const WRITERS = new SelectionCache<PartWriter<never>>(MAX_WRITERS);
const DESCRIBERS = new SelectionCache<Describe<never>>(MAX_WRITERS);

/** Responses of one kind in one language. */
class DocumentAnswers<Facts, Members> {
  static #made = 0;
  /** Distinguishes its selections from the selections of other responses. */
  readonly #number = DocumentAnswers.#made++;
  readonly describe: (facts: Facts) => DocumentOf<Members>;
  readonly #part: InlinePart<Facts, Facts, Members>;
  readonly #write: PartWriter<Facts>;
  readonly #canonical: (fields: string) => string;
  readonly #select: (fields: string) => InlinePart<Facts, Facts, unknown>;
  readonly #onRequest: () => readonly string[];
  readonly #language: Language;
  readonly #memory: (length: number) => Uint8Array;
  #describeInTurns: ((facts: Facts) => Generator<void, DocumentOf<Members>>) | undefined;

  constructor(
    part: InlinePart<Facts, Facts, Members>,
    canonical: (fields: string) => string,
    select: (fields: string) => InlinePart<Facts, Facts, unknown>,
    onRequest: () => readonly string[],
    language: Language,
    { memory = (length) => new Uint8Array(length), compileFunction }: AppContext,
  ) {
    this.#part = part;
    this.#canonical = canonical;
    this.#select = select;
    this.#onRequest = onRequest;
    this.#language = language;
    this.#memory = memory;
    this.describe = partDescriber(part, language);
    this.#write = partWriter(part, language, { memory, compileFunction });
  }

  /** JSON of a response or of its selected members, as bytes. */
  bytes(facts: Facts, fields: string | undefined): Uint8Array {
    return this.#writer(fields)?.(facts) ?? this.#stringified(facts, fields);
  }

  /** JSON of a response, as bytes, with pauses. */
  *bytesInTurns(facts: Facts, fields: string | undefined): Generator<void, Uint8Array> {
    const write = this.#writer(fields);
    if (write === undefined) return yield* this.#stringifiedInTurns(facts, fields!);
    const pieces: Uint8Array[] = [];
    for (const piece of write.inPieces(facts)) {
      pieces.push(piece);
      yield;
    }
    return yield* joinBytes(pieces);
  }

  /** Writer of a selection; undefined while too many selections are in use. */
  #writer(fields: string | undefined): PartWriter<Facts> | undefined {
    if (fields === undefined || fields === 'default') return this.#write;
    const selection = this.#canonical(fields);
    return WRITERS.get(`${this.#number} ${selection}`, () =>
      partWriter(this.#select(selection), this.#language, { memory: this.#memory }),
    ) as PartWriter<Facts> | undefined;
  }

  #stringified(facts: Facts, fields: string | undefined): Uint8Array {
    const json = UTF8.encode(JSON.stringify(this.object(facts, fields)));
    const bytes = this.#memory(json.length); // the caller provides the buffer
    bytes.set(json);
    return bytes;
  }

  *#stringifiedInTurns(facts: Facts, fields: string): Generator<void, Uint8Array> {
    const stringify = partPiecesStringifier(this.#select(this.#canonical(fields)), this.#language);
    const pieces: Uint8Array[] = [];
    let json = '';
    for (const piece of stringify(facts)) {
      json += piece;
      if (json.length >= PIECE_LENGTH) {
        pieces.push(UTF8.encode(json));
        json = '';
      }
      yield;
    }
    return yield* joinBytes([...pieces, UTF8.encode(json)]);
  }

  /** A response or its selected members, as an object. */
  object(facts: Facts, fields: string | undefined): Readonly<Record<string, unknown>> {
    if (fields === undefined || fields === 'default') return this.describe(facts);
    const selection = this.#canonical(fields);
    const make = () => partDescriber(this.#select(selection), this.#language) as Describe<Facts>;
    const describe = (DESCRIBERS.get(`${this.#number} ${selection}`, make) as Describe<Facts> | undefined) ?? make();
    return describe(facts);
  }

  /** All default members, with a pause after each item of a list. */
  documentInTurns(facts: Facts): Generator<void, DocumentOf<Members>> {
    this.#describeInTurns ??= partTurnsDescriber(this.#part, this.#language);
    return this.#describeInTurns(facts);
  }

  /** All default members; and members on request, each as a whole, if `fields` names a part of it. */
  document(facts: Facts, fields = ''): DocumentOf<Members> {
    const requested = fields.split(',').map((path) => path.trim());
    const isAll = requested.includes('all');
    const more = this.#onRequest().filter(
      (path) => isAll || requested.some((each) => `${each}.`.startsWith(`${path}.`)),
    );
    if (more.length === 0) return this.describe(facts);
    return this.object(facts, ['default', ...more].join(',')) as DocumentOf<Members>;
  }
}

const UTF8 = new TextEncoder();

/** Units of UTF-16 of a piece of JSON that is encoded at once. */
const PIECE_LENGTH = 65_536;

function* joinBytes(pieces: readonly Uint8Array[]): Generator<void, Uint8Array> {
  if (pieces.length === 1) return pieces[0]!;
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
    yield;
  }
  return all;
}
