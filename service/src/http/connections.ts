// Bounds of a connection, and of the number of connections. A client that sends requests and reads no answers would fill the memory. So a connection has a
// maximum of unanswered requests and a maximum of requests, after which its answer has `Connection: close` and the client repeats later requests on another
// connection (RFC 9112 §9.3.2). A client must read its answer in time.

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

/** Ends connections with too many unanswered requests, or too many requests. */
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
      reply.hijack(); // its connection has sent its last answer
      return;
    }
    connection.asked++;
    connection.unanswered++;
    if (connection.asked === requests || connection.unanswered === unanswered) {
      connection.asked = requests; // rejects further requests, even if some are answered by then
      reply.header('connection', 'close');
    }
    done();
  });
  app.addHook('onResponse', (request, _, done) => {
    connections.get(request.raw.socket)!.unanswered--;
    done();
  });
}

/** Maximum share of the connections for one address. Browsers open six, and many people may share an address. */
const SHARE_OF_A_PEER = 1 / 8;
const MIN_OF_A_PEER = 8;
/** Connections that the system accepts beyond the maximum, for those that are being rejected and closed. */
const BEING_CLOSED = 16;

/** A connection with its latest request. */
interface OpenConnection {
  readonly socket: Socket;
  readonly peer: string;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
}

/**
 * Limits the number of open connections. One IPv4 address or IPv6 /64 may have an eighth of them, unless it is a trusted proxy. A further connection replaces
 * the oldest idle one: of the same address, or of the address with the most.
 * @param refused called for each connection that was closed
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
    if (!(socket instanceof Socket)) return; // a request line that is parsed again: its connection is counted already
    const peer = peerOf(socket, proxies);
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

/** The IPv4 address or IPv6 /64 of a connection; empty for a trusted proxy. */
const peerOf = ({ remoteAddress }: Socket, proxies: TrustedProxies): string =>
  isTrusted(proxies, remoteAddress) ? '' : networkOf(plainAddress(remoteAddress ?? '') ?? '');

/** True if a connection is idle: without a request, or with one that is answered or incomplete. */
const isWaiting = ({ request, response }: OpenConnection): boolean =>
  request === undefined || !request.complete || response!.writableFinished;

/** The oldest connection of the address with the most; of a trusted proxy only if there is no other. */
function oldestOfBusiest(waiting: readonly OpenConnection[]): OpenConnection | undefined {
  const counts = new Map<string, number>();
  for (const { peer } of waiting) if (peer !== '') counts.set(peer, (counts.get(peer) ?? 0) + 1);
  let [most, count] = ['', 0];
  for (const [peer, own] of counts) if (own > count) [most, count] = [peer, own];
  return waiting.find(({ peer }) => peer === most);
}

const BYTES_AT_A_TIME = 262_144;

/**
 * Closes connections of clients that do not read their answer: at most half a minute for each quarter of a megabyte. Node's own timeout restarts with each
 * byte, so a client that reads a byte now and then would never be closed.
 */
export function cutSlowReaders(app: FastifyInstance, { stalledMs }: Pick<Timeouts, 'stalledMs'>): void {
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const bytes = typeof payload === 'string' || payload instanceof Buffer ? payload.length : 0;
    const times = Math.max(1, Math.ceil(bytes / BYTES_AT_A_TIME));
    const timer = setTimeout(() => socket.destroy(), times * stalledMs).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}
