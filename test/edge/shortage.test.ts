// The service during a shortage: of open files, of connections, of its own code on the disk.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHART, chartOf } from '../../service/test/births.ts';
import { ServiceProcess } from '../hold/service-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FAST = { DRAIN_SECONDS: '0' };

let service: ServiceProcess | undefined;
let folder: string | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
  service = undefined;
  folder = undefined;
});

/** A copy of the built service, whose files a test can take away. */
function copyOfService(): string {
  folder = mkdtempSync(join(tmpdir(), 'beichen-'));
  for (const part of ['dist', 'guide', 'package.json']) {
    cpSync(join(ROOT, 'service', part), join(folder, 'service', part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const own = join(ROOT, 'service', 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'service', 'node_modules'));
  return join(folder, 'service', 'dist');
}

/** Sends requests that need code that charts do not need. */
async function statusesOf(origin: string): Promise<number[]> {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(chartOf().slice(CHART.length))) form.set(name, value);
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const answers = [
    await fetch(`${origin}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: ping }),
    await fetch(`${origin}/api/public/openapi.json`),
    await fetch(origin + CHART, { method: 'POST', body: form }),
    await fetch(`${origin}/readyz`),
  ];
  for (const answer of answers) await answer.arrayBuffer();
  return answers.map(({ status }) => status);
}

const ALL_GOOD = [200, 200, 200, 200];

test('the service is ready when all of its code is loaded, and then needs none of its files', async () => {
  const dist = copyOfService();
  service = await ServiceProcess.start(FAST, { main: join(dist, 'main.js') });
  renameSync(dist, `${dist}-away`);
  expect(await statusesOf(service.origin)).toEqual(ALL_GOOD);
});

test('the service ends with a sentence when code that only some requests need cannot be loaded', async () => {
  const dist = copyOfService();
  rmSync(join(dist, 'mcp', 'protocol.js'));
  await expect(ServiceProcess.start(FAST, { main: join(dist, 'main.js') })).rejects.toThrow(
    'The service ends: a file of it cannot be loaded (ERR_MODULE_NOT_FOUND).',
  );
});

test('the service ends with a sentence when its rules are damaged', async () => {
  const dist = copyOfService();
  writeFileSync(join(dist, 'rules.json'), '{"x":');
  await expect(ServiceProcess.start(FAST, { main: join(dist, 'main.js') })).rejects.toThrow(
    'The service ends: a file of it cannot be loaded (SyntaxError).',
  );
});

test('the service ends with a sentence when its places are damaged', async () => {
  const dist = copyOfService();
  const places = join(dist, 'node_modules', 'beichen-places');
  for (const part of ['dist', 'package.json'])
    cpSync(join(ROOT, 'places', part), join(places, part), { recursive: true });
  const bytes = readFileSync(join(ROOT, 'places/data/places.bin'));
  bytes[bytes.length - 1_000_000]! ^= 1;
  mkdirSync(join(places, 'data'));
  writeFileSync(join(places, 'data/places.bin'), bytes);
  await expect(ServiceProcess.start(FAST, { main: join(dist, 'main.js') })).rejects.toThrow(
    /The places cannot be loaded: .+ is damaged: .+npm run build/,
  );
});

test('the service ends with a sentence when its guide was not built', async () => {
  const dist = copyOfService();
  rmSync(join(dist, 'guide'), { recursive: true });
  const started = ServiceProcess.start(FAST, { main: join(dist, 'main.js') });
  await expect(started).rejects.toThrow(
    /^The service cannot start, because a file of it cannot be read: ENOENT.+again\.\n$/,
  );
});

describe.skipIf(!existsSync('/proc/self/limits'))('with few open files', () => {
  test('the service does not start, and says how many it needs', () => {
    const main = join(ROOT, 'service/dist/main.js');
    const started = () =>
      execFileSync('sh', ['-c', `ulimit -n 64; exec "$0" "${main}"`, process.execPath], { stdio: 'pipe' });
    expect(started).toThrow('only 64 files may be open at once (ulimit -n), but it needs at least 512');
  });

  test('the service keeps some for itself, however many connections are held open', async () => {
    service = await ServiceProcess.start(FAST, { openFiles: 512 });
    for (let n = 0; n < 600; n++) {
      const socket = connect(service.port, '127.0.0.1').on('error', () => {});
      sockets.push(socket.resume());
      await once(socket, 'connect');
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    }
    const refused = () => service!.metric('beichen_connections_refused_total');
    await vi.waitFor(async () => expect(await refused()).toBeGreaterThan(0), { timeout: 30_000, interval: 100 });
    expect(await statusesOf(service.origin)).toEqual(ALL_GOOD);
    expect(service.output).toContain('connections are refused');
    expect(await service.end()).toBe(0);
  });
});
