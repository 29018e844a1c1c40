// The built command in a process of its own, as it is installed.

import { execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';

const BEICHEN = resolve(import.meta.dirname, '../../dist/command/beichen.js');
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

test('a file that cannot be written is told', async () => {
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
    expect(tools.map(({ name }) => name)).toEqual(['find_birthplace', 'cast_chart']);
    const found = await client.callTool({ name: 'find_birthplace', arguments: { q: 'Beijing', limit: 1 } });
    expect(found.structuredContent).toMatchObject({ cities: [{ cityId: 'beijing-1816670' }] });
  } finally {
    await client.close();
  }
});
