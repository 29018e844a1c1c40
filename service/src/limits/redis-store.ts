// Limits and counts in one Redis or Valkey: one script, and one key for each client and limit. Commands are not retried and do not wait for a connection. After
// any error Redis is not used until it answers a probe, which is sent twice a second.

import { Redis } from 'ioredis';

/** Arguments of the decision in Redis: cost, limit and debt, in microseconds. */
export interface SharedRequest {
  readonly costUs: number;
  readonly limitUs: number;
  /** Debt of the client as known to this process. */
  readonly debtUs: number;
}

/** Decision of Redis. */
export interface SharedDecision {
  readonly allowed: boolean;
  /** Microseconds until all calls of the client are back. */
  readonly debtUs: number;
}

/** Listener to the state of Redis. */
export interface StoreWatch {
  /** @param reason a word that can be logged: ECONNREFUSED, NOAUTH, OOM, timeout */
  gone(reason: string): void;
  back(): void;
  /** Called with the latency of a request. */
  waited?(seconds: number): void;
}

/** Options of a store. */
export interface StoreOptions {
  /** redis:// or rediss:// (TLS), with user, password and database, if any. */
  readonly url: string;
  readonly watch: StoreWatch;
  /** Prefix of its keys. */
  readonly prefix?: string;
  readonly answerWithinMs?: number;
}

/** Timeout of a decision: 0.2 s, since a busy event loop may fire the timer 50 ms late and no call may wait longer than 0.25 s. */
const ANSWER_WITHIN_MS = 200;
const PROBE_EVERY_MS = 500;
const CONNECT_WITHIN_MS = 1000;
const WAIT_AT_START_MS = 500;

/**
 * Decides a request by the generic cell rate algorithm.
 *
 *     KEYS  1 time at which all calls of the client are available, in microseconds since 1970
 *     ARGV  1 cost of the request   2 limit   3 minimum debt, as known to the process; all in microseconds
 *     returns {1 if allowed, debt}
 *
 * A time further away than the limit was set before the clock was put back.
 */
const DECIDE = `
local cost, limit, known = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local due = tonumber(redis.pcall('GET', KEYS[1])) or now
local debt = math.min(math.max(due - now, known), limit)
local allowed = debt + cost <= limit
if allowed then debt = debt + cost end
if debt > 0 then redis.call('SET', KEYS[1], string.format('%.0f', now + debt), 'PX', math.ceil(debt / 1000)) end
return {allowed and 1 or 0, debt}
`;

type DecideCommand = (key: string, costUs: number, limitUs: number, debtUs: number) => Promise<unknown>;

/** A Redis that may be unavailable. */
export class RedisStore {
  readonly #redis: Redis;
  readonly #command: DecideCommand;
  readonly #watch: StoreWatch;
  readonly #prefix: string;
  readonly #countsKey: string;
  readonly #answerWithinMs: number;
  #state: 'unknown' | 'there' | 'gone' = 'unknown';
  #probing: NodeJS.Timeout | undefined;
  #lastError = 'disconnected';
  #isClosed = false;

