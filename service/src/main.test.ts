// The running service: a process from the compiled code, with HTTP requests, ended by a signal.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chartOf } from '../test/births.ts';

const MAIN = new URL('../dist/node/main.js', import.meta.url).pathname;
const PACKAGE = new URL('../package.json', import.meta.url);

let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beichen-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Readonly<Record<string, string>>, words: readonly string[] = []) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', TZ: 'Asia/Kathmandu', ...environment },
  });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, output, ended };
}

async function until<T>(found: () => T | undefined): Promise<T> {
  for (let waited = 0; waited < 15_000; waited += 20) {
    const value = found();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('waited in vain');
}

test('the service starts with no setting, casts a chart, and on SIGTERM writes its count and ends well', async () => {
  const { child, output, ended } = start({});
  const origin = await until(() => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output.out)?.[1]);
  const response = await fetch(origin + chartOf({ name: 'zzyzx' }), { headers: { 'x-forwarded-for': '198.51.100.9' } });
  const chart = (await response.json()) as { fourPillars: { hanzi: string } };
  expect(response.status).toBe(200);
  expect(chart.fourPillars.hanzi).toBe('庚午 癸未 己丑 戊辰');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const totals = JSON.parse(await readFile(join(folder, 'var', 'calls.json'), 'utf8'));
  expect(Object.values(totals)).toEqual([{ chart: { '2xx': 1 } }]);
  const lines = output.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-2)).toMatchObject({ signal: 'SIGTERM', drainSeconds: 1, msg: 'Server stopping' });
  expect(lines.at(-1)).toMatchObject({ msg: 'Server stopped' });
  expect(output.err).toBe('');
  for (const secret of ['zzyzx', '1990', 'beijing', '198.51.100.9']) expect(output.out).not.toContain(secret);
});

test('told to end once and again, the service ends as it began to, and loses no count', async () => {
  const { child, output, ended } = start({ DRAIN_SECONDS: '1' });
  const origin = await until(() => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output.out)?.[1]);
  expect((await fetch(origin + chartOf())).status).toBe(200);
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect((await fetch(origin + chartOf())).status).toBe(200);
  expect(await ended).toBe(0);
  const totals = JSON.parse(await readFile(join(folder, 'var', 'calls.json'), 'utf8'));
  expect(Object.values(totals)).toEqual([{ chart: { '2xx': 2 } }]);
});

test('the service does not start with bad settings, and says a sentence for each', async () => {
  const { output, ended } = start({ PORT: 'http', REDIS_URL: '127.0.0.1', TRUSTED_PROXIES: '1' });
  expect(await ended).toBe(1);
  expect(output.out).toBe('');
  const lines = output.err.trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('PORT is "http"');
});

test('the service says in a sentence that its port is taken; SIGUSR1 opens no debugger of the first', async () => {
  const first = start({ DRAIN_SECONDS: '0' });
  const port = await until(() => /127\.0\.0\.1:(\d+)/.exec(first.output.out)?.[1]);
  if (process.platform !== 'win32') first.child.kill('SIGUSR1');
  const second = start({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output.err).toMatch(/cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)/);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output.err).toBe('');
});

test('the command says how it is used, and starts nothing', async () => {
  const help = start({}, ['--help']);
  expect(await help.ended).toBe(0);
  expect(help.output.out).toContain('Usage: beichen-service');
  const version = start({}, ['--version']);
  expect(await version.ended).toBe(0);
  expect(version.output.out).toBe(`${JSON.parse(await readFile(PACKAGE, 'utf8')).version}\n`);
  const wrong = start({}, ['--port', '80']);
  expect(await wrong.ended).toBe(2);
  expect(wrong.output).toEqual({ out: '', err: expect.stringContaining('but was given "--port"') });
});
