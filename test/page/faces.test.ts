// Is the page for everybody? Every state in every language, colour and width: read by axe, without a sideways scroll, under the policy.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type PageServer, startPage } from './page-server.ts';
import { hasBrowser, launch, visit } from './visit.ts';

const CHART = '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=beijing-1816670';

const drawn = (page: Page) => page.locator('.drawing svg').filter({ visible: true }).waitFor();

/** Each state of the page, and how one gets there. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'before a chart': async () => undefined,
  'with the list of places open': async (page) => {
    await page.locator('#place').fill('springfield');
    await page.locator('#places [role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
  },
  'with faults shown': (page) => page.locator('#cast').click(),
  'with every choice open': async (page) => {
    await page.locator('[name=calendar][value=lunar]').check();
    await page.locator('summary').click();
    await page.locator('[role=tab]').last().click();
  },
  'with a chart': async (page) => {
    await page.goto(`${page.url()}${CHART}`);
    await drawn(page);
    await page.locator('.actions button').last().click();
  },
  'with the other choice of a doubt': async (page) => {
    await page.goto(`${page.url()}${CHART}`);
    await drawn(page);
    await page.locator('.doubt button').click();
    await page.locator('p.notice button').waitFor();
  },
};

describe.skipIf(!hasBrowser)('the page', () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPage(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const FACES = [
    { locale: 'en-GB', colorScheme: 'light', width: 1440 },
    { locale: 'zh-CN', colorScheme: 'dark', width: 768 },
    { locale: 'en-GB', colorScheme: 'dark', width: 360 },
    { locale: 'zh-CN', colorScheme: 'light', width: 360 },
    { locale: 'zh-TW', colorScheme: 'light', width: 1440 },
  ] as const;

  for (const [state, reach] of Object.entries(STATES)) {
    test(`${state} has nothing that axe objects to`, async () => {
      for (const { width, ...face } of FACES) {
        const { page, end } = await visit(browser, `${server.origin}/`, {
          ...face,
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        });
        await reach(page);
        expect(await violations(page), JSON.stringify(face)).toEqual([]);
        await end();
      }
    });
  }

  test('never scrolls sideways, from 320 to 1440 pixels, with or without a chart', async () => {
    for (const locale of ['en-GB', 'zh-CN']) {
      const { page, end } = await visit(browser, `${server.origin}/`, { locale });
      for (const state of ['before a chart', 'with faults shown', 'with a chart'] as const) {
        await STATES[state]!(page);
        for (const width of [320, 360, 608, 768, 1024, 1100, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(over, `${locale}, ${state}, ${width} pixels`).toBe(0);
        }
      }
      await end();
    }
  });

  test('has targets of at least 44 pixels on a phone', async () => {
    const { page, end } = await visit(browser, `${server.origin}/${CHART}`, { viewport: { width: 360, height: 740 } });
    await drawn(page);
    const small = await page
      .locator('button, select, input:not([type=radio]):not([type=checkbox]), .choice label, .check, summary')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls.filter((control) => control.getBoundingClientRect().height < 43.9).map((control) => control.outerHTML),
      );
    expect(small).toEqual([]);
    await end();
  });

  test('follows the colours of the system until others are chosen, and remembers those', async () => {
    const { page, end } = await visit(browser, `${server.origin}/`, { colorScheme: 'dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    expect(light).not.toBe(dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Light' }).click();
    expect(await ground()).toBe(light);
    await page.reload();
    expect(await ground()).toBe(light);
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await ground()).toBe(dark);
    await end();
  });

  test('remembers nothing but language and colours, and no cookie', async () => {
    const { page, end } = await visit(browser, `${server.origin}/${CHART}`);
    await drawn(page);
    await page.locator('#language').selectOption('zh');
    await page.locator('#colours').click();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['colours', 'language']);
    expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
    await end();
  });

  test('weighs at most 100 KB compressed in all', async () => {
    const files = (await readdir(server.folder, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => gzipSync(await readFile(join(parentPath, name))).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * 1024);
  });

  test('stands as it is without its script: a form in English and a word about the API', async () => {
    const { page, end } = await visit(browser, `${server.origin}/`, { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toContain('Beichen');
    expect(await page.locator('noscript').textContent()).toContain('API');
    expect(await page.locator('body').textContent()).not.toMatch(/\{\w+\}/);
    await end();
  });
});
