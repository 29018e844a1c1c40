// How does a server end without losing a call? It says to balancers that it is no longer ready, still answers whatever comes, and
// sends each connection away with its answer; when they are gone, it closes.

import type { FastifyInstance } from 'fastify';

/** Whether the server is about to end. */
export class Stopping {
  #begun = false;

  get hasBegun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }
}

/** Lets every answer end its connection once the server is about to end. */
export function leaveWhenStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', async (_, reply) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
  });
}
