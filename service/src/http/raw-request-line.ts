// Serves a request line with bytes outside ASCII, as in `curl ".../cities?q=北京"`, which Node's parser rejects. If the head of a GET is complete and has no
// other fault, the bytes are percent-encoded, as browsers do it, and the request is parsed again with the same guards and for the same client.

import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Node's error for a request that it could not parse. */
export interface ParserError extends Error {
  readonly code?: string;
  /** Offset in `rawPacket` at which the parser stopped. */
  readonly bytesParsed?: number;
  /** Latest bytes; they contain the request line if all came at once. */
  readonly rawPacket?: unknown;
}

/**
 * The request with its target percent-encoded; undefined for a request with another fault. Bytes that are no UTF-8 are encoded too: the reader of parameters
 * reports them.
 */
export function percentEncoded({ code, bytesParsed, rawPacket }: ParserError): Buffer | undefined {
  if (code !== 'HPE_INVALID_URL' || !(rawPacket instanceof Uint8Array)) return undefined;
  const head = Buffer.from(rawPacket).toString('latin1'); // one character for each byte
  const target = /^(?:\r?\n)*GET ([!-~\x80-\xff]+) HTTP\/1\.1\r\n/.exec(head)?.[1];
  // The parser stopped at the first such byte of the target, and nothing follows the head.
  if (target === undefined || head.search(RAW) !== bytesParsed || head.indexOf('\r\n\r\n') !== head.length - 4) {
    return undefined;
  }
  const rest = head.slice(head.indexOf(target) + target.length + ' HTTP/1.1\r\n'.length);
  return Buffer.from(`GET ${target.replace(EACH_RAW, escapeByte)} HTTP/1.1\r\nConnection: close\r\n${rest}`, 'latin1');
}

const RAW = /[\x80-\xff]/;
const EACH_RAW = /[\x80-\xff]/g;
const escapeByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

/** The client's end of a connection. */
export type Client = Duplex & { readonly [K in 'remoteAddress' | 'localPort']?: Socket[K] | undefined };

/** A connection that receives the given bytes alone and writes its answer to a socket. */
export function connectionOf(socket: Client, bytes: Buffer): Client {
  const connection = new Duplex({
    read() {},
    write: (chunk, _, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  socket.on('close', () => connection.destroy());
  connection.push(bytes);
  return Object.assign(connection, { remoteAddress: socket.remoteAddress, localPort: socket.localPort });
}
