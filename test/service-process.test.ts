import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDS_WITH_PARENT } from './service-process.ts';

// Otherwise a test that ends at its time limit leaves its service running.
test('a service ends with the process that started it, even if that is killed', async () => {
  const main = join(import.meta.dirname, '../service/dist/main.js');
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['--import', '${ENDS_WITH_PARENT}', '${main}'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: 'pipe',
    });
    child.stdout.once('data', () => console.log(child.pid));`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = (await once(parent.stdout!, 'data')).map(Number);
  const isThere = () => {
    try {
      return process.kill(pid!, 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(isThere).toBe(false);
});
