// The same 1,000 charts in a browser, byte for byte. The engine's modules as they are packed, without a bundler, in Chromium; other
// versions of Node are compared by `npm run prove`.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentDifferences } from '../../conformance/prove/src/document-differences.ts';
import { hasBrowser, launch, visit } from './visit.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The entries of the package, as addresses here. */
async function entries(): Promise<Readonly<Record<string, string>>> {
  const { exports } = JSON.parse(await readFile(join(ROOT, 'engine/package.json'), 'utf8')) as {
    exports: Readonly<Record<string, { readonly default?: { readonly default: string } }>>;
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, entry]) =>
      entry.default === undefined ? [] : [[`beichen${name.slice(1)}`, `/engine${entry.default.default.slice(1)}`]],
    ),
  );
}

const PAGE = `<!doctype html><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports: await entries() })}</script>
<script type="module">
  import { thousandDocuments } from '/conformance/prove/dist/thousand-documents.js';
  globalThis.documents = [...thousandDocuments()];
  const bytes = new Uint8Array(await new Blob(documents).arrayBuffer());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  globalThis.digest = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
</script>`;

const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  const script = await readFile(join(ROOT, url)).catch(() => undefined);
  return response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script);
});
let browser: Browser | undefined;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  if (hasBrowser) browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

/** The output of the same program in Node. */
async function fingerprint(...args: readonly string[]): Promise<string> {
  const program = join(ROOT, 'conformance/prove/dist/fingerprint.js');
  return (await promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 1 << 28 })).stdout.trim();
}

test.skipIf(!hasBrowser)('1,000 charts in three languages are the same bytes in Chromium as in Node', async () => {
  const { port } = server.address() as AddressInfo;
  const { page, end } = await visit(browser!, `http://127.0.0.1:${port}/`, {
    locale: 'tr-TR',
    timezoneId: 'Asia/Kathmandu',
  });
  await page.waitForFunction('globalThis.digest', undefined, { timeout: 40_000 });
  if ((await page.evaluate('globalThis.digest')) !== (await fingerprint())) {
    const inNode = (await fingerprint('documents')).split('\n');
    for (const [n, told] of inNode.entries()) {
      expect([n, documentDifferences(await page.evaluate(`documents[${n}]`), told)]).toEqual([n, []]);
    }
    expect.unreachable('the digests differ');
  }
  await end();
});
