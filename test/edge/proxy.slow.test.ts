// deploy/nginx.conf agrees with the operations page. A real nginx before two instances that share a Redis: it logs nothing of a request, passes the address of
// the client and no address that the client claims, and loses no call while an instance ends.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, RedisServer, thereIsRedis } from '../../service/test/redis-server.ts';
import { ServiceProcess } from '../hold/service-process.ts';

const CONF = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const CHART = 'date=1913-11-29&hour=8&minute=30&gender=male&cityId=reykjavik-3413829&name=Zzyzx';
const LIMIT = 30;

const thereIsNginx = spawnSync('nginx', ['-v']).status === 0;
if (!thereIsNginx) {
  process.stderr.write(
    'NOT TESTED: there is no nginx here, so deploy/nginx.conf was not tried (install nginx-light).\n',
  );
}

describe.skipIf(!thereIsNginx || !thereIsRedis)('nginx before two instances', () => {
  let redis: RedisServer;
  let one: ServiceProcess;
  let two: ServiceProcess;
  let nginx: ChildProcess;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    redis = await RedisServer.start();
    const shared = {
      REDIS_URL: redis.url,
      LIMIT_SECRET: 'sixteen letters and more',
      CHART_LIMIT: `${LIMIT}`,
      DRAIN_SECONDS: '1',
    };
    [one, two] = await Promise.all([ServiceProcess.start(shared), ServiceProcess.start(shared)]);
    folder = await mkdtemp(join(tmpdir(), 'beichen-nginx-'));
    await chmod(folder, 0o755); // its workers may run as another user
    port = await freePort();
    // The example with other hosts, ports and folders than in containers.
    const conf = (await readFile(CONF, 'utf8'))
      .replaceAll(/(?<= )\/tmp\//g, `${folder}/`)
      .replace('one:3000', `127.0.0.1:${one.port}`)
      .replace('two:3000', `127.0.0.1:${two.port}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/dev/stderr', `${folder}/error.log`)
      .replace('/dev/stdout', `${folder}/access.log`);
    await writeFile(join(folder, 'nginx.conf'), conf);
    nginx = spawn(
      'nginx',
      ['-e', `${folder}/error.log`, '-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'],
      { stdio: 'ignore' },
    );
    for (let tries = 0; (await status('/healthz')) !== 200; tries++) {
      if (tries > 200 || nginx.exitCode !== null) throw new Error(`nginx does not answer: ${await logs()}`);
      await pause(20);
    }
  });

  afterAll(async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    }
    await Promise.all([one.remove(), two.remove()]);
    await redis.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const logs = async () =>
    (
      await Promise.all(['access.log', 'error.log'].map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
    ).join('');
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  const status = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url(path), { headers }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status;
  };

  test('a chart comes through, by GET and POST, with the limit of the caller', async () => {
    const answer = await fetch(url(`/api/public/chart?${CHART}&lang=zh`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-ratelimit-limit')).toBe(`${LIMIT}`);
    expect(await answer.json()).toHaveProperty('mainStar');
    const posted = await fetch(url('/api/public/chart'), { method: 'POST', body: new URLSearchParams(CHART) });
    expect(posted.status).toBe(200);
    await posted.arrayBuffer();
  });

  test('a name in raw UTF-8, as curl sends it, comes through', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/public/cities?q=北京&limit=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('"cityId":"beijing-1816670"');
  });

  test.each(['/readyz', '/readyz/', '//readyz', '/%72eadyz'])('%s is for supervisors only', async (path) =>
    expect(await status(path)).toBe(404),
  );

  test('a call in flight, and all that follow, are answered while an instance ends', async () => {
    const statuses = new Map<number | undefined, number>();
    let isEnding = true;
    const calls = Array.from({ length: 8 }, async () => {
      while (isEnding) {
        const seen = await status('/api/public/cities?q=Berlin&limit=1');
        statuses.set(seen, (statuses.get(seen) ?? 0) + 1);
        await pause(100); // eight callers at ten a second stay within 120 a minute for two seconds
      }
    });
    await pause(200);
    expect(await two.end()).toBe(0);
    await pause(200);
    isEnding = false;
    await Promise.all(calls);
    statuses.delete(429); // answered as well
    expect([...statuses.keys()]).toEqual([200]);
  });

  test('whoever writes another address into X-Forwarded-For is limited all the same', async () => {
    const seen: (number | undefined)[] = [];
    for (let n = 0; n < LIMIT + 5; n++) {
      seen.push(
        await status(`/api/public/chart?${CHART}`, {
          'x-forwarded-for': `198.51.100.${n}`,
          forwarded: `for=198.51.100.${n}`,
        }),
      );
    }
    expect(new Set(seen)).toEqual(new Set([200, 429]));
    expect(seen.filter((one) => one === 200).length).toBeLessThanOrEqual(LIMIT);
    expect(seen.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });

  test('neither log of nginx holds a query, a name, an address or a referrer, also when no instance answers', async () => {
    await one.end('SIGKILL');
    expect(
      await status(`/api/public/chart?${CHART}`, { referer: `http://a.example/?${CHART}` }),
    ).toBeGreaterThanOrEqual(500);
    await pause(100);
    const log = await logs();
    expect(log.split('\n').length).toBeGreaterThan(LIMIT);
    for (const marker of ['1913-11-29', 'reykjavik', 'Zzyzx', 'a.example', '198.51.100', '127.0.0.1', 'cityId', '?']) {
      expect([marker, log.includes(marker)]).toEqual([marker, false]);
    }
  });
});
