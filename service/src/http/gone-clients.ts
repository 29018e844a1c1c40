// Is there anybody to be answered? A loop that was late finds requests beside the news that their clients have given up: a
// turn of the loop is waited for that news before any work is done. Such a call is not made, counted or limited.

import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Lets go of requests whose clients are gone. */
export function letGoOfTheGone(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ raw }, reply) => {
    await turnOfTheLoop();
    if (!raw.socket.writable) reply.hijack();
  });
}
