// Clients that read too slowly are disconnected. A writer builds all charts in one array and copies each chart out of it: a slow reader must not get the chart
// of another client.

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { documentDifferences } from '../../../conformance/prove/src/document-differences.ts';
import { CHART } from '../../test/births.ts';
import { startService } from '../../test/running-service.ts';
import { cutSlowReaders } from './connections.ts';

const SLOW = 8;
const AT_ONCE = 150; // on a connection: 4 MB, much of which waits in the server while nobody reads it
const OTHERS = 60;

const birth = (n: number): string => {
  const two = (x: number) => `${x}`.padStart(2, '0');
  const date = `${1900 + (n % 200)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`;
  return `${CHART}?date=${date}&hour=${n % 24}&minute=${n % 60}&gender=${n % 2 ? 'male' : 'female'}&cityId=beijing-1816670&lang=${['en', 'zh'][n % 2]}`;
};

test('whoever reads slowly gets the charts that he requested, while others ask for others and one breaks off', async () => {
  const service = await startService({ bounds: { unanswered: AT_ONCE + 1, requests: 10_000 } });
  const expected = new Map<number, string>();
  const chart = async (n: number) => {
    const known = expected.get(n) ?? (await (await fetch(service.origin + birth(n))).text());
    expected.set(n, known);
    return known;
  };
  for (let n = 0; n < AT_ONCE; n++) await chart(n); // one after the other: no other request runs at the same time
  expect(new Set(expected.values()).size).toBe(AT_ONCE);

  const slow = await Promise.all(
    Array.from({ length: SLOW }, async (_, reader) => {
      const socket = connect(service.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.pause();
      const requested = Array.from({ length: AT_ONCE }, (_, i) => (i * (reader + 3)) % AT_ONCE);
      const requests = requested.map((n, i) => {
        const last = i === AT_ONCE - 1 ? 'Connection: close\r\n' : '';
        return `GET ${birth(n)} HTTP/1.1\r\nHost: x\r\n${last}\r\n`;
      });
      socket.write(requests.join(''));
      return { socket, asked: requested };
    }),
  );
  // One client disconnects while its answers are half sent.
  const [gone, ...staying] = slow;
  for (let round = 0; round < OTHERS; round++) {
    if (round === OTHERS / 2) gone!.socket.resetAndDestroy();
    const output = await Promise.all(
      [0, 1, 2, 3].map(async (k) => (await fetch(service.origin + birth(1000 + k * 37 + round))).text()),
    );
    expect(output.every((text) => text.startsWith('{"input":{'))).toBe(true);
  }

  for (const { socket, asked } of staying) {
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.resume();
    await once(socket, 'end');
    const bodies = bodiesOf(Buffer.concat(pieces));
    expect(bodies).toHaveLength(AT_ONCE);
    for (const [i, n] of asked.entries()) expect(documentDifferences(bodies[i]!, expected.get(n)!)).toEqual([]);
  }
  await service.close();
});

test('whoever takes a piece of his answers now and then is cut off, and not after all of them', async () => {
  const app = fastify();
  const stalledMs = 150;
  cutSlowReaders(app, { stalledMs });
  const large = Buffer.alloc(1_700_000); // larger than any of our files: seven of them are more than the system buffers
  app.get('/large', async () => large);
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(7));
    let read = 0;
    socket.on('data', (piece) => {
      read += piece.length;
      socket.pause();
      setTimeout(() => socket.resume(), stalledMs / 3);
    });
    const started = performance.now();
    await once(socket, 'close');
    const allowed = Math.ceil(large.length / 262_144) * stalledMs;
    expect(performance.now() - started).toBeGreaterThan(allowed);
    expect(read).toBeLessThan(7 * large.length);
  } finally {
    await app.close();
  }
});

/** The bodies of answers that came one after the other. */
function bodiesOf(bytes: Buffer): string[] {
  const bodies: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf('\r\n\r\n', at) + 4;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', at, start))![1]);
    bodies.push(bytes.toString('utf8', start, start + length));
    at = start + length;
  }
  return bodies;
}
