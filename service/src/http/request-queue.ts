// The queue of requests that were read. They go on in batches: each step runs for a whole batch in a row, which takes less processor time
// (docs/decisions/service.md), and a batch is as large as what ends in about 5 ms. Between two batches the loop accepts the connections that wait, which it does
// one a round, so that nobody waits outside behind the work of others. The first request of a client goes before the second of another: who sends many at once
// waits for himself. By then the loop also knows which clients have given up: their requests are dropped, and neither made nor counted nor limited.

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

/** Of the first batch after a pause, when nothing is known of the requests. */
const FIRST_IN_A_BATCH = 4;
/** A larger batch gains nothing, and keeps all its answers in memory until the last one is ready. */
const MAX_IN_A_BATCH = 32;
/** The next batch is smaller after a longer one, and up to twice as large after a shorter one. */
const BATCH_MS = 5;
/** Maximum pause between two batches while connections arrive. */
const MAX_PAUSE_MS = 50;

interface Waiting {
  readonly client: string;
  readonly go: () => void;
}

export class RequestQueue {
  /** Requests by the number of requests of the same client that waited when they came. */
  readonly #lanes: Waiting[][] = [];
  /** Number of requests that wait, by client. */
  readonly #ofClient = new Map<string, number>();
  #length = 0;
  #isRunning = false;
  #hasAccepted = false;
  #size = FIRST_IN_A_BATCH;

  /** Tells of a connection that was accepted in this round of the event loop. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /** The turn of a request. */
  turn(client: string): Promise<void> {
    const ahead = this.#ofClient.get(client) ?? 0;
    this.#ofClient.set(client, ahead + 1);
    this.#length++;
    if (!this.#isRunning) {
      this.#isRunning = true;
      setImmediate(() => this.#pass(performance.now() + MAX_PAUSE_MS));
    }
    this.#lanes[ahead] ??= [];
    const lane = this.#lanes[ahead];
    return new Promise((go) => {
      lane.push({ client, go });
    });
  }

  #pass(endMs: number): void {
    const isArriving = this.#hasAccepted;
    this.#hasAccepted = false;
    if (isArriving && performance.now() < endMs) setImmediate(() => this.#pass(endMs));
    else this.#runBatch();
  }

  #runBatch(): void {
    const count = Math.min(this.#length, this.#size);
    const startMs = performance.now();
    for (let n = 0; n < count; n++) this.#next().go();
    // Runs when the batch has gone as far as it can without the network.
    setImmediate(() => {
      const nowMs = performance.now();
      const fitting = Math.floor((count * BATCH_MS) / (nowMs - startMs));
      this.#size = Math.max(1, Math.min(fitting, this.#size * 2, MAX_IN_A_BATCH));
      if (this.#length > 0) return this.#pass(nowMs + MAX_PAUSE_MS);
      this.#isRunning = false;
      this.#size = Math.min(this.#size, FIRST_IN_A_BATCH);
    });
  }

  #next(): Waiting {
    const next = this.#lanes.find((lane) => lane.length > 0)!.shift()!;
    const left = this.#ofClient.get(next.client)! - 1;
    if (left === 0) this.#ofClient.delete(next.client);
    else this.#ofClient.set(next.client, left);
    this.#length--;
    return next;
  }
}

/**
 * Lets requests wait for their turn, but those of probes, and drops those whose clients are gone.
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
    const { countedAs, isLimited } = request.routeOptions.config;
    if (countedAs === undefined && isLimited === undefined) return;
    const { socket, headers } = request.raw;
    const forwardedFor = headers['x-forwarded-for'];
    request.client = clientAddress(
      socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      proxies,
    );
    const startMs = performance.now();
    await queue.turn(networkOf(request.client));
    if (!request.isWanted()) reply.hijack();
    else if (performance.now() - startMs > lateMs) throw overloaded();
  });
}
