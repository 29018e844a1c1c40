// When is a client cut off that does not take its answer? When it has not all of it after half a minute, or as many as the answer has
// quarters of a megabyte. Node's own timeout restarts whenever something moves: half a minute would be a whole one, and with a byte now
// and then it would have no end.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Timeouts } from '../contract/request-limits.ts';

const BYTES_AT_A_TIME = 262_144;

interface Due {
  readonly socket: Socket;
  readonly ms: number;
}

/** Cuts off clients that read too slowly. */
export function cutSlowReaders(app: FastifyInstance, { stalledMs, checkEveryMs }: Timeouts): void {
  const sent = new Map<ServerResponse, Due>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = typeof payload === 'string' || payload instanceof Buffer ? payload.length : 0;
    const times = Math.max(1, Math.ceil(bytes / BYTES_AT_A_TIME));
    sent.set(reply.raw, { socket: request.raw.socket, ms: performance.now() + times * stalledMs });
    done(null, payload);
  });
  app.addHook('onResponse', (_, reply, done) => {
    sent.delete(reply.raw);
    done();
  });
  const watching = setInterval(() => {
    const now = performance.now();
    for (const [response, { socket, ms }] of sent) {
      if (now > ms) socket.destroy();
      if (socket.destroyed) sent.delete(response);
    }
  }, checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(watching));
}
