// How do lines get to standard output? Those of a twentieth of a second together: a call of the system for each would take as long as
// casting a chart. What is left is written when the process ends, and at once when a fault ends it; a kill loses a twentieth of a second.

import type { Writable } from 'node:stream';

const EVERY_MS = 50;
const MOST_CHARACTERS = 16_384;

/** The logger calls `flushSync` before a fault ends the process. */
interface LinesInTurns {
  write(line: string): void;
  flushSync(): void;
}

/** Gathers lines. */
export function linesInTurns(output: Pick<Writable, 'write'> = process.stdout): LinesInTurns {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flushSync = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') output.write(lines);
    lines = '';
  };
  process.on('exit', flushSync);
  return {
    write(line) {
      lines += line;
      if (lines.length > MOST_CHARACTERS) flushSync();
      else timer ??= setTimeout(flushSync, EVERY_MS).unref();
    },
    flushSync,
  };
}
