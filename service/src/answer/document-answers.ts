// How does a table of members become answers? As an object or as bytes, whole or with the members that were asked for. What answers share is made once
// for each service and language.

import {
  type Language,
  partDescriber,
  partWriter,
  pathsOnRequest,
  selectPart,
  type UnknownField,
  unknownFieldIn,
} from 'beichen';
import type { DocumentOf, InlinePart } from 'beichen/document';
import type { AppContext } from './app-context.ts';

/** What makes the answers of one kind. */
export interface AnswersOf<Facts, Members> {
  /** The first path of `fields` that leads nowhere; undefined when all are known. */
  readonly unknownField: (fields: string) => UnknownField | undefined;
  /** What makes them in one language. */
  readonly in: (language: Language, context: AppContext) => DocumentAnswers<Facts, Members>;
}

/**
 * What makes the answers of a part.
 * @param groups paths that have a name together
 * @param whole the part with all that can be asked for, where that is another one
 */
export function answersOf<Facts, Members>(
  part: InlinePart<Facts, Facts, Members>,
  groups: Readonly<Record<string, string>>,
  whole: InlinePart<Facts, Facts, unknown> = part,
): AnswersOf<Facts, Members> {
  /** Choices of members that were found good lately. */
  const goodFields = new Set<string>();
  const onRequest = pathsOnRequest(whole);
  const answers = new WeakMap<AppContext, Map<Language, DocumentAnswers<Facts, Members>>>();
  return {
    unknownField(fields) {
      if (goodFields.has(fields)) return undefined;
      const unknown = unknownFieldIn(whole, fields, groups);
      if (goodFields.size >= MOST_WRITERS) goodFields.clear();
      if (unknown === undefined) goodFields.add(fields);
      return unknown;
    },
    // Each is made by its first answer: to make one takes as long as a hundred charts.
    in(language, context) {
      const known = answers.get(context)?.get(language);
      if (known !== undefined) return known;
      const made = new DocumentAnswers(
        part,
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

type Write<Facts> = (facts: Facts) => Buffer;

/** What makes the answers of one kind in one language. */
class DocumentAnswers<Facts, Members> {
  readonly describe: (facts: Facts) => DocumentOf<Members>;
  readonly #write: Write<Facts>;
  readonly #select: (fields: string) => InlinePart<Facts, Facts, unknown>;
  readonly #onRequest: readonly string[];
  readonly #language: Language;
  readonly #memory: (length: number) => Buffer;
  /** Writers of what was asked for lately, the last one behind. */
  readonly #ofFields = new Map<string, Write<Facts>>();

  constructor(
    part: InlinePart<Facts, Facts, Members>,
    select: (fields: string) => InlinePart<Facts, Facts, unknown>,
    onRequest: readonly string[],
    language: Language,
    { memory = Buffer.allocUnsafe }: AppContext,
  ) {
    this.#select = select;
    this.#onRequest = onRequest;
    this.#language = language;
    this.#memory = memory;
    this.describe = partDescriber(part, language);
    this.#write = partWriter(part, language, { memory, compileFunction });
  }

  /** The bytes of the JSON of an answer, or of those of its members that were asked for. */
  bytes(facts: Facts, fields: string | undefined): Buffer {
    return fields === undefined || fields === 'default' ? this.#write(facts) : this.#writerOf(fields)(facts);
  }

  /** What a text tells: all members, and beside them those on request of which something was asked for, each whole. */
  tell(facts: Facts, fields = ''): DocumentOf<Members> {
    const asked = fields.split(',').map((path) => path.trim());
    const isAll = asked.includes('all');
    const more = this.#onRequest.filter((path) => isAll || asked.some((each) => `${each}.`.startsWith(`${path}.`)));
    if (more.length === 0) return this.describe(facts);
    return JSON.parse(this.bytes(facts, ['default', ...more].join(',')).toString());
  }

  #writerOf(fields: string): Write<Facts> {
    const known = this.#ofFields.get(fields);
    this.#ofFields.delete(fields);
    const write = known ?? partWriter(this.#select(fields), this.#language, { memory: this.#memory });
    this.#ofFields.set(fields, write);
    if (this.#ofFields.size > MOST_WRITERS) this.#ofFields.delete(this.#ofFields.keys().next().value!);
    return write;
  }
}

/** So many choices of members have a writer; each has some 50 KB of texts. */
const MOST_WRITERS = 32;

/** The code comes from our own tables alone. */
const compileFunction = (parameters: readonly string[], code: string) =>
  new Function(...parameters, code) as (...values: readonly never[]) => unknown;
