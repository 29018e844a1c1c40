// Connection to one Redis or Valkey: over one connection, which comes back by itself.

import { Redis } from 'ioredis';
import { type Connection, DISCONNECTED, inTime, type ScriptCall, StoreError, toStoreError } from './connection.ts';

const CONNECT_WITHIN_MS = 1000;
const RETRY_EVERY_MS = 500; // and up to as much again, so that not all processes knock at once

/** How a connection behaves, to a server or to a node of a cluster. */
export const BEHAVIOUR = {
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  connectTimeout: CONNECT_WITHIN_MS,
  commandTimeout: CONNECT_WITHIN_MS, // of the greeting; a script has a shorter one of our own
  protocol: 2, // Redis and Valkey of any version, and whatever is before them
  disableClientInfo: true,
} as const;

/** Milliseconds until a lost connection is tried again. */
export const retryDelay = (): number => RETRY_EVERY_MS * (1 + Math.random());

const ONLY_NODE = '';

/** The connection to one server. */
export class ServerConnection implements Connection {
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
      ...BEHAVIOUR,
      enableOfflineQueue: false,
      retryStrategy: retryDelay,
      lazyConnect: true,
    });
    this.#redis.on('error', (error: Error) => {
      this.#lastFault = toStoreError(error).word;
    });
  }

  open(): void {
    this.#redis.connect().catch(() => {});
  }

  close(): void {
    this.#redis.disconnect();
  }

  nodes(): ReadonlyMap<string, number> {
    return new Map([[ONLY_NODE, 1]]);
  }

  nodeOf(): string {
    return ONLY_NODE;
  }

  onLost(listener: (node: string, error: StoreError) => void): void {
    this.#redis.on('close', () => listener(ONLY_NODE, new StoreError(DISCONNECTED)));
  }

  script(name: string, lua: string): ScriptCall {
    this.#redis.defineCommand(name, { lua });
    const command = (this.#redis as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[name]!;
    return (keys, args) => this.#ask(() => command.call(this.#redis, keys.length, ...keys, ...args));
  }

  fieldsOf(key: string): Promise<Readonly<Record<string, string>>> {
    return this.#ask(() => this.#redis.hgetall(key));
  }

  renew(): void {
    if (this.#redis.status === 'ready') this.#redis.disconnect(true);
  }

  #ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#redis.status !== 'ready') return Promise.reject(new StoreError(this.#lastFault));
    return inTime(question(), this.#answerWithinMs);
  }
}
