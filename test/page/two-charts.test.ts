// Two charts on the page. Side by side and one over the other, on the board and as a list, and both sets of pillars, in the words of the page and in its language;
// from stored people, from a form, or from a year alone; and none of it is stored or sent.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openOtherForm, openTwoCharts } from './states.ts';
import { allShown, hasBrowser, lastingVisit, openPage, showTab, visit } from './visit.ts';

/** The rows of the list of palaces, by the palace of the first chart. */
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

  const lasting = lastingVisit(async () => {
    const visited = await visit(on.browser, `${on.server.origin}/`);
    await openTwoCharts(visited.page);
    return visited;
  });
  /** The page of all tests that need both; the last of them erases the people. */
  const sideBySide = async (): Promise<Page> => {
    const page = await lasting();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('#two [value=side]').check({ force: true });
    return page;
  };

  // The first: 1990-07-23, life in 卯 (lianzhen+pojun), friends in 申. The second: 1984-03-19, a 甲 year: 廉贞 禄, 破军 权, 武曲 科, 太阳 忌; life in 子.
  test('stand side by side, each with what the other has in its palaces', async () => {
    const page = await sideBySide();
    await allShown(page);
    on.server.targets.length = 0;
    expect(await page.locator('#two-heading').textContent()).toBe('your chart and Berta');
    expect(await page.locator('#two .two-columns svg').count()).toBe(2);
    const here = await listed(page);
    expect(here.Life).toMatch(/Property of Berta.*no major stars.*Hua Lu.*Lian Zhen.*Hua Quan.*Po Jun/);
    expect(here.Friends).toMatch(/Wealth of Berta.*Tian Ji.*Tai Yin.*Hua Ji.*Tai Yang/);
    expect(here.Children).toMatch(/Life of Berta.*Tian Liang/);
    const other = await page.locator('#two .two-list').nth(1).textContent();
    expect(other).toContain('Hua Lu (Prosperity) Tai Yang'); // 庚 of the first chart's year, in the second
    expect(on.server.targets.filter((target) => !target.startsWith('/assets/'))).toEqual([]);
  });

  // 甲 and 庚 clash, 子 and 午 clash: 1984 is 甲子, 1990 庚午. 己 and 甲 combine, 丑 and 子 combine: the day of 1990-07-23 is 己丑.
  test('have each pillar with each pillar, the elements of both, and a date in both lives', async () => {
    const page = await sideBySide();
    // In words first: stems and branches of the days, branches of the years, the palace of each Life in the other chart, shared stars, nayin.
    expect(await page.locator('#two h3 + .two-facts').first().locator('dt').allTextContents()).toEqual([
      'Day stems',
      'Day branches',
      'Year branches',
      'Life Palace',
      'Stars in the same branch',
      'Nayin Year',
      'Nayin Day',
    ]);
    expect(await page.locator('#two h3 + .two-facts').first().textContent()).toMatch(
      /Clash 午子.*Berta’s Life Palace is in your chart’s Children Palace/,
    );
    await page.locator('.two-all > summary').click();
    const cell = page.locator('#two .two-pillars tbody tr').first().locator('td');
    expect(await cell.first().locator('li').allTextContents()).toEqual([
      'Stem Clash 庚→甲',
      'Clash 午子',
      'Reversed Pillar',
    ]);
    expect(await cell.nth(2).locator('li').allTextContents()).toEqual([
      'Stem Combination 己甲',
      'Six Combination 丑子',
      'Combined Pillars',
    ]);
    expect(await page.locator('#two .two-pillars td').count()).toBe(16 + 1);
    expect(await page.locator('#two .two-elements tbody tr').allTextContents()).toHaveLength(5);
    const date = page.locator('#two [name=two-date]');
    await date.fill('2027-02-10');
    await expect
      .poll(() => page.locator('#two .two-facts').last().textContent())
      .toMatch(/Decade 35–44: your chart’s Property Palace/);
    await date.fill('1985-01-01'); // before the birth of 1990
    await page.locator('#two [role=alert]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('two-date');
    expect(page.url()).not.toMatch(/1984|Berta/);
  });

  test('become a picture once each of the two is ticked', async () => {
    const page = await sideBySide();
    const make = page.locator('#two [data-do=picture]');
    for (const box of await page.locator('#two :is([name=two-one], [name=two-other])').all()) await box.uncheck();
    expect(await make.isDisabled()).toBe(true);
    await page.locator('#two [name=two-one]').check();
    expect(await make.isDisabled()).toBe(true);
    await page.locator('#two [name=two-other]').check();
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    expect(download.suggestedFilename()).toBe('beichen-two.png');
  });

  test('are shown with somebody who is not kept: a birth, or a year alone, and nothing of it is stored, sent or in the address', async () => {
    const { page, end } = await visit(on.browser, `${on.server.origin}/`, { viewport: { width: 1280, height: 900 } });
    await openOtherForm(page);
    on.server.targets.length = 0;
    await page.locator('[data-do=other]').click();
    expect(await page.locator('.other-form [role=alert]').textContent()).toMatch(/^Enter the date/);
    await page.locator('[name=other-known][value=year]').check({ force: true });
    await page.locator('[name=other-year]').fill('1600');
    await page.locator('[data-do=other]').click();
    expect(await page.locator('.other-form [role=alert]').textContent()).toMatch(/1645/);
    await page.locator('[name=other-year]').fill('1984');
    await page.locator('[data-do=other]').click();
    await page.locator('#two .two-list').waitFor();
    expect(await page.locator('#two [name=two-way]').count()).toBe(0); // there is one board
    expect(await page.locator('#two .two-pillars tbody tr').count()).toBe(1);
    await page.locator('[name=other-known][value=day]').check({ force: true });
    await page.locator('[name=other-name]').fill('Chiara');
    await page.locator('[name=other-date]').fill('1984-03-19');
    await page.locator('[name=other-gender][value=female]').check({ force: true });
    await page.locator('#other-place').fill('beijing');
    await page.locator('#other-places [role=option]').first().click();
    // An incomplete time is not an unknown hour.
    await page.locator('[name=other-time]').focus();
    await page.keyboard.type('06');
    await page.locator('[data-do=other]').click();
    await expect.poll(() => page.locator('.other-form [role=alert]').textContent()).toMatch(/^Complete the time/);
    await page.locator('[name=other-time]').fill('06:00');
    await page.locator('[data-do=other]').click();
    await page.locator('#two-heading', { hasText: 'Chiara' }).waitFor();
    await expect.poll(async () => (await listed(page)).Life).toMatch(/Property of Chiara/);
    // The same day by the lunar calendar, as it is written in Taiwan.
    await page.locator('[name=other-calendar][value=lunar]').check({ force: true });
    await page.locator('[name=other-name]').fill('Linus');
    await page.locator('[name=other-date]').fill('民國73年2月17日');
    await page.locator('[data-do=other]').click();
    await page.locator('#two-heading', { hasText: 'Linus' }).waitFor();
    await expect.poll(async () => (await listed(page)).Life).toMatch(/Property of Linus/);
    await page.locator('[name=other-leap]').check();
    await page.locator('[data-do=other]').click();
    await expect.poll(() => page.locator('.other-form [role=alert]').textContent()).toMatch(/leap/);
    await page.locator('[name=other-calendar][value=solar]').check({ force: true });
    await page.locator('[name=other-date]').fill('1984-3');
    await page.locator('[data-do=other]').click();
    await expect.poll(() => page.locator('.other-form [role=alert]').textContent()).toMatch(/YYYY-MM-DD/);
    await page.locator('[name=other-date]').fill('19 March 1984');
    // The point itself is the last of the list, with the clock of the nearest town until another is chosen.
    await page.locator('[name=other-name]').fill('Dario');
    await page.locator('#other-place').fill('39.9, 116.4');
    await page.locator('#other-places [role=option]').nth(1).waitFor();
    await page.locator('#other-places [role=option]').last().click();
    const zone = page.locator('[name=other-zone]');
    expect(await zone.inputValue()).toBe('Asia/Shanghai');
    await zone.selectOption('');
    await page.locator('[data-do=other]').click();
    await expect.poll(() => page.locator('.other-form [role=alert]').textContent()).toMatch(/time zone/);
    await zone.selectOption('Asia/Shanghai');
    await page.locator('[data-do=other]').click();
    await page.locator('#two-heading', { hasText: 'Dario' }).waitFor();
    await expect.poll(async () => (await listed(page)).Life).toMatch(/Property of Dario/);
    expect(
      on.server.targets.filter((target) => !/^\/assets\/|^\/api\/public\/cities\?q=(?:beijing|39)/.test(target)),
    ).toEqual([]);
    expect(page.url()).not.toMatch(/1984|Chiara/);
    expect(
      await page.evaluate(() => [Object.keys(localStorage), JSON.stringify({ ...sessionStorage }).includes('1984')]),
    ).toEqual([['steps'], false]);
    await end();
  });

  test('fit every screen, one under the other where it is narrow', async () => {
    const page = await sideBySide();
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const way of ['side', 'over', 'under']) {
        await page.locator(`#two [value=${way}]`).check({ force: true });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const boards = await page
          .locator('#two svg')
          .filter({ visible: true })
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(boards).toHaveLength(way === 'side' ? 2 : 1);
        if (way === 'side') expect(boards[0] === boards[1], `${width}`).toBe(width > 700);
      }
    }
  });

  test('are what is printed while they are seen', async () => {
    const page = await sideBySide();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#two .two-list').first().isVisible()).toBe(true);
    for (const other of ['#people', '#result', '#birth-form', 'footer', '#two button'])
      expect(await page.locator(other).first().isVisible()).toBe(false);
  });

  test('lie over each other in both directions, by keyboard, and stay so when the language changes', async () => {
    const page = await sideBySide();
    await page.locator('#two [value=side]').focus();
    await page.keyboard.press('ArrowRight');
    const board = page.locator('#two .two-laid svg').filter({ visible: true });
    await board.waitFor();
    const label = await board.getAttribute('aria-label');
    expect(label).toMatch(/^Berta in the board of your chart, Hua Lu Lian Zhen to Life/);
    expect(await board.locator('.plate, .chip:is(.lu, .quan, .ke, .ji)').count()).toBe(6); // four transformations that land, Berta's life palace, and the seat of her year
    expect(await board.locator('[tabindex], [role=radio]').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => board.getAttribute('aria-label')).toMatch(/^your chart in the board of Berta/);
    await page.locator('#language').selectOption('zh');
    await expect.poll(() => page.locator('#two-heading').textContent()).toBe('我与Berta');
    expect(await page.locator('#two [value=under]').isChecked()).toBe(true);
    await expect.poll(() => page.locator('#two .two-list li b').allTextContents()).toContain('命宫');
    await page.locator('#language').selectOption('en');
    await expect.poll(() => page.locator('#two-heading').textContent()).toBe('your chart and Berta');
    await page.evaluate(() => localStorage.removeItem('language'));
  });

  test('follow the chart on the page, disappear when everything is erased, and are not stored', async () => {
    const page = await sideBySide();
    await showTab(page, 'zi-wei');
    await page.locator('.first-warning button').first().click();
    await page.locator('p.notice button').waitFor(); // the other choice: another life palace
    await showTab(page, 'two');
    await expect.poll(async () => (await listed(page)).Life).not.toMatch(/Property of Berta/);
    expect(await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)])).toEqual([
      ['people', 'steps'],
      ['views-1'],
    ]);
    await page.locator('#people').getByRole('button', { name: 'Erase all' }).click();
    expect(await page.locator('#two').count()).toBe(0);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      ['steps'],
      [],
    ]);
  });
});
