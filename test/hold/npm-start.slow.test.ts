// The process that `npm start` starts is the service. A signal to npm must reach it, and free the port.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** True if a server listens on the port. */
const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.unref();
  });

test.skipIf(process.platform === 'win32')(
  'npm start ended by SIGTERM leaves nobody on the port, and every call is counted',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beichen-'));
    const file = join(folder, 'calls.json');
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', COUNT_FILE: file, DRAIN_SECONDS: '0' },
    });
    try {
      let output = '';
      for await (const piece of npm.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
        output += piece;
        if (output.includes('listening at')) break;
      }
      npm.stdout.resume();
      const port = Number(/listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
      expect((await fetch(`http://127.0.0.1:${port}/api/public/chart`)).status).toBe(400);
      const closed = once(npm, 'close'); // waits for the end of its output too, which the service keeps open while it runs
      npm.kill('SIGTERM');
      await closed;
      expect(await listens(port)).toBe(false);
      expect(Object.values(JSON.parse(await readFile(file, 'utf8')))).toEqual([{ chart: { '4xx': 1 } }]);
    } finally {
      npm.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
