// The built command in a process of its own, as it is installed.

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, describe, expect, test } from 'vitest';
import { TOOL_NAMES } from '../kinds/endpoints.ts';

const BEICHEN = resolve(import.meta.dirname, '../../dist/cli/beichen.js');
const NODE = process.execPath;
const inProcess = (args: readonly string[]) => promisify(execFile)(NODE, [BEICHEN, ...args]);

test('a chart is drawn, and a wrong one ends with code 2', async () => {
  const birth = ['chart', '--date', '1990-07-23', '--hour', '8', '--minute', '30', '--gender', 'male'];
  const { stdout, stderr } = await inProcess([...birth, '--city', '北京', '--lang', 'zh']);
  expect(stdout).toContain('廉贞 破军');
  expect(stderr).toContain('beijing-1816670');
  await expect(inProcess([...birth, '--city', '北京', '--hour', '24'])).rejects.toMatchObject({ code: 2 });
});

test('a reader that closes the pipe early is no fault', async () => {
  const piped = spawn('bash', ['-o', 'pipefail', '-c', `${NODE} ${BEICHEN} cities a --limit 50 --json | head -1`]);
  const code = await new Promise((done) => piped.once('exit', done));
  expect(code).toBe(0);
});

describe('a batch', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beichen-batch-'));
  const table = join(folder, 'births.csv');
  const rows = Array.from(
    { length: 1500 },
    (_, n) => `${1900 + (n % 120)}-01-${10 + (n % 18)},${n % 24},${n % 60},male,beijing-1816670,${n}`,
  );
  writeFileSync(table, `date,hour,minute,gender,cityId,name\n${rows.join('\n')}\n`);
  const args = ['chart', '--batch', table, '--fields', 'input.name'];
  afterAll(() => rmSync(folder, { recursive: true }));

  test('from standard input and on three threads keeps the order of its rows', async () => {
    const { stdout } = await promisify(execFile)('bash', [
      '-c',
      `cat ${table} | ${NODE} ${BEICHEN} chart --batch - --fields input.name --threads 3`,
    ]);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => Number(JSON.parse(line).input.name)),
    ).toEqual(rows.map((_, n) => n));
  });

  test('ends when nobody reads it any more, after whole charts and without an error', async () => {
    const script = `${NODE} ${BEICHEN} ${args.slice(0, 3).join(' ')} | head -n 2; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], { maxBuffer: 2 ** 24 });
    const [first, second, code] = stdout.trimEnd().split('\n');
    expect([first, second].map((line) => JSON.parse(line!).input.name)).toEqual(['0', '1']);
    expect([code, stderr]).toEqual(['0', '']);
  });

  test('reports a fault of any thread, and ends with code 1', async () => {
    const faulty = join(folder, 'faulty.csv');
    writeFileSync(
      faulty,
      `date,hour,minute,gender,cityId,name\n${rows.join('\n')}\n1990-02-30,1,1,male,beijing-1816670,x\n`,
    );
    const failed = inProcess(['chart', '--batch', faulty, '--fields', 'input.name', '--threads', '2']);
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('row 1502: date:') });
  });
});

test('a file that cannot be written is reported', async () => {
  const args = ['chart', '--date', '1990-07-23', '--hour', '8', '--gender', 'male', '--city-id', 'beijing-1816670'];
  const failed = inProcess([...args, '--svg', '/nowhere/chart.svg']);
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ENOENT') });
});

test.each([
  [
    '2026-07-28',
    async () => {
      const client = new Client(
        { name: 'a test', version: '1.0.0' },
        { versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      await client.connect(new StdioClientTransport({ command: NODE, args: [BEICHEN, 'mcp'] }));
      return client;
    },
  ],
  [
    '2025-11-25',
    async () => {
      const client = new OlderClient({ name: 'a test', version: '1.0.0' });
      await client.connect(new OlderTransport({ command: NODE, args: [BEICHEN, 'mcp'] }));
      return client;
    },
  ],
])('an assistant of %s calls the tools over standard input and output', async (_, connect) => {
  const client = await connect();
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...TOOL_NAMES]);
    const found = await client.callTool({ name: 'find_birthplace', arguments: { q: 'Beijing', limit: 1 } });
    expect(found.structuredContent).toMatchObject({ cities: [{ cityId: 'beijing-1816670' }] });
  } finally {
    await client.close();
  }
});
