// Counts of many processes together: each sends what it counted to the store, once a second. While the store is away, the counts
// wait, and are in the file of the process, so that at most ten seconds are lost when it dies; what is there at the start, from
// one process alone or from a store that was away, is sent first.

import { randomUUID } from 'node:crypto';
import type { Batch, SharedStore } from '../shared-store/shared-store.ts';
import { CountFile } from './count-file.ts';
import { addCall, addTo, type CallCount, type Counts, type DailyTotals, isCount, totalsOf } from './daily-totals.ts';

/** What the count needs of the store. */
export type CountStore = Pick<SharedStore, 'counts' | 'addCounts'>;

const SEND_EVERY_MS = 1000;
const KEEP_EVERY_MS = 10_000;

/** The share of one process in a count of many. */
export class SharedCalls implements CallCount {
  readonly #store: CountStore;
  readonly #file: CountFile;
  #waiting: Map<string, number>;
  #batch: Batch | undefined;
  #fileHolds: number;
  #lastKeptMs = Number.NEGATIVE_INFINITY;
  #lastKnown: Counts = new Map();
  #timer: NodeJS.Timeout | undefined;
  #settled: Promise<void> = Promise.resolve();

  private constructor(store: CountStore, file: CountFile, waiting: Counts) {
    this.#store = store;
    this.#file = file;
    this.#waiting = new Map(waiting);
    this.#fileHolds = waiting.size;
    if (waiting.size > 0) this.#settleSoon();
  }

  /**
   * Begins with what a file holds that never reached the store.
   * @param warn called once, with a sentence, when counts cannot be read or saved
   */
  static async open(store: CountStore, path: string, warn: (sentence: string) => void): Promise<SharedCalls> {
    const file = new CountFile(path, warn);
    return new SharedCalls(store, file, await file.read());
  }

  count(endpoint: string, status: number, atMs: number): void {
    addCall(this.#waiting, endpoint, status, atMs);
    this.#settleSoon();
  }

  /** The totals of all processes; the last that were known, while the store is away. */
  async totals(): Promise<DailyTotals> {
    const counts = await this.#store.counts();
    if (counts) {
      const entries = Object.entries(counts).map(([field, count]) => [field, Number(count)] as const);
      this.#lastKnown = new Map(entries.filter(([field, count]) => isCount(field, count)));
    }
    const totals = new Map(this.#lastKnown);
    addTo(totals, this.#unsent());
    return totalsOf(totals);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#settle(true);
  }

  #settleSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#settle(false);
    }, SEND_EVERY_MS).unref();
  }

  // One after the other, so that a batch is under way once at a time. What arrived must not be sent again after a crash.
  #settle(isLast: boolean): Promise<void> {
    this.#settled = this.#settled.then(async () => {
      for (let mayHaveMore = await this.#send(); mayHaveMore && isLast; ) mayHaveMore = await this.#send();
      const isWaiting = this.#unsent().size > 0;
      if (isWaiting) this.#settleSoon();
      const isTimeToKeep = isLast || performance.now() - this.#lastKeptMs >= KEEP_EVERY_MS;
      if (isWaiting ? isTimeToKeep : this.#fileHolds > 0) await this.#save();
    });
    return this.#settled;
  }

  // One that did not certainly arrive goes again as it is, with its id: if it has arrived after all, it is not counted twice.
  async #send(): Promise<boolean> {
    if (this.#batch === undefined) {
      if (this.#waiting.size === 0) return false;
      this.#batch = { id: randomUUID(), counts: this.#waiting };
      this.#waiting = new Map();
    }
    if (!(await this.#store.addCounts(this.#batch))) return false;
    this.#batch = undefined;
    return true;
  }

  // What the store has not confirmed.
  #unsent(): Counts {
    const counts = new Map(this.#waiting);
    if (this.#batch) addTo(counts, this.#batch.counts);
    return counts;
  }

  async #save(): Promise<void> {
    this.#lastKeptMs = performance.now();
    this.#fileHolds = this.#unsent().size;
    await this.#file.write(() => this.#unsent());
  }
}
