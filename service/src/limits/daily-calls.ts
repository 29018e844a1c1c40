// Daily counts of calls, in a file of the process or in a Redis that several processes share. Counts are sent to Redis once a second; those that did not arrive
// are in the file, which is written every ten seconds. A crash loses later ones.

import { CountFile } from './count-file.ts';
import { addCall, addTo, type Counts, type DailyTotals, isCount, totalsOf } from './daily-totals.ts';
import type { RedisStore } from './redis-store.ts';

const SEND_EVERY_MS = 1000;
const SAVE_EVERY_MS = 10_000;

/** A store to which several processes add their counts. */
type CountStore = Pick<RedisStore, 'addCounts' | 'counts'>;

/** Counts calls. */
export class DailyCalls {
  readonly #file: CountFile;
  readonly #store: CountStore | undefined;
  /** All counts, or those that the store lacks. */
  #own: Map<string, number>;
  #stored: Counts = new Map();
  #isFileEmpty: boolean;
  #savedMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #settled: Promise<void> = Promise.resolve();

  private constructor(file: CountFile, counts: Counts, store: CountStore | undefined) {
    this.#file = file;
    this.#store = store;
    this.#own = new Map(counts);
    this.#isFileEmpty = counts.size === 0;
    if (store !== undefined && counts.size > 0) this.#settleLater();
  }

  /**
   * Continues from the counts in a file; from zero, with a warning, if it cannot be read.
   * @param warn called with a sentence if counts cannot be read or saved
   */
  static async open(path: string, warn: (sentence: string) => void, store?: CountStore): Promise<DailyCalls> {
    const file = new CountFile(path, warn);
    return new DailyCalls(file, await file.read(), store);
  }

  /** Counts one call. */
  count(endpoint: string, status: number, atMs: number): void {
    addCall(this.#own, endpoint, status, atMs);
    this.#settleLater();
  }

  /** Totals of all days, of all processes; the last known ones while Redis is away. */
  async totals(): Promise<DailyTotals> {
    const stored = await this.#store?.counts();
    if (stored !== undefined) {
      const entries = Object.entries(stored).map(([field, count]) => [field, Number(count)] as const);
      this.#stored = new Map(entries.filter(([field, count]) => isCount(field, count)));
    }
    const totals = new Map(this.#stored);
    addTo(totals, this.#own);
    return totalsOf(totals);
  }

  /** Saves the counts. Never rejects: counts that cannot be saved stay in memory. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#settled = this.#settled.then(async () => {
      await this.#send();
      await this.#save();
    });
    return this.#settled;
  }

  #settleLater(): void {
    const waitMs = this.#store === undefined ? SAVE_EVERY_MS : SEND_EVERY_MS;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#settled = this.#settled.then(() => this.#settle());
    }, waitMs).unref();
  }

  async #settle(): Promise<void> {
    await this.#send();
    if (this.#own.size === 0 && this.#isFileEmpty) return;
    if (this.#store === undefined || performance.now() - this.#savedMs >= SAVE_EVERY_MS) await this.#save();
    if (this.#store !== undefined) this.#settleLater();
  }

  async #send(): Promise<void> {
    const sent = this.#own;
    if (this.#store === undefined || sent.size === 0) return;
    this.#own = new Map();
    if (!(await this.#store.addCounts(sent))) addTo(this.#own, sent);
  }

  async #save(): Promise<void> {
    this.#savedMs = performance.now();
    this.#isFileEmpty = this.#own.size === 0;
    await this.#file.write(() => this.#own);
  }
}
