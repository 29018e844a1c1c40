// What do the arguments of the command say? The parameters of the service as options, and those of the command itself.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Language } from 'beichen';
import { DEFAULT_LANGUAGE, languageOfTag } from '../contract/languages.ts';
import type { ParameterTable } from '../contract/parameters.ts';
import type { SentField } from '../request/sent.ts';
import { UsageError } from './exit.ts';

/** Options of the command that are not parameters of the service. */
export type OwnOptions = Readonly<Record<string, 'string' | 'boolean'>>;

/** Arguments as they were understood. */
export interface Arguments {
  /** Values of the command's own options, by name. */
  readonly own: Readonly<Record<string, string | boolean | undefined>>;
  /** The parameters, as a request sends them. */
  readonly fields: readonly SentField[];
  readonly positionals: readonly string[];
}

/**
 * The option of a parameter.
 * @example optionOf('cityId') // 'city-id'
 */
export const optionOf = (parameter: string): string =>
  parameter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads arguments.
 * @throws UsageError for an option that there is not, or one without its value
 */
export function readArguments(args: readonly string[], table: ParameterTable, ownOptions: OwnOptions): Arguments {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, type] of Object.entries(ownOptions)) options[name] = { type };
  for (const [name, { shape }] of Object.entries(table)) {
    options[optionOf(name)] = { type: shape.kind === 'boolean' ? 'boolean' : 'string' };
  }
  const { values, positionals } = parsed({ args: [...args], options, allowPositionals: true });
  const fields = Object.keys(table).flatMap((name): SentField[] => {
    const value = values[optionOf(name)];
    if (value === undefined) return [];
    return [
      {
        name,
        in: 'query',
        sent: typeof value === 'boolean' ? { kind: 'boolean', value } : { kind: 'text', text: `${value}` },
      },
    ];
  });
  return {
    own: Object.fromEntries(
      Object.keys(ownOptions).map((name) => [name, values[name] as string | boolean | undefined]),
    ),
    fields,
    positionals,
  };
}

function parsed(config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UsageError(error.message.split(/\.\s/)[0]!);
    throw error;
  }
}

/** The language that the environment asks for; the first variable that is set decides, as in every program. */
export function languageOfEnvironment({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return languageOfTag(locale.split('.')[0]!) ?? DEFAULT_LANGUAGE;
}

/** The language that `--lang` asks for, before anything else is read. */
export function languageAsked(args: readonly string[]): Language | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const tag = args[at]?.split('=')[1] ?? args[at + 1];
  return at < 0 || tag === undefined ? undefined : languageOfTag(tag);
}
