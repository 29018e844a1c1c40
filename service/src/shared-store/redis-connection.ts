// How is Redis or Valkey spoken to? Nothing waits in a queue for it, nothing is sent twice, and an answer that does not come in
// time is a fault like any other: whoever asks goes on without. The one file that knows the client library.

import { Redis } from 'ioredis';

/** Keys and arguments of a script, after their number. */
export type ScriptCall = (keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>;

/** What went wrong, in a word that can be logged: ECONNREFUSED, NOAUTH, OOM, timeout. Never a key, a value or an address. */
export class StoreFault extends Error {
  readonly word: string;

  constructor(word: string) {
    super(word);
    this.name = 'StoreFault';
    this.word = word;
  }
}

const DISCONNECTED = 'disconnected';
const CONNECT_WITHIN_MS = 1000;
const RETRY_EVERY_MS = 500; // and up to as much again, so that not all processes knock at once

/** One connection, kept open for as long as the process runs. */
export class RedisConnection {
  readonly #redis: Redis;
  readonly #answerWithinMs: number;
  #lastFault = DISCONNECTED;

  /**
   * @param url redis://, rediss:// (TLS) with user, password and number of the database, if any
   * @param answerWithinMs how long an answer is waited for
   */
  constructor(url: string, answerWithinMs: number) {
    this.#answerWithinMs = answerWithinMs;
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: CONNECT_WITHIN_MS, // of the greeting; the script has a shorter one of our own
      retryStrategy: () => RETRY_EVERY_MS * (1 + Math.random()),
      protocol: 2, // Redis and Valkey of any version, and whatever stands before them
      disableClientInfo: true,
      lazyConnect: true,
    });
    this.#redis.on('error', (error: Error) => {
      this.#lastFault = wordOf(error);
    });
  }

  /** Begins to connect. What comes of it is seen by calling. */
  open(): void {
    this.#redis.connect().catch(() => {});
  }

  /** Calls `told` whenever the connection is lost. */
  onLost(told: (fault: StoreFault) => void): void {
    this.#redis.on('close', () => told(new StoreFault(DISCONNECTED)));
  }

  /** Makes a script callable. Its calls reject with a StoreFault, at the latest when the time is over. */
  script(name: string, lua: string): ScriptCall {
    this.#redis.defineCommand(name, { lua });
    const command = (this.#redis as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[name]!;
    return (keys, args) => {
      if (this.#redis.status !== 'ready') return Promise.reject(new StoreFault(this.#lastFault));
      const answer = command.call(this.#redis, keys.length, ...keys, ...args).catch((error: Error) => {
        throw new StoreFault(wordOf(error));
      });
      return inTime(answer, this.#answerWithinMs);
    };
  }

  /** The fields of a hash. */
  async fieldsOf(key: string): Promise<Readonly<Record<string, string>>> {
    if (this.#redis.status !== 'ready') throw new StoreFault(this.#lastFault);
    return await inTime(this.#redis.hgetall(key), this.#answerWithinMs);
  }

  /** Leaves a connection that answers no more, for a new one. */
  renew(): void {
    if (this.#redis.status === 'ready') this.#redis.disconnect(true);
  }

  /** Ends it for good. */
  close(): void {
    this.#redis.disconnect();
  }
}

// A loop that was busy itself finds the answer lying there when its timer is long over: it is looked for once more before giving up.
function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new StoreFault('timeout'))), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

// "OOM command not allowed …", "READONLY You can't write …"; the rest of the sentence can hold what was sent.
function wordOf(error: Error & { code?: string }): string {
  if (error.message === 'Command timed out') return 'timeout';
  if (/max number of clients/i.test(error.message)) return 'MAXCLIENTS';
  return error.code ?? /^-?([A-Z]{3,})\b/.exec(error.message)?.[1] ?? DISCONNECTED; // what else the library has to say
}
