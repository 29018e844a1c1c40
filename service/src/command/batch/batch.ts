// `beichen chart --batch FILE`: casts many births. A row each, as CSV with the names of parameters above or as a JSON object a line; the charts come out as
// JSON, one a line, or as a flat table (CSV or Parquet), in the order of the rows. A row that cannot be cast is reported on standard error, and the others
// go on.

import { availableParallelism } from 'node:os';
import { ENGINE_VERSION, type Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import { CHART } from '../../documents/chart/kind.ts';
import { printableJsonText } from '../../printable.ts';
import { nameIndex } from '../../request/parameter-names.ts';
import type { SentField } from '../../request/sent.ts';
import { wordsIn } from '../../words/lookup.ts';
import { CommandError, type ExitCode, UsageError } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { COMMAND_WORDS } from '../words/all-languages.ts';
import { type CastRows, copiedOf, RowCaster, type RowColumn, type RowOptions } from './cast-rows.ts';
import { castOnThreads } from './cast-threads.ts';
import { cellsOf, lineOf } from './csv.ts';
import { type BatchFormat, FlatRows } from './flat-rows.ts';
import { ParquetRows } from './parquet.ts';
import { Progress } from './progress.ts';
import { MAX_ROW_BYTES, RowReader, type Rows, RowTooLong } from './rows.ts';

/** What is asked of a batch. */
export interface BatchRequest {
  /** The file; `-` is standard input. */
  readonly path: string;
  /** What rows mean that do not say it. */
  readonly defaults: readonly SentField[];
  /** How many threads cast; as many as there are cores without it. */
  readonly threads?: number;
  readonly format: BatchFormat;
  /** The members of charts; those of the format without it. */
  readonly fields?: string;
}

const SMALL_FILE_BYTES = 8192; // some hundred births are done before a thread has started

/**
 * Casts the births of a file. It ends early, and quietly, when nobody reads the charts any more.
 * @returns 1 when a row could not be cast
 * @throws UsageError, CommandError
 */
export async function castBatch(
  { path, defaults, threads = availableParallelism(), format, fields }: BatchRequest,
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const words = COMMAND_WORDS[language];
  const input = await terminal.openInput(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(fill(words.cannotRead, { path, reason: error.code ?? error.name }));
  });
  const reader = new RowReader(input.chunks);
  const progress = new Progress(terminal, input.bytes);
  let births = 0;
  let faulty = 0;
  try {
    const form = await reader.form();
    const columns = form === 'csv' ? columnsOf(await reader.next(form), { defaults, format }, terminal, language) : [];
    const options: RowOptions = { form, columns, format, defaults, language, ...(fields !== undefined && { fields }) };
    const output = outputOf(options, terminal);
    if (!(await terminal.write(output.head))) return 0;
    const isSmall = input.bytes !== undefined && input.bytes < SMALL_FILE_BYTES;
    const cast = isSmall
      ? castHere(reader.rest(form), new RowCaster(options, await places()))
      : castOnThreads(reader.rest(form), options, threads);
    for await (const piece of cast) {
      const isRead = await terminal.write(output.piece(piece));
      births += piece.births;
      faulty += piece.faults.length;
      if (piece.faults.length > 0) progress.clear();
      for (const { row, lines } of piece.faults) {
        for (const line of lines) terminal.error(`${fill(words.faultOfRow, { row: `${row}`, fault: line })}\n`);
      }
      if (!isRead) break;
      progress.show(births, reader.bytesRead);
    }
    await terminal.write(output.end());
  } catch (error) {
    if (error instanceof RowTooLong)
      throw new CommandError(fill(words.rowTooLong, { row: `${error.row}`, bytes: `${MAX_ROW_BYTES}` }));
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

/** Whether a file could not be read, such as a folder. */
const isReadError = (error: unknown): error is { readonly code: string } =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read' && 'code' in error;

async function* castHere(pieces: AsyncIterable<Rows>, caster: RowCaster): AsyncGenerator<CastRows> {
  for await (const rows of pieces) yield caster.cast(rows);
}

/** The bytes around the charts of a file, and those of a piece. */
interface BatchOutput {
  readonly head: Uint8Array;
  piece(cast: CastRows): Uint8Array;
  end(): Uint8Array;
}

const NO_BYTES = new Uint8Array();

function outputOf({ format, language, columns, fields }: RowOptions, terminal: Terminal): BatchOutput {
  const lines = { head: NO_BYTES, piece: (cast: CastRows) => shown(cast, terminal), end: () => NO_BYTES };
  if (format === 'json') return lines;
  const { columns: flat } = new FlatRows(language, copiedOf(columns), fields);
  if (format === 'csv') return { ...lines, head: Buffer.from(lineOf(flat.map(({ name }) => name))) };
  const parquet = new ParquetRows(flat, `beichen ${ENGINE_VERSION}`);
  return { head: NO_BYTES, piece: ({ cells }) => parquet.add(cells), end: () => parquet.end() };
}

/** On a terminal without what would command it. */
function shown({ memory, length }: CastRows, { isInteractive }: Terminal): Uint8Array {
  const bytes = new Uint8Array(memory, 0, length);
  return isInteractive ? Buffer.from(printableJsonText(new TextDecoder().decode(bytes))) : bytes;
}

/** The columns of a file. Those that are no parameters are copied by the flat formats, and ignored otherwise. */
function columnsOf(
  head: Rows | undefined,
  { defaults, format }: Pick<RowOptions, 'defaults' | 'format'>,
  terminal: Terminal,
  language: Language,
): RowOptions['columns'] {
  if (head === undefined) return [];
  const words = COMMAND_WORDS[language];
  const cells = cellsOf(new TextDecoder().decode(head.bytes).replace(/\r?\n$/, ''));
  const columns = cells.map((cell, place): RowColumn => {
    const given = cell.trim();
    const parameter = NAMES.known(given);
    if (parameter !== undefined || given === '') return { name: given || `column${place + 1}`, parameter };
    const suggestion = NAMES.resembled(given);
    if (suggestion !== undefined)
      throw new UsageError(fill(wordsIn(language).parameterProblems.resembles, { given, suggestion }));
    if (format === 'json') terminal.error(`${fill(words.columnIgnored, { column: given })}\n`);
    return { name: given, parameter };
  });
  const known = new Set([...columns.map(({ parameter }) => parameter), ...defaults.map(({ name }) => name)]);
  const missing = ['date', 'hour', 'gender'].filter((name) => !known.has(name));
  if (!known.has('cityId') && !known.has('place')) missing.push('cityId');
  if (missing.length > 0) throw new UsageError(fill(words.columnsMissing, { columns: missing.join(', ') }));
  return columns;
}

const NAMES = nameIndex(CHART.parameters.tool);
