// Is there anybody to be answered? A loop that was late finds requests beside the news that their clients have given up: the end of
// its turn is waited for that news before any work is done. Such a call is not made, counted or limited.

import type { FastifyInstance } from 'fastify';
import { endOfTurn } from './turn-of-the-loop.ts';

/** Lets go of requests whose clients are gone. */
export function letGoOfTheGone(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ raw }, reply) => {
    await endOfTurn();
    if (!raw.socket.writable) reply.hijack();
  });
}
