// The page in other colours, sizes and settings: in the colours of the system, without its script, and without storing anything of its visitor.
// axe.sweep.test.ts checks each state with axe, and for cut texts at each width.

import { describe, expect, test } from 'vitest';
import { CHART, drawn } from './states.ts';
import { allShown, hasBrowser, listens, openPage, visit } from './visit.ts';

describe.skipIf(!hasBrowser)('the page', () => {
  const on = openPage();

  // Terms are links within a text, which WCAG 2.5.8 exempts.
  // On a low phone years and strips are lower, so that the board has space for six layers; WCAG 2.2 (2.5.8) demands 24.
  test.each([
    ['44', { width: 390, height: 844 }, 43.9],
    ['30', { width: 360, height: 740 }, 29.9],
  ])('has targets of at least %s pixels on a phone', async (_, viewport, least) => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, { viewport });
    await allShown(page);
    const small = await page
      .locator(
        'button:not(.term), select, input:not([type=radio]):not([type=checkbox]), .choice label, .check, summary',
      )
      .filter({ visible: true })
      .evaluateAll(
        (controls, height) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < height)
            .map(({ outerHTML }) => outerHTML),
        least,
      );
    expect(small).toEqual([]);
    await end();
  });

  test('follows the colours of the system until others are chosen, and remembers those', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/`, { colorScheme: 'dark' });
    await listens(page);
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
    await listens(page);
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await ground()).toBe(dark);
    await end();
  });

  test('remembers nothing but language, colours and that the seven steps have opened, and no cookie', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`);
    await drawn(page);
    await page.locator('#language').selectOption('zh');
    await page.locator('#colours').click();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['colours', 'language', 'steps']);
    // The session of the tab stores its chart for Reload and Back, and ends with the tab.
    expect(await page.evaluate(() => [document.cookie, Object.keys(sessionStorage)])).toEqual(['', ['views-1']]);
    await end();
  });

  test('stands as it is without its script: a form in English and a word about the API', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/`, { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toContain('Beichen');
    const told = await page.locator('noscript').textContent();
    expect(told).toContain('This page casts and draws charts with JavaScript.');
    expect(told).toContain('API');
    expect(await page.locator('body').textContent()).not.toMatch(/\{\w+\}/);
    await end();
  });
});
