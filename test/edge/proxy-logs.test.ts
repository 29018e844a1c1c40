// Error logs of the proxies of deploy/. The real programs run with our files and are driven into errors; their logs are searched for every part of a request:
// birth date, name, address, referrer.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../service/test/redis-server.ts';

const deployed = (name: string) => readFile(resolve(import.meta.dirname, '../../deploy', name), 'utf8');

/** The address of a client. Each part of its request has a mark (`CANARIES`) that a log would show. */
const CLIENT = '127.0.0.77';
const PATH = '/api/public/chart?date=1913-11-29&hour=8&gender=female&cityId=reykjavik-3413829&name=Zzyzx';
const HEADERS = { referer: 'http://xyzzy.example/from', 'x-forwarded-for': '198.51.100.9', 'user-agent': 'Plugh/1' };
const CANARIES = ['1913', 'reykjavik', 'Zzyzx', CLIENT, 'xyzzy', '198.51.100.9', 'Plugh'];

let folder: string;
let started: ChildProcess | undefined;
let message = '';
const upstreams: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beichen-proxy-'));
  await chmod(folder, 0o755); // workers may run as another user
  message = '';
});
afterEach(async () => {
  if (started?.exitCode === null) {
    started.kill('SIGTERM');
    await once(started, 'exit');
  }
  for (const upstream of upstreams.splice(0)) upstream.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a proxy and waits until it answers on a port. */
async function start(program: string, args: readonly string[], port: number, environment: Record<string, string> = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  started = child;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (message += chunk));
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 500 || child.exitCode !== null) throw new Error(`${program} does not listen: ${message}`);
    await pause(20);
  }
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

/** An instance for a test, by its handler of connections. */
async function upstream(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => serve(socket.on('error', () => {})));
  upstreams.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The status of a request that carries every canary; 0 if the connection ended without one. */
const ask = (port: number, method = 'GET', body?: string): Promise<number> =>
  new Promise((done) => {
    const requested = request({
      port,
      host: '127.0.0.1',
      localAddress: CLIENT,
      method,
      path: PATH,
      headers: { ...HEADERS },
    });
    requested.on('error', () => done(0));
    requested.on(
      'response',
      (answer: { statusCode?: number; headers: IncomingHttpHeaders } & NodeJS.ReadableStream) => {
        answer
          .on('error', () => done(0))
          .on('close', () => done(answer.statusCode ?? 0))
          .resume();
      },
    );
    requested.end(body);
  });

/** Everything that the proxy wrote: its output, and the files that replace it. */
async function written(): Promise<string> {
  await pause(200); // lines that are still in the pipe
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  return [message, ...(await Promise.all(['error.log', 'access.log'].map(read)))].join('\n');
}

async function expectNoCanary(): Promise<void> {
  const message = await written();
  expect(
    CANARIES.filter((canary) => message.includes(canary)),
    message,
  ).toEqual([]);
}

const thereIs = (program: string, version: string): boolean => {
  const found = spawnSync(program, [version]).status === 0;
  if (!found) process.stderr.write(`NOT TESTED: there is no ${program} here, so its file in deploy/ was not tried.\n`);
  return found;
};

describe.skipIf(!thereIs('nginx', '-v'))('nginx with deploy/nginx.conf', () => {
  /** The file with other hosts, ports and folders than in containers, and with the limits named in `changes`. */
  async function startNginx(instance: number, changes: readonly (readonly [string, string])[] = []): Promise<number> {
    const port = await freePort();
    let conf = (await deployed('nginx.conf'))
      .replaceAll(/(?<= )\/tmp\//g, `${folder}/`)
      .replace('one:3000', `127.0.0.1:${instance}`)
      .replace('two:3000', `127.0.0.2:${instance}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/dev/stderr', `${folder}/error.log`) // nginx opens it again, which a pipe of Node does not allow
      .replace('/dev/stdout', `${folder}/access.log`);
    for (const [from, to] of changes) {
      expect(conf).toContain(from);
      conf = conf.replace(from, to);
    }
    await writeFile(join(folder, 'nginx.conf'), conf);
    const own = ['-e', `${folder}/error.log`, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    await start('nginx', own, port);
    return port;
  }
  const answersLate = (socket: Socket) => void socket.once('data', () => setTimeout(() => socket.destroy(), 2_000));

  test('writes nothing of a request for which it has no connection left', async () => {
    // A request takes two connections, and an odd number is free: one request gets a connection to the client but none to the instance.
    const few = [
      ['worker_connections 4096', 'worker_connections 9'],
      ['worker_processes auto', 'worker_processes 1'],
    ] as const;
    const port = await startNginx(await upstream(answersLate), few);
    const requested: Promise<number>[] = [];
    for (let n = 0; n < 8; n++) {
      requested.push(ask(port));
      await pause(50);
    }
    expect(await Promise.all(requested)).toContain(500);
    await expectNoCanary();
  });

  test('writes nothing of a request whose body finds no room', async () => {
    const port = await startNginx(await upstream(answersLate));
    await rm(join(folder, 'body'), { recursive: true });
    expect(await ask(port, 'POST', 'x'.repeat(60_000))).toBe(500);
    expect(await written()).toMatch(/ POST 500 /); // the access log has its line
    await expectNoCanary();
  });

  test('writes nothing of a request that no instance answers', async () => {
    const port = await startNginx(await freePort());
    expect(await ask(port)).toBe(502);
    await expectNoCanary();
  });
});

describe.skipIf(!thereIs('caddy', 'version'))('Caddy with deploy/Caddyfile', () => {
  /** Starts Caddy with the file, changed in hosts and ports and without the port of its administration. Returns its port. */
  async function startCaddy(instance: number): Promise<number> {
    const port = await freePort();
    const conf = (await deployed('Caddyfile'))
      .replace('one:3000 two:3000', `127.0.0.1:${instance}`)
      .replace('\nexample.org {', `\nhttp://127.0.0.1:${port} {`)
      .replace('{\n\tservers', '{\n\tadmin off\n\tservers');
    await writeFile(join(folder, 'Caddyfile'), conf);
    await mkdir(join(folder, 'home'));
    const home = { HOME: join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    await start('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port, home);
    return port;
  }

  test('loads, and lets a request through', async () => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';
    const port = await startCaddy(await upstream((socket) => socket.on('data', () => socket.write(answer))));
    expect(await ask(port)).toBe(200);
    await expectNoCanary();
  });

  test('writes nothing of a request that no instance answers, nor of one whose answer breaks off', async () => {
    const broken = 'HTTP/1.1 200 OK\r\nContent-Length: 500000\r\n\r\nbegun';
    // No connection outlives its response: nginx would use it again when the instance is gone.
    const healthy = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
    const instance = await upstream((socket) =>
      socket.on('data', (sent) => {
        if (sent.includes('/readyz')) socket.end(healthy);
        else socket.write(broken, () => socket.destroy());
      }),
    );
    const port = await startCaddy(instance);
    await ask(port);
    for (const each of upstreams.splice(0)) each.close();
    expect(await ask(port)).toBeGreaterThanOrEqual(502);
    expect(await written()).toMatch(/"level":"error","ts":[^\n]*"status":50[23]/); // it was driven into its error log
    await expectNoCanary();
  });
});
