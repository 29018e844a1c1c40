// What does `beichen` do with its arguments? Each command is a file. Its errors are written here and become an exit code.

import { fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { printable } from '../printable.ts';
import { ProblemError } from '../problem/problem-error.ts';
import { problemLines } from '../problem/problem-lines.ts';
import { almanacCommand } from './almanac-command.ts';
import { languageAsked, languageOfEnvironment, optionOf } from './arguments.ts';
import { chartCommand } from './chart-command.ts';
import { citiesCommand } from './cities-command.ts';
import { CommandError, type ExitCode, UsageError } from './exit.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/command-words.ts';

/** What is loaded only for the commands that need it. */
export interface Dependencies {
  readonly places: () => Promise<Gazetteer>;
  readonly version: string;
  /** Speaks with an assistant over standard input and output until it hangs up. */
  readonly serveAssistant: (gazetteer: Gazetteer) => Promise<void>;
}

/** Runs the command that the arguments name. */
export async function run(args: readonly string[], outside: Terminal, dependencies: Dependencies): Promise<ExitCode> {
  const terminal: Terminal = { ...outside, error: (text) => outside.error(printable(text)) }; // arguments are quoted there
  const language = languageAsked(args) ?? languageOfEnvironment(terminal.environment);
  try {
    await runCommand(args, terminal, dependencies, language);
    return 0;
  } catch (error) {
    const words = COMMAND_WORDS[language];
    if (error instanceof CommandError) {
      terminal.error(`${error.message}\n`);
      return 1;
    }
    if (error instanceof UsageError) terminal.error(`${error.message}\n${words.seeHelp}\n`);
    else if (error instanceof ProblemError) {
      const options = { language, findPlaces: 'beichen cities ', nameOf: (name: string) => `--${optionOf(name)}` };
      terminal.error(`${problemLines(error, options).join('\n')}\n`);
    } else throw error;
    return 2;
  }
}

async function runCommand(
  [command, ...rest]: readonly string[],
  terminal: Terminal,
  { places, version, serveAssistant }: Dependencies,
  language: Language,
): Promise<void> {
  const words = COMMAND_WORDS[language];
  if (rest.includes('--help') || rest.includes('-h')) return terminal.out(words.help);
  switch (command) {
    case 'chart':
      return chartCommand(rest, await places(), terminal, language);
    case 'cities':
      return citiesCommand(rest, await places(), terminal, language);
    case 'almanac':
      return almanacCommand(rest, terminal, language);
    case 'mcp':
      return serveAssistant(await places());
    case '--version':
    case '-v':
      return terminal.out(`${version}\n`);
    case '--help':
    case '-h':
    case 'help':
    case undefined:
      return terminal.out(words.help);
    default:
      throw new UsageError(fill(words.unknownCommand, { command }));
  }
}
