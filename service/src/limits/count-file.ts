// Persistent counts in a small file, written by one process. A new file replaces the old one atomically, so that a crash leaves one of them.

import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Counts, countsIn, totalsOf } from './daily-totals.ts';

/** A file of counts. If it cannot be read or written, there is one warning. */
export class CountFile {
  readonly #file: string;
  readonly #warn: (sentence: string) => void;
  #writing: Promise<void> = Promise.resolve();
  #warned = false;

  constructor(file: string, warn: (sentence: string) => void) {
    this.#file = file;
    this.#warn = warn;
  }

  /** Reads the counts; none, with a warning, if the file cannot be read. Removes temporary files of ended processes. */
  async read(): Promise<Counts> {
    await this.#tidy();
    try {
      const counts = countsIn(JSON.parse(await readFile(this.#file, 'utf8')));
      if (counts) return counts;
      this.#warn('COUNT_FILE does not hold daily counts; the count begins anew.');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT')
        this.#warn(`COUNT_FILE cannot be read (${codeOf(error)}); the count begins anew.`);
    }
    return new Map();
  }

  /** Writes counts once an earlier write has ended. Never rejects. */
  write(counts: () => Counts): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(counts()));
    return this.#writing;
  }

  async #tidy(): Promise<void> {
    const folder = dirname(this.#file);
    const prefix = `${basename(this.#file)}.`;
    for (const name of await readdir(folder).catch(() => [])) {
      const writer = name.startsWith(prefix) && /^(\d+)\.new$/.exec(name.slice(prefix.length))?.[1];
      if (writer && !isRunning(Number(writer))) await rm(join(folder, name), { force: true }).catch(() => {});
    }
  }

  async #write(counts: Counts): Promise<void> {
    const next = `${this.#file}.${process.pid}.new`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      const handle = await open(next, 'w');
      try {
        await handle.writeFile(`${JSON.stringify(totalsOf(counts), undefined, 1)}\n`);
        await handle.sync(); // the bytes must reach the disk before the name
      } finally {
        await handle.close();
      }
      await rename(next, this.#file);
    } catch (error) {
      await rm(next, { force: true }).catch(() => {}); // frees the space for the next one on a full disk
      if (!this.#warned)
        this.#warn(`COUNT_FILE cannot be written (${codeOf(error)}); calls are counted in memory only.`);
      this.#warned = true;
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // signal 0 tests whether the process exists
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'not JSON';
