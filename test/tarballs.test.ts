// The packed packages, as a stranger has them, start the service in an empty folder by one line, with nothing built or installed there before, and the
// lines of docs/from-a-clone.md install them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, run } from './packed-packages.ts';

const PACKAGES = ['beichen', 'beichen-places', 'beichen-service'];
const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' };

/** What the packages need comes from the registry; without it nothing can be said here. */
const hasRegistry = await run('npm', ['view', 'fastify', 'version'], ROOT).then(
  () => true,
  () => false,
);

let packed: string;
let empty: string;
let line: readonly string[];
beforeAll(async () => {
  if (!hasRegistry) return;
  packed = await mkdtemp(join(tmpdir(), 'beichen-packed-'));
  empty = await mkdtemp(join(tmpdir(), 'beichen-empty-'));
  await run(
    'npm',
    ['pack', '--silent', ...PACKAGES.flatMap((name) => ['-w', name]), '--pack-destination', packed],
    ROOT,
  );
  const tarballs = (await readdir(packed)).map((file) => join(packed, file));
  expect(tarballs).toHaveLength(PACKAGES.length);
  line = ['--yes', '--prefer-offline', ...tarballs.flatMap((tarball) => ['--package', tarball])];
}, 300_000);
afterAll(() =>
  Promise.all([packed, empty].filter(Boolean).map((folder) => rm(folder, { recursive: true, force: true }))),
);

test.skipIf(!hasRegistry || process.platform === 'win32')(
  'npx starts the service, and it casts a chart',
  { timeout: 300_000 },
  async () => {
    const npx = spawn('npx', [...line, 'beichen-service'], {
      cwd: empty,
      detached: true, // a group of its own, which ends whole
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', COUNT_FILE: join(empty, 'calls.json') },
    });
    try {
      let output = '';
      for await (const piece of npx.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
        output += piece;
        if (output.includes('listening at')) break;
      }
      npx.stdout.resume();
      const origin = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)![1];
      const body = JSON.stringify(BIRTH);
      const headers = { 'content-type': 'application/json' };
      const chart = await (await fetch(`${origin}/api/public/chart`, { method: 'POST', headers, body })).json();
      expect(chart.mainStar.id).toBe('lianzhen+pojun');
      expect(await (await fetch(origin!, { headers: { accept: 'text/html' } })).text()).toContain('<title');
    } finally {
      const closed = once(npx, 'close');
      process.kill(-npx.pid!, 'SIGTERM');
      await closed;
    }
  },
);

test.skipIf(!hasRegistry)('npx runs the command', { timeout: 300_000 }, async () => {
  const birth = ['--date', '1990-07-23', '--hour', '8', '--minute', '30', '--gender', 'male', '--city', 'Beijing'];
  const { stdout } = await run('npx', [...line, 'beichen', 'chart', ...birth, '--text'], empty);
  expect(stdout).toContain('Geng-Wu Gui-Wei Ji-Chou Wu-Chen');
});

describe.skipIf(!hasRegistry)('docs/from-a-clone.md', () => {
  const [pack, use, clients] = [
    ...readFileSync(join(ROOT, 'docs/from-a-clone.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm),
  ].map(([, block]) =>
    block!
      .trim()
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '')),
  ) as [string[], string[], string[]];
  let project: string;
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'beichen-project-'));
  });
  afterAll(() => rm(project, { recursive: true, force: true }));
  const bash = (line: string, cwd: string) =>
    run('bash', ['-c', line.replaceAll('../beichen', ROOT).replaceAll(`${ROOT}/packed`, packed)], cwd);

  test('packs each package that it names', () => {
    expect(pack[1]!.match(/(?<=-w )\S+/g)).toEqual([...PACKAGES, 'beichen-element']);
  });

  test('installs the library, then the service with its command', { timeout: 300_000 }, async () => {
    const [library, all, command] = use;
    await bash(library!, project);
    await bash(all!, project);
    expect((await bash(`LC_ALL=zh_CN.UTF-8 ${command}`, project)).stdout).toContain('廉贞 破军');
    expect(use).toContain('npx beichen-service');
  });

  test('installs the clients', { timeout: 300_000 }, async () => {
    const [npm, , go] = clients; // pip asks another registry for what it builds with
    await bash(npm!, project);
    expect(await readFile(join(project, 'package.json'), 'utf8')).toContain('beichen-client');
    await bash('go mod init example', project);
    await bash(go!, project);
    expect(await readFile(join(project, 'go.mod'), 'utf8')).toContain(`=> ${ROOT}/clients/go`);
  });
});
