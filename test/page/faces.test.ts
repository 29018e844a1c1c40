// Is the page for everybody? On every width, in the colours of the system, without its script, and without keeping anything of its visitor. What axe
// says of each state is asked in axe.sweep.test.ts.

import { LANGUAGES } from 'beichen';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whatIsCut } from './cut.ts';
import { type PageServer, startPage } from './page-server.ts';
import { CHART, drawn, STATES } from './states.ts';
import { hasBrowser, launch, visit } from './visit.ts';

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

  // Each state at each width, and each language at each width; each state in each language, at some widths, is for axe.sweep.test.ts.
  test.each(Object.keys(STATES).map((state, n) => [state, LANGUAGES[n % LANGUAGES.length]!] as const))(
    'never scrolls sideways and cuts nothing off, from 320 to 1440 pixels: %s, %s',
    async (state, language) => {
      const { page, end } = await visit(browser, `${server.origin}/`, {
        locale: language,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
        expected: /ERR_INTERNET_DISCONNECTED/, // where the state is that of no network
      });
      await STATES[state]!(page);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await whatIsCut(page), `${width} pixels`).toEqual([]);
      }
      await end();
    },
  );

  // Terms stand in the text, as links do (WCAG 2.5.8 leaves those out).
  test('has targets of at least 44 pixels on a phone', async () => {
    const { page, end } = await visit(browser, `${server.origin}/${CHART}`, { viewport: { width: 360, height: 740 } });
    await drawn(page);
    const small = await page
      .locator(
        'button:not(.term), select, input:not([type=radio]):not([type=checkbox]), .choice label, .check, summary',
      )
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
    // The tab keeps its chart for Reload and Back, and takes it along when it is closed.
    expect(await page.evaluate(() => [document.cookie, Object.keys(sessionStorage)])).toEqual(['', ['chart-1']]);
    await end();
  });

  test('stands as it is without its script: a form in English and a word about the API', async () => {
    const { page, end } = await visit(browser, `${server.origin}/`, { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toContain('Beichen');
    expect(await page.locator('noscript').textContent()).toContain('API');
    expect(await page.locator('body').textContent()).not.toMatch(/\{\w+\}/);
    await end();
  });
});
