// What do processes share? The log of each client's calls and the book of counts, in one Redis or Valkey. When it is away nobody
// waits for it: each question is answered with "ask yourself", until it is back.

import { Availability, type Watch } from './availability.ts';
import { RedisConnection, type ScriptCall, StoreFault } from './redis-connection.ts';
import { SERVER_TIME, sharedScript } from './script.ts';

/** Counts on their way to the book, by field. The id keeps a batch that is sent again from being counted again. */
export interface Batch {
  readonly id: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** Gives batches to calls that go to the store anyway. */
export interface Passengers {
  /** The batch that shall go now, if any. */
  board(): Batch | undefined;
  arrived(batch: Batch): void;
  /** It may have arrived or not. */
  missed(batch: Batch): void;
}

/** A decision of the shared log. */
export interface SharedDecision {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly msToReset: number;
}

/** How a store is reached. */
export interface StoreSettings {
  readonly url: string;
  readonly watch: Watch;
  /** What its keys begin with. */
  readonly prefix?: string;
  /** A Lua expression for its time, where it shall not be its own. */
  readonly time?: string;
  /** Milliseconds that a call waits for it at most. */
  readonly answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 100;
const KNOCK_EVERY_MS = 500;
const WAIT_AT_START_MS = 500;
// A batch is sent again within seconds or never.
const MARK_LIVES_MS = 600_000;
// The braces keep all keys in one slot where the store is a cluster.
const PREFIX = '{beichen}:';

type Triple = readonly [number, number, number];

const isDecision = (answer: unknown): answer is Triple =>
  Array.isArray(answer) && answer.length === 3 && answer.every((number) => Number.isSafeInteger(number));

/** A store that may be there or not. */
export class SharedStore {
  readonly #connection: RedisConnection;
  readonly #run: ScriptCall;
  readonly #availability: Availability;
  readonly #prefix: string;
  readonly #knocking: NodeJS.Timeout;
  #passengers: Passengers | undefined;
  #knocks = 0;

  private constructor(settings: StoreSettings) {
    const { url, watch, prefix = PREFIX, time = SERVER_TIME, answerWithinMs = ANSWER_WITHIN_MS } = settings;
    this.#prefix = prefix;
    this.#availability = new Availability(watch);
    this.#connection = new RedisConnection(url, answerWithinMs);
    this.#run = this.#connection.script('beichen', sharedScript(time));
    this.#connection.open();
    this.#connection.onLost(({ word }) => this.isThere && this.#availability.failed(word, performance.now()));
    this.#knocking = setInterval(() => void (this.isThere || this.#knock()), KNOCK_EVERY_MS).unref();
  }

  /** A store, as soon as it answers; after half a second, away or not. Never rejects. */
  static async open(settings: StoreSettings): Promise<SharedStore> {
    const store = new SharedStore(settings);
    const until = performance.now() + WAIT_AT_START_MS;
    while (!(await store.#reach()) && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
    if (!store.isThere) await store.#knock();
    return store;
  }

  /** Whether calls are decided together now. */
  get isThere(): boolean {
    return this.#availability.isThere;
  }

  /** Lets counts ride along with calls. */
  carry(passengers: Passengers): void {
    this.#passengers = passengers;
  }

  /**
   * Decides one call by the log of all processes.
   * @param name of the log; undefined is answered when the store is away
   */
  async decide(name: string, limit: number, windowMs: number): Promise<SharedDecision | undefined> {
    if (!this.isThere) return undefined;
    const batch = this.#passengers?.board();
    const answer = await this.#ask(name, limit, windowMs, batch);
    if (batch) this.#passengers?.[answer ? 'arrived' : 'missed'](batch);
    if (!answer) return undefined;
    const [allowed, remaining, msToReset] = answer;
    return { allowed: allowed === 1, remaining, msToReset };
  }

  /** Takes a batch into the book. Whether it certainly arrived. */
  async deliver(batch: Batch): Promise<boolean> {
    return this.isThere && (await this.#ask('none', 0, 0, batch)) !== undefined;
  }

  /** The book; undefined when the store is away. */
  async book(): Promise<Readonly<Record<string, string>> | undefined> {
    if (!this.isThere) return undefined;
    try {
      return await this.#connection.fieldsOf(`${this.#prefix}calls`);
    } catch {
      return undefined; // read again at the next question; calls find out by themselves whether the store is away
    }
  }

  /** Ends it. */
  close(): void {
    clearInterval(this.#knocking);
    this.#connection.close();
  }

  async #ask(name: string, limit: number, windowMs: number, batch?: Batch): Promise<Triple | undefined> {
    try {
      const answer = await this.#call(name, limit, windowMs, batch);
      if (!isDecision(answer)) throw new StoreFault('unreadable');
      this.#availability.answered();
      return answer;
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  #call(name: string, limit: number, windowMs: number, batch?: Batch): Promise<unknown> {
    const keys = [`${this.#prefix}${name}`, `${this.#prefix}calls`];
    const args: (string | number)[] = [limit, windowMs, MARK_LIVES_MS];
    if (batch) {
      keys.push(`${this.#prefix}batch:${batch.id}`);
      for (const count of batch.counts) args.push(...count);
    }
    return this.#run(keys, args);
  }

  // Asks for something that writes: a server that only reads, or has no memory left, is of no use.
  #knock(): Promise<unknown> {
    this.#knocks = (this.#knocks + 1) % 2;
    return this.#ask('none', 0, 0, { id: `knock:${process.pid}:${this.#knocks}`, counts: new Map() });
  }

  // Without telling anyone when it fails.
  async #reach(): Promise<boolean> {
    try {
      await this.#call('none', 0, 0, { id: `knock:${process.pid}:start`, counts: new Map() });
      this.#availability.answered();
      return true;
    } catch {
      return false;
    }
  }

  #failed(error: unknown): void {
    const word = error instanceof StoreFault ? error.word : 'unreadable';
    const wasThere = this.isThere;
    this.#availability.failed(word, performance.now());
    // A server that was frozen, or is no longer the one that takes writes, may have a successor under the same name.
    if (wasThere && !this.isThere) this.#connection.renew();
  }
}
