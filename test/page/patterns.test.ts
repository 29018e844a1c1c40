// Patterns on the page. Calculated when a reader opens their section, each with its stars, which highlight their palaces on the board.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn } from './states.ts';
import { hasBrowser, lastingVisit, openPage, openSection, visit } from './visit.ts';

// Life in 子 with 太阴 and 天同; 丁 gives 太阴化禄, 天同化权, 天机化科 (docs/rules/charts.md).
const EXAMPLE = '#date=1988-02-01&hour=2&minute=30&gender=female&cityId=beijing-1816670';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const heading = (page: Page) => page.locator('.section.patterns > summary');
const pattern = (page: Page, name: string) =>
  page.locator('.pattern-list li').filter({ has: page.getByRole('heading', { name }) });
const lit = (page: Page) =>
  page
    .locator('.drawing')
    .filter({ visible: true })
    .locator('.palace.lit .bold.brush')
    .evaluateAll((names) => names.map((name) => name.textContent).sort());
const status = (page: Page) => page.locator('.board-note [role=status]').textContent();

describe.skipIf(!hasBrowser)('of the patterns a reader', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`, options);
    await drawn(opened.page);
    await heading(opened.page).waitFor({ state: 'attached' });
    return opened;
  };

  const chart = lastingVisit(() => open());

  test('loads and calculates nothing until the section is opened', async () => {
    on.server.targets.length = 0;
    const page = await chart();
    const loaded = () => on.server.targets.filter((target) => /\/patterns-/.test(target)).length;
    expect(loaded()).toBe(0);
    await openSection(page, 'patterns');
    await page.locator('.pattern-list li').first().waitFor();
    expect(loaded()).toBe(1);
    const shown = await page.locator('.pattern-list li').count();
    expect(await page.locator('.patterns [role=status]').textContent()).toBe(`In this chart: ${shown}.`);
  });

  test('lights the palaces of a pattern on the board, is led there and back, and clears them', async () => {
    const page = await chart();
    await openSection(page, 'patterns');
    const wonders = pattern(page, 'Assembly of the Three Wonders');
    const all = wonders.getByRole('button', { name: 'Show on the board' });
    await all.click();
    expect(await lit(page)).toEqual(['Career', 'Life']);
    expect(await status(page)).toBe('Assembly of the Three Wonders 三奇加会: Life, Career');
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    const inView = () =>
      page
        .locator('.palace.lit')
        .filter({ visible: true })
        .evaluateAll((cells) => cells.every((cell) => cell.getBoundingClientRect().top >= 0));
    expect(await inView()).toBe(true);
    await page.getByRole('button', { name: 'Back to the pattern' }).click();
    expect(await all.evaluate((button) => button === document.activeElement)).toBe(true);

    const star = wonders.getByRole('button', { name: /^Tian Ji/ });
    await star.press('Enter'); // another pattern replaces it
    expect(await lit(page)).toEqual(['Career']);
    expect(await page.locator('.pattern-list [aria-pressed=true]').count()).toBe(1);
    await page.locator('.strip.decade button').nth(1).click(); // a layer redraws the board
    await page.locator('.full svg:not(.coming) .layerDecade').first().waitFor();
    expect(await lit(page)).toEqual(['Career']);
    await star.press('Escape');
    expect(await lit(page)).toEqual([]);
    expect([await status(page), await page.locator('.pattern-list [aria-pressed=true]').count()]).toEqual(['', 0]);
  });

  test('taps a star on a phone, and clears it below the small board', async () => {
    const { page, end } = await open({ ...PHONE, locale: 'zh-CN' });
    await heading(page).tap();
    await pattern(page, '三奇加会').getByRole('button', { name: /^天机/ }).tap();
    expect(await lit(page)).toEqual(['官禄宫']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: '清除' }).tap();
    expect(await lit(page)).toEqual([]);
    await end();
  });

  test('finds the section open with the next language, in its words', async () => {
    const page = await chart();
    await openSection(page, 'patterns');
    await page.locator('.pattern-list li').first().waitFor();
    await page.locator('#language').selectOption('zh-Hant');
    await pattern(page, '三奇加會').waitFor();
  });
});
