// The program `beichen`. Errors are written here and become an exit code.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import { printable } from '../process/printable.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import { problemLines } from '../requests/problems/problem-lines.ts';
import { wordsIn } from '../words/lookup.ts';
import { languageOfEnvironment, readArguments, requestedLanguage } from './arguments.ts';
import { isCommand, optionOf, SHELLS } from './commands.ts';
import { completionScript } from './completion.ts';
import { CommandError, type ExitCode, OptionError, UsageError } from './exit.ts';
import { help, helpOf } from './help.ts';
import { COMMAND_HINTS } from './hints.ts';
import { show } from './show.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/** Modules that are loaded only for the commands that need them. */
export interface Dependencies {
  readonly places: () => Promise<Gazetteer>;
  readonly version: string;
  /** Serves an assistant over standard input and output until it disconnects. */
  readonly serveAssistant: (gazetteer: Gazetteer) => Promise<void>;
}

/** Runs the command of the arguments. */
export async function run(args: readonly string[], outside: Terminal, dependencies: Dependencies): Promise<ExitCode> {
  const terminal: Terminal = { ...outside, error: (text) => outside.error(printable(text)) }; // quotes arguments
  const language = requestedLanguage(args) ?? languageOfEnvironment(terminal.environment);
  try {
    return await runCommand(args, terminal, dependencies, language);
  } catch (error) {
    const words = COMMAND_WORDS[language];
    if (error instanceof CommandError) {
      terminal.error(`${error.message}\n`);
      return 1;
    }
    if (error instanceof UsageError) terminal.error(`${sentenceOf(error, language)}\n${words.seeHelp}\n`);
    else if (error instanceof ProblemError) {
      const options = {
        language,
        hints: COMMAND_HINTS,
        nameOf: (name: string) => `--${optionOf(name.replace('.', ' '))}`,
      };
      terminal.error(`${problemLines(error, options).join('\n')}\n`);
    } else throw error;
    return 2;
  }
}

function sentenceOf(error: UsageError, language: Language): string {
  if (!(error instanceof OptionError)) return error.message;
  const { fault, given, suggestion } = error;
  return suggestion === undefined
    ? fill(COMMAND_WORDS[language][fault], { option: given })
    : fill(wordsIn(language).parameterProblems.resembles, { given, suggestion });
}

async function runCommand(
  [command, ...rest]: readonly string[],
  terminal: Terminal,
  { places, version, serveAssistant }: Dependencies,
  language: Language,
): Promise<ExitCode> {
  const words = COMMAND_WORDS[language];
  if (!isCommand(command)) {
    if (command === '--version' || command === '-v') terminal.out(`${version}\n`);
    else if (command === undefined || command === '--help' || command === '-h' || command === 'help') {
      terminal.out(isCommand(rest[0]) ? helpOf(rest[0], language) : help(language));
    } else throw new UsageError(fill(words.unknownCommand, { command }));
    return 0;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(helpOf(command, language));
    return 0;
  }
  switch (command) {
    case 'doctor': {
      const { doctorCommand } = await import('./doctor-command.ts'); // loads parts of the service that no other command needs
      return doctorCommand(rest, terminal, language);
    }
    case 'completion':
      terminal.out(completionScript(shellNamed(rest, language)));
      return 0;
    case 'mcp':
      readArguments(command, rest);
      await serveAssistant(await places());
      return 0;
    default:
      return show(command, rest, places, terminal, language);
  }
}

function shellNamed(args: readonly string[], language: Language) {
  const { positionals } = readArguments('completion', args);
  const shell = SHELLS.find((name) => name === positionals[0]);
  if (shell === undefined || positionals.length > 1) {
    throw new UsageError(fill(COMMAND_WORDS[language].shellRequired, { shells: SHELLS.join(', ') }));
  }
  return shell;
}
