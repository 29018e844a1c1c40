// Serves a request line with raw bytes, as in `curl ".../cities?q=北京"`. Node's parser refuses one with bytes outside ASCII. Where that is
// all that is wrong with a GET, and its whole head has arrived, the bytes are percent-encoded, as browsers do it, and the
// request is read again from the beginning: by the same parser, past the same guards, for the same client.

import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** What Node tells of a request that it could not read. */
export interface ParserError extends Error {
  readonly code?: string;
  /** Where in the bytes that arrived last the parser stopped. */
  readonly bytesParsed?: number;
  /** The bytes that arrived last; the request line is in it when all came at once. */
  readonly rawPacket?: unknown;
}

/**
 * The request with its target percent-encoded, to be answered once, or undefined when it is another that was refused, or for
 * another reason. Bytes that are no UTF-8 are encoded too: which parameter can still be read is not known here.
 */
export function percentEncoded({ code, bytesParsed, rawPacket }: ParserError): Buffer | undefined {
  if (code !== 'HPE_INVALID_URL' || !(rawPacket instanceof Uint8Array)) return undefined;
  const head = Buffer.from(rawPacket).toString('latin1'); // one character a byte
  const target = /^(?:\r?\n)*GET ([!-~\x80-\xff]+) HTTP\/1\.1\r\n/.exec(head)?.[1];
  // The parser stopped at the first such byte of this target, and nothing follows that another reader could take for more.
  if (target === undefined || head.search(RAW) !== bytesParsed || head.indexOf('\r\n\r\n') !== head.length - 4) {
    return undefined;
  }
  const rest = head.slice(head.indexOf(target) + target.length + ' HTTP/1.1\r\n'.length);
  return Buffer.from(`GET ${target.replace(EACH_RAW, escaped)} HTTP/1.1\r\nConnection: close\r\n${rest}`, 'latin1');
}

const RAW = /[\x80-\xff]/;
const EACH_RAW = /[\x80-\xff]/g;
const escaped = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

/** The other end of a connection. */
export type Client = Duplex & { readonly [K in 'remoteAddress' | 'localPort']?: Socket[K] | undefined };

/** A connection on which the given bytes arrive and nothing else; what is answered goes to the client on the socket. */
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
