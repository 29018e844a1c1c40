// The queue of requests that have been read. They are handled in batches: each step runs for a whole batch in a row, which takes less processor time
// (docs/decisions/service.md). A batch takes about 5 ms, estimated from earlier requests of the same kinds. Between two batches the event
// loop accepts pending connections, one a round, so that a new client does not wait for the load of others. The client whose requests took the least time since the queue
// was last empty goes first: a visitor's chart before a drawing, and before anybody's second call. Requests of clients that have gone by then are dropped:
// neither handled nor counted nor limited.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress, type TrustedProxies } from '../limits/client.ts';
import { networkOf } from '../limits/network.ts';
import { overloaded } from '../requests/problems/problem-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True while its client waits. */
    isWanted(): boolean;
    /** Address of its client, once it has waited for its turn. */
    client: string;
  }
}

const BATCH_MS = 5;
/** A larger batch gains nothing, and keeps all its answers in memory until the last one is ready. */
const MAX_IN_A_BATCH = 32;
/** Maximum pause between two batches while connections arrive. */
const MAX_PAUSE_MS = 50;
/** Lanes of requests by the expected time of all requests of their client so far, in units of a batch; the last lane is for all above. */
const LANES = 64;
/** The times of clients are reset when the queue is empty, and after this time at the latest. */
const FORGET_MS = 10_000;

/** Later requests may delay a request by at most this many times the time of its client. Without a limit slow requests would never be handled under load. */
const PATIENCE = 20;

/** Expected time of a request whose kind was never seen. */
const FIRST_COST_MS = 1.25;
const LEAST_COST_MS = 0.05;
/** Weight of a batch in the expected time of its kinds. */
const WEIGHT = 0.25;

interface Waiting {
  readonly kind: string;
  readonly dueMs: number;
  readonly go: () => void;
}

export class RequestQueue {
  readonly #lanes: readonly Waiting[][] = Array.from({ length: LANES }, () => []);
  /** Expected times of the requests of a client, ended or not. */
  readonly #askedMs = new Map<string, number>();
  #askedSinceMs = 0;
  /** Expected time of a request, by kind. */
  readonly #costs = new Map<string, number>();
  #isRunning = false;
  #hasAccepted = false;

  /** Reports that a connection was accepted in this round of the event loop. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /**
   * The turn of a request.
   * @param kind requests of one kind take about the same time
   */
  turn(client: string, kind: string): Promise<void> {
    const askedMs = (this.#askedMs.get(client) ?? 0) + this.#cost(kind);
    this.#askedMs.set(client, askedMs);
    if (!this.#isRunning) {
      this.#isRunning = true;
      setImmediate(() => this.#pass(performance.now() + MAX_PAUSE_MS));
    }
    const lane = Math.min(LANES - 1, Math.floor(askedMs / BATCH_MS));
    const dueMs = performance.now() + lane * BATCH_MS * PATIENCE;
    return new Promise((go) => {
      this.#lanes[lane]!.push({ kind, dueMs, go });
    });
  }

  #pass(endMs: number): void {
    const isArriving = this.#hasAccepted;
    this.#hasAccepted = false;
    if (isArriving && performance.now() < endMs) setImmediate(() => this.#pass(endMs));
    else this.#runBatch();
  }

  #runBatch(): void {
    const startMs = performance.now();
    const kinds: string[] = [];
    let expectedMs = 0;
    for (let lane = this.#lane(); lane !== undefined; lane = this.#lane()) {
      const { kind, go } = lane[0]!;
      const costMs = this.#cost(kind);
      if (kinds.length === MAX_IN_A_BATCH || (kinds.length > 0 && expectedMs + costMs > BATCH_MS)) break;
      lane.shift();
      kinds.push(kind);
      expectedMs += costMs;
      go();
    }
    // Runs when the batch has gone as far as it can without the network.
    setImmediate(() => {
      const nowMs = performance.now();
      this.#learn(kinds, (nowMs - startMs) / expectedMs);
      const isEmpty = this.#lane() === undefined;
      if (isEmpty || nowMs > this.#askedSinceMs + FORGET_MS) {
        this.#askedMs.clear();
        this.#askedSinceMs = nowMs;
      }
      if (isEmpty) this.#isRunning = false;
      else this.#pass(nowMs + MAX_PAUSE_MS);
    });
  }

  #cost(kind: string): number {
    return this.#costs.get(kind) ?? FIRST_COST_MS;
  }

  /** The lane whose first request is due first. */
  #lane(): Waiting[] | undefined {
    let first: Waiting[] | undefined;
    for (const lane of this.#lanes)
      if (lane.length > 0 && (first === undefined || lane[0]!.dueMs < first[0]!.dueMs)) first = lane;
    return first;
  }

  /** Corrects the expected times of kinds. @param ratio measured time of their batch, divided by the expected time */
  #learn(kinds: readonly string[], ratio: number): void {
    for (const kind of new Set(kinds))
      this.#costs.set(kind, Math.max(LEAST_COST_MS, this.#cost(kind) * (1 + (ratio - 1) * WEIGHT)));
  }
}

/**
 * Queues all requests except probes, and drops the requests of disconnected clients.
 * @param proxies trusted for X-Forwarded-For
 * @param lateMs longest wait; a request that waited longer is refused
 */
export function queueRequests(app: FastifyInstance, proxies: TrustedProxies, lateMs: number): void {
  const queue = new RequestQueue();
  app.server.on('connection', () => queue.accepted());
  app.decorateRequest('client', '');
  app.decorateRequest('isWanted', function (this: FastifyRequest): boolean {
    return this.raw.socket.writable;
  });
  app.addHook('preHandler', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    const { countedAs, isLimited } = config;
    if (countedAs === undefined && isLimited === undefined) return;
    const { socket, headers } = request.raw;
    const forwardedFor = headers['x-forwarded-for'];
    request.client = clientAddress(
      socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      proxies,
    );
    const startMs = performance.now();
    await queue.turn(networkOf(request.client), url);
    if (!request.isWanted()) reply.hijack();
    else if (performance.now() - startMs > lateMs) throw overloaded();
  });
}
