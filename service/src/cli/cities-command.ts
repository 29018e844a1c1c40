// `beichen cities`: finds birthplaces.

import type { Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { citiesAnswer } from '../kinds/cities/answer.ts';
import { printableJson } from '../process/printable.ts';
import { parseCitiesRequest } from '../requests/cities-request.ts';
import { field, readArguments } from './arguments.ts';
import { CommandError, UsageError } from './exit.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows the found places, one a line, separated by tabs: id, name, zone, coordinates.
 * @throws UsageError, CommandError, ProblemError
 */
export function citiesCommand(
  args: readonly string[],
  gazetteer: Gazetteer,
  terminal: Terminal,
  language: Language,
): void {
  const { own, fields, positionals } = readArguments('cities', args);
  const isAsked = fields.some(({ name }) => name === 'q' || name === 'cityId');
  if (positionals.length === 0 && !isAsked) throw new UsageError(COMMAND_WORDS[language].queryRequired);
  const request = parseCitiesRequest(
    [
      ...fields,
      ...(positionals.length > 0 ? [field('q', positionals.join(' '))] : []),
      ...(fields.some(({ name }) => name === 'lang') ? [] : [field('lang', language)]),
    ],
    gazetteer,
  );
  const answer = citiesAnswer(request, { gazetteer, baseUrl: '' });
  if (own.json) {
    terminal.out(`${printableJson(answer)}\n`);
    return;
  }
  if (answer.hint !== undefined) throw new CommandError(answer.hint);
  for (const { cityId, label, timeZone, latitude, longitude } of answer.cities) {
    terminal.out(`${[cityId, label, timeZone, latitude, longitude].join('\t')}\n`);
  }
}
