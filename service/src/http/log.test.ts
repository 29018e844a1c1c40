import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bufferedLog } from './log.ts';

const NOBODY = { dropped: () => {}, away: () => {} };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beichen-'));
  path = join(folder, 'log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = () => readFileSync(path, 'utf8');

test('lines reach the log together within a twentieth of a second, whole and in order', async () => {
  const lines = bufferedLog(openSync(path, 'w'), NOBODY);
  lines.write('first\n');
  lines.write('second\n');
  expect(written()).toBe('');
  await vi.waitFor(() => expect(written()).toBe('first\nsecond\n'), 5000);
});

test('the last lines are written at the end, once, and a later line is dropped without an error', async () => {
  const lines = bufferedLog(openSync(path, 'w'), NOBODY);
  for (let n = 0; n < 1000; n++) lines.write(`${n} ${'x'.repeat(100)}\n`);
  await lines.end();
  expect(written().split('\n')).toHaveLength(1001);
  lines.write('late\n');
  await lines.end();
  expect(written().split('\n')).toHaveLength(1001);
});
