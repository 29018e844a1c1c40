// `beichen chart`: how is a chart cast and shown on the command line?

import { drawSvg, drawTerminal, drawText, fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { chartAnswer, chartBytes, chartToTell, readDocumentRequest } from '../answer/chart-answer.ts';
import type { ChartAnswer } from '../answer/chart-members.ts';
import { printableJson } from '../printable.ts';
import type { SentField } from '../request/sent.ts';
import { type Arguments, field, readArguments } from './arguments.ts';
import { castBatch } from './batch/batch.ts';
import { CommandError, type ExitCode, UsageError } from './exit.ts';
import { cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/command-words.ts';

/**
 * Casts the chart that the arguments ask for, or many, and shows it.
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
  if (positionals.length > 0) throw new UsageError(fill(words.unknownCommand, { command: positionals.join(' ') }));
  if ([own.text, own.json, own.svg, own.batch].filter(Boolean).length > 1) throw new UsageError(words.oneForm);
  if (typeof own.batch === 'string') return batch(own, fields, places, terminal, language);
  if (own.threads !== undefined) throw new UsageError(words.threadsOfBatch);
  const isChosen = fields.some(({ name }) => name === 'fields');
  if (isChosen && !own.json && !own.text) throw new UsageError(words.fieldsOfJson);
  const gazetteer = await places();
  const context = { gazetteer, baseUrl: '' };
  const asked = readDocumentRequest(
    [...fields, ...cityField(fields, own.city, { gazetteer, terminal, language }), ...languageField(fields, language)],
    gazetteer,
  );
  if (isChosen && own.json) {
    terminal.out(`${printableJson(JSON.parse(chartBytes(asked, context).toString()))}\n`);
    return 0;
  }
  const chart = own.text ? chartToTell(asked, context) : chartAnswer(asked, context);
  const options = chart.input.name === undefined ? {} : { name: chart.input.name };
  if (own.json) terminal.out(`${printableJson(chart)}\n`);
  else if (own.text) terminal.out(drawText(chart, options));
  else if (typeof own.svg === 'string') await save(own.svg, drawSvg(chart, options), terminal, language);
  else {
    const looks = { colours: wantsColours(terminal), columns: columnsFor(terminal) };
    terminal.out(drawTerminal(chart, { ...options, ...looks }));
    printWarnings(chart, terminal);
  }
  return 0;
}

type Own = Arguments<'chart'>['own'];

async function batch(
  { batch: path, city, threads }: Own,
  fields: readonly SentField[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const given = city === undefined ? [] : cityField(fields, city, { gazetteer: await places(), terminal, language });
  const isChosen = fields.some(({ name }) => name === 'fields');
  const defaults = [
    ...fields,
    ...given,
    ...languageField(fields, language),
    ...(isChosen ? [] : [field('fields', 'default')]),
  ];
  const request = {
    path: `${path}`,
    defaults,
    ...(threads !== undefined && { threads: threadsOf(`${threads}`, language) }),
  };
  return castBatch(request, places, terminal, language);
}

const MOST_THREADS = 256;

function threadsOf(text: string, language: Language): number {
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (threads < 1 || threads > MOST_THREADS)
    throw new UsageError(fill(COMMAND_WORDS[language].noSuchThreads, { max: `${MOST_THREADS}` }));
  return threads;
}

async function save(path: string, svg: string, terminal: Terminal, language: Language): Promise<void> {
  if (path === '-') return terminal.out(svg);
  await terminal.writeFile(path, svg).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(fill(COMMAND_WORDS[language].cannotWrite, { path, reason: error.code ?? error.name }));
  });
}

function printWarnings({ warnings }: ChartAnswer, terminal: Terminal): void {
  for (const { detail } of warnings) terminal.error(`${detail}\n`);
}
