// Arguments of a command: the parameters of the service as options, and the command's own options.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Language, languageOfTag } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { closest } from '../requests/closest.ts';
import { nameIndex } from '../requests/parameter-names.ts';
import type { SentField } from '../requests/sent.ts';
import { COMMANDS, type Command, type CommandName, optionOf, optionsOf } from './commands.ts';
import { OptionError } from './exit.ts';

/** Parsed arguments. */
export interface Arguments<Name extends CommandName> {
  /** Values of the command's own options, by name. */
  readonly own: { readonly [Own in keyof (typeof COMMANDS)[Name]['own']]?: string | boolean };
  /** The parameters, as a request sends them. */
  readonly fields: readonly SentField[];
  readonly positionals: readonly string[];
}

/**
 * Reads the arguments of a command.
 * @throws OptionError for an option that is unknown, without its value or with one that it does not take
 */
export function readArguments<Name extends CommandName>(name: Name, args: readonly string[]): Arguments<Name> {
  const { parameters, own }: Command = COMMANDS[name];
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [option, value] of optionsOf(name)) options[option] = { type: value === 'nothing' ? 'boolean' : 'string' };
  const { values, positionals } = parse(name, {
    args: withNumbersBelowZero(args, options),
    options,
    allowPositionals: true,
  });
  const fields = Object.keys(parameters).flatMap((parameter): SentField[] => {
    const value = values[optionOf(parameter)];
    if (value === undefined) return [];
    return [
      typeof value === 'boolean'
        ? { name: parameter, in: 'query', sent: { kind: 'boolean', value } }
        : field(parameter, `${value}`),
    ];
  });
  return {
    own: Object.fromEntries(Object.keys(own).map((each) => [each, values[each]])) as Arguments<Name>['own'],
    fields,
    positionals,
  };
}

/** A parameter as a request would send it. */
export const field = (name: string, text: string): SentField => ({ name, in: 'query', sent: { kind: 'text', text } });

/** True if one of the parameters is given. */
export const isGiven = (fields: readonly SentField[], names: readonly string[]): boolean =>
  fields.some(({ name }) => names.includes(name));

/** `--at-longitude -74` as `--at-longitude=-74`: parseArgs takes every argument that begins with a dash for an option, and no option of ours is a digit. */
function withNumbersBelowZero(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const read: string[] = [];
  for (const arg of args) {
    const before = read.at(-1) ?? '';
    const awaitsValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (awaitsValue && /^-\.?\d/.test(arg)) read[read.length - 1] = `${before}=${arg}`;
    else read.push(arg);
  }
  return read;
}

/** The option in a message of parseArgs, which is English: `Option '--hour <value>' argument missing`. */
const OPTION_IN_MESSAGE = /'(-[^' ]+)/;

function parse(name: CommandName, config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const given = OPTION_IN_MESSAGE.exec(error.message)?.[1];
    if (given === undefined) throw error;
    if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      throw new OptionError('unknownOption', given, meantBy(given, name));
    }
    const isSwitch = config.options?.[given.slice(2)]?.type === 'boolean';
    throw new OptionError(isSwitch ? 'optionWithValue' : 'optionWithoutValue', given);
  }
}

/** Suggestions for an unknown option, as they are typed: `--gender` for `--sex` and `--gendr`. */
function meantBy(unknown: string, name: CommandName): string | undefined {
  const given = unknown.replace(/^-+/, '');
  const options = optionsOf(name).map(([option]) => option);
  const { suggestion } = nameIndex(COMMANDS[name].parameters).meant(given) ?? { suggestion: closest(options, given) };
  return suggestion
    ?.split(', ')
    .map((each) => each.replace(/^[^=]+/, (parameter) => `--${optionOf(parameter)}`))
    .join(' ');
}

/** Language of the environment: the first variable that is set decides, as in every program. */
export function languageOfEnvironment({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return languageOfTag(locale.split('.')[0]!) ?? DEFAULT_LANGUAGE;
}

/** Language of `--lang`, read before all other options. */
export function requestedLanguage(args: readonly string[]): Language | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const tag = args[at]?.split('=')[1] ?? args[at + 1];
  return at < 0 || tag === undefined ? undefined : languageOfTag(tag);
}
