// Does the page open without a network? Where a person has asked for it, and only there: it holds its own files and nothing else, follows a new version, and goes
// at one press.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageServer, startPage } from './page-server.ts';
import { allShown, hasBrowser, launch, openForm, pillarsDrawn, visit } from './visit.ts';

const EXAMPLE = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const PILLARS = '庚午 癸未 己丑 戊辰';

/** What the browser holds of the page: the paths in its caches, and whether something keeps it. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    const databases = (await indexedDB.databases()).length;
    return { paths: paths.sort(), databases, isKept: (await navigator.serviceWorker.getRegistration()) !== undefined };
  });

describe.skipIf(!hasBrowser)('a reader who keeps the page', { timeout: 120_000 }, () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPage(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const keep = async (page: Page) => {
    await page.locator('#keep').click();
    await page.locator('#drop').waitFor();
  };

  test('is asked before anything is held, and what is held are the files of the page and what casts in one language', async () => {
    const { page, end } = await visit(browser, server.origin + EXAMPLE);
    await allShown(page);
    await page.locator('#keep').waitFor();
    expect(await held(page)).toEqual({ paths: [], databases: 0, isKept: false });
    await keep(page);
    const files = await readdir(server.folder, { recursive: true, withFileTypes: true });
    const own = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(server.folder.length))
      .filter((path) => !['/og.png', '/offline.js'].includes(path))
      .filter((path) => !/\/assets\/(?:cast|life|depth)-(?!en-)/.test(path))
      .map((path) => (path === '/index.html' ? '/' : path));
    expect(await held(page)).toEqual({ paths: own.sort(), databases: 0, isKept: true });
    await page.locator('#drop').click();
    await page.locator('#keep').waitFor();
    expect(await held(page)).toEqual({ paths: [], databases: 0, isKept: false });
    await end();
  });

  test('opens it, casts and looks at a life without a network; a language that was looked at is there too', async () => {
    const { page, end } = await visit(browser, server.origin + EXAMPLE, { expected: /ERR_INTERNET_DISCONNECTED/ });
    await allShown(page);
    await keep(page);
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#chart-heading').textContent()).toMatch(/命盘/);
    await expect.poll(async () => (await held(page)).paths.filter((path) => path.includes('-zh-')).length).toBe(3);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(await page.locator('#timeline').isVisible()).toBe(true);
    await openForm(page);
    await page.getByRole('combobox', { name: '出生地' }).fill('shanghai');
    await expect.poll(() => page.locator('#place-status').textContent()).toMatch(/网络|连接/);
    await page
      .locator('select[name=dayBoundary]')
      .evaluate((select) => select.closest('details')!.setAttribute('open', ''));
    expect((await held(page)).paths.filter((path) => path.startsWith('/api'))).toEqual([]);
    await end();
  });

  test('meets no error and loses no form when a new version comes, and has it with the next visit', async () => {
    const { page, end } = await visit(browser, server.origin);
    await page.locator('#keep').waitFor();
    await keep(page);
    await page.getByLabel('Year', { exact: true }).fill('1987');
    const [html, worker] = [join(server.folder, 'index.html'), join(server.folder, 'offline.js')];
    const [before, kept] = [await readFile(html, 'utf8'), await readFile(worker, 'utf8')];
    await writeFile(html, before.replace(/<title([^>]*)>[^<]*/, '<title$1>The next version'));
    await writeFile(worker, kept.replace(/(url:"\.\/",revision:")/, '$1next'));
    expect(await readFile(worker, 'utf8')).not.toBe(kept);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    expect(await page.getByLabel('Year', { exact: true }).inputValue()).toBe('1987');
    const other = await page.context().newPage();
    const served = (await (await other.goto(server.origin))!.text()).match(/<title[^>]*>([^<]*)/)![1];
    expect(served).toBe('The next version');
    await other.close();
    await end();
    await writeFile(html, before);
    await writeFile(worker, kept);
  });
});
