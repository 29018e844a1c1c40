// `beichen day`, `beichen variants`, `beichen births`, `beichen calendar`: the commands of kinds that need only their row.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import type { AnyKind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { atOnce } from '../kinds/turns.ts';
import { printableJson } from '../process/printable.ts';
import { type Arguments, field, readArguments } from './arguments.ts';
import type { KindCommandName } from './commands.ts';
import { UsageError } from './exit.ts';
import { atCityField, cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/** Own options of these commands. */
type Own = Arguments<'day'>['own'] & Partial<Arguments<'calendar'>['own']>;

/**
 * Shows the requested document.
 * @throws UsageError, CommandError, ProblemError
 */
export async function kindCommand(
  name: KindCommandName,
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const kind: AnyKind = KINDS[name];
  const { positional, draw } = kind.command!;
  const { own: options, fields, positionals } = readArguments<'day'>(name as 'day', args);
  const own: Own = options;
  const words = COMMAND_WORDS[language];
  if (positional === undefined) refusePositionals(name, positionals, language);
  if (own.text && own.json) throw new UsageError(words.textOrJson);
  const isChosen = fields.some(({ name }) => name === 'fields');
  if (isChosen && !own.json && !own.text)
    throw new UsageError(draw && kind.text?.operation ? words.fieldsOfTextAndJson : words.fieldsOfJson);
  const gazetteer = await places();
  const isPlaceNeeded = own.city !== undefined || kind.tool?.isPlaceOptional !== true;
  const sent = [
    ...fields,
    ...(positional !== undefined && positionals.length > 0 ? [field(positional, positionals.join(' '))] : []),
    ...(isPlaceNeeded ? cityField(fields, own.city, { gazetteer, terminal, language }) : []),
    ...atCityField(fields, own['at-city'], { gazetteer, terminal, language }),
    ...languageField(fields, language),
  ];
  const answer = kind.castFor(kind.read.document(sent, gazetteer), { gazetteer, baseUrl: '' });
  if (own.json) {
    terminal.out(`${printableJson(answer.object())}\n`);
  } else if (own.text || draw === undefined) {
    terminal.out(atOnce(kind.text!.draw(answer, answer.looks, false)));
  } else {
    const looks = { ...answer.looks, colours: wantsColours(terminal), columns: columnsFor(terminal) };
    terminal.out(draw(answer, looks));
    const warnings = answer.object().warnings as readonly { readonly detail: string }[];
    for (const { detail } of warnings) terminal.error(`${detail}\n`);
  }
}

/** @throws UsageError for a positional argument */
export function refusePositionals(command: string, [first]: readonly string[], language: Language): void {
  if (first === undefined) return;
  throw new UsageError(fill(COMMAND_WORDS[language].unexpectedArgument, { command, argument: first }));
}
