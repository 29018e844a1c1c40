// What is answered to a request for a chart? The members of chart-members.ts, or those of them that were asked for, as an object or as bytes.

import { type Language, partDescriber, partWriter, selectPart, type UnknownField, unknownFieldIn } from 'beichen';
import { type Gazetteer, placeDocument } from 'beichen-places';
import { type ChartRequest, type DocumentRequest, parseDocumentRequest } from '../request/chart-request.ts';
import type { SentField } from '../request/sent.ts';
import { parseToolRequest } from '../request/tool-request.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { castRequest } from './cast-request.ts';
import { AnswerFacts, CHART_ANSWER, type ChartAnswer, FIELD_GROUPS } from './chart-members.ts';

/**
 * Reads a request for the document of a chart.
 * @throws ProblemError `invalid_parameters` with all problems that can be known before the clock is asked
 */
export const readDocumentRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DocumentRequest =>
  parseDocumentRequest(sent, gazetteer, unknownField);

/**
 * Reads the call of a tool, which may tell the birthplace in words.
 * @throws ProblemError as `readDocumentRequest`; also where the words do not mean one place for certain
 */
export const readToolRequest = (sent: readonly SentField[], gazetteer: Gazetteer): DocumentRequest =>
  parseToolRequest(sent, gazetteer, unknownField);

/** Choices of members that were found good lately. */
const goodFields = new Set<string>();

function unknownField(fields: string): UnknownField | undefined {
  if (goodFields.has(fields)) return undefined;
  const unknown = unknownFieldIn(CHART_ANSWER, fields, FIELD_GROUPS);
  if (goodFields.size >= MOST_WRITERS) goodFields.clear();
  if (unknown === undefined) goodFields.add(fields);
  return unknown;
}

/**
 * The answer to a request, with all its members.
 * @throws ProblemError `invalid_parameters` when the clock skipped or repeated the time and the request rejects that
 */
export const chartAnswer = (request: ChartRequest, context: AppContext): ChartAnswer =>
  answersIn(request.language, context).describe(factsOf(request, context));

/**
 * The answer to a request for a document, or the members of it that were asked for, as the bytes of its JSON.
 * @throws ProblemError as `chartAnswer`
 */
export function chartBytes(request: DocumentRequest, context: AppContext): Buffer {
  const { language, fields } = request;
  const answers = answersIn(language, context);
  const facts = factsOf(request, context);
  return fields === undefined ? answers.write(facts) : answers.writerOf(fields)(facts);
}

type Write = (facts: AnswerFacts) => Buffer;

/** What makes answers in one language. */
class Answers {
  readonly describe: (facts: AnswerFacts) => ChartAnswer;
  readonly write: Write;
  readonly #language: Language;
  readonly #memory: (length: number) => Buffer;
  /** Writers of what was asked for lately, the last one behind. */
  readonly #ofFields = new Map<string, Write>();

  constructor(language: Language, { memory = Buffer.allocUnsafe }: AppContext) {
    this.#language = language;
    this.#memory = memory;
    this.describe = partDescriber(CHART_ANSWER, language);
    this.write = partWriter(CHART_ANSWER, language, { memory, compileFunction });
  }

  /** The writer of some members. */
  writerOf(fields: string): Write {
    if (fields === 'default') return this.write;
    const known = this.#ofFields.get(fields);
    this.#ofFields.delete(fields);
    const part = () => selectPart(CHART_ANSWER, fields, FIELD_GROUPS);
    const write = known ?? partWriter(part(), this.#language, { memory: this.#memory });
    this.#ofFields.set(fields, write);
    if (this.#ofFields.size > MOST_WRITERS) this.#ofFields.delete(this.#ofFields.keys().next().value!);
    return write;
  }
}

/** So many choices of members have a writer; each has some 50 KB of texts. */
const MOST_WRITERS = 32;

const answers = new WeakMap<AppContext, Map<Language, Answers>>();

// Each is made by its first chart: to make one takes as long as a hundred charts.
function answersIn(language: Language, context: AppContext): Answers {
  const known = answers.get(context)?.get(language);
  if (known !== undefined) return known;
  const made = new Answers(language, context);
  answers.set(context, new Map(answers.get(context)).set(language, made));
  return made;
}

/** The code comes from our own tables alone. */
const compileFunction = (parameters: readonly string[], code: string) =>
  new Function(...parameters, code) as (...values: readonly never[]) => unknown;

function factsOf(request: ChartRequest, context: AppContext): AnswerFacts {
  const { place, language } = request;
  return new AnswerFacts(castRequest(request), request, placeDocument(place, language), context, wordsIn(language));
}
