// `beichen chart`: casts and shows a chart.

import { drawTerminal, type Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import type { AppContext } from '../kinds/app-context.ts';
import { CHART } from '../kinds/chart/kind.ts';
import type { ChartAnswer } from '../kinds/chart/members.ts';
import type { WithBoard } from '../kinds/kind.ts';
import { atOnce } from '../kinds/turns.ts';
import { printableJson } from '../process/printable.ts';
import { fieldsOfBoard } from '../requests/board-request.ts';
import type { ChartRequest } from '../requests/chart-request.ts';
import type { SentField } from '../requests/sent.ts';
import { type Arguments, field, readArguments } from './arguments.ts';
import { castBatch } from './batch/batch.ts';
import { columnList } from './batch/column-list.ts';
import { SEPARATOR_NAMES } from './batch/csv.ts';
import { ENCODINGS, encodingNamed } from './batch/encoding.ts';
import { BATCH_FORMATS } from './batch/flat-rows.ts';
import { optionOf } from './commands.ts';
import { type ExitCode, UsageError } from './exit.ts';
import { refusePositionals } from './kind-command.ts';
import { cityField, languageField } from './place-field.ts';
import { saveDrawing } from './save-drawing.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Casts the requested chart, or a batch of charts, and shows it.
 * @throws UsageError, CommandError, ProblemError
 */
export async function chartCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const { own, fields, positionals } = readArguments('chart', args);
  const words = COMMAND_WORDS[language];
  refusePositionals('chart', positionals, language);
  if ([own.text, own.json, own.svg, own.batch, own.columns].filter(Boolean).length > 1)
    throw new UsageError(words.oneForm);
  const isDrawn = !own.text && !own.json && !own.columns && own.batch === undefined;
  const ofDrawing = fields.find(({ name }) => name === 'layers' || name === 'pillarOrder' || name === 'theme');
  if (!isDrawn && ofDrawing !== undefined)
    throw new UsageError(fill(words.optionOfDrawing, { option: `--${optionOf(ofDrawing.name)}` }));
  if (own.svg === undefined && fields.some(({ name }) => name === 'theme'))
    throw new UsageError(fill(words.optionOfSvg, { option: '--theme' }));
  if (typeof own.batch === 'string') return batch(own, fields, places, terminal, language);
  if (own.columns) {
    terminal.out(columnList(language, fieldsIn(fields)));
    return 0;
  }
  const ofBatch = OPTIONS_OF_BATCH.find((option) => own[option]);
  if (ofBatch !== undefined) throw new UsageError(fill(words.optionOfBatch, { option: `--${ofBatch}` }));
  const isChosen = fields.some(({ name }) => name === 'fields');
  if (isChosen && !own.json && !own.text) throw new UsageError(words.fieldsOfChart);
  const gazetteer = await places();
  const context = { gazetteer, baseUrl: '' };
  const sent = [
    ...fields,
    ...cityField(fields, own.city, { gazetteer, terminal, language }),
    ...languageField(fields, language),
  ];
  if (isDrawn) {
    await draw(CHART.read.drawing(sent, gazetteer), own.svg, context, terminal, language);
    return 0;
  }
  const answer = CHART.castFor(CHART.read.document(sent, gazetteer), context);
  terminal.out(
    own.json ? `${printableJson(answer.object())}\n` : atOnce(CHART.text!.draw(answer, answer.looks, false)),
  );
  return 0;
}

/** Draws a chart into a file or for the terminal. */
async function draw(
  request: WithBoard<ChartRequest>,
  file: Own['svg'],
  context: AppContext,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { board } = request;
  const answer = CHART.castFor(request, context);
  if (typeof file === 'string')
    return saveDrawing(file, atOnce(CHART.drawing!.draw(answer, board, answer.looks)), terminal, language);
  if (board.layers !== undefined) throw new UsageError(COMMAND_WORDS[language].flightsOfSvg);
  const { pillars = false, pillarOrder } = board;
  const chart = answer.document(fieldsOfBoard(board));
  const looks = { ...answer.looks, colours: wantsColours(terminal), columns: columnsFor(terminal) };
  terminal.out(drawTerminal(chart, { ...looks, pillars, pillarOrder }));
  printWarnings(chart, terminal);
}

type Own = Arguments<'chart'>['own'];
const OPTIONS_OF_BATCH = ['format', 'encoding', 'separator', 'bom', 'safe', 'threads'] as const satisfies (keyof Own)[];

async function batch(
  { batch: path, city, threads, bom = false, safe = false, ...own }: Own,
  fields: readonly SentField[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const given = city === undefined ? [] : cityField(fields, city, { gazetteer: await places(), terminal, language });
  const chosen = fieldsIn(fields);
  const defaults = [
    ...fields,
    ...given,
    ...languageField(fields, language),
    ...(chosen === undefined ? [field('fields', 'default')] : []),
  ];
  const format = choiceOf('format', BATCH_FORMATS, own.format, language) ?? 'json';
  const words = COMMAND_WORDS[language];
  if (format === 'parquet' && terminal.isInteractive) throw new UsageError(words.parquetToFile);
  if (format !== 'csv' && (bom || safe))
    throw new UsageError(fill(words.optionOfCsv, { option: bom ? '--bom' : '--safe' }));
  const encoding = choiceOf('encoding', ENCODINGS, encodingNamed(`${own.encoding}`) ?? own.encoding, language);
  const separator = choiceOf('separator', SEPARATOR_NAMES, own.separator, language);
  const request = {
    path: `${path}`,
    defaults,
    format,
    hasMark: bom === true,
    isSafe: safe === true,
    ...(encoding !== undefined && { encoding }),
    ...(separator !== undefined && { separator }),
    ...(chosen !== undefined && { fields: chosen }),
    ...(threads !== undefined && { threads: threadsOf(`${threads}`, language) }),
  };
  return castBatch(request, places, terminal, language);
}

/** Members selected by `--fields`. */
function fieldsIn(fields: readonly SentField[]): string | undefined {
  const sent = fields.find(({ name }) => name === 'fields')?.sent;
  return sent?.kind === 'text' ? sent.text : undefined;
}

/** Choice of an option. */
function choiceOf<T extends string>(
  option: keyof Own,
  choices: readonly T[],
  given: string | boolean | undefined,
  language: Language,
): T | undefined {
  if (given === undefined) return undefined;
  const choice = choices.find((each) => each === given);
  if (choice !== undefined) return choice;
  const values = { option: `--${option}`, given: `${given}`, choices: choices.join(', ') };
  throw new UsageError(fill(COMMAND_WORDS[language].noSuchChoice, values));
}

const MAX_THREADS = 256;

function threadsOf(text: string, language: Language): number {
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (threads < 1 || threads > MAX_THREADS)
    throw new UsageError(fill(COMMAND_WORDS[language].noSuchThreads, { max: `${MAX_THREADS}` }));
  return threads;
}

function printWarnings({ warnings }: ChartAnswer, terminal: Terminal): void {
  for (const { detail } of warnings) terminal.error(`${detail}\n`);
}
