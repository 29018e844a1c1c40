// A kind of document. Its row defines the request parser, the calculation, and the formats: document, text, drawing, tool. From the rows (kinds.ts) derive
// the routes, the OpenAPI document and its examples, the tools of assistants, and the options of commands.

import { type Instant, instant, type PlaceFacts } from 'beichen';
import type { DocumentOf, InlinePart, Part } from 'beichen/document';
import { type CallerWarning, fieldGroups, unknownFieldIn } from 'beichen/internal';
import { sourcesMember } from 'beichen/sources';
import type { Gazetteer } from 'beichen-places';
import { birthplacesOf, placeFactsOf, type ServicePlace } from '../requests/birthplaces.ts';
import { type BoardRequest, boardRequest } from '../requests/board-request.ts';
import type { Price } from '../requests/budget.ts';
import { nameIndex } from '../requests/parameter-names.ts';
import { FIELDS } from '../requests/parameters/chart.ts';
import { DEFAULT_FIELDS, type FieldsExample, fieldsParameter } from '../requests/parameters/fields.ts';
import type { ParameterTable } from '../requests/parameters/parameter.ts';
import { listedParameters, TOOL_FIELDS, toolParameters } from '../requests/parameters/tools.ts';
import { withPlaces } from '../requests/places-in-words.ts';
import type { ParameterProblem } from '../requests/problems/parameter-problem.ts';
import { type ParametersRead, parameterReader } from '../requests/read-parameters.ts';
import { type AnyRequest, fieldsProblems, type RequestReader } from '../requests/reading.ts';
import type { SentField } from '../requests/sent.ts';
import { isOfUnknownName, warningsGiven } from '../requests/warning.ts';
import { wordsIn } from '../words/lookup.ts';
import { type AnswerSource, answered } from './answer-source.ts';
import { type AnswersOf, distinct, documentWriter, once } from './answers.ts';
import type { AppContext } from './app-context.ts';
import type { Endpoint, ExampleName, LimitName, Operation, RequestForm } from './endpoint.ts';
import { atOnce, inTurns, type Work } from './turns.ts';

/** Context of casting, beside the request. */
export interface CastContext {
  /** Warnings of the request. */
  readonly given: readonly CallerWarning[];
  /** Names of a place in the language of the response. */
  named(place: ServicePlace): PlaceFacts;
  /** The current second. */
  now(): Instant;
}

/** Facts of a response that the engine returns. */
type Facts<A> = Omit<A, keyof AnswerSource<unknown>>;

/** The row of a kind. `T`: parameters; `R`: requests; `A`: facts of its answers; `M`: members of its document. */
export interface KindRow<
  T extends ParameterTable,
  R extends AnyRequest,
  A extends AnswerSource<unknown>,
  M,
  Optional extends keyof T & string = never,
> {
  readonly name: string;
  readonly path: string;
  readonly tag: Endpoint['tag'];
  readonly limit: LimitName;
  /** Price of the document, and of its text, drawing and tool unless they have their own; one call by default. */
  readonly price?: Price<R>;
  /** True if there is no GET, since two births must not be in an address. */
  readonly isPostOnly?: true;
  /** Its line in the index of the service. */
  readonly listed?: string;
  readonly reading: RequestReader<T, R, Optional>;
  /** Calls the engine, in turns if it takes long. Its errors become problems of the request. */
  readonly cast: (request: R, casting: CastContext) => Work<Facts<A>>;
  /** Default members of its document. */
  readonly part: Part<A, A, M>;
  /** All members, if `part` has only some of them. */
  readonly whole?: InlinePart<A, A, unknown>;
  /** The conventions in force, whose rules a response lists on request (`sources`). */
  readonly inForce: (facts: A) => object;
  /** Paths that an assistant needs (`fields=compact`). */
  readonly compact: string;
  /** Paths of members of the request (`input`) that an assistant gets too; gender and place of a birth by default. */
  readonly compactInput?: string;
  readonly fields: FieldsExample;
  readonly example: ExampleName;
  readonly document: DocumentRoute;
  readonly text?: TextRoute<R, A, M>;
  readonly drawing?: DrawingRoute<R, A, M>;
  readonly tool?: ToolRow<R, A>;
}

