// A chart as bytes: by the table of its members, from texts that are made once for each language.

import { CHART_RULE, type Chart } from '../../calculation/casting/chart.ts';
import { check, optional, recordOf } from '../../calculation/input/input.ts';
import { WORDS_OF } from '../words/all-languages.ts';
import type { Language } from '../words/languages.ts';
import type { LanguageWords } from '../words/words.ts';
import { FUNCTION, LANGUAGE, PLACE_RULE } from './tables/arguments.ts';
import { CHART } from './tables/chart.ts';
import { ChartFacts, type PlaceFacts } from './tables/facts.ts';
import { DocumentBytes } from './vocabulary/document-bytes.ts';
import { labelsOf } from './vocabulary/labels.ts';
import { type InlinePart, wholeDocument } from './vocabulary/member.ts';
import { programFor } from './vocabulary/program.ts';
import { type CompileFunction, compiled, inPieces, interpreted } from './vocabulary/write.ts';

/** Options of a writer. */
export interface WriterOptions<Bytes extends Uint8Array = Uint8Array> {
  /**
   * Gives as many bytes as it is requested, which are all written over: `Buffer.allocUnsafe` spares Node to clear them first. A new array
   * without it.
   */
  readonly memory?: (length: number) => Bytes;
  /**
   * Makes a function from code: `(parameters, code) => new Function(...parameters, code)`. With it a writer takes two thirds of the time. Leave
   * it out where code must not come from strings, as in pages with a strict Content-Security-Policy.
   */
  readonly compileFunction?: CompileFunction;
}

const WRITER_OPTIONS = /* @__PURE__ */ recordOf<WriterOptions>({
  memory: optional(FUNCTION),
  compileFunction: optional(FUNCTION),
});

/**
 * A writer of the documents of a part in one language: the bytes of its JSON, in UTF-8, which belong to the caller. Keep it: its texts are made
 * when documents first need them.
 * @throws RangeError for a language that does not exist, and for options of another form
 */
export function partWriter<S, M, Bytes extends Uint8Array = Uint8Array>(
  part: InlinePart<S, S, M>,
  language: Language,
  options: WriterOptions<Bytes> = {},
): PartWriter<S, Bytes> {
  check('language', language, LANGUAGE);
  return writerOf(part, WORDS_OF[language], options);
}

/** Writes documents of a part. */
export interface PartWriter<S, Bytes extends Uint8Array = Uint8Array> {
  /** The bytes of a document. */
  (source: S): Bytes;
  /**
   * The same bytes in pieces of some 64 KB, so that a program can do other work meanwhile, and write other documents. A smaller document is one
   * piece in the memory of the caller.
   */
  inPieces(source: S): Generator<Uint8Array, void>;
}

export function writerOf<S, M, Bytes extends Uint8Array>(
  part: InlinePart<S, S, M>,
  words: LanguageWords,
  options: WriterOptions<Bytes>,
): PartWriter<S, Bytes> {
  check('options', options, WRITER_OPTIONS);
  const { memory = newArray as (length: number) => Bytes, compileFunction } = options;
  const out = new DocumentBytes();
  const program = programFor(wholeDocument(part), labelsOf(words), out);
  const writeOf = compileFunction === undefined ? interpreted(out) : compiled(out, compileFunction);
  const write = writeOf(program);
  const whole = (source: S): Bytes => {
    out.begin();
    write(source, source);
    return out.take(memory);
  };
  const take = () => out.take<Uint8Array>(out.length < PIECE_BYTES ? memory : newArray);
  let pieces: ((source: S) => Generator<Uint8Array, void>) | undefined;
  return Object.assign(whole, {
    inPieces(source: S) {
      pieces ??= inPieces(program, writeOf, out, { minBytes: PIECE_BYTES, take });
      return pieces(source);
    },
  });
}

const PIECE_BYTES = 65_536;

const newArray = (length: number): Uint8Array => new Uint8Array(length);

/** Options of one document. */
export interface WriteOptions {
  /** The birthplace with its names; without one, longitude and zone are alone. */
  readonly place?: PlaceFacts;
}

const WRITE_OPTIONS = /* @__PURE__ */ recordOf<WriteOptions>({ place: optional(PLACE_RULE) });

/** Writes the document of a chart. */
export type WriteDocument<Bytes extends Uint8Array = Uint8Array> = (chart: Chart, options?: WriteOptions) => Bytes;

/**
 * A writer of charts in one language: the same JSON as `describeChart` gives, in a fifth of the time. Keep it.
 * @throws RangeError for a language that does not exist, and for what cannot be written
 * @example
 * const write = documentWriter('en');
 * write(castChart(birth)); // as new TextEncoder().encode(JSON.stringify(describeChart(castChart(birth), { language: 'en' })))
 */
export function documentWriter<Bytes extends Uint8Array = Uint8Array>(
  language: Language,
  options?: WriterOptions<Bytes>,
): WriteDocument<Bytes> {
  return chartWriter(partWriter(CHART, language, options));
}

export function chartWriter<Bytes extends Uint8Array>(write: (facts: ChartFacts) => Bytes): WriteDocument<Bytes> {
  return (chart, own = {}) => {
    check('chart', chart, CHART_RULE);
    check('options', own, WRITE_OPTIONS);
    return write(new ChartFacts(chart, own.place));
  };
}
