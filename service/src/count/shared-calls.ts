// How do many processes count together? Each sends what it counted along with the next call that asks the store anyway, at most
// once a second. While the store is away, the counts wait, and stand in the file of the process, so that at most ten seconds are
// lost when it dies; what stands there at the start, from one process alone or from a store that was away, is sent first.

import { randomUUID } from 'node:crypto';
import type { Batch, Passengers, SharedStore } from '../shared-store/shared-store.ts';
import type { CallCount } from './call-count.ts';
import { CountFile } from './count-file.ts';
import { addCall, addTo, type Counts, type DailyTotals, isCount, totalsOf } from './daily-totals.ts';

/** What the count needs of the store. */
export type KeepsTheBook = Pick<SharedStore, 'book' | 'carry' | 'deliver'>;

const SEND_EVERY_MS = 1000;
const SETTLE_EVERY_MS = 10_000;

/** The share of one process in a count of many. */
export class SharedCalls implements CallCount, Passengers {
  readonly #store: KeepsTheBook;
  readonly #file: CountFile;
  #waiting: Map<string, number>;
  #batch: Batch | undefined;
  #underWay = false;
  #lastSentMs = Number.NEGATIVE_INFINITY;
  #fileHolds: number;
  #lastKnown: Counts = new Map();
  #timer: NodeJS.Timeout | undefined;
  #kept: Promise<void> = Promise.resolve();

  private constructor(store: KeepsTheBook, file: CountFile, waiting: Counts) {
    this.#store = store;
    this.#file = file;
    this.#waiting = new Map(waiting);
    this.#fileHolds = waiting.size;
    if (waiting.size > 0) this.#settleSoon();
    store.carry(this);
  }

  /**
   * Begins with what a file holds that never reached the store.
   * @param warn told once, in a sentence, when counts cannot be read or kept
   */
  static async open(store: KeepsTheBook, path: string, warn: (sentence: string) => void): Promise<SharedCalls> {
    const file = new CountFile(path, warn);
    return new SharedCalls(store, file, await file.read());
  }

  count(endpoint: string, status: number, atMs: number): void {
    addCall(this.#waiting, endpoint, status, atMs);
    this.#settleSoon();
  }

  /** The totals of all processes; the last that were known, while the store is away. */
  async totals(): Promise<DailyTotals> {
    const book = await this.#store.book();
    if (book) {
      const told = Object.entries(book).map(([field, count]) => [field, Number(count)] as const);
      this.#lastKnown = new Map(told.filter(([field, count]) => isCount(field, count)));
    }
    const totals = new Map(this.#lastKnown);
    addTo(totals, this.#unsent());
    return totalsOf(totals);
  }

  board(): Batch | undefined {
    const isEarly = performance.now() - this.#lastSentMs < SEND_EVERY_MS;
    return this.#underWay || isEarly ? undefined : this.#send();
  }

  arrived({ id }: Batch): void {
    if (this.#batch?.id === id) this.#batch = undefined;
    this.#underWay = false;
    if (this.#fileHolds > 0) void this.#keep(); // or it would be sent again after a crash
  }

  // It goes again as it is, with its id: in case it has arrived after all, it is not counted twice.
  missed(): void {
    this.#underWay = false;
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let batch = this.#send(); batch; batch = this.#send()) {
      if (!(await this.#store.deliver(batch))) {
        this.missed();
        break;
      }
      this.arrived(batch);
    }
    await this.#keep();
  }

  #send(): Batch | undefined {
    if (this.#batch === undefined && this.#waiting.size > 0) {
      this.#batch = { id: randomUUID(), counts: this.#waiting };
      this.#waiting = new Map();
    }
    this.#underWay = this.#batch !== undefined;
    this.#lastSentMs = performance.now();
    return this.#batch;
  }

  #settleSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), SETTLE_EVERY_MS).unref();
  }

  // What the store has not confirmed.
  #unsent(): Counts {
    const counts = new Map(this.#waiting);
    if (this.#batch) addTo(counts, this.#batch.counts);
    return counts;
  }

  #keep(): Promise<void> {
    const size = this.#unsent().size;
    if (size > 0 || this.#fileHolds > 0) this.#kept = this.#file.write(() => this.#unsent());
    if (size > 0) this.#settleSoon();
    this.#fileHolds = size;
    return this.#kept;
  }
}
