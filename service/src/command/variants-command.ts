// `beichen variants`: how is it shown on the command line why another program shows another chart?

import { drawVariantsText, fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { readVariantsRequest, variantsAnswer, variantsBytes } from '../answer/variants-answer.ts';
import { printableJson } from '../printable.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import { cityField, languageField } from './place-field.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows the variants of the chart that the arguments ask for.
 * @throws UsageError, CommandError, ProblemError
 */
export async function variantsCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('variants', args);
  const words = COMMAND_WORDS[language];
  if (positionals.length > 0) throw new UsageError(fill(words.unknownCommand, { command: positionals.join(' ') }));
  if (fields.some(({ name }) => name === 'fields') && !own.json) throw new UsageError(words.fieldsOfMoment);
  const gazetteer = await places();
  const context = { gazetteer, baseUrl: '' };
  const asked = readVariantsRequest(
    [...fields, ...cityField(fields, own.city, { gazetteer, terminal, language }), ...languageField(fields, language)],
    gazetteer,
  );
  if (own.json) {
    terminal.out(`${printableJson(JSON.parse(variantsBytes(asked, context).toString()))}\n`);
    return;
  }
  const { name } = asked.values;
  terminal.out(drawVariantsText(variantsAnswer(asked, context), name === undefined ? {} : { name }));
}
