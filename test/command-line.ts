// Runs the command `beichen` in this process: to start a process with all places takes longer than a command. `service/src/cli/beichen.test.ts`
// starts it as a program.

import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { run } from '../service/src/cli/command.ts';

let gazetteer: Promise<Gazetteer> | undefined;

/** True if a line needs a shell for more than quotes. */
export const needsShell = (line: string): boolean => /[|<>&;$`*\\]/.test(line);

/** Words of a line by a shell's rules for quotes. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) => word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'));

/**
 * Runs a line such as `beichen cities 蒲城`, in a pipe and in English.
 * @returns its output
 * @throws Error with its error message, if it exits with another code than 0
 */
export async function runCommand(line: string): Promise<string> {
  gazetteer ??= loadGazetteer();
  const places = gazetteer;
  let [output, errors] = ['', ''];
  const code = await run(
    wordsOf(line).slice(1),
    {
      environment: {},
      isInteractive: false,
      isErrorInteractive: false,
      out(text) {
        output += text;
      },
      write: async (bytes) => {
        output += Buffer.from(bytes).toString();
        return true;
      },
      error(text) {
        errors += text;
      },
      errorAsIs(text) {
        errors += text;
      },
      openInput: (path) => Promise.reject(new Error(`${path} is not opened here`)),
      writeFile: (path) => Promise.reject(new Error(`${path} is not written here`)),
    },
    {
      places: () => places,
      version: '1.0.0',
      serveAssistant: () => Promise.reject(new Error('no assistant is served here')),
    },
  );
  if (code !== 0) throw new Error(`${line} ended with ${code}:\n${errors}`);
  return output;
}
