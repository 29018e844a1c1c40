// Days beside a chart on the page. A reader opens the section, filters by facts, and reads the days that are left.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { drawn, openDays } from './states.ts';
import { hasBrowser, openPage, visit } from './visit.ts';

// 庚午 癸未 己丑 戊辰, the birth of find-01 in test/truth/cases/days.json.
const CHART = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;

const status = (page: Page) => page.locator('.days [role=status]');
const rows = (page: Page) => page.locator('.days-found tbody tr');
const field = (page: Page, name: string) => page.locator(`.days [name=${name}]`);

describe.skipIf(!hasBrowser)('to find days a reader', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${CHART}`, { reducedMotion: 'reduce', ...options });
    await drawn(opened.page);
    await opened.page.locator('.section.days > summary').waitFor();
    return opened;
  };

  test('opens the section, which loads what lists days, and sees thirty from today', async () => {
    on.server.targets.length = 0;
    const { page, end } = await open();
    const loaded = () => on.server.targets.filter((target) => /\/(?:depth|days)-/.test(target)).length;
    expect(loaded()).toBe(0);
    await openDays(page);
    expect(loaded()).toBe(2);
    expect(await status(page).textContent()).toBe('30 of 30 days');
    expect(await rows(page).count()).toBe(30);
    await end();
  });

  // find-01 and find-02: 31 days whose branch combines with 丑, 30 that clash with it.
  test('filters them by relations and pillars', async () => {
    const { page, end } = await open();
    await openDays(page);
    await field(page, 'from').fill('2026-01-01');
    await field(page, 'to').fill('2026-12-31');
    await field(page, 'with').selectOption('sixCombine');
    await field(page, 'withPillar').selectOption('day');
    await expect.poll(() => status(page).textContent()).toBe('31 of 365 days');
    expect(await rows(page).first().textContent()).toContain('2026-01-02');
    expect(await rows(page).first().textContent()).toContain('Six Combination 六合 (day pillar)');
    await field(page, 'with').selectOption('sixClash');
    await expect.poll(() => status(page).textContent()).toBe('30 of 365 days');
    await field(page, 'without').selectOption('sixClash');
    await expect.poll(() => status(page).textContent()).toBe('0 of 365 days');
    expect(await rows(page).count()).toBe(0);
    await page.locator('.days').getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => status(page).textContent()).toBe('30 of 30 days');
    await end();
  });

  test('reads which dates can be listed', async () => {
    const { page, end } = await open();
    await openDays(page);
    await field(page, 'from').fill('1990-07-22');
    await expect.poll(() => status(page).textContent()).toContain('at most 400 at once');
    await field(page, 'from').fill('1990-07-23');
    await field(page, 'to').fill('1990-07-24');
    await expect.poll(() => status(page).textContent()).toBe('2 of 2 days');
    await end();
  });

  test('has no barrier on a phone, in the light and in the dark', async () => {
    const { page, end } = await open({ ...PHONE, colorScheme: 'light' });
    await openDays(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' }); // the contrast of texts is a rule of level AA
    expect(await violations(page, ['wcag2aa'])).toEqual([]);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
    await end();
  });
});
