// `beichen day`: how are the charts of a birth whose hour is not known shown on the command line?

import { drawDayTerminal, drawDayText, fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { dayAnswer, dayBytes, dayToTell, readDayRequest } from '../answer/day-answer.ts';
import { printableJson } from '../printable.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import { cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows every chart that the birth can have, or those that fit what is known of it.
 * @throws UsageError, CommandError, ProblemError
 */
export async function dayCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('day', args);
  const words = COMMAND_WORDS[language];
  if (positionals.length > 0) throw new UsageError(fill(words.unknownCommand, { command: positionals.join(' ') }));
  if (own.text && own.json) throw new UsageError(words.oneFormOfDay);
  if (fields.some(({ name }) => name === 'fields') && !own.json && !own.text) throw new UsageError(words.fieldsOfDay);
  const gazetteer = await places();
  const city = cityField(fields, own.city, { gazetteer, terminal, language });
  const request = readDayRequest([...fields, ...city, ...languageField(fields, language)], gazetteer);
  const context = { gazetteer, baseUrl: '' };
  const name = request.values.name === undefined ? {} : { name: request.values.name };
  if (own.json) {
    terminal.out(`${printableJson(JSON.parse(dayBytes(request, context).toString()))}\n`);
  } else if (own.text) {
    terminal.out(drawDayText(dayToTell(request, context), name));
  } else {
    const day = dayAnswer(request, context);
    terminal.out(drawDayTerminal(day, { ...name, colours: wantsColours(terminal), columns: columnsFor(terminal) }));
    for (const { detail } of day.warnings) terminal.error(`${detail}\n`);
  }
}
