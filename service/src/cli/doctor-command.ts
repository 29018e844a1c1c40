// `beichen doctor`: checks whether the service can run here, a line for each finding.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { printable, printableJson } from '../process/printable.ts';
import { readArguments } from './arguments.ts';
import { findingsOf, levelOf, type Machine, thisMachine, type WrongFindingId } from './doctor-checks.ts';
import type { ExitCode } from './exit.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Writes the findings, each with its remedy.
 * @returns 1 if one of them is a fault
 * @throws UsageError
 */
export async function doctorCommand(
  args: readonly string[],
  terminal: Terminal,
  language: Language,
  machine: Machine = thisMachine(terminal.environment),
): Promise<ExitCode> {
  const { own } = readArguments('doctor', args);
  const words = COMMAND_WORDS[language];
  const found = (await findingsOf(machine)).map(({ id, values }) => {
    const mend = words.mends[id as WrongFindingId] as string | undefined;
    const text = fill(words.findings[id], values);
    return { id, level: levelOf(id), text, ...(mend !== undefined && { mend: fill(mend, values) }) };
  });
  if (own.json) terminal.out(`${printableJson({ findings: found })}\n`);
  else
    for (const { level, text, mend } of found) {
      terminal.out(
        `${printable(`${words.levels[level]}: ${text}`)}\n${mend === undefined ? '' : `  → ${printable(mend)}\n`}`,
      );
    }
  return found.some(({ level }) => level === 'fault') ? 1 : 0;
}