/** GET and POST of a document. */
interface DocumentRoute {
  readonly operation: Operation;
  /** Members of the POST operation that differ from `postOf`. */
  readonly post?: Partial<Operation>;
  /** Description of the answer, such as "The chart". */
  readonly answer: string;
  readonly body: NonNullable<RequestForm['body']>;
}

/** Name of the person in a text or a drawing. */
interface PersonNaming {
  readonly name?: string;
}

/** GET and POST of a document in plain text, and the text of its tool. */
interface TextRoute<R extends AnyRequest, A extends AnswerSource<unknown>, M> {
  readonly price?: Price<R>;
  /** Absent if only the tool uses the text. */
  readonly operation?: Operation;
  /** Body of a text without `fields`. */
  readonly body?: NonNullable<RequestForm['body']>;
  /** @param isShort true for an assistant */
  draw(answer: Answer<R, A, M>, looks: PersonNaming, isShort: boolean): Work<string>;
}

/** GET and POST of a document as an SVG picture. */
interface DrawingRoute<R extends AnyRequest, A extends AnswerSource<unknown>, M> {
  readonly price?: Price<R>;
  readonly operation: Operation;
  readonly body: NonNullable<RequestForm['body']>;
  /** Parameters of the drawing, in addition to the kind's. */
  readonly parameters: ParameterTable;
  /** Problems of a drawing that cannot be made. */
  problems?(read: ParametersRead<ParameterTable>): readonly ParameterProblem[];
  draw(answer: Answer<R, A, M>, board: BoardRequest, looks: PersonNaming): Work<string>;
}

/** A tool of assistants. */
interface ToolRow<R, A> {
  readonly price?: Price<R>;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if the board can show its result. */
  readonly isShown?: true;
  /** True if there is an answer without a birthplace. */
  readonly isPlaceOptional?: true;
  /** Parameters that its schema omits, to be shorter. */
  readonly without?: readonly string[];
  /** Default values of its parameters. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** List that is truncated if the result is longer than an assistant can read. */
  readonly list?: {
    length(facts: A): number;
    /** The facts with only the first items, and with a warning that explains how to continue. */
    first(facts: A, count: number): A;
  };
}

/** A request with its selected members. */
type WithFields<R> = R & { readonly fields?: string };
/** A request with its drawing. */
type WithBoard<R> = R & { readonly board: BoardRequest };

/** A kind, derived from its row. */
export interface Kind<R extends AnyRequest, A extends AnswerSource<unknown>, M>
  extends KindRow<ParameterTable, R, A, M, string> {
  /** All members of its document. */
  readonly whole: InlinePart<A, A, unknown>;
  /** Named groups of paths. */
  readonly groups: Readonly<Record<string, string>>;
  readonly answers: AnswersOf<A, M>;
  /** Tables of the parameters of requests. */
  readonly parameters: {
    readonly document: ParameterTable;
    readonly drawing: ParameterTable;
    readonly tool: ParameterTable;
    /** Parameters in the schema of the tool. */
    readonly listed: ParameterTable;
  };
  /**
   * Reads a request.
   * @throws ProblemError `invalid_parameters` with all problems that can be found before the engine is called
   */
  readonly read: {
    /** Reads a request without `fields`. */
    plain(sent: readonly SentField[], gazetteer: Gazetteer): R;
    document(sent: readonly SentField[], gazetteer: Gazetteer): WithFields<R>;
    drawing(sent: readonly SentField[], gazetteer: Gazetteer): WithBoard<R>;
    /** Request of an assistant, with places in words. */
    tool(sent: readonly SentField[], gazetteer: Gazetteer): WithFields<R>;
  };
  /**
   * Casts a request once, for bytes, objects and texts.
   * @throws ProblemError for problems that the engine finds
   */
  castFor(request: WithFields<R>, context: AppContext): Answer<R, A, M>;
  /**
   * Casts a request in turns; other requests are served between them.
   * @param isWanted true while its client waits
   * @throws ProblemError as `castFor` and `inTurns`
   */
  castInTurns(request: WithFields<R>, context: AppContext, isWanted?: () => boolean): Promise<Answer<R, A, M>>;
}