  private constructor({ url, watch, prefix = 'beichen', answerWithinMs = ANSWER_WITHIN_MS }: StoreOptions) {
    this.#watch = watch;
    this.#prefix = prefix;
    this.#countsKey = `${prefix}:calls`;
    this.#answerWithinMs = answerWithinMs;
    this.#redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: Math.max(CONNECT_WITHIN_MS, answerWithinMs), // for the handshake; a script has a shorter timeout
      retryStrategy: () => PROBE_EVERY_MS * (1 + Math.random()),
      reconnectOnError: ({ message }) => message.startsWith('READONLY'), // a replica has taken over under the same name
      protocol: 2, // Redis and Valkey of any version
      disableClientInfo: true,
    });
    this.#redis.defineCommand('beichenDecide', { lua: DECIDE, numberOfKeys: 1 });
    const commands = this.#redis as unknown as { readonly beichenDecide: DecideCommand };
    this.#command = (...args) => commands.beichenDecide(...args);
    this.#redis.on('error', (error: Error) => {
      this.#lastError = wordOf(error);
    });
    this.#redis.on('close', () => {
      if (this.#state === 'there' && !this.#isClosed) this.#failed('disconnected');
    });
    this.#redis.on('ready', () => this.#probe());
  }

  /** Opens a store; resolves when it answers, or after half a second. */
  static async open(options: StoreOptions): Promise<RedisStore> {
    const store = new RedisStore(options);
    store.#redis.connect().catch(() => {});
    const until = performance.now() + WAIT_AT_START_MS;
    while (store.#state !== 'there' && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
    if (store.#state === 'unknown') store.#failed(store.#lastError);
    return store;
  }

  /** True if Redis decides. */
  get isThere(): boolean {
    return this.#state === 'there';
  }

  /** Decides a request; undefined while Redis is away or late. */
  async decide(key: string, request: SharedRequest): Promise<SharedDecision | undefined> {
    if (this.#state === 'gone') return undefined;
    const began = performance.now();
    const decided = await this.#decideNow(key, request);
    this.#watch.waited?.((performance.now() - began) / 1000);
    return decided;
  }

  /** Adds counts to the totals in Redis. False if they certainly did not arrive. */
  async addCounts(counts: ReadonlyMap<string, number>): Promise<boolean> {
    if (this.#redis.status !== 'ready') return false;
    const increments = this.#redis.multi();
    for (const [field, count] of counts) increments.hincrby(this.#countsKey, field, count);
    try {
      await inTime(increments.exec(), this.#answerWithinMs);
      return true;
    } catch (error) {
      return (error as Error).name !== 'ReplyError'; // an error reply is certain; without a reply they may have arrived
    }
  }

  /** Counts by field; undefined while Redis is away. */
  async counts(): Promise<Readonly<Record<string, string>> | undefined> {
    if (this.#redis.status !== 'ready') return undefined;
    return inTime(this.#redis.hgetall(this.#countsKey), this.#answerWithinMs).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#probing);
    this.#redis.disconnect();
  }

  async #decideNow(key: string, { costUs, limitUs, debtUs }: SharedRequest): Promise<SharedDecision | undefined> {
    try {
      if (this.#redis.status !== 'ready') throw new Error(this.#lastError);
      // Debt decreases while the request is in transit: Redis must not receive more than is left when it decides.
      const leftUs = Math.max(0, debtUs - this.#answerWithinMs * 1000);
      const answer = this.#command(`${this.#prefix}:${key}`, costUs, limitUs, leftUs);
      const decided = await inTime(answer, this.#answerWithinMs);
      if (!isDecision(decided)) throw new Error('UNREADABLE');
      this.#answered();
      return { allowed: decided[0] === 1, debtUs: decided[1] };
    } catch (error) {
      this.#failed(wordOf(error as Error));
      return undefined;
    }
  }

  // The probe writes: a read-only server, or one without memory, cannot decide.
  #probe(): void {
    void this.#decideNow('probe', { costUs: 1000, limitUs: 1_000_000, debtUs: 0 });
  }

  #answered(): void {
    if (this.#state === 'there') return;
    clearTimeout(this.#probing);
    this.#state = 'there';
    this.#watch.back();
  }

  #failed(reason: string): void {
    if (this.#isClosed) return;
    clearTimeout(this.#probing);
    this.#probing = setTimeout(() => this.#probe(), PROBE_EVERY_MS).unref();
    if (this.#state === 'gone') return;
    this.#state = 'gone';
    this.#watch.gone(reason);
    // A hanging server may have a successor under the same name.
    if (reason === TIMEOUT) this.#redis.disconnect(true);
  }
}

const TIMEOUT = 'timeout';

function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // After a long turn of the event loop the reply may be in its socket: it is read before the timeout rejects.
    const timer = setTimeout(() => setImmediate(() => reject(new Error(TIMEOUT))), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isDecision = (answer: unknown): answer is readonly [number, number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every((number) => Number.isSafeInteger(number));

/** An error as a word without any sent value. */
function wordOf(error: Error & { readonly code?: string }): string {
  if (error.message === 'Command timed out') return TIMEOUT;
  if (/max number of clients/i.test(error.message)) return 'MAXCLIENTS';
  return error.code ?? /^-?([A-Z]{3,}|timeout|disconnected)\b/.exec(error.message)?.[1] ?? 'disconnected';
}
