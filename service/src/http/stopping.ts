// How does a server end without losing a call? It says to balancers that it is no longer ready, still answers whatever comes, and
// sends each connection away with its answer; when they are gone, it closes.

import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as ProblemLinesOptions } from 'node:net';
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
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
  app.addHook('onSend', (_, reply, payload, done) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

// What was accepted a moment ago has its request still on the way: to Node it looks like a connection that is not used.
const ARRIVING_MS = 250;
// Calls are answered in milliseconds: who has not sent his by then is not waited for.
const LAST_CALL_MS = 5000;

/** Accepts nobody any more, and waits until those who are there have been answered. */
export async function answerTheLast(server: Server): Promise<void> {
  const empty = once(server, 'close');
  await acceptTheWaiting(server);
  ProblemLinesOptions.prototype.close.call(server); // http.Server.close would cut off the unused connections at once
  await pause(ARRIVING_MS);
  server.closeIdleConnections();
  const lastCall = setTimeout(() => server.closeAllConnections(), LAST_CALL_MS);
  await empty;
  clearTimeout(lastCall);
}

// A loop that is busy accepts one connection a turn: those whose turn has not come would be reset when the server stops to listen.
const ACCEPTING_MS = 500;

/** Waits until nobody is waiting to be accepted, for half a second at most where they keep coming. */
async function acceptTheWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => accepted++;
  server.on('connection', count);
  const until = performance.now() + ACCEPTING_MS;
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted;
    await turnOfTheLoop();
    await turnOfTheLoop(); // the first may come before the loop has looked who is there
  }
  server.off('connection', count);
}
