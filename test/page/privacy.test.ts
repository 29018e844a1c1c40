// The data that leaves the device, and the data that stays on it. A whole visit through a proxy that records every request: cast, warnings, layers, other language,
// save, share, print, reload. No request contains anything of the birth but the name or the id of its place; nothing of it is on the disk but the session of
// the tab. The same with saved people: they cause no request, and no store of the browser contains anything of them once they are deleted.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { act, choosePlace, EXECUTABLE, fillBirth, fillName, hasBrowser, openPage, showTab } from './visit.ts';

interface RecordedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A proxy in front of an origin that records all traffic. */
async function startRecorder(origin: string) {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = '', url: target = '', headers } = request;
    requests.push({ method, target, headers, body: body.toString('latin1') });
    const upstream = httpRequest(new URL(target, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    upstream.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    requests,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const on = openPage();

const NAME = 'Quillfeather';
/** Marks of the birth: its name, its date in any format, its time. */
const OF_THE_BIRTH = /Quillfeather|1987|Nov|11[-/]0?9|0?3[:h%]3?A?47|gender|male|hour|minute/i;

/** Requests are for files of the page, the almanac of a saved page and birthplaces, with nothing of the birth in them. */
function expectNothingOfTheBirth({
  requests,
  origin,
}: {
  readonly requests: readonly RecordedRequest[];
  readonly origin: string;
}): void {
  for (const { method, target, headers, body } of requests) {
    expect([target, method, body]).toEqual([target, 'GET', '']);
    const { pathname, searchParams } = new URL(target, origin);
    expect(target).toMatch(
      /^\/(?:$|favicon\.svg$|manifest(?:-[\w-]+)?\.webmanifest$|[\w-]+\.png$|offline\.js$|assets\/[\w-]+\.(?:js|css)$|api\/public\/cities\?|docs\/docs\.(?:css|js)$|almanac\?lang=[\w-]+&(?:month|year)=[\d-]+$)/,
    );
    if (pathname.startsWith('/api/')) {
      expect([...searchParams.keys()].join()).toMatch(/^(?:q,lang,limit|cityId,lang)$/);
      expect('urumqi').toContain(searchParams.get('q') ?? '');
    }
    expect(`${target} ${JSON.stringify(headers)}`).not.toMatch(OF_THE_BIRTH);
  }
}

/** The contents of the stores of the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const NOTHING = { local: [], session: [], cookies: '', databases: 0, caches: 0, workers: 0 };

test.skipIf(!hasBrowser)(
  'no request of a whole visit holds a birth, and no file of the browser either',
  { timeout: 120_000 },
  async () => {
    const profile = await mkdtemp(join(tmpdir(), 'beichen-profile-'));
    const recorder = await startRecorder(on.server.origin);
    try {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: EXECUTABLE!,
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
        locale: 'en-GB',
        viewport: { width: 1280, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await page.addInitScript(() => Object.assign(navigator, { share: async () => undefined }));
      await page.goto(recorder.origin);
      await fillBirth(page, ['1987', '11', '9'], '3', '47');
      await choosePlace(page, 'urumqi', /[UÜ]r[uü]mqi/);
      await fillName(page, NAME);
      await page.getByRole('button', { name: 'Cast the chart' }).click();
      await page.locator('#chart .full svg').waitFor();
      expect(await page.title()).not.toMatch(OF_THE_BIRTH);
      expect(page.url()).toBe(`${recorder.origin}/`);
      await page.locator('.first-warning button').first().click();
      await page.locator('p.notice button').waitFor();
      for (const save of ['Save SVG', 'Save PNG']) {
        await Promise.all([page.waitForEvent('download'), act(page, save)]);
      }
      for (const take of ['Copy JSON', 'Copy text', 'Copy link', 'Share link…']) {
        await act(page, take);
        if (take !== 'Share link…') await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
      }
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain('#date=1987-11-09');
      await act(page, 'Share');
      await page.locator('.share img[src]').waitFor();
      await page.locator('.share [name=dated]').check();
      await page.getByRole('button', { name: 'Copy picture' }).click();
      await expect.poll(() => page.locator('.share [role=status]').textContent()).toBe('Copied');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Today', exact: true }).click();
      await page.locator('.layer.day').waitFor({ state: 'attached' });
      await showTab(page, 'years');
      await page.locator('.spans.year [aria-pressed=false]').last().click();
      await showTab(page, 'zi-wei');
      await act(page, 'Copy link');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('&levels=decade.year');
      expect(page.url()).toBe(`${recorder.origin}/`);
      await page.pdf();
      await page.locator('#colours').click();
      await page.locator('#language').selectOption('zh');
      await expect.poll(() => page.locator('#chart-heading').textContent()).toBe(`${NAME}的命盘`);
      await page.reload();
      await expect.poll(() => page.locator('#chart-heading').textContent()).toBe(`${NAME}的命盘`);

      expect(await stored(page)).toEqual({ ...NOTHING, local: ['colours', 'language'], session: ['views-1'] });

      const other = await context.newPage();
      expect(await other.goto(recorder.origin).then(() => other.evaluate(() => sessionStorage.length))).toBe(0);
      await context.close();

      expect(recorder.requests.length).toBeGreaterThan(8);
      expectNothingOfTheBirth(recorder);

      const files = (await readdir(profile, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
      const telling: string[] = [];
      for (const { parentPath, name } of files) {
        const path = join(parentPath, name);
        if (path.split(sep).some((part) => part === 'Session Storage' || part === 'Sessions')) continue; // the tab's own session
        const text = (await readFile(path).catch(() => Buffer.alloc(0))).toString('latin1');
        if (/Quillfeather|1987-11-09|urumqi-1529102/.test(text)) telling.push(path);
      }
      expect(files.length).toBeGreaterThan(20);
      expect(telling).toEqual([]);
    } finally {
      await recorder.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
);

test.skipIf(!hasBrowser)(
  'no request of a visit holds anything of the people who are kept, and no store of the browser does once they are erased',
  { timeout: 120_000 },
  async () => {
    const recorder = await startRecorder(on.server.origin);
    const context = await on.browser.newContext({ locale: 'en-GB' });
    try {
      const page = await context.newPage();
      await page.goto(recorder.origin);
      await fillBirth(page, ['1987', '11', '9'], '3', '47');
      await choosePlace(page, 'urumqi', /[UÜ]r[uü]mqi/);
      await fillName(page, NAME);
      await page.getByRole('button', { name: 'Cast the chart' }).click();
      await page.locator('#chart .full svg').waitFor();
      expect(await stored(page)).toEqual({ ...NOTHING, session: ['views-1'] });
      await act(page, 'Keep…');
      await page.locator('#people [data-do=keep]').click();
      await page.locator('.people-list summary').click();
      await page.getByRole('textbox', { name: 'Notes' }).fill(`Born on 1987-11-09 in ${NAME}ville`);
      await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export a file' }).click()]);
      await page.getByRole('button', { name: `Open the chart of ${NAME}` }).click();
      await page.locator('.actions').waitFor();
      await page.reload();
      await showTab(page, 'two');
      expect(await page.evaluate(() => localStorage.getItem('people'))).toContain(`${NAME}ville`);
      expect(await stored(page)).toEqual({ ...NOTHING, local: ['people'], session: ['views-1'] });
      await page.getByRole('button', { name: 'Erase all' }).click();
      expect(await stored(page)).toEqual(NOTHING);
      expect(page.url()).toBe(`${recorder.origin}/`);
      expect(recorder.requests.length).toBeGreaterThan(8);
      expectNothingOfTheBirth(recorder);
    } finally {
      await context.close();
      await recorder.close();
    }
  },
);

test.skipIf(!hasBrowser)(
  'no request of a visit holds a birth where the page is kept, and of it no store has anything but the birthplace',
  { timeout: 120_000 },
  async () => {
    const recorder = await startRecorder(on.server.origin);
    const context = await on.browser.newContext({ locale: 'en-GB' });
    try {
      const page = await context.newPage();
      await page.goto(recorder.origin);
      await page.locator('#keep').click();
      await page.locator('#drop').waitFor();
      await fillBirth(page, ['1987', '11', '9'], '3', '47');
      await choosePlace(page, 'urumqi', /[UÜ]r[uü]mqi/);
      await fillName(page, NAME);
      await page.getByRole('button', { name: 'Cast the chart' }).click();
      await page.locator('#chart .full svg').waitFor();
      await act(page, 'Share');
      await page.locator('.share img[src]').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.reload();
      await page.locator('#chart .full svg').waitFor();
      expect(await stored(page)).toMatchObject({
        ...NOTHING,
        local: ['birthplaces-1'],
        session: ['views-1'],
        caches: 3, // the files of the page, what casts, and the almanac
        workers: 1,
      });
      const held = await page.evaluate(async () => {
        const texts = [localStorage.getItem('birthplaces-1')!];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text());
        }
        return texts;
      });
      expect(held[0]).toContain('urumqi-1529102');
      expect(held.filter((text) => /Quillfeather|1987-11-0?9/.test(text))).toEqual([]);
      expect(held.slice(1).filter((text) => text.includes('urumqi'))).toEqual([]); // no answer of a search
      await page.locator('.contents [data-opens="below"]').click();
      await page.locator('#drop').click();
      await page.locator('#keep').waitFor();
      expect(await stored(page)).toMatchObject({ ...NOTHING, session: ['views-1'] });
      expectNothingOfTheBirth(recorder);
    } finally {
      await context.close();
      await recorder.close();
    }
  },
);
