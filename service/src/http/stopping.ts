// Stops a server without losing a call. It tells balancers that it is not ready, still answers every request, and closes each
// connection with its answer. When all connections are closed, the server closes.

import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
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

/** Closes each connection with its next answer once the server is about to end. */
export function closeConnectionsWhenStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

// The request of a connection that was just accepted may still be on its way: Node takes the connection for an idle one.
const ARRIVING_MS = 250;
const LATE_MS = 100;
// Calls are answered in milliseconds. A client that has sent nothing by then is cut off.
const DRAIN_MS = 5000;

/** Accepts no more connections, and waits until the open ones have their answers. */
export async function drain(server: Server): Promise<void> {
  const empty = once(server, 'close');
  await acceptPendingConnections(server);
  TcpServer.prototype.close.call(server); // http.Server.close would cut off the unused connections at once
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const until = performance.now() + DRAIN_MS;
  while ((await latenessOf(ARRIVING_MS)) > LATE_MS && performance.now() < until);
  server.closeIdleConnections();
  await empty;
  clearTimeout(deadline);
}

/** Waits, and gives by how many milliseconds it was longer: what came in meanwhile may not have been read by a late event loop. */
async function latenessOf(ms: number): Promise<number> {
  const begun = performance.now();
  await pause(ms);
  return performance.now() - begun - ms;
}

// A busy event loop accepts one connection a turn. Connections that still wait are reset when the server stops listening.
const ACCEPTING_MS = 2000;

/** Waits until no connection waits to be accepted, for two seconds at most. */
async function acceptPendingConnections(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => accepted++;
  server.on('connection', count);
  const until = performance.now() + ACCEPTING_MS;
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted;
    await nextTurn();
    await nextTurn(); // the first may end before the loop has searched for connections
  }
  server.off('connection', count);
}
