// Two charts on the page. Side by side and one over the other, on the board and as a list, in the words of the page and in its language; and nothing of it is
// stored or sent.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTwoCharts } from './states.ts';
import { allShown, hasBrowser, openPage, visit } from './visit.ts';

/** What the list says of each palace, by the palace of the first chart. */
const listed = (page: Page) =>
  page
    .locator('#two .two-list')
    .first()
    .locator('li')
    .evaluateAll((items) =>
      Object.fromEntries(items.map((item) => [item.querySelector('b')!.textContent, item.textContent])),
    );

describe.skipIf(!hasBrowser)('two charts', { timeout: 120_000 }, () => {
  const on = openPage();

  const together = async (width = 1280) => {
    const visited = await visit(on.browser, `${on.server.origin}/`, { viewport: { width, height: 900 } });
    await openTwoCharts(visited.page);
    return visited;
  };

  // The first: 1990-07-23, life in 卯 (lianzhen+pojun), friends in 申. The second: 1984-03-19, a 甲 year: 廉贞 禄, 破军 权, 武曲 科, 太阳 忌; life in 子.
  test('stand side by side, each with what the other has in its palaces', async () => {
    const { page, end } = await together();
    await allShown(page);
    on.server.targets.length = 0;
    expect(await page.locator('#two-heading').textContent()).toBe('this chart and Berta');
    expect(await page.locator('#two .two-columns svg').count()).toBe(2);
    const here = await listed(page);
    expect(here.Life).toMatch(/Property of Berta.*no major stars.*Hua Lu.*Lian Zhen.*Hua Quan.*Po Jun/);
    expect(here.Friends).toMatch(/Wealth of Berta.*Tian Ji.*Tai Yin.*Hua Ji.*Tai Yang/);
    expect(here.Children).toMatch(/Life of Berta.*Tian Liang/);
    const other = await page.locator('#two .two-list').nth(1).textContent();
    expect(other).toContain('Hua Lu (Prosperity) Tai Yang'); // 庚 of the first chart's year, in the second
    expect(on.server.targets.filter((target) => !target.startsWith('/assets/'))).toEqual([]);
    await end();
  });

  test('lie over each other in both directions, by keyboard, and stay so when the language changes', async () => {
    const { page, end } = await together();
    await page.locator('#two [value=side]').focus();
    await page.keyboard.press('ArrowRight');
    const board = page.locator('#two .two-laid svg').filter({ visible: true });
    await board.waitFor();
    const label = await board.getAttribute('aria-label');
    expect(label).toMatch(/^this chart: Berta laid over, Hua Lu Lian Zhen to Life/);
    expect(await board.locator('.plate').count()).toBe(5); // four transformations that land, and Berta's life palace
    expect(await board.locator('[tabindex], [role=radio]').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => board.getAttribute('aria-label')).toMatch(/^Berta: this chart laid over/);
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#two-heading').textContent()).toBe('此盘与Berta');
    expect(await page.locator('#two [value=under]').isChecked()).toBe(true);
    await expect.poll(() => page.locator('#two .two-list li b').allTextContents()).toContain('命宫');
    await end();
  });

  test('follow the chart on the page, go with the press that erases, and leave nothing in any store', async () => {
    const { page, end } = await together();
    await page.locator('.first-warning button').first().click();
    await page.locator('p.notice button').waitFor(); // the other choice: another life palace
    await expect.poll(async () => (await listed(page)).Life).not.toMatch(/Property of Berta/);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      ['people'],
      ['views-1'],
    ]);
    await page.locator('#people').getByRole('button', { name: 'Erase everybody' }).click();
    expect(await page.locator('#two').count()).toBe(0);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
    await end();
  });

  test.each([320, 360, 768, 1440])(
    'fit a screen of %d pixels, one under the other where it is narrow',
    async (width) => {
      const { page, end } = await together(width);
      for (const way of ['side', 'over', 'under']) {
        await page.locator(`#two [value=${way}]`).check({ force: true });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const boards = await page
          .locator('#two svg')
          .filter({ visible: true })
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(boards).toHaveLength(way === 'side' ? 2 : 1);
        if (way === 'side') expect(boards[0] === boards[1]).toBe(width > 700);
      }
      await end();
    },
  );

  test('are what is printed while they are seen', async () => {
    const { page, end } = await together();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#two .two-list').first().isVisible()).toBe(true);
    for (const other of ['#people', '#result', '#birth-form', 'footer', '#two button'])
      expect(await page.locator(other).first().isVisible()).toBe(false);
    await end();
  });
});
