// `beichen births`: how are births that fit shown on the command line?

import { fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { birthsAnswer, birthsBytes, readBirthsRequest } from '../answer/births-answer.ts';
import { birthColumns, birthsHead } from '../answer/births-text.ts';
import { printableJson } from '../printable.ts';
import { wordsIn } from '../words/lookup.ts';
import { field, readArguments } from './arguments.ts';
import { tableLines } from './columns.ts';
import { UsageError } from './exit.ts';
import { cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows a page of the births that have what the arguments tell of them. What stands without an option are the four pillars.
 * @throws UsageError, CommandError, ProblemError
 */
export async function birthsCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('births', args);
  const isSent = (parameter: string) => fields.some(({ name }) => name === parameter);
  if (isSent('fields') && !own.json) throw new UsageError(COMMAND_WORDS[language].fieldsOfJson);
  const gazetteer = await places();
  const request = readBirthsRequest(
    [
      ...fields,
      ...(positionals.length > 0 ? [field('pillars', positionals.join(' '))] : []),
      ...(own.city === undefined ? [] : cityField(fields, own.city, { gazetteer, terminal, language })),
      ...languageField(fields, language),
    ],
    gazetteer,
  );
  const context = { gazetteer, baseUrl: '' };
  if (own.json) {
    terminal.out(`${printableJson(JSON.parse((await birthsBytes(request, context)).toString()))}\n`);
    return;
  }
  const answer = birthsAnswer(request, context);
  const births = answer.births.map((birth) => birthColumns(birth, request.language));
  const lines = tableLines(
    births.map(({ row }) => row),
    births.map(({ behind }) => behind),
    columnsFor(terminal),
  );
  const next =
    answer.next === undefined ? [] : [fill(wordsIn(request.language).births.next, { after: `--after ${answer.next}` })];
  terminal.out(`${[birthsHead(answer, request.language), ...lines, ...next].join('\n')}\n`);
  for (const { detail } of answer.warnings) terminal.error(`${detail}\n`);
}
