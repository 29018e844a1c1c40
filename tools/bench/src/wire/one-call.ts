// One call on a socket of its own, as for a new visitor. Bare sockets, since an HTTP client is busy for longer than the measured time.

import { connect } from 'node:net';
import { type HeavyRequest, sentBy } from './heaviest-requests.ts';

/** The path of one chart, the same in every measurement. */
export const CHART_PATH = '/api/public/chart?date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
/** The bytes of its request. */
export const CHART_REQUEST = `GET ${CHART_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

export interface Call {
  readonly status: number;
  /** From the connection to the end of the answer. */
  readonly ms: number;
}

/** The bytes of a request of a client behind the proxy. */
export function requestBytes(client: string, request: HeavyRequest): string {
  const { method = 'GET', headers, body = '' } = sentBy(client, request);
  const all = { host: 'localhost', connection: 'close', ...(headers as Record<string, string>) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const length = method === 'POST' ? [`content-length: ${Buffer.byteLength(body as string)}`] : [];
  return `${method} ${request.path} HTTP/1.1\r\n${[...lines, ...length].join('\r\n')}\r\n\r\n${body}`;
}

/** Sends a request and waits for the end of its answer. */
export function callOnce(port: number, bytes: string): Promise<Call> {
  return new Promise((resolve, reject) => {
    const startMs = performance.now();
    let status = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.once('data', (chunk) => {
      status = Number(chunk.toString('latin1', 9, 12));
    });
    socket.resume();
    socket.once('end', () => {
      socket.destroy();
      resolve({ status, ms: performance.now() - startMs });
    });
    socket.once('error', reject);
  });
}
