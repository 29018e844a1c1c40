import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { CommandError } from './exit.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Writes a drawing into a file; "-" is standard output.
 * @throws CommandError for a file that cannot be written
 */
export async function saveDrawing(path: string, svg: string, terminal: Terminal, language: Language): Promise<void> {
  if (path === '-') return terminal.out(svg);
  await terminal.writeFile(path, svg).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(fill(COMMAND_WORDS[language].cannotWrite, { path, reason: error.code ?? error.name }));
  });
}
