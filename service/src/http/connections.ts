// What may one connection cost, and how many are there? A client that sends requests and takes no answers would fill the memory with
// them. So a connection has a few unanswered requests at most, and a number of requests after which it ends: that answer says
// `Connection: close`, and who sent more asks again on another one, as RFC 9112 §9.3.2 has it. The answer itself must be taken in time.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Bounds } from '../contract/request-limits.ts';

interface Connection {
  asked: number;
  unanswered: number;
}

/** Ends connections that ask too much at once, or too often. */
export function boundConnections(app: FastifyInstance, { unanswered, requests }: Bounds): void {
  const connections = new WeakMap<Socket, Connection>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket) ?? { asked: 0, unanswered: 0 };
    connections.set(socket, connection);
    if (connection.asked === requests || connection.unanswered === unanswered) {
      reply.hijack(); // behind the last answer of its connection
      return;
    }
    connection.asked++;
    connection.unanswered++;
    if (connection.asked === requests || connection.unanswered === unanswered) {
      connection.asked = requests; // no more, even when some have been answered by then
      reply.header('connection', 'close');
    }
    done();
  });
  app.addHook('onResponse', (request, _, done) => {
    connections.get(request.raw.socket)!.unanswered--;
    done();
  });
}

const MAKE_ROOM_EVERY_MS = 1000;

/**
 * Accepts so many connections at once. Where more come, those that are not used make room for the next.
 * @param refused called for each that there was no room for
 */
export function capConnections({ server }: FastifyInstance, most: number, refused: () => void): void {
  server.maxConnections = most;
  let roomMadeMs = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    refused();
    if (performance.now() - roomMadeMs < MAKE_ROOM_EVERY_MS) return;
    roomMadeMs = performance.now();
    server.closeIdleConnections();
  });
}
