import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { release, reuseMemory, takeMemory } from './answer-memory.ts';
import { compressAnswers } from './compression.ts';
import { sendFresh } from './policy/answer-json.ts';

const BYTES = 30_000;
const IDLE_MS = 20;
const CODINGS = ['identity', 'gzip', 'br'];
/** More than the system buffers for a connection that nobody reads: later responses wait in the server. */
const FILLER_BYTES = 40_000_000;

test('memory comes back once and cleared, and never while an answer is in it', () => {
  const first = takeMemory(BYTES).fill(1);
  const second = takeMemory(BYTES);
  expect(second.buffer).not.toBe(first.buffer);
  release(first);
  release(first);
  const [third, fourth] = [takeMemory(BYTES), takeMemory(BYTES)];
  expect(third.buffer).toBe(first.buffer);
  expect(third.every((byte) => byte === 0)).toBe(true);
  expect(fourth.buffer).not.toBe(first.buffer);
});

test('answers that do not fit are not taken back', () => {
  const large = takeMemory(100_000);
  release(large);
  expect(takeMemory(100_000).buffer).not.toBe(large.buffer);
});

// Every response repeats its own number, so that a byte of another response is found.
test('no byte of an answer is in another, with slow readers, pipelining, resets, HEAD, codings and dropped replies', async () => {
  const app = fastify();
  compressAnswers(app);
  reuseMemory(app);
  const answer = (n: number): Buffer => takeMemory(BYTES).fill(`${n}`.padStart(10, '0'));
  app.get('/:n', async (request, reply) => sendFresh(reply, answer(Number((request.params as { n: string }).n))));
  const filler = Buffer.alloc(FILLER_BYTES);
  app.get('/filler', async () => filler);
  app.get('/dropped/:n', (request, reply) => {
    sendFresh(reply, answer(Number((request.params as { n: string }).n)));
    request.raw.socket.destroy();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ask = (path: string, n: number, method = 'GET'): string => `${method} ${path}${n} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const open = () => connect(port, '127.0.0.1').on('error', () => {});
  try {
    const slow = Array.from({ length: 3 }, (_, reader) => {
      const numbers = Array.from({ length: 200 }, (_, i) => 1_000_000 * (reader + 1) + i);
      const socket = open().pause();
      const requests = numbers.map((n) => ask('/', n)).join('');
      socket.write(
        `GET /filler HTTP/1.1\r\nHost: x\r\n\r\n${requests}GET /0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      return { socket, numbers };
    });
    for (let round = 0; round < 40; round++) {
      const [reset, head, dropped] = [open(), open(), open()];
      reset.write(Array.from({ length: 60 }, (_, i) => ask('/', 7_000_000 + i)).join(''));
      head.write(ask('/', 8_000_000, 'HEAD'));
      dropped.write(ask('/dropped/', 9_000_000));
      const numbers = Array.from({ length: 8 }, (_, i) => round * 8 + i);
      const texts = await Promise.all(
        numbers.map(async (n) => {
          const headers = { 'accept-encoding': CODINGS[n % CODINGS.length]! };
          return (await fetch(`${origin}/${n}`, { headers })).text();
        }),
      );
      expect(texts.map((text, i) => isOnly(text, numbers[i]!))).toEqual(numbers.map(() => true));
      await new Promise((resolve) => setTimeout(resolve, round % 2 ? IDLE_MS : 0));
      reset.resetAndDestroy();
      head.destroy();
      dropped.destroy();
    }
    for (const { socket, numbers } of slow) {
      const pieces: Buffer[] = [];
      socket.on('data', (piece) => pieces.push(piece));
      socket.resume();
      await once(socket, 'end');
      const bodies = Buffer.concat(pieces)
        .toString('latin1')
        .split(/HTTP\/1\.1 200[\s\S]*?\r\n\r\n/)
        .slice(2, -1);
      expect(bodies.map((text, i) => isOnly(text, numbers[i]!))).toEqual(numbers.map(() => true));
    }
  } finally {
    await app.close();
  }
});

const isOnly = (text: string, n: number): boolean => text === `${n}`.padStart(10, '0').repeat(BYTES / 10);
