// Serves the built page (test/setup/build.ts) for tests, with the strict security policy and the real service.

import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { FREE, sharedService, startService } from '../service-process.ts';
import { atWorkerEnd } from '../setup/worker-end.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** The content security policy of every file of the page: nothing inline, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface PageServer {
  readonly origin: string;
  /** A separate copy of the built page, which a test may change. */
  readonly folder: string;
  /** Targets of the requests that came, in order. */
  readonly targets: string[];
  close(): Promise<void>;
}

/**
 * Copies the page and serves it in front of the service of the worker.
 * @param environment starts a service of its own with these settings
 */
export async function startPage(environment?: Readonly<Record<string, string>>): Promise<PageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'beichen-page-'));
  await cp(join(ROOT, 'web', 'dist'), join(folder, 'site'), { recursive: true });
  const service = environment ? await startService({ ...FREE, ...environment }) : await sharedService();
  const port = Number(new URL(service.url).port);
  // A page that a worker shares ends with the process of the worker, as its service does.
  const forgetFolder = atWorkerEnd(() => rmSync(folder, { recursive: true, force: true }));
  const targets: string[] = [];
  const server = createServer((request, response) => {
    targets.push(request.url!);
    if (/^\/(?:api\/|docs\/|almanac\b)/.test(request.url!)) forward(request, response, port);
    else serveFile(join(folder, 'site'), request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder: join(folder, 'site'),
    targets,
    async close() {
      forgetFolder();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      if (environment) await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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

/** A browser may cache files but validates each of them, so that `targets` has every file of a visit. */
async function serveFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url!.split('?')[0]!;
  const name = path === '/' ? 'index.html' : path.slice(1);
  const content = await readFile(join(folder, name)).catch(() => undefined);
  const etag = content && `"${createHash('sha1').update(content).digest('hex')}"`;
  const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
  response.writeHead(content === undefined ? 404 : isKnown ? 304 : 200, {
    'content-type': MEDIA_TYPES[extname(name)] ?? 'text/plain',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
    ...(etag && { etag }),
  });
  response.end(isKnown ? undefined : content);
}
