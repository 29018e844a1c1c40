// `beichen chart --batch FILE`: casts many births. A row is a birth: CSV under a line of parameter names, or a JSON object a line. The charts are written as
// JSON, one a line, or as a flat table (CSV or Parquet), in the order of the rows. A row that cannot be cast has a line of its own, is reported on standard
// error, and the others continue.

import { availableParallelism } from 'node:os';
import { ENGINE_VERSION, type Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import { printableJsonText } from '../../process/printable.ts';
import { jsonFields } from '../../requests/json-fields.ts';
import type { SentField } from '../../requests/sent.ts';
import { wordsIn } from '../../words/lookup.ts';
import { CommandError, type ExitCode, UsageError } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { COMMAND_WORDS } from '../words/all-languages.ts';
import { type CastRows, copiedOf, RowCaster, type RowOptions } from './cast-rows.ts';
import { castOnThreads } from './cast-threads.ts';
import { distinctNames, MAX_COLUMNS, missingParameters, parameterNamed, type RowColumn, slipFor } from './columns.ts';
import { cellsIn, lineOf, type SeparatorName } from './csv.ts';
import { type Encoding, TextInput, textIn } from './encoding.ts';
import { type BatchFormat, FlatRows } from './flat-rows.ts';
import { ParquetRows } from './parquet.ts';
import { Progress } from './progress.ts';
import { ownMembers } from './read-rows.ts';
import { IsJsonArray, RowReader, type Rows } from './rows.ts';

/** Options of a batch. */
export interface BatchRequest {
  /** The file; `-` is standard input. */
  readonly path: string;
  /** Default parameters, for rows without them. */
  readonly defaults: readonly SentField[];
  /** Number of casting threads; the number of cores by default. */
  readonly threads?: number;
  readonly format: BatchFormat;
  /** Selected members of charts; the format's by default. */
  readonly fields?: string;
  /** Encoding of the file; detected from its bytes by default. */
  readonly encoding?: Encoding;
  /** Separator of cells; detected from the first row by default. */
  readonly separator?: SeparatorName;
  /** True if CSV begins with a byte order mark, by which Excel recognizes UTF-8. */
  readonly hasMark: boolean;
  /** True if cells of CSV are written so that no spreadsheet reads them as formulas. */
  readonly isSafe: boolean;
}

const SMALL_FILE_BYTES = 8192; // a hundred births are cast before a thread has started
/** Maximum number of reported names of members that are not copied. */
const MAX_NOT_COPIED = 100;

/**
 * Casts the births of a file. It ends early, without an error, if the reader of its output is gone.
 * @returns 1 if a row could not be cast
 * @throws UsageError, CommandError
 */
export async function castBatch(
  request: BatchRequest,
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const { path, threads = availableParallelism() } = request;
  const words = COMMAND_WORDS[language];
  const input = await terminal.openInput(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(fill(words.cannotRead, { path, reason: error.code ?? error.name }));
  });
  const progress = new Progress(terminal, input.bytes);
  const tell = (sentence: string): void => {
    progress.clear();
    terminal.error(`${sentence}\n`);
  };
  const { separator, encoding: named } = request;
  const reader = new RowReader(new TextInput(input.chunks, named), {
    isWhole: input.bytes !== undefined,
    ...(separator !== undefined && { separator }),
    countKnown: (names) => names.filter((name) => parameterNamed(name) !== undefined).length,
    onEncoding(encoding) {
      if (encoding !== 'utf-8' && named === undefined) tell(fill(words.readAs, { path, encoding }));
    },
  });
  const reportFaults = faultReporter(language, tell);
  let [births, faulty] = [0, 0];
  try {
    const { options, rows } = await openRows(reader, request, language);
    const output = outputOf(options, request.hasMark, terminal);
    if (!(await terminal.write(output.head))) return 0;
    const isSmall = input.bytes !== undefined && input.bytes < SMALL_FILE_BYTES;
    const cast = isSmall
      ? castHere(rows, new RowCaster(options, await places()))
      : castOnThreads(rows, options, threads);
    for await (const piece of cast) {
      if (terminal.isInteractive) progress.clear();
      const isRead = await terminal.write(output.piece(piece));
      births += piece.births;
      faulty += piece.faulty;
      reportFaults(piece);
      if (!isRead) break;
      progress.show(births, reader.bytesRead);
    }
    await terminal.write(output.end());
  } catch (error) {
    if (error instanceof IsJsonArray) throw new UsageError(fill(words.jsonArray, { path }));
    throw isReadError(error) ? new CommandError(fill(words.cannotRead, { path, reason: error.code })) : error;
  } finally {
    progress.clear();
    input.close();
  }
  if (faulty > 0) {
    terminal.error(`${fill(words.batchFaults, { faulty: `${faulty}`, births: `${births}` })}\n`);
    return 1;
  }
  return 0;
}

/** Reports the faults of rows, and each member that is not copied once. */
function faultReporter(language: Language, tell: (sentence: string) => void): (rows: CastRows) => void {
  const { faultOfRow, memberNotCopied } = COMMAND_WORDS[language];
  const reported = new Set<string>();
  return ({ faults, notCopied }) => {
    for (const { row, lines } of faults) {
      for (const line of lines) tell(fill(faultOfRow, { row: `${row}`, fault: line }));
    }
    for (const member of notCopied) {
      if (reported.has(member) || reported.size >= MAX_NOT_COPIED) continue;
      reported.add(member);
      tell(fill(memberNotCopied, { member }));
    }
  };
}

