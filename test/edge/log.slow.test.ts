// The service when its log cannot be written: it responds, ends on a signal, and reports the number of lost lines.

import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServiceProcess } from '../hold/service-process.ts';

const EVERY_LINE = { LOG_LEVEL: 'info', DRAIN_SECONDS: '0' };
const IS_WINDOWS = process.platform === 'win32';

let folder: string;
let service: ServiceProcess | undefined;
const open: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beichen-'));
});
afterEach(async () => {
  await service?.remove();
  service = undefined;
  for (const fd of open.splice(0)) closeSync(fd);
  rmSync(folder, { recursive: true, force: true });
});

/** Answered calls, a line in the log for each. */
async function calls(port: number, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const call = () =>
    new Promise<number>((done) => {
      get({ agent, host: '127.0.0.1', port, path: '/healthz' }, (answer) =>
        answer.resume().on('end', () => done(answer.statusCode!)),
      ).on('error', () => done(0));
    });
  let answered = 0;
  for (let made = 0; made < count; made += 500) {
    const statuses = await Promise.all(Array.from({ length: Math.min(500, count - made) }, call));
    answered += statuses.filter((status) => status === 200).length;
  }
  agent.destroy();
  return answered;
}

const opened = (path: string, flags: number): number => {
  const fd = openSync(path, flags);
  open.push(fd);
  return fd;
};

/** Both ends of a pipe. */
function pipe(): { readonly reader: number; readonly writer: number } {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = opened(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: opened(path, constants.O_WRONLY) };
}

const leave = (fd: number): void => {
  open.splice(open.indexOf(fd), 1);
  closeSync(fd);
};

describe.skipIf(!existsSync('/dev/full'))('on a disk that is full', () => {
  test('calls are answered and counted, the loss is reported on the error output and in the metrics', async () => {
    service = await ServiceProcess.start(EVERY_LINE, { log: opened('/dev/full', constants.O_WRONLY) });
    expect(await calls(service.port, 9000)).toBe(9000); // a megabyte of lines waits, the rest is dropped
    expect(await service.metric('beichen_log_lines_dropped_total')).toBeGreaterThan(100);
    await fetch(`${service.origin}/api/public/chart`);
    expect(await service.end()).toBe(0);
    expect(service.output).toBe('The log cannot be written (ENOSPC): its lines are counted until it can.\n');
    expect(readFileSync(join(service.folder, 'var', 'calls.json'), 'utf8')).toContain('"4xx": 1');
  });
});

describe.skipIf(IS_WINDOWS)('into a pipe', () => {
  test('whose reader goes away, calls are answered, and the end is a good one', async () => {
    const { reader, writer } = pipe();
    service = await ServiceProcess.start(EVERY_LINE, { log: writer });
    leave(reader);
    expect(await calls(service.port, 500)).toBe(500);
    await pause(200);
    expect(service.output).toBe('The log cannot be written (EPIPE): its lines are counted until it can.\n');
    expect(await calls(service.port, 500)).toBe(500);
    expect(await service.end()).toBe(0);
  });

  test('without a reader, a megabyte waits; read again, every line is there or counted', async () => {
    const { reader, writer } = pipe();
    service = await ServiceProcess.start(EVERY_LINE, { log: writer });
    expect(await calls(service.port, 12_000)).toBe(12_000);
    expect(await service.metric('beichen_log_lines_dropped_total')).toBeGreaterThan(100);
    expect(service.output).toContain('The log cannot be written (nobody reads)');
    const text = await readAll(reader);
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answered = lines.filter(({ route }) => route === '/healthz').length;
    const lost = lines.reduce((sum, { dropped = 0 }) => sum + dropped, 0);
    expect(lost).toBeGreaterThan(100);
    expect(answered + lost).toBe(12_000);
  });

  test('without a reader, the process ends as soon as it has the signal', async () => {
    const { writer } = pipe();
    service = await ServiceProcess.start(EVERY_LINE, { log: writer });
    expect(await calls(service.port, 2000)).toBe(2000);
    const result = performance.now();
    expect(await service.end()).toBe(0);
    expect(performance.now() - result).toBeLessThan(8000);
  });
});

/** Reads a pipe until nothing more has come for a second. */
async function readAll(fd: number): Promise<string> {
  const pieces: Buffer[] = [];
  const piece = Buffer.alloc(65_536);
  for (let idleMs = 0; idleMs < 1000; ) {
    try {
      const length = readSync(fd, piece);
      pieces.push(Buffer.from(piece.subarray(0, length)));
      idleMs = 0;
    } catch {
      await pause(20);
      idleMs += 20;
    }
  }
  return Buffer.concat(pieces).toString('utf8');
}
