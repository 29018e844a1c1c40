// The people of `beichen pair`: each from one option, or both from a file.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { jsonFields } from '../requests/json-fields.ts';
import { PEOPLE } from '../requests/parameters/pair.ts';
import { splitObjects } from '../requests/person-fields.ts';
import type { SentField } from '../requests/sent.ts';
import { field } from './arguments.ts';
import { CommandError, UsageError } from './exit.ts';
import { type LookupContext, placeField } from './place-field.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Reads both people.
 * @returns a function that returns their fields, with ids in place of named places
 * @throws UsageError for an option of another form; CommandError for a file that cannot be read
 */
export async function personFields(
  options: Readonly<Record<string, string | boolean | undefined>>,
  terminal: Terminal,
  language: Language,
): Promise<(context: LookupContext) => readonly SentField[]> {
  const typed = PEOPLE.flatMap((person) => optionFields(person, options[person], language));
  const inFile = options.file === undefined ? [] : await fileFields(`${options.file}`, terminal, language);
  return (context) => [...typed, ...inFile].map((sent) => withPlaceId(sent, context));
}

/** Fields of a person from an option such as `date=1990-07-23 hour=8 gender=male city=Beijing`. Values may contain spaces. */
function optionFields(person: string, given: string | boolean | undefined, language: Language): SentField[] {
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
function withPlaceId(sent: SentField, context: LookupContext): SentField {
  const [person, own] = sent.name.split('.') as [string, string | undefined];
  const isPlace = (own === 'city' || own === 'place') && sent.sent.kind === 'text';
  return isPlace ? placeField(`${person}.cityId`, sent.sent.text, context) : sent;
}
