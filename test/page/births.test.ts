// Search for births on the page. A reader enters known facts, sees every birth that fits, and casts its chart.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, openBirths } from './states.ts';
import { allShown, hasBrowser, lastingVisit, openPage, pillarsDrawn, visit } from './visit.ts';

/** 庚午 癸未 己丑 戊辰, in the double hour of 辰 by the Sun. */
const EXAMPLE = '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=beijing-1816670';

const status = (page: Page) => page.locator('.births [role=status]');
const items = (page: Page) => page.locator('.births-found li');
/** Waits until the search has ended. */
const found = (page: Page) => page.locator('.births-found:not([aria-busy])').waitFor({ state: 'attached' });
const field = (page: Page, name: string) => page.locator(`.births [name=${name}]`);
const dates = (page: Page) =>
  items(page)
    .locator('h3')
    .evaluateAll((all) => all.map(({ textContent }) => textContent!.slice(0, 10)));

describe.skipIf(!hasBrowser)('to find births a reader', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}, more = '') => {
    const opened = await visit(on.browser, `${on.server.origin}/${EXAMPLE}${more}`, {
      ...options,
    });
    await drawn(opened.page);
    await allShown(opened.page);
    return opened;
  };

  const chart = lastingVisit(() => open());
  /** The page that these tests share, after a search from the pillars of its chart. */
  const search = async (): Promise<Page> => {
    const page = await chart();
    await openBirths(page);
    await page.getByRole('button', { name: 'Pillars of the chart above' }).click();
    await found(page);
    return page;
  };

  // The day 己丑 comes every sixty days, a month 癸未 of a 庚午 year every sixty years: tyme4ts 1.4.2 and lunar-typescript 1.7.8 find the same three days.
  test('loads and calculates nothing until the section is opened, and then sees who has the pillars of the chart', async () => {
    on.server.targets.length = 0;
    const page = await chart();
    const loaded = () => on.server.targets.filter((target) => /\/births-/.test(target)).length;
    expect(loaded()).toBe(0);
    await openBirths(page);
    expect(loaded()).toBe(1);
    expect(await status(page).textContent()).toBe(
      'Births that fit from 1900 to 2099: 3. In other years from 1645 to 2199: 2 earlier, 0 later',
    );
    expect(await dates(page)).toEqual(['1930-08-07', '1990-07-23', '2050-07-08']);
    expect(await items(page).nth(1).getAttribute('aria-current')).toBe('true');
    expect(await items(page).nth(1).locator('h3').textContent()).toBe('1990-07-23 08:20:52–10:20:52 the chart above');
    expect(on.server.targets.some((target) => target.includes('births?'))).toBe(false);
  });

  test('tells a part of a pillar by keys alone, reads on, and casts the chart of a birth', async () => {
    const page = await search();
    for (const name of ['yearStem', 'yearBranch', 'dayStem', 'hourStem', 'hourBranch']) {
      await field(page, name).focus();
      await page.keyboard.press('Home');
    }
    await page.keyboard.press('Tab');
    await expect.poll(() => items(page).count()).toBeGreaterThan(50);
    await expect
      .poll(() => status(page).textContent())
      .toMatch(/^Births that fit from 1900 to 2099: \d+ if the day begins at 23:00, \d+ if it begins at midnight$/);
    const first = await items(page).count();
    await page.getByRole('button', { name: 'Show more' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => items(page).count()).toBeGreaterThan(first);
    expect(
      await items(page)
        .nth(first)
        .locator('a')
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    const pillars = (await items(page).nth(first).locator('[lang]').textContent())!;
    await page.keyboard.press('Enter');
    await page.locator('p.notice button').waitFor(); // the way back to the first chart
    await expect.poll(() => pillarsDrawn(page)).toBe(pillars);
    expect(await page.evaluate(() => location.hash)).toBe('');
    await page.locator('p.notice button').click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
  });

  // 1986-05-05 00:00 is 丙寅 壬辰 己酉 甲子 by either rule; before midnight only where the day begins at 23:00.
  test('opens a link with both rules at 23:00, casts the chart of one, and the search stays', async () => {
    const { page, end } = await open(
      {},
      '&births.yearStem=bing&births.yearBranch=yin&births.monthStem=ren&births.monthBranch=chen&births.dayStem=ji&births.dayBranch=you&births.hourStem=jia&births.hourBranch=zi&births.fromYear=1980&births.toYear=1989',
    );
    await expect.poll(() => items(page).count()).toBe(2); // the link has opened the section
    await items(page).nth(1).locator('a').click();
    await expect.poll(() => pillarsDrawn(page)).toBe('丙寅 壬辰 己酉 甲子');
    await expect.poll(() => items(page).nth(1).getAttribute('aria-current')).toBe('true'); // the search stays
    const link = (await items(page).nth(0).locator('a').getAttribute('href'))!;
    expect(link).toMatch(/^#date=1986-05-05&gender=male&cityId=beijing-1816670&dayBoundary=zi&hour=1&minute=\d+$/);
    await end();
  });

  test('copies a link that opens the search again, in the next language too, and after Reload', async () => {
    const { page, end } = await open();
    await openBirths(page);
    await field(page, 'hourBranch').selectOption('');
    await field(page, 'hourStem').selectOption('');
    await page.locator('.births .rows select').first().selectOption('taiyang');
    await page.locator('.births .rows select').nth(1).selectOption('@spouse');
    await found(page);
    const counted = (await status(page).textContent())!;
    expect(counted).toMatch(/ if it begins at midnight\. In other years /);
    await page.getByRole('button', { name: 'Copy link to this search' }).click();
    await page.locator('#status', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe(
      `#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=8&minute=24&births.yearStem=geng&births.yearBranch=wu&births.monthStem=gui&births.monthBranch=wei&births.dayStem=ji&births.dayBranch=chou&births.star=taiyang%40spouse`,
    );
    await page.locator('#language').selectOption('zh-Hant');
    await expect.poll(() => status(page).textContent()).toMatch(/^1900 至 2099 年間相符的生辰：以 23:00 換日為 \d+/);
    await page.locator('#language').selectOption('en');
    await expect.poll(() => status(page).textContent()).toBe(counted);
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(() => status(page).textContent()).toBe(counted);
    expect(await page.locator('.births .rows select').nth(1).inputValue()).toBe('@spouse');
    await page.getByRole('button', { name: 'Pillars of the chart above' }).click();
    await expect
      .poll(() => status(page).textContent())
      .toBe('Births that fit from 1900 to 2099: 3. In other years from 1645 to 2199: 2 earlier, 0 later');
    await end();
  });

  test('prints what was looked for and what was found, on pages of their own', async () => {
    const { page, end } = await open({ viewport: { width: 794, height: 1123 } });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.births').isVisible()).toBe(false); // nobody requested it
    await page.emulateMedia({ media: 'screen' });
    await openBirths(page);
    await page.emulateMedia({ media: 'print' });
    expect(await items(page).last().isVisible()).toBe(true);
    expect([
      await field(page, 'dayStem').isVisible(),
      await field(page, 'mainStar').isVisible(),
      await page.getByRole('button', { name: 'Clear' }).isVisible(),
    ]).toEqual([true, false, false]);
    const [drawing, births] = await Promise.all([
      page.locator('.drawing.paper svg').boundingBox(),
      page.locator('.births').boundingBox(),
    ]);
    expect(births!.y).toBeGreaterThan(drawing!.y + drawing!.height);
    await end();
  });
});