/** True for an error of reading, such as for a folder. */
const isReadError = (error: unknown): error is { readonly code: string } =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read' && 'code' in error;

async function* castHere(pieces: AsyncIterable<Rows>, caster: RowCaster): AsyncGenerator<CastRows> {
  for await (const rows of pieces) yield caster.cast(rows);
}

/** Reads the first row of a file. Returns the options of all rows, and the rows with births. */
async function openRows(
  reader: RowReader,
  { defaults, format, fields, isSafe }: BatchRequest,
  language: Language,
): Promise<{ readonly options: RowOptions; readonly rows: AsyncIterable<Rows> }> {
  const file = await reader.open();
  const given = new Set(defaults.map(({ name }) => name));
  const options = { file, given, format, defaults, language, isSafe, ...(fields !== undefined && { fields }) };
  const first = await reader.next();
  if (file.form === 'csv') {
    const columns = first === undefined ? [] : columnsOf(namesIn(first, options), given, language);
    return { options: { ...options, columns }, rows: reader.rest() };
  }
  // A table has columns for the file's own members of the first object; JSON copies the own members of each object.
  const columns = format === 'json' || first === undefined ? [] : columnsOfObject(first, options);
  return { options: { ...options, columns }, rows: withFirst(first, reader.rest()) };
}

async function* withFirst(first: Rows | undefined, rest: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  if (first !== undefined) yield first;
  yield* rest;
}

/** The names in the first row. */
function namesIn({ bytes, encoding, tooLong }: Rows, { file, language }: Pick<RowOptions, 'file' | 'language'>) {
  const words = COMMAND_WORDS[language];
  if (tooLong !== undefined) throw new UsageError(fill(words.tooManyColumns, { max: `${MAX_COLUMNS}` }));
  const names = cellsIn(bytes, file.layout, (cell) => {
    const text = textIn(Buffer.from(cell), encoding);
    if (text === undefined) throw new UsageError(fill(words.rowInOtherEncoding, { encoding: `${encoding}` }));
    return text;
  });
  if (names.length > MAX_COLUMNS) throw new UsageError(fill(words.tooManyColumns, { max: `${MAX_COLUMNS}` }));
  return names.map((name) => name.trim());
}

/**
 * Columns of a table.
 * @throws UsageError if a required parameter is missing, or if an unknown name can only be a misspelt parameter
 */
function columnsOf(names: readonly string[], options: ReadonlySet<string>, language: Language): readonly RowColumn[] {
  const parameters = names.map((name) => parameterNamed(name));
  const given = new Set([...options, ...parameters.filter((name) => name !== undefined)]);
  for (const [place, name] of names.entries()) {
    const suggestion = parameters[place] === undefined ? slipFor(name, given) : undefined;
    if (suggestion !== undefined)
      throw new UsageError(fill(wordsIn(language).parameterProblems.resembles, { given: name, suggestion }));
  }
  const missing = missingParameters(given);
  if (missing.length > 0)
    throw new UsageError(fill(COMMAND_WORDS[language].columnsMissing, { columns: missing.join(', ') }));
  const own = names.flatMap((name, place) => (parameters[place] === undefined ? [name || `column${place + 1}`] : []));
  const copies = distinctNames(own);
  let copy = 0;
  return names.map((name, place) =>
    parameters[place] === undefined
      ? { name: copies[copy++]!, parameter: undefined }
      : { name, parameter: parameters[place] },
  );
}

/** The file's own members of the first object, as columns that are copied. */
function columnsOfObject({ bytes, encoding }: Rows, { given }: Pick<RowOptions, 'given'>): readonly RowColumn[] {
  const sent = jsonFields(textIn(Buffer.from(bytes), encoding) ?? '') ?? [];
  const names = ownMembers(sent, given).map(({ name }) => name);
  return distinctNames(names.slice(0, MAX_COLUMNS)).map((name) => ({ name, parameter: undefined }));
}

/** Bytes before and after the charts of a file, and of a chunk. */
interface BatchOutput {
  readonly head: Uint8Array;
  piece(cast: CastRows): Uint8Array;
  end(): Uint8Array;
}

const NO_BYTES = new Uint8Array();
const BYTE_ORDER_MARK = '\ufeff';

function outputOf(
  { format, language, columns, fields, isSafe }: RowOptions,
  hasMark: boolean,
  terminal: Terminal,
): BatchOutput {
  const lines = { head: NO_BYTES, piece: (cast: CastRows) => bytesForTerminal(cast, terminal), end: () => NO_BYTES };
  if (format === 'json') return lines;
  const { columns: flat } = new FlatRows(language, copiedOf(columns), fields);
  if (format === 'csv') {
    const names = lineOf(
      flat.map(({ name }) => name),
      isSafe,
    );
    return { ...lines, head: Buffer.from(hasMark ? BYTE_ORDER_MARK + names : names) };
  }
  const parquet = new ParquetRows(flat, `beichen ${ENGINE_VERSION}`);
  return { head: NO_BYTES, piece: ({ cells }) => parquet.add(cells), end: () => parquet.end() };
}

/** Bytes of charts for the output; on a terminal without control characters. */
function bytesForTerminal({ memory, length }: CastRows, { isInteractive }: Terminal): Uint8Array {
  const bytes = new Uint8Array(memory, 0, length);
  return isInteractive ? Buffer.from(printableJsonText(new TextDecoder().decode(bytes))) : bytes;
}