// biome-ignore lint/suspicious/noExplicitAny: loops over kinds put together what the row of one kind has
export type AnyKind = Kind<any, any, any>;

/** The result of a request, in each format. */
class Answer<R extends AnyRequest, A extends AnswerSource<unknown>, M> {
  readonly request: WithFields<R>;
  readonly #facts: A;
  readonly #answers: AnswersOf<A, M>;
  readonly #context: AppContext;
  readonly #isLong: boolean;

  constructor(request: WithFields<R>, facts: A, answers: AnswersOf<A, M>, context: AppContext, isLong: boolean) {
    this.request = request;
    this.#facts = facts;
    this.#answers = answers;
    this.#context = context;
    this.#isLong = isLong;
  }

  /** JSON of the document, or of its selected members. */
  bytes(): Uint8Array {
    return this.#answers.in(this.request.language, this.#context).bytes(this.#facts, this.#fields);
  }

  /** JSON of the document, with a pause after each piece if its price depends on its request, since such a document may be long. */
  bytesInTurns(): Work<Uint8Array> {
    if (!this.#isLong) return this.bytes();
    return this.#answers.in(this.request.language, this.#context).bytesInTurns(this.#facts, this.#fields);
  }

  /** The document, or its selected members, as an object. */
  object(): Readonly<Record<string, unknown>> {
    return this.#answers.in(this.request.language, this.#context).object(this.#facts, this.#fields);
  }

  /** Selected members, and the warnings if a parameter was ignored, which no selection hides. */
  get #fields(): string | undefined {
    const { fields, warnings } = this.request;
    return fields === undefined || fields === DEFAULT_FIELDS || !warnings.some(isOfUnknownName)
      ? fields
      : `${fields},warnings.code,warnings.detail`;
  }

  /** The whole document; and members on request, each as a whole, if `fields` names a part of it. */
  document(fields?: string): DocumentOf<M> {
    return this.#answers.in(this.request.language, this.#context).document(this.#facts, fields);
  }

  /** The whole document, with a pause after each item of a list. */
  documentInTurns(): Generator<void, DocumentOf<M>> {
    return this.#answers.in(this.request.language, this.#context).documentInTurns(this.#facts);
  }

