// `beichen pair`: two people side by side, from one option each or from a file; as text, as JSON, or drawn into a file.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import { PAIR } from '../kinds/pair/kind.ts';
import { atOnce } from '../kinds/turns.ts';
import { printableJson } from '../process/printable.ts';
import { jsonFields } from '../requests/json-fields.ts';
import { BOARD_OF_PAIR, PEOPLE } from '../requests/parameters/pair.ts';
import { splitObjects } from '../requests/person-fields.ts';
import type { SentField } from '../requests/sent.ts';
import { field, readArguments } from './arguments.ts';
import { optionOf } from './commands.ts';
import { CommandError, UsageError } from './exit.ts';
import { refusePositionals } from './kind-command.ts';
import { atCityField, type LookupContext, languageField, placeField } from './place-field.ts';
import { saveDrawing } from './save-drawing.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Writes two people side by side as text or as JSON, or draws them.
 * @throws UsageError, CommandError, ProblemError
 */
export async function pairCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('pair', args);
  refusePositionals('pair', positionals, language);
  const words = COMMAND_WORDS[language];
  if (fields.some(({ name }) => name === 'fields') && !own.json) throw new UsageError(words.fieldsOfJson);
  if (own.json && own.svg !== undefined) throw new UsageError(words.jsonOrSvg);
  const ofDrawing = fields.find(({ name }) => Object.hasOwn(BOARD_OF_PAIR, name));
  if (ofDrawing !== undefined && own.svg === undefined)
    throw new UsageError(fill(words.optionOfSvg, { option: `--${optionOf(ofDrawing.name)}` }));
  const people = PEOPLE.flatMap((person) => personFields(person, own[person], language));
  const inFile = own.file === undefined ? [] : await fileFields(`${own.file}`, terminal, language);
  const lookup: LookupContext = { gazetteer: await places(), terminal, language };
  const sent = [
    ...fields,
    ...[...people, ...inFile].map((each) => withPlaceId(each, lookup)),
    ...atCityField(fields, own['at-city'], lookup),
    ...languageField(fields, language),
  ];
  const { gazetteer } = lookup;
  const context = { gazetteer, baseUrl: '' };
  if (own.svg !== undefined) {
    const request = PAIR.read.drawing(sent, gazetteer);
    const answer = PAIR.castFor(request, context);
    await saveDrawing(
      `${own.svg}`,
      atOnce(PAIR.drawing!.draw(answer, request.board, answer.looks)),
      terminal,
      language,
    );
    return;
  }
  const answer = PAIR.castFor(PAIR.read.document(sent, gazetteer), context);
  terminal.out(own.json ? `${printableJson(answer.object())}\n` : atOnce(PAIR.text!.draw(answer, answer.looks, false)));
}

/** Fields of a person from an option such as `date=1990-07-23 hour=8 gender=male city=Beijing`. Values may contain spaces. */
function personFields(person: string, given: string | boolean | undefined, language: Language): SentField[] {
  if (given === undefined) return [];
  const pairs = `${given}`.trim().split(/\s(?=\w+=)/);
  return pairs.map((pair) => {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(fill(COMMAND_WORDS[language].personForm, { option: `--${person}` }));
    return field(`${person}.${name}`, value!);
  });
}

/** Fields of a file that has the JSON of an API request. */
async function fileFields(path: string, terminal: Terminal, language: Language): Promise<readonly SentField[]> {
  const words = COMMAND_WORDS[language];
  const input = await terminal.openInput(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(fill(words.cannotRead, { path, reason: error.code ?? error.message }));
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of input.chunks) chunks.push(chunk);
  input.close();
  const fields = jsonFields(Buffer.concat(chunks).toString());
  if (fields === undefined) throw new CommandError(fill(words.cannotRead, { path, reason: words.notAnObject }));
  return splitObjects(fields, PEOPLE);
}

/** Replaces a place in words by its id. */
function withPlaceId(sent: SentField, lookup: LookupContext): SentField {
  const [person, own] = sent.name.split('.') as [string, string | undefined];
  const isPlace = (own === 'city' || own === 'place') && sent.sent.kind === 'text';
  return isPlace ? placeField(`${person}.cityId`, sent.sent.text, lookup) : sent;
}
