// Days for a chart on the page. A reader opens the section, filters by facts, and reads the days that are left.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, openDays } from './states.ts';
import { allShown, hasBrowser, openPage, visit } from './visit.ts';

// 庚午 癸未 己丑 戊辰, the birth of find-01 in test/truth/cases/days.json.
const CHART = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;

const status = (page: Page) => page.locator('.month-head [role=status]');
const cells = (page: Page) => page.locator('.month-grid li');
const left = (page: Page) => page.locator('.month-grid li:not(.left-out) .number').allTextContents();
const field = (page: Page, name: string) => page.locator(`.days [name=${name}]`);

describe.skipIf(!hasBrowser)('to find days a reader', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${CHART}`, options);
    await drawn(opened.page);
    await allShown(opened.page);
    return opened;
  };

  test('opens the section, which loads what lists days, and sees the month of today', async () => {
    on.server.targets.length = 0;
    const { page, end } = await open({ ...PHONE, now: new Date('2026-11-29T04:00:00Z') });
    const loaded = () => on.server.targets.filter((target) => /\/days-/.test(target)).length;
    expect(loaded()).toBe(0);
    await openDays(page);
    expect(loaded()).toBe(1);
    expect(await status(page).textContent()).toBe('30 of 30 days');
    expect(await cells(page).count()).toBe(30);
    expect(await page.locator('.month-grid [aria-current=date] .number').textContent()).toBe('29');
    await end();
  });

  // find-01 and find-02 of the truth: days of 子 combine with 丑, the branch of the birth's day; days of 未 clash with it.
  test('filters them by relations and pillars, goes on to the next such day, and reads all its facts', async () => {
    const { page, end } = await open({ now: new Date('2026-01-05T04:00:00Z') });
    await openDays(page);
    await field(page, 'with').selectOption('sixCombine');
    await field(page, 'withPillar').selectOption('day');
    await expect.poll(() => left(page)).toEqual(['2', '14', '26']);
    await page.getByRole('button', { name: 'Next such day' }).click();
    await expect.poll(() => page.locator('.day-panel h3').textContent()).toContain('2026-01-14');
    expect(await page.locator('.day-panel').textContent()).toContain('Six Combination 六合 (day pillar)');
    expect(await page.locator('.month-grid [aria-pressed=true] .marks').textContent()).toContain('combination');
    await page.keyboard.press('Tab');
    await page.locator('.month-grid [aria-pressed=true]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.day-panel h3').textContent()).toContain('2026-01-15');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.poll(() => cells(page).count()).toBe(28);
    await field(page, 'without').selectOption('sixCombine');
    await expect.poll(() => left(page)).toEqual([]);
    await page.locator('.days').getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => status(page).textContent()).toBe('28 of 28 days');
    await end();
  });

  test('finds no day before the birth', async () => {
    const { page, end } = await open({ now: new Date('1990-07-25T04:00:00Z') });
    await openDays(page);
    expect(await page.locator('.month-grid .number').first().textContent()).toBe('23');
    expect(await page.getByRole('button', { name: 'Previous month' }).isDisabled()).toBe(true);
    await end();
  });
});
