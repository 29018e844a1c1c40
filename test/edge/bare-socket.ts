// Sends bytes that no HTTP client would: byte by byte, on a socket of its own.

import { connect } from 'node:net';
import { BIRTH, CHART, chartOf } from '../../service/test/births.ts';

export const HOST = 'Host: x';

export const body = JSON.stringify(BIRTH);
export const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
export const head = (line: string, ...headers: string[]): string => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
export const get = (...headers: string[]): string => head(`GET ${chartOf()} HTTP/1.1`, ...headers);
export const post = (rest: string, ...headers: string[]): string => head(`POST ${CHART} HTTP/1.1`, ...headers) + rest;

/** All data until the other side ends, and the time it took. */
export function everything(port: number, bytes: string): Promise<{ readonly text: string; readonly ms: number }> {
  const from = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ text, ms: performance.now() - from }));
  });
}

export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
