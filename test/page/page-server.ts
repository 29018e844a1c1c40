// The page as people meet it: the built files under the strict policy, with the real service behind them. For tests.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'web', 'dist');

/** What every file of the page must be served with: nothing inline, nothing from elsewhere. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface PageServer {
  readonly origin: string;
  /** The request lines that came, in order. */
  readonly targets: readonly string[];
  close(): Promise<void>;
}

/** Starts the service on a free port and the page in front of it. */
export async function startPage(environment: Readonly<Record<string, string>> = {}): Promise<PageServer> {
  const port = await freePort();
  const service = await startService(port, environment);
  const targets: string[] = [];
  const server = createServer((request, response) => {
    targets.push(request.url!);
    if (request.url!.startsWith('/api/')) forward(request, response, port);
    else serveFile(request.url!.split('?')[0]!, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      service.kill();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const socket = createSocketServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => done(port));
    });
  });
}

async function startService(port: number, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const service = spawn(process.execPath, [join(ROOT, 'service', 'dist', 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      CHART_LIMIT: '10000',
      CITIES_LIMIT: '10000',
      COUNT_FILE: join(tmpdir(), `beichen-page-calls-${port}.json`),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 150; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return service;
    await new Promise((later) => setTimeout(later, 100));
  }
  service.kill();
  throw new Error('the service did not start: was it built?');
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const upstream = httpRequest({ port, method, path: url, headers, host: '127.0.0.1' }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}

async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const content = await readFile(join(DIST, name)).catch(() => undefined);
  if (content === undefined || name.includes('..')) {
    response.writeHead(404, { 'content-security-policy': POLICY }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(content);
}
