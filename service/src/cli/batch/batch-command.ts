// `beichen chart --batch` and `--columns`: the options of a file of births.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import type { SentField } from '../../requests/sent.ts';
import { field } from '../arguments.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { cityField, languageField } from '../place-field.ts';
import type { Terminal } from '../terminal.ts';
import { COMMAND_WORDS } from '../words/all-languages.ts';
import { castBatch } from './batch.ts';
import { columnList } from './column-list.ts';
import { SEPARATOR_NAMES } from './csv.ts';
import { ENCODINGS, encodingNamed } from './encoding.ts';
import { BATCH_FORMATS } from './flat-rows.ts';

/**
 * Casts the births of a file, or lists the columns that it may have.
 * @throws UsageError, CommandError
 */
export async function batchCommand(
  { columns, batch: path, city, threads, bom, safe, ...own }: Readonly<Record<string, string | boolean | undefined>>,
  fields: readonly SentField[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const chosen = fieldsIn(fields);
  if (columns) {
    terminal.out(columnList(language, chosen));
    return 0;
  }
  const given = city === undefined ? [] : cityField(fields, city, { gazetteer: await places(), terminal, language });
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
  option: string,
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
