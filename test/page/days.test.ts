// Days for a chart on the page. A reader opens the section and walks by keys; web/src/depth/days.test.ts filters days.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, openDays } from './states.ts';
import { allShown, hasBrowser, openPage, visit } from './visit.ts';

// 庚午 癸未 己丑 戊辰, the birth of find-01 in test/truth/cases/days.json.
const CHART = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;

const status = (page: Page) => page.locator('.month-head [role=status]');
const cells = (page: Page) => page.locator('.month-grid li');

describe.skipIf(!hasBrowser)('to find days a reader', () => {
  const on = openPage();

  test('opens the section, which loads what lists days, and sees the month of today', async () => {
    on.server.targets.length = 0;
    const now = new Date('2026-11-29T04:00:00Z');
    const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, { ...PHONE, now });
    await drawn(page);
    await allShown(page);
    const loaded = () => on.server.targets.filter((target) => /\/days-/.test(target)).length;
    expect(loaded()).toBe(0);
    await openDays(page);
    expect(loaded()).toBe(1);
    expect(await status(page).textContent()).toBe('30 of 30 days');
    expect(await cells(page).count()).toBe(30);
    expect(await page.locator('.month-grid [aria-current=date] .number').textContent()).toBe('29');
    await page.locator('.month-grid [aria-pressed=true]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.day-panel h3').textContent()).toContain('2026-11-30');
    await end();
  });
});
