// Connection to a cluster of Redis or Valkey: each node over a connection of its own. The client asks the cluster which node holds
// which slot, follows MOVED and ASK, and asks again every two seconds, so that a replica that took over is found.

import slotOf from 'cluster-key-slot';
import { Cluster, type Redis } from 'ioredis';
import { type Connection, DISCONNECTED, inTime, type ScriptCall, StoreError, toStoreError } from './connection.ts';
import { BEHAVIOUR, retryDelay } from './server-connection.ts';

const SLOTS = 16_384;
const ASK_FOR_SLOTS_EVERY_MS = 2000;
const MAX_REDIRECTIONS = 4; // MOVED, then ASK, and both once more when a slot moves in between

/** Holds the slots that no node holds, and all of them until the cluster has answered. */
const NOBODY = 'none';

/** The connections to the nodes of a cluster. */
export class ClusterConnection implements Connection {
  readonly #cluster: Cluster;
  readonly #answerWithinMs: number;
  readonly #connections = new Map<string, Redis>();
  readonly #lastFaults = new Map<string, string>();
  #lastFault = DISCONNECTED;
  #lost: ((node: string, error: StoreError) => void) | undefined;

  /**
   * @param urls of some of its nodes, redis:// or rediss:// (TLS), all with the same user and password
   * @param answerWithinMs how long an answer is waited for
   */
  constructor(urls: readonly string[], answerWithinMs: number) {
    this.#answerWithinMs = answerWithinMs;
    const parsed = urls.map((url) => new URL(url));
    const { protocol, username, password } = parsed[0]!;
    this.#cluster = new Cluster(
      parsed.map(({ hostname, port }) => ({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) })),
      {
        lazyConnect: true,
        enableReadyCheck: false, // a cluster that has lost a node still serves the others
        clusterRetryStrategy: retryDelay,
        clusterNodeRetryStrategy: retryDelay,
        slotsRefreshInterval: ASK_FOR_SLOTS_EVERY_MS,
        maxRedirections: MAX_REDIRECTIONS,
        // Nothing is sent again by itself: it may have been counted.
        retryDelayOnFailover: 0,
        retryDelayOnClusterDown: 0,
        retryDelayOnTryAgain: 0,
        dnsLookup: (name, found) => found(null, name), // a certificate is checked by the name
        redisOptions: {
          ...BEHAVIOUR,
          username: decodeURIComponent(username),
          password: decodeURIComponent(password),
          ...(protocol === 'rediss:' && { tls: {} }),
        },
      },
    );
    this.#cluster.on('error', (error: Error & { lastNodeError?: Error }) => {
      this.#lastFault = toStoreError(error.lastNodeError ?? error).word;
    });
    this.#cluster.on(
      'node error',
      (error: Error, node: string) => void this.#lastFaults.set(node, toStoreError(error).word),
    );
    this.#cluster.on('+node', (redis: Redis) => this.#join(redis));
    this.#cluster.on('-node', (redis: Redis) => this.#leave(redis));
  }

  open(): void {
    this.#cluster.connect().catch(() => {});
  }

  close(): void {
    this.#cluster.disconnect();
  }

  nodes(): ReadonlyMap<string, number> {
    const shares = new Map<string, number>();
    for (let slot = 0; slot < SLOTS; slot++) {
      const node = this.#holderOf(slot);
      shares.set(node, (shares.get(node) ?? 0) + 1 / SLOTS); // a power of two: the sum is exact
    }
    return shares;
  }

  nodeOf(key: string): string {
    return this.#holderOf(slotOf(key));
  }

  onLost(listener: (node: string, error: StoreError) => void): void {
    this.#lost = listener;
  }

  script(name: string, lua: string): ScriptCall {
    this.#cluster.defineCommand(name, { lua });
    const command = (this.#cluster as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[name]!;
    return (keys, args) => this.#ask(keys[0]!, () => command.call(this.#cluster, keys.length, ...keys, ...args));
  }

  fieldsOf(key: string): Promise<Readonly<Record<string, string>>> {
    return this.#ask(key, () => this.#cluster.hgetall(key));
  }

  renew(node: string): void {
    const redis = this.#connections.get(node);
    if (redis?.status === 'ready') redis.disconnect(true);
  }

  #holderOf(slot: number): string {
    return this.#cluster.slots[slot]?.[0] ?? NOBODY;
  }

  // One that is being made for the first time is waited for, as long as for any answer: a slot has just moved there.
  #ask<T>(key: string, question: () => Promise<T>): Promise<T> {
    const node = this.nodeOf(key);
    const status = this.#connections.get(node)?.status;
    const isLost = status === undefined || status === 'reconnecting' || status === 'close' || status === 'end';
    if (isLost) return Promise.reject(new StoreError(this.#lastFaults.get(node) ?? this.#lastFault));
    return inTime(question(), this.#answerWithinMs);
  }

  #join(redis: Redis): void {
    const node = nameOf(redis);
    this.#connections.set(node, redis);
    redis.on('close', () => this.#lost?.(node, new StoreError(DISCONNECTED)));
    if (!redis.options.readOnly && redis.status === 'wait') redis.connect().catch(() => {});
  }

  #leave(redis: Redis): void {
    const node = nameOf(redis);
    if (this.#connections.get(node) !== redis) return;
    this.#connections.delete(node);
    this.#lastFaults.delete(node);
  }
}

const nameOf = ({ options: { host, port } }: Redis): string => `${host}:${port}`;