  /** A response to the same request with other facts. */
  with(facts: A): Answer<R, A, M> {
    return new Answer(this.request, facts, this.#answers, this.#context, this.#isLong);
  }

  /** The document of another kind with the same facts. */
  as<N>(answers: AnswersOf<A, N>, fields?: string): DocumentOf<N> {
    return answers.in(this.request.language, this.#context).document(this.#facts, fields);
  }

  /** Facts of the engine. */
  get facts(): A {
    return this.#facts;
  }

  /** Name of the person in texts and drawings. */
  get looks(): PersonNaming {
    const { name } = this.request.values;
    return typeof name === 'string' ? { name } : {};
  }
}

/** Creates the kind of a row. */
export function kind<
  T extends ParameterTable,
  R extends AnyRequest,
  A extends AnswerSource<unknown>,
  M,
  Optional extends keyof T & string = never,
>(row: KindRow<T, R, A, M, Optional>): Kind<R, A, M> {
  const { part, tool, compactInput = 'input.gender,input.cityId,input.latitude,input.longitude' } = row;
  const whole = withSources<A>(row.whole ?? part, row.inForce);
  const reading: RequestReader<ParameterTable, R, string> = row.reading;
  // Rules are no facts of a birth: only `sources` selects them, not `all`.
  const groups = fieldGroups(row.whole ?? part, `${compactInput},${row.compact},meta.disclaimer`);
  const unknownField = ofLast((fields: string) => unknownFieldIn(whole, distinct(fields.split(',')).join(), groups));
  const answers = documentWriter(part, groups, whole);
  const isLong = row.price?.part !== undefined;
  const ofTool = toolParameters({ ...reading.parameters, fields: FIELDS });
  const parameters = {
    document: { ...reading.parameters, fields: fieldsParameter(row.fields) },
    drawing: { ...reading.parameters, ...row.drawing?.parameters },
    tool: ofTool,
    listed: listedParameters(ofTool, tool?.without ?? []),
  };
  const readerOf = (table: ParameterTable) => {
    const read = once(() => parameterReader(table, nameIndex(table)));
    return (sent: readonly SentField[]) => read()(reading.own === undefined ? sent : reading.own(sent));
  };
  const [readPlain, readDocument, readDrawing, readTool] = [
    reading.parameters,
    parameters.document,
    parameters.drawing,
    parameters.tool,
  ].map(readerOf) as [Reader, Reader, Reader, Reader];
  const factsFor = (request: R, context: AppContext) => {
    const words = wordsIn(request.language);
    const casting: CastContext = {
      given: warningsGiven(request, words),
      named: (place) => placeFactsOf(place, request.language),
      now: () => instant(Math.floor((context.wallClock ?? Date.now)() / 1000) * 1000),
    };
    const finish = (facts: Facts<A>) => answered(facts, { request, service: context, words }) as unknown as A;
    return { cast: row.cast(request, casting), finish };
  };
  return {
    ...row,
    reading,
    whole,
    groups,
    answers,
    parameters,
    read: {
      plain: (sent, gazetteer) =>
        reading.request(withPlaces(readPlain(sent), gazetteer), birthplacesOf(gazetteer), [], sent),
      document(sent, gazetteer) {
        const read = withPlaces(readDocument(sent), gazetteer);
        const request = reading.request(read, birthplacesOf(gazetteer), fieldsProblems(read, unknownField), sent);
        return withFields(request, read);
      },
      drawing(sent, gazetteer) {
        const read = withPlaces(readDrawing(sent), gazetteer);
        const request = reading.request(read, birthplacesOf(gazetteer), row.drawing?.problems?.(read) ?? [], sent);
        return { board: boardRequest(read.values as unknown as Parameters<typeof boardRequest>[0]), ...request };
      },
      tool(sent, gazetteer) {
        const read = withPlaces(withDefaults(readTool(sent), tool?.defaults), gazetteer);
        const request = reading.request(read, birthplacesOf(gazetteer), fieldsProblems(read, unknownField), sent);
        return { fields: typeof read.values.fields === 'string' ? read.values.fields : TOOL_FIELDS, ...request };
      },
    },
    castFor(request, context) {
      try {
        const { cast, finish } = factsFor(request, context);
        return new Answer(request, finish(atOnce(cast)), answers, context, isLong);
      } catch (error) {
        throw request.toProblemError(error);
      }
    },
    async castInTurns(request, context, isWanted) {
      try {
        const { cast, finish } = factsFor(request, context);
        return new Answer(request, finish(await inTurns(cast, isWanted)), answers, context, isLong);
      } catch (error) {
        throw request.toProblemError(error);
      }
    },
  };
}

/** Adds the member `sources` on request, with the rules of the members. */
function withSources<A>(whole: InlinePart<A, A, unknown>, inForce: (facts: A) => object): InlinePart<A, A, unknown> {
  const { meta, ...members } = whole.members as Readonly<Record<string, unknown>>;
  return { ...whole, members: { ...members, sources: sourcesMember(inForce), meta } };
}

type Read = ParametersRead<ParameterTable>;
type Reader = (sent: readonly SentField[]) => Read;

const withFields = <R extends AnyRequest>(request: R, { values: { fields } }: Read): WithFields<R> =>
  typeof fields === 'string' ? { fields, ...request } : request;

/** Adds the default values of a tool. */
function withDefaults(read: Read, defaults: Readonly<Record<string, unknown>> = {}): Read {
  const missing = Object.entries(defaults).filter(([name]) => read.values[name] === undefined);
  return missing.length === 0
    ? read
    : { ...read, values: { ...read.values, ...Object.fromEntries(missing) } as Read['values'] };
}

/** Caches the result for the last argument: all births of a batch have the same `fields`. */
function ofLast<T>(make: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly made: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
