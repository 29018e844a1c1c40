// Turns a table of members into answers: as an object or as bytes, whole or with the selected members. What default answers share is made once
// for each service and language; what selections share is bounded for the whole service.

import type { Language } from 'beichen';
import type { DocumentOf, InlinePart, PartWriter } from 'beichen/document';
import { partDescriber, partWriter } from 'beichen/document';
import { pathsOnRequest, selectPart } from 'beichen/internal';
import type { AppContext } from './app-context.ts';
import { SelectionCache } from './selection-cache.ts';

/** What makes the answers of one kind. */
export interface AnswersOf<Facts, Members> {
  /** What makes them in one language. */
  readonly in: (language: Language, context: AppContext) => DocumentAnswers<Facts, Members>;
}

/**
 * What makes the answers of a part.
 * @param groups paths that have a name together
 * @param whole the part with all that can be requested, where that is another one
 */
export function documentWriter<Facts, Members>(
  part: InlinePart<Facts, Facts, Members>,
  groups: Readonly<Record<string, string>>,
  whole: InlinePart<Facts, Facts, unknown> = part,
): AnswersOf<Facts, Members> {
  const onRequest = pathsOnRequest(whole);
  const answers = new WeakMap<AppContext, Map<Language, DocumentAnswers<Facts, Members>>>();
  return {
    // Each is made by its first answer: to make one takes as long as a hundred charts.
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
 * The selection that `fields` means, in one spelling: without spaces and duplicates, groups by their paths, sorted. The order of paths does not matter,
 * since an answer has its members in the order of the table.
 * @example canonicalFields('sign, animal,sign', {}) // 'animal,sign'
 */
export function canonicalFields(fields: string, groups: Readonly<Record<string, string>>): string {
  const names = distinct(fields.split(','));
  return distinct(names.flatMap((name) => (Object.hasOwn(groups, name) ? groups[name]!.split(',') : [name])))
    .sort()
    .join();
}

/** Paths without spaces around them, each once. */
export const distinct = (paths: readonly string[]): string[] => [...new Set(paths.map((path) => path.trim()))];

type Describe<Facts> = (facts: Facts) => Readonly<Record<string, unknown>>;

/**
 * The maximum number of writers of selections in the service. One of all members of a chart takes about 1 MB in use, so all of them take less than
 * 16 MB. Other selections are described and stringified, which stores nothing.
 */
const MAX_WRITERS = 16;

// One for the process, so that the bound is for all endpoints, languages and services together.
const WRITERS = new SelectionCache<PartWriter<never>>(MAX_WRITERS);
const DESCRIBERS = new SelectionCache<Describe<never>>(MAX_WRITERS);

/** What makes the answers of one kind in one language. */
class DocumentAnswers<Facts, Members> {
  static #made = 0;
  /** Distinguishes its selections from those of other answers. */
  readonly #number = DocumentAnswers.#made++;
  readonly describe: (facts: Facts) => DocumentOf<Members>;
  readonly #write: PartWriter<Facts>;
  readonly #canonical: (fields: string) => string;
  readonly #select: (fields: string) => InlinePart<Facts, Facts, unknown>;
  readonly #onRequest: readonly string[];
  readonly #language: Language;
  readonly #memory: (length: number) => Uint8Array;

  constructor(
    part: InlinePart<Facts, Facts, Members>,
    canonical: (fields: string) => string,
    select: (fields: string) => InlinePart<Facts, Facts, unknown>,
    onRequest: readonly string[],
    language: Language,
    { memory = (length) => new Uint8Array(length), compileFunction }: AppContext,
  ) {
    this.#canonical = canonical;
    this.#select = select;
    this.#onRequest = onRequest;
    this.#language = language;
    this.#memory = memory;
    this.describe = partDescriber(part, language);
    this.#write = partWriter(part, language, { memory, compileFunction });
  }

  /** The bytes of the JSON of an answer, or of those of its members that were requested. */
  bytes(facts: Facts, fields: string | undefined): Uint8Array {
    return this.#writer(fields)?.(facts) ?? this.#stringified(facts, fields);
  }

  /** The same bytes, with a pause behind each piece. */
  *bytesInTurns(facts: Facts, fields: string | undefined): Generator<void, Uint8Array> {
    const write = this.#writer(fields);
    if (write === undefined) return this.#stringified(facts, fields);
    const pieces: Uint8Array[] = [];
    for (const piece of write.inPieces(facts)) {
      pieces.push(piece);
      yield;
    }
    return pieces.length === 1 ? pieces[0]! : joined(pieces);
  }

  /** The writer of a selection; none where too many selections are in use. */
  #writer(fields: string | undefined): PartWriter<Facts> | undefined {
    if (fields === undefined || fields === 'default') return this.#write;
    const selection = this.#canonical(fields);
    return WRITERS.get(`${this.#number} ${selection}`, () =>
      partWriter(this.#select(selection), this.#language, { memory: this.#memory }),
    ) as PartWriter<Facts> | undefined;
  }

  #stringified(facts: Facts, fields: string | undefined): Uint8Array {
    const json = UTF8.encode(JSON.stringify(this.object(facts, fields)));
    const bytes = this.#memory(json.length); // a batch writes its documents one behind the other
    bytes.set(json);
    return bytes;
  }

  /** The answer, or those of its members that were requested, as an object. */
  object(facts: Facts, fields: string | undefined): Readonly<Record<string, unknown>> {
    if (fields === undefined || fields === 'default') return this.describe(facts);
    const selection = this.#canonical(fields);
    const make = () => partDescriber(this.#select(selection), this.#language) as Describe<Facts>;
    const describe = (DESCRIBERS.get(`${this.#number} ${selection}`, make) as Describe<Facts> | undefined) ?? make();
    return describe(facts);
  }

  /** All members, and beside them those on request of which `fields` names something, each whole. */
  document(facts: Facts, fields = ''): DocumentOf<Members> {
    const requested = fields.split(',').map((path) => path.trim());
    const isAll = requested.includes('all');
    const more = this.#onRequest.filter((path) => isAll || requested.some((each) => `${each}.`.startsWith(`${path}.`)));
    if (more.length === 0) return this.describe(facts);
    return this.object(facts, ['default', ...more].join(',')) as DocumentOf<Members>;
  }
}

const UTF8 = new TextEncoder();

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
