// Stops a server without losing a call. It reports to load balancers that it is not ready, answers every request, and closes each connection with its answer.
// When all connections are closed, the server closes.

import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** State of a server that may be about to stop. */
export class Stopping {
  #begun = false;

  get hasBegun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }
}

/** Closes each connection with its next answer once the server is stopping. */
export function closeConnectionsWhenStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

// The request of a newly accepted connection may be in transit, while Node regards the connection as idle.
const ARRIVING_MS = 250;
const LATE_MS = 100;
// Calls are answered in milliseconds. A connection without a request by then is closed.
const DRAIN_MS = 5000;

/** Stops accepting connections, and waits until the open ones have their answers. */
export async function drain(server: Server): Promise<void> {
  const empty = once(server, 'close');
  await acceptPendingConnections(server);
  TcpServer.prototype.close.call(server); // http.Server.close would close idle connections at once
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const until = performance.now() + DRAIN_MS;
  while ((await latenessOf(ARRIVING_MS)) > LATE_MS && performance.now() < until);
  server.closeIdleConnections();
  await empty;
  clearTimeout(deadline);
}

/** Waits, and returns the delay in milliseconds: a late event loop may not have read what arrived. */
async function latenessOf(ms: number): Promise<number> {
  const begun = performance.now();
  await pause(ms);
  return performance.now() - begun - ms;
}

// A busy event loop accepts one connection a turn. Pending connections are reset when the server stops listening.
const ACCEPTING_MS = 2000;

/** Waits until no connection is pending, at most two seconds. */
async function acceptPendingConnections(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => accepted++;
  server.on('connection', count);
  const until = performance.now() + ACCEPTING_MS;
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted;
    await nextTurn();
    await nextTurn(); // the first turn may end before the loop has polled for connections
  }
  server.off('connection', count);
}
