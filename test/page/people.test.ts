// People stored on the device: under one key of one store, only after a press; they open without a network, are exported to a file and imported from one, and
// are never lost silently.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHART, DAY, saveState } from './states.ts';
import {
  act,
  allShown,
  hasBrowser,
  listens,
  openPage,
  pillarsDrawn,
  showTab,
  type VisitOptions,
  visit,
} from './visit.ts';

const PILLARS = '庚午 癸未 己丑 戊辰';

/** The contents of every store of the browser. */
const stores = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Visits use a device on which the seven steps were opened before (visit.ts). */
const NOTHING = { local: ['steps'], session: [], cookies: '', databases: 0, caches: 0, workers: 0 };

const status = (page: Page) => page.locator('.people-said').textContent();
const button = (page: Page, name: string | RegExp) => page.locator('#people').getByRole('button', { name });

describe.skipIf(!hasBrowser)('a reader who keeps people', { timeout: 120_000 }, () => {
  const on = openPage();

  const withChart = async (options: VisitOptions = {}, chart = CHART) => {
    const visited = await visit(on.browser, on.server.origin + chart, options);
    await listens(visited.page);
    return visited;
  };

  /** Chooses a file of people with a text as content. */
  const importText = async (page: Page, text: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Import a file…').click()]);
    await chooser.setFiles({ name: 'people.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect
      .poll(() => page.locator('.people-said, .people [role=alert]').allTextContents())
      .not.toContain('Reading the file…');
  };

  const exported = async (page: Page): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export a file').click()]);
    expect(download.suggestedFilename()).toBe('beichen-people.json');
    return readFile(await download.path(), 'utf8');
  };

  test('stores nothing by looking at the list, one text by a press, and nothing is left after the one that erases', async () => {
    const { page, end } = await withChart();
    await allShown(page);
    on.server.targets.length = 0;
    await act(page, 'Keep…');
    await page.locator('#people input[name=person]').fill('Quillfeather');
    expect(await stores(page)).toEqual({ ...NOTHING, session: ['views-1'] });
    await button(page, 'Keep on this device').click();
    expect(await status(page)).toBe('Quillfeather is kept on this device.');
    expect(await stores(page)).toEqual({ ...NOTHING, local: ['people', 'steps'], session: ['views-1'] });
    expect(await page.evaluate(() => localStorage.getItem('people'))).toMatch(
      /Quillfeather[\s\S]*"1990-07-23"[\s\S]*"school": "common"/,
    );
    await button(page, 'Erase all').click();
    expect(await status(page)).toMatch(/^All people have been erased/);
    expect(await stores(page)).toEqual(NOTHING);
    expect(on.server.targets.filter((target) => !target.startsWith('/assets/'))).toEqual([]);
    await page.reload();
    await listens(page);
    expect(await page.locator('.person').count()).toBe(0);
    await end();
  });

  test('opens the chart of a person on another visit, by its own conventions, without a request', async () => {
    const { page, end } = await withChart({}, `${CHART}&dayBoundary=midnight`);
    await saveState(page, 'Anna');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(on.server.origin);
    await listens(page);
    await showTab(page, 'two');
    expect(await page.locator('.person .note').textContent()).toBe('1990-07-23 08:24 · Male · Beijing, China');
    on.server.targets.length = 0;
    await button(page, 'Open the chart of Anna').click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Chart of Anna');
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(await page.locator('[name=dayBoundary]').inputValue()).toBe('midnight');
    expect(await page.locator('.keep-form .hint').textContent()).toBe('The chart on the page is kept: Anna.');
    expect(on.server.targets.filter((target) => target.startsWith('/api/'))).toEqual([]);
    await end();
  });

  test('keeps a birth without an hour, too', async () => {
    const { page, end } = await withChart({}, DAY);
    await page.locator('#day').getByRole('button', { name: 'Keep…' }).click();
    await page.locator('#people input[name=person]').fill('Day');
    await button(page, 'Keep on this device').click();
    expect(await page.locator('.person .note').textContent()).toMatch(/^2024-02-04, hour unknown/);
    await page.goto(`${on.server.origin}/${CHART}`);
    await page.reload();
    await showTab(page, 'two');
    await button(page, 'Open the chart of Day').click();
    await page.locator('#day-heading').waitFor();
    expect(await page.locator('#day li').count()).toBe(14);
    await end();
  });

  test('has somebody born at coordinates in the file, too, and asks nobody where that is', async () => {
    const point = '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=39.9075,116.3972&timeZone=Asia/Shanghai';
    const { page, end } = await withChart({}, point);
    await saveState(page, 'Anna');
    const text = await exported(page);
    await button(page, 'Erase all').click();
    await page.goto(`${on.server.origin}/${CHART.replace('1990', '1984')}`);
    await page.reload();
    await listens(page);
    on.server.targets.length = 0;
    await act(page, 'Keep…');
    await importText(page, text);
    expect(await page.locator('.person .note').textContent()).toBe('1990-07-23 08:24 · Male · 39.91° N 116.40° E');
    await button(page, 'Open the chart of Anna').click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Chart of Anna');
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(on.server.targets.filter((target) => target.includes('39.9'))).toEqual([]);
    await end();
  });

  test('is told so where the browser stores nothing', async () => {
    const { page, end } = await withChart();
    await page.evaluate(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('not allowed', 'SecurityError');
        };
      }
    });
    await act(page, 'Keep…');
    await button(page, 'Keep on this device').click();
    expect(await status(page)).toMatch(/^The browser did not store it/);
    await end();
  });

  test('has people and page apart, and both without a network, in another language too', async () => {
    const { page, end } = await withChart({ expected: /ERR_INTERNET_DISCONNECTED/ });
    await saveState(page, 'Anna');
    expect((await stores(page)).workers).toBe(0);
    await page.locator('#keep').click();
    await page.locator('#drop').waitFor();
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#people-heading').textContent()).toBe('合盘');
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await (await caches.open('casts')).keys()).filter(({ url }) => url.includes('-zh-')).length,
        ),
      )
      .toBe(4);
    await page.evaluate(() => sessionStorage.clear());
    await page.context().setOffline(true);
    await page.goto(on.server.origin);
    await showTab(page, 'two');
    await page.locator('#people').getByRole('button', { name: '打开Anna的命盘' }).click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Anna的命盘');
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(await page.evaluate(() => localStorage.getItem('birthplaces-1'))).toMatch('beijing');
    await showTab(page, 'two');
    await page.locator('#people').getByRole('button', { name: '全部清除' }).click();
    expect(await page.evaluate(() => localStorage.getItem('birthplaces-1'))).toBe('[]'); // the page is still stored, but no birthplace
    expect(await page.locator('#drop').isVisible()).toBe(true);
    await page.locator('#drop').click();
    await page.locator('#keep').waitFor();
    expect(await stores(page)).toEqual({ ...NOTHING, local: ['language', 'steps'] });
    await end();
  });

  test('reaches everything by keyboard, and comes back to where the list was opened', async () => {
    const { page, end } = await withChart();
    await page.locator('.menu summary').first().focus();
    for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('people');
    const stops: string[] = [];
    for (let n = 0; n < 16; n++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('data-do') ?? document.activeElement?.tagName ?? '',
        ),
      );
    }
    // First the form for a person who is not stored.
    expect(['other', 'keep', 'import'].map((stop) => stops.indexOf(stop))).toEqual(
      ['other', 'keep', 'import'].map((stop) => stops.indexOf(stop)).sort((a, b) => a - b),
    );
    expect(stops).toContain('import');
    await showTab(page, 'zi-wei');
    expect(await page.locator('#people').isVisible()).toBe(false);
    await end();
  });
});
