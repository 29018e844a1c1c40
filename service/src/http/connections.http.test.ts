import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { chartOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.close();
});

async function connected(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: service.port, host: '127.0.0.1', localAddress }).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const GET = `GET ${chartOf()} HTTP/1.1\r\nHost: x\r\n\r\n`;
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g) ?? [];
const charts = () => service.log.filter((line) => line.includes('"route":"/api/public/chart"')).length;

async function readToTheEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  await once(socket, 'close');
  return text;
}

test('of twenty requests that are sent at once eight are answered, the last one with Connection: close', async () => {
  service = await startService();
  const socket = await connected();
  socket.write(GET.repeat(20));
  const text = await readToTheEnd(socket);
  expect(answersIn(text)).toEqual(Array(8).fill('HTTP/1.1 200'));
  expect(text.match(/connection: close/gi)).toHaveLength(1);
  expect(text.lastIndexOf('HTTP/1.1 200')).toBeLessThan(text.search(/connection: close/i));
  expect(charts()).toBe(8); // requests without a response are neither handled nor counted nor limited
});

test('a connection on which one request follows the answer to the other goes on, to its last request', async () => {
  service = await startService({ bounds: { unanswered: 8, requests: 20 } });
  const socket = await connected();
  const whole = readToTheEnd(socket);
  for (let n = 1; n <= 25 && !socket.destroyed; n++) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const moved = new AbortController();
    await Promise.race([once(socket, 'data', moved), once(socket, 'close', moved)]);
    moved.abort();
  }
  expect(answersIn(await whole)).toHaveLength(20);
});

test('at most eight answers wait for a client that reads nothing', async () => {
  service = await startService();
  const clients = await Promise.all(Array.from({ length: 30 }, () => connected()));
  for (const client of clients) {
    client.pause();
    client.write(GET.repeat(200));
  }
  for (let before = -1; before !== charts(); await pause(300)) before = charts();
  expect(charts()).toBeLessThanOrEqual(30 * 8);
});

test('connections are capped; those that nobody uses make room for who asks', async () => {
  service = await startService({ mostConnections: 8 });
  for (let n = 0; n < 8; n++) {
    const socket = await connected();
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
  }
  const next = await connected();
  await once(sockets[0]!, 'close');
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, ...Array(8).fill(false)]);
  next.write(GET);
  next.setEncoding('utf8');
  expect(answersIn(String(await once(next, 'data')))).toEqual(['HTTP/1.1 200']);
  expect(service.log.filter((line) => line.includes('connections are refused'))).toHaveLength(1);
});

const HALF = 'GET / HTTP/1.1\r\nHost: x\r\n';
const statusOf = async (localAddress: string) => {
  const socket = await connected(localAddress);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return answersIn(await readToTheEnd(socket))[0];
};

test('one address has at most an eighth of all connections, so its unfinished requests shut nobody else out', async () => {
  service = await startService({ mostConnections: 80 });
  for (let n = 0; n < 100; n++) (await connected('127.0.0.2')).write(HALF);
  await pause(50);
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(10);
  expect(await statusOf('127.0.0.3')).toBe('HTTP/1.1 200');
  expect(await statusOf('127.0.0.2')).toBe('HTTP/1.1 200');
});

test('at the limit of connections, the address with most unfinished requests loses its oldest one', async () => {
  service = await startService({ mostConnections: 16 });
  const few = await connected('127.0.0.2');
  few.write(HALF);
  for (let n = 0; n < 8; n++)
    (await connected('127.0.0.3')).write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  for (let n = 0; n < 7; n++) await connected('127.0.0.4');
  expect(await statusOf('127.0.0.5')).toBe('HTTP/1.1 200');
  expect(sockets.map(({ destroyed }) => destroyed).indexOf(true)).toBe(1);
  expect(few.destroyed).toBe(false);
});

test('trusted proxies may have all connections', async () => {
  service = await startService({ mostConnections: 80, environment: { TRUSTED_PROXIES: '127.0.0.2' } });
  for (let n = 0; n < 70; n++) (await connected('127.0.0.2')).write(HALF);
  await pause(50);
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
});
