// Batches of requests. At the end of the turn of the event loop in which it came in, in a batch with the other requests of that turn: each
// step runs for all of them in a row, which takes less processor time (docs/decisions/service.md). By then the loop also knows which clients have given up:
// their requests are dropped, and neither made nor counted nor limited.

import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** True while its client waits. */
    isWanted(): boolean;
  }
}

/** A larger batch gains nothing, and keeps all its answers in memory until the last one is ready. */
const MAX_IN_A_BATCH = 32;

interface Batch {
  readonly end: Promise<void>;
  waiting: number;
}

let batch: Batch | undefined;

/** The end of this turn of the event loop: one promise for all requests of a batch. */
export function endOfTurn(): Promise<void> {
  if (batch === undefined || batch.waiting === MAX_IN_A_BATCH) batch = newBatch();
  batch.waiting++;
  return batch.end;
}

function newBatch(): Batch {
  const next: Batch = {
    end: new Promise((resolve) => {
      setImmediate(() => {
        if (batch === next) batch = undefined;
        resolve();
      });
    }),
    waiting: 0,
  };
  return next;
}

/** Drops requests whose clients are gone. */
export function dropAbandonedRequests(app: FastifyInstance): void {
  app.decorateRequest('isWanted', function (this: FastifyRequest): boolean {
    return this.raw.socket.writable;
  });
  app.addHook('preHandler', async (request, reply) => {
    await endOfTurn();
    if (!request.isWanted()) reply.hijack();
  });
}
