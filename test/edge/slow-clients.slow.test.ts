// Slow clients are disconnected: heads, bodies and responses have a timeout, and a waiting response takes no memory.

import { connect } from 'node:net';
import { setTimeout as waited } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../service/test/running-service.ts';
import { everything, get, HOST, head, post, statuses } from './bare-socket.ts';

let service: RunningService;
let impatient: RunningService;
beforeAll(async () => {
  service = await startService();
  impatient = await startService({
    timeouts: { headersMs: 400, requestMs: 600, checkEveryMs: 50, stalledMs: 1500 },
  });
});
afterAll(async () => {
  await service.close();
  await impatient.close();
});

describe('a slow client', () => {
  test('whose head does not end is cut off with 408', async () => {
    const { text, ms } = await everything(impatient.port, 'GET / HTTP/1.1\r\nHost: x\r\nX: ');
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeLessThan(2000);
  });

  test('that sends nothing at all is cut off', async () => {
    const { text, ms } = await everything(impatient.port, '');
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeLessThan(2000);
  });

  test('whose body does not come is cut off with 408', async () => {
    const { text, ms } = await everything(impatient.port, post('{', HOST, 'Content-Length: 10'));
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeLessThan(2000);
  });

  test('that drips a byte now and then is cut off all the same', async () => {
    const from = performance.now();
    await new Promise((cut) => {
      const socket = connect(impatient.port, '127.0.0.1', async () => {
        for (const byte of `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100)}`) {
          if (!socket.writable) break;
          socket.write(byte);
          await waited(50);
        }
      });
      socket
        .resume()
        .on('error', () => socket.destroy())
        .on('close', cut);
    });
    expect(performance.now() - from).toBeLessThan(2000);
  });

  test('that asks for a large file three hundred times and reads nothing takes no memory for each', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const socket = connect(service.port, '127.0.0.1', () =>
      socket.write(head('GET /docs/api HTTP/1.1', HOST).repeat(300)),
    );
    socket.pause();
    socket.on('error', () => socket.destroy());
    await waited(1000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    socket.destroy();
  });

  test('has eight seconds for its head and ten for all of it, where nothing else was set', async () => {
    const [headless, bodiless] = await Promise.all([
      everything(service.port, 'GET / HTTP/1.1\r\nHost: x\r\nX: '),
      everything(service.port, post('{', HOST, 'Content-Length: 10')),
    ]);
    expect([statuses(headless.text), statuses(bodiless.text)]).toEqual([[408], [408]]);
    expect(headless.ms).toBeGreaterThan(7900);
    expect(bodiless.ms).toBeGreaterThan(Math.max(9900, headless.ms));
  });

  test('that does not read its answers is cut off before it has them all', async () => {
    let answers = 0;
    await new Promise((cut) => {
      const socket = connect(impatient.port, '127.0.0.1', () => socket.write(get(HOST).repeat(2000)));
      socket.on('data', (data) => {
        answers += statuses(data.toString('latin1')).length;
      });
      socket.pause();
      socket.on('error', () => socket.destroy()).on('close', cut);
      // Then the client reads what arrived before the connection was closed.
      setTimeout(() => socket.resume(), 4000);
    });
    expect(answers).toBeLessThan(2000);
  });
});
