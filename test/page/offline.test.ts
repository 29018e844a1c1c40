// The page without a network. The browser stores its files only after a person has chosen so, and nothing else; it updates them for a new version, and one
// press removes them.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openShare, saveState } from './states.ts';
import {
  act,
  allShown,
  choosePlace,
  fillBirth,
  hasBrowser,
  lastingVisit,
  listens,
  openForm,
  openPage,
  pillarsDrawn,
  showTab,
  visit,
} from './visit.ts';

const EXAMPLE = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const PILLARS = '庚午 癸未 己丑 戊辰';

/** The state of the browser: paths in its caches, databases, a registered service worker, and keys of the local storage. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    const databases = (await indexedDB.databases()).length;
    return {
      paths: paths.sort(),
      databases,
      isKept: (await navigator.serviceWorker.getRegistration()) !== undefined,
      remembered: Object.keys(localStorage).sort(),
    };
  });

describe.skipIf(!hasBrowser)('a reader who keeps the page', { timeout: 120_000 }, () => {
  const on = openPage({}); // a test changes its files

  const keep = async (page: Page) => {
    if (await page.locator('#keep').isHidden()) await page.locator('.contents [data-opens="below"]').click();
    await page.locator('#keep').click();
    await page.locator('#drop').waitFor();
  };

  /** A page that is stored on the device, for tests that switch the network off and on. */
  const keptChart = lastingVisit(async () => {
    const visited = await visit(on.browser, on.server.origin + EXAMPLE, {
      expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|no-response|FetchEvent/,
    });
    await allShown(visited.page);
    await keep(visited.page);
    return visited;
  });
  const keptForm = lastingVisit(async () => {
    const visited = await visit(on.browser, on.server.origin, { expected: /ERR_INTERNET_DISCONNECTED/ });
    await visited.page.locator('#keep').waitFor();
    await keep(visited.page);
    return visited;
  });

  test('is asked before anything is stored: the files of the page, and what casts in one language', async () => {
    const { page, end } = await visit(on.browser, on.server.origin + EXAMPLE);
    await allShown(page);
    await page.locator('#keep').waitFor({ state: 'attached' });
    const nothing = { paths: [], databases: 0, isKept: false, remembered: ['steps'] };
    expect(await held(page)).toEqual(nothing);
    await keep(page);
    const files = await readdir(on.server.folder, { recursive: true, withFileTypes: true });
    const own = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(on.server.folder.length))
      .filter((path) => !['/og.png', '/offline.js'].includes(path))
      .filter((path) => !/\/assets\/(?:cast|life|depth|sentences)-(?!en-)/.test(path))
      .map((path) => (path === '/index.html' ? '/' : path));
    own.push('/docs/docs.css', '/docs/docs.js', ...Array<string>(4).fill('/almanac'));
    const whole = { paths: own.sort(), databases: 0, isKept: true, remembered: ['birthplaces-1', 'steps'] };
    expect(await held(page)).toEqual(whole);
    const places = await page.evaluate(() => localStorage.getItem('birthplaces-1')!);
    expect(JSON.parse(places)).toMatchObject([{ cityId: 'beijing-1816670' }]);
    expect(places).not.toMatch(/1990|male|hour/); // a place, and nothing of the birth
    await page.locator('#drop').click();
    await page.locator('#keep').waitFor();
    expect(await held(page)).toEqual(nothing);
    await page.reload();
    await allShown(page);
    expect(await held(page)).toEqual(nothing);
    await end();
  });

  // The page must not be in one language around a chart in another.
  test('stays in its language where the device does not have what casts in another', async () => {
    const page = await keptChart();
    await page.context().setOffline(true);
    await page.locator('#language').selectOption('vi');
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^A part of this page could not be loaded/);
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 740 });
    const [end, tabs] = await page.evaluate(() => [
      document.querySelector('#status span')!.getBoundingClientRect().bottom,
      document.querySelector('#tabs')!.getBoundingClientRect().top,
    ]);
    expect(end!, 'the message is above the tabs of a phone').toBeLessThan(tabs!);
    await page.setViewportSize(before);
    expect(await page.locator('#language').inputValue()).toBe('en');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('#errors').isHidden()).toBe(true);
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    await page.context().setOffline(false);
  });

  test('opens it, casts and looks at a life without a network; a language that was looked at is there too', async () => {
    const page = await keptChart();
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#chart-heading').textContent()).toMatch(/命盘/);
    await expect
      .poll(
        async () => (await held(page)).paths.filter((path) => /(?:cast|life|depth|sentences)-zh-/.test(path)).length,
      )
      .toBe(4);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    await showTab(page, 'years');
    expect(await page.locator('#timeline').isVisible()).toBe(true);
    await openShare(page);
    await page.keyboard.press('Escape');
    await openForm(page);
    await page.getByRole('combobox', { name: '出生地' }).fill('shanghai');
    await expect.poll(() => page.locator('#place-status').textContent()).toMatch(/网络|连接/);
    await page
      .locator('select[name=dayBoundary]')
      .evaluate((select) => select.closest('details')!.setAttribute('open', ''));
    expect((await held(page)).paths.filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  // Without the stored pages, the link to the almanac leads to an error of the browser.
  test('reads the almanac of this month, the next and the year without a network', async () => {
    const page = await keptForm();
    await page.context().setOffline(true);
    await page.locator('#below [data-t=almanac]').click();
    await page.locator('main.almanac table').waitFor();
    const month = (await page.locator('h1').textContent())!;
    expect(month).toContain(new Date().getFullYear().toString());
    expect(await page.locator('main.almanac').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
    await page.locator('.steps [rel=next]').click();
    await expect.poll(() => page.locator('h1').textContent()).not.toBe(month);
    await page.locator('.steps [rel=prev]').click();
    await expect.poll(() => page.locator('h1').textContent()).toBe(month);
    await page.context().setOffline(false);
    await page.goto(on.server.origin);
  });

  test('finds the last birthplaces by name without a network, and opens a link to one of them', async () => {
    const page = await keptForm();
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await choosePlace(page, 'beijing', /Beijing/);
    await page.locator('#cast').click();
    await allShown(page);
    const other = await page.context().newPage();
    await page.context().setOffline(true);
    await other.goto(on.server.origin);
    await listens(other);
    await choosePlace(other, 'beij', /Beijing/);
    expect(await other.locator('#place').inputValue()).toBe('Beijing, China');
    await other.goto(`${on.server.origin}/${EXAMPLE}`);
    await expect.poll(() => pillarsDrawn(other)).toBe(PILLARS);
    await other.goto(`${on.server.origin}/${EXAMPLE.replace('beijing-1816670', 'shanghai-1796236')}`);
    await expect.poll(() => other.locator('#errors-heading').textContent()).toBe('No connection');
  });

  test('casts from coordinates and a time zone without a network, and a link to that chart asks nobody with one', async () => {
    const { page, end } = await visit(on.browser, on.server.origin, { expected: /ERR_INTERNET_DISCONNECTED/ });
    await page.locator('#keep').waitFor();
    await keep(page);
    const hint = page.locator('#place-hint');
    expect(await hint.textContent()).toMatch(/^Type a town/);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => hint.textContent()).toMatch(/^No network: type coordinates/);
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await page.locator('#place').fill('new york');
    await expect.poll(() => page.locator('#place-status').textContent()).toMatch(/^No network: type coordinates/);
    await page.locator('#place').fill('39.9075, 116.39723');
    await expect.poll(() => page.locator('#places [role=option]').allTextContents()).toEqual(['39.91° N 116.40° E']);
    await choosePlace(page, '39.9075, 116.39723', /39\.91° N 116\.40° E/);
    await page.locator('#cast').click();
    expect(await page.locator('#timeZone-error').textContent()).toBe('Choose the time zone that was in use.');
    const zone = page.locator('select[name=timeZone]');
    await zone.selectOption('America/New_York');
    await expect.poll(() => page.locator('#place-status').textContent()).toMatch(/differs by 11 hours from the Sun/);
    await zone.selectOption('Asia/Shanghai');
    await expect.poll(() => page.locator('#place-status').textContent()).toBe('');
    await page.locator('#cast').click();
    await expect.poll(() => pillarsDrawn(page)).toBe(PILLARS);
    expect(await page.locator('#born-text').textContent()).toBe('1990-07-23 08:30 · Male · 39.91° N 116.40° E');
    expect(await page.locator('#api-intro').textContent()).toMatch(/^An example chart/);
    await act(page, 'Copy link');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URLSearchParams(new URL(link).hash.slice(1)).get('cityId')).toBe('39.9075,116.3972');

    await page.context().setOffline(false);
    await expect.poll(() => hint.textContent()).toMatch(/^Type a town/);
    const reader = await visit(on.browser, link);
    on.server.targets.length = 0;
    await reader.page.reload();
    await expect.poll(() => pillarsDrawn(reader.page)).toBe(PILLARS);
    await reader.page.locator('#language').selectOption('zh');
    await expect.poll(() => reader.page.locator('#born-text').textContent()).toContain('北纬 39.91° 东经 116.40°');
    expect(on.server.targets.filter((target) => target.startsWith('/api/'))).toEqual([]);
    await reader.end();
    await end();
  });

  test('meets no error, and loses neither form nor people, when a new version comes, and has it with the next visit', async () => {
    const { page, end } = await visit(on.browser, on.server.origin + EXAMPLE);
    await allShown(page);
    await saveState(page, 'Anna');
    await keep(page);
    await openForm(page);
    await page.locator('#form').getByLabel('Year', { exact: true }).fill('1987');
    const [html, worker] = [join(on.server.folder, 'index.html'), join(on.server.folder, 'offline.js')];
    const [before, kept] = [await readFile(html, 'utf8'), await readFile(worker, 'utf8')];
    await writeFile(html, before.replace(/<title([^>]*)>[^<]*/, '<title$1>The next version'));
    await writeFile(worker, kept.replace(/(url:"\.\/",revision:")/, '$1next'));
    expect(await readFile(worker, 'utf8')).not.toBe(kept);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    expect(await page.locator('#form').getByLabel('Year', { exact: true }).inputValue()).toBe('1987');
    const other = await page.context().newPage();
    const served = (await (await other.goto(on.server.origin))!.text()).match(/<title[^>]*>([^<]*)/)![1];
    expect(served).toBe('The next version');
    await showTab(other, 'two');
    await other.getByRole('button', { name: 'Open the chart of Anna' }).click();
    await expect.poll(() => pillarsDrawn(other)).toBe(PILLARS);
    expect(await page.locator('.person-name').allTextContents()).toEqual(['Anna']);
    await other.close();
    await end();
    await writeFile(html, before);
    await writeFile(worker, kept);
  });
});
