// The packed packages, as a stranger gets them: the lines of docs/from-a-clone.md install them in an empty folder, with nothing built there before, and run the
// command and the service.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, run } from './packed-packages.ts';

const PACKAGES = ['beichen', 'beichen-places', 'beichen-service'];
const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' };

/** True if the npm registry can be reached; the dependencies of the packages are installed from it. */
const hasRegistry = await run('npm', ['view', 'fastify', 'version'], ROOT).then(
  () => true,
  () => false,
);

let packed: string;
beforeAll(async () => {
  if (!hasRegistry) return;
  packed = await mkdtemp(join(tmpdir(), 'beichen-packed-'));
  // Packing would build all packages again while other tests run; test/setup/build.ts has built them. The service is packed from a copy, since services that run
  // beside this test serve the page that packing adds to its folder.
  const copy = await mkdtemp(join(tmpdir(), 'beichen-copy-'));
  await symlink(join(ROOT, 'web'), join(copy, 'web'));
  await cp(join(ROOT, 'service'), join(copy, 'service'), { recursive: true });
  await run(process.execPath, ['build/take-page.mjs'], join(copy, 'service'));
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed];
  await run('npm', [...pack, '-w', 'beichen', '-w', 'beichen-places'], ROOT);
  await run('npm', [...pack, join(copy, 'service')], ROOT);
  await rm(copy, { recursive: true });
  expect(await readdir(packed)).toHaveLength(PACKAGES.length);
}, 300_000);
afterAll(() => packed && rm(packed, { recursive: true, force: true }));

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
    run('bash', ['-c', line.replaceAll('../beichen', ROOT).replaceAll(`${ROOT}/packed`, packed)], cwd, {
      ...process.env,
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true', // from the cache that `npm ci` filled
    });

  test('packs each package that it names', () => {
    expect(pack[1]!.match(/(?<=-w )\S+/g)).toEqual([...PACKAGES, 'beichen-element']);
  });

  test('installs the library, then the service with its command', { timeout: 300_000 }, async () => {
    const [library, all, command] = use;
    await bash(library!, project);
    await bash(all!, project);
    expect((await bash(`LC_ALL=zh_CN.UTF-8 ${command}`, project)).stdout).toContain('廉贞 破军');
  });

  test.skipIf(process.platform === 'win32')('starts the service, which casts a chart and has its page', async () => {
    const service = spawn('bash', ['-c', use[3]!], {
      cwd: project,
      detached: true, // its own process group, which is ended as a whole
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', COUNT_FILE: join(project, 'calls.json') },
    });
    try {
      let output = '';
      for await (const piece of service.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
        output += piece;
        if (output.includes('listening at')) break;
      }
      service.stdout.resume();
      const origin = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)![1];
      const body = JSON.stringify(BIRTH);
      const headers = { 'content-type': 'application/json' };
      const chart = await (await fetch(`${origin}/api/public/chart`, { method: 'POST', headers, body })).json();
      expect(chart.mainStar.id).toBe('lianzhen+pojun');
      expect(await (await fetch(origin!, { headers: { accept: 'text/html' } })).text()).toContain('<title');
    } finally {
      const closed = once(service, 'close');
      process.kill(-service.pid!, 'SIGTERM');
      await closed;
    }
  });

  test('installs the clients', { timeout: 300_000 }, async () => {
    const [npm, , go] = clients; // pip would load its build tools from another registry
    await bash(npm!, project);
    expect(await readFile(join(project, 'package.json'), 'utf8')).toContain('beichen-client');
    await bash('go mod init example', project);
    await bash(go!, project);
    expect(await readFile(join(project, 'go.mod'), 'utf8')).toContain(`=> ${ROOT}/clients/go`);
  });
});
