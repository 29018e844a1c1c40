// Cuts off clients that do not take their answer: half a minute for every quarter of a megabyte. Node's own timeout restarts whenever something moves: a byte
// now and then, and it has no end.

import type { FastifyInstance } from 'fastify';
import type { Timeouts } from '../contract/request-limits.ts';

const BYTES_AT_A_TIME = 262_144;

/** Cuts off clients that read too slowly. */
export function cutSlowReaders(app: FastifyInstance, { stalledMs }: Timeouts): void {
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const bytes = typeof payload === 'string' || payload instanceof Buffer ? payload.length : 0;
    const times = Math.max(1, Math.ceil(bytes / BYTES_AT_A_TIME));
    const timer = setTimeout(() => socket.destroy(), times * stalledMs).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}
