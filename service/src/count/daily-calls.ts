// Daily counts of one process. Counted by one process, in its file. When it dies, at most ten seconds are lost.

import { CountFile } from './count-file.ts';
import { addCall, type CallCount, type Counts, type DailyTotals, totalsOf } from './daily-totals.ts';

const WRITE_EVERY_MS = 10_000;

/** The count of one process, which alone writes its file. */
export class DailyCalls implements CallCount {
  readonly #file: CountFile;
  readonly #counts: Map<string, number>;
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  private constructor(file: CountFile, counts: Counts) {
    this.#file = file;
    this.#counts = new Map(counts);
  }

  /**
   * Continues from the totals in a file; starts from zero, with a warning, when it cannot be read.
   * @param warn called once, with a sentence, when counts cannot be read or saved
   */
  static async open(path: string, warn: (sentence: string) => void): Promise<DailyCalls> {
    const file = new CountFile(path, warn);
    return new DailyCalls(file, await file.read());
  }

  count(endpoint: string, status: number, atMs: number): void {
    addCall(this.#counts, endpoint, status, atMs);
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }

  async totals(): Promise<DailyTotals> {
    return totalsOf(this.#counts);
  }

  async flush(): Promise<void> {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#written = this.#file.write(() => this.#counts);
    }
    await this.#written;
  }
}
