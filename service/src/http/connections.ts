// Bounds of one connection, and of their number. A client that sends requests and takes no answers would fill the memory with them. So
// a connection has a few unanswered requests at most, and a number of requests after which it ends: that answer says `Connection:
// close`, and who sent more asks again on another one, as RFC 9112 §9.3.2 has it. The answer itself must be taken in time.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Bounds, Timeouts } from '../contract/request-limits.ts';
import { isTrusted, type TrustedProxies } from '../limits/client.ts';
import { networkOf, plainAddress } from '../limits/network.ts';

interface Connection {
  asked: number;
  unanswered: number;
}

/** Ends connections that ask too much at once, or too often. */
export function boundConnections(app: FastifyInstance, { unanswered, requests }: Bounds): void {
  const connections = new WeakMap<Socket, Connection>();
  const newConnection = (socket: Socket): Connection => {
    const connection = { asked: 0, unanswered: 0 };
    connections.set(socket, connection);
    return connection;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket) ?? newConnection(socket);
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

/** The share of all connections that one address may have: browsers open six, many people may share an address. */
const SHARE_OF_A_PEER = 1 / 8;
const MIN_OF_A_PEER = 8;
/** What the system accepts beyond the maximum, until what was cut off is closed. */
const BEING_CLOSED = 16;

/** A connection, and what was requested on it last. */
interface OpenConnection {
  readonly socket: Socket;
  readonly peer: string;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
}

/**
 * Accepts so many connections at once, and an eighth of them from one IPv4 address or IPv6 /64 that is no trusted proxy. Where more come, the oldest one
 * without a whole request makes room: of that address, or of the one that has most of these.
 * @param refused called for each connection that was cut off
 */
export function capConnections(
  { server }: FastifyInstance,
  most: number,
  proxies: TrustedProxies,
  refused: () => void,
): void {
  const mostOfPeer = Math.max(MIN_OF_A_PEER, Math.floor(most * SHARE_OF_A_PEER));
  const connections = new Map<Duplex, OpenConnection>(); // oldest first
  const peers = new Map<string, number>();
  server.maxConnections = most + BEING_CLOSED;
  server.on('drop', refused);
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined) return;
    connection.request = request;
    connection.response = response;
  });
  server.on('connection', (socket: Duplex) => {
    if (!(socket instanceof Socket)) return; // a request that is read again: its connection is counted
    const peer = isTrusted(proxies, socket.remoteAddress)
      ? ''
      : networkOf(plainAddress(socket.remoteAddress ?? '') ?? '');
    const isPeerFull = peer !== '' && (peers.get(peer) ?? 0) >= mostOfPeer;
    if (isPeerFull || connections.size >= most) {
      refused();
      const waiting = [...connections.values()].filter(isWaiting);
      const cut = isPeerFull ? waiting.find((each) => each.peer === peer) : oldestOfBusiest(waiting);
      if (cut !== undefined) forget(cut.socket);
      (cut?.socket ?? socket).destroy();
      if (cut === undefined) return;
    }
    connections.set(socket, { socket, peer, request: undefined, response: undefined });
    peers.set(peer, (peers.get(peer) ?? 0) + 1);
    socket.once('close', () => forget(socket));
  });

  function forget(socket: Socket): void {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connections.delete(socket);
    const left = peers.get(connection.peer)! - 1;
    if (left === 0) peers.delete(connection.peer);
    else peers.set(connection.peer, left);
  }
}

/** Whether nothing on a connection waits for the service: no request, or the last one is answered or not yet whole. */
const isWaiting = ({ request, response }: OpenConnection): boolean =>
  request === undefined || !request.complete || response!.writableFinished;

/** The oldest connection of the address that has most; of a trusted proxy only where there is no other. */
function oldestOfBusiest(waiting: readonly OpenConnection[]): OpenConnection | undefined {
  const counts = new Map<string, number>();
  for (const { peer } of waiting) if (peer !== '') counts.set(peer, (counts.get(peer) ?? 0) + 1);
  let [most, count] = ['', 0];
  for (const [peer, own] of counts) if (own > count) [most, count] = [peer, own];
  return waiting.find(({ peer }) => peer === most);
}

const BYTES_AT_A_TIME = 262_144;

/**
 * Cuts off clients that do not take their answer: half a minute for every quarter of a megabyte. Node's own timeout restarts whenever something moves: a byte
 * now and then, and it has no end.
 */
export function cutSlowReaders(app: FastifyInstance, { stalledMs }: Timeouts): void {
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const bytes = typeof payload === 'string' || payload instanceof Buffer ? payload.length : 0;
    const times = Math.max(1, Math.ceil(bytes / BYTES_AT_A_TIME));
    const timer = setTimeout(() => socket.destroy(), times * stalledMs).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}
