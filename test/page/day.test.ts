// A birth whose hour is not known: the page shows every chart of its day as a strip of small boards, and the selected one in full size.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn } from './states.ts';
import {
  act,
  allShown,
  choosePlace,
  hasBrowser,
  lastingVisit,
  openForm,
  openPage,
  pillarsDrawn,
  visit,
} from './visit.ts';

const DAY = '#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=unknown';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const boards = (page: Page) => page.locator('.day li button');
const pressed = (page: Page) =>
  boards(page).evaluateAll((all) => all.findIndex((board) => board.getAttribute('aria-pressed') === 'true'));
const shown = (page: Page) => boards(page).first().waitFor();
const unknownHour = (page: Page) => page.getByRole('checkbox', { name: 'I do not know the hour' });

describe.skipIf(!hasBrowser)('a reader who does not know the hour', () => {
  const on = openPage();

  const open = (fragment: string, options: Parameters<typeof visit>[2] = {}) =>
    visit(on.browser, `${on.server.origin}/${fragment}`, options);
  const lasting = lastingVisit(() => open(DAY));
  /** The shared page, with the boards of a day and none of them chosen. */
  const boardsOf = async (fragment = DAY): Promise<Page> => {
    const page = await lasting();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${on.server.origin}/${fragment}`); // the same page, which follows the link
    await page.locator('#born-text', { hasText: fragment.slice(6, 16) }).waitFor();
    await shown(page);
    await expect.poll(() => pressed(page)).toBe(-1);
    return page;
  };

  test('says so in the form, and sees every chart of the day and what they share, none of them chosen', async () => {
    on.server.targets.length = 0;
    const { page, end } = await open('');
    await unknownHour(page).check();
    expect(await page.locator('#hour-row').isHidden()).toBe(true);
    for (const [name, value] of [
      ['Year', '1990'],
      ['Month', '7'],
      ['Day', '23'],
    ] as const)
      await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByRole('radio', { name: 'Male', exact: true }).check();
    await choosePlace(page, 'Beijing', /^Beijing, China/);
    const loaded = () => on.server.targets.filter((target) => /\/(?:depth|day)-/.test(target)).length;
    expect(loaded()).toBe(0);
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await shown(page);
    expect(loaded()).toBe(2);
    expect(await boards(page).count()).toBe(13);
    expect(await pressed(page)).toBe(-1);
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('day');
    expect(await page.locator('.drawing svg').count()).toBe(0);
    expect(await page.locator('#born-text').textContent()).toBe('1990-07-23, hour unknown · Male · Beijing, China');
    // Clock times in summer time, an hour ahead of solar time.
    expect(await boards(page).nth(5).locator('> span:not(.small-board)').allTextContents()).toEqual([
      '08:20–10:20',
      'Chen (Dragon) 辰',
      'Lian Zhen & Po Jun',
      'Life Palace: Ji-Mao 己卯',
      'Body Palace: Wealth', // 安身命诀: from 未, month 6, four hours back to 卯 and four on to 亥
      'Earth Bureau 5',
      '庚午 癸未 己丑 戊辰',
      'Lunar: Day 2 of month 6, 1990',
    ]);
    expect(await page.locator('.same dd').first().textContent()).toBe('Geng-Wu 庚午');
    expect(await page.locator('.same .standing').textContent()).toContain('Chou 丑 Tian Kui 天魁');
    await end();
  });

  test('walks along the strip with the keyboard, chooses a board, and sees its chart whole', async () => {
    const page = await boardsOf();
    await boards(page).first().focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home']) await page.keyboard.press(key);
    expect(await boards(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLButtonElement))).toBe(0);
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await pressed(page)).toBe(5);
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    expect(await page.locator('#born-text').textContent()).toContain('hour unknown');
    await boards(page).nth(12).click();
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 乙亥');
    expect(await pressed(page)).toBe(12);
  });

  // 1990-07-23: 廉贞 and 破军 are in the life palace of the double hour of 辰 only, and four double hours have Earth Bureau 5 (docs/rules/ziwei-patterns.md E1).
  test('enters known facts of the chart, and sees the boards that fit, also in the next language and by a link', async () => {
    const { page, end } = await open(DAY);
    await shown(page);
    const visible = () =>
      boards(page).evaluateAll((all) => all.flatMap((board, n) => (board.checkVisibility() ? [n] : [])));
    const field = (name: string) =>
      page
        .locator('.narrowing .field', { hasText: new RegExp(`^${name}`) })
        .first()
        .locator('select');
    const status = page.locator('.narrowing [role=status]');
    await page.getByText('What do you know of the chart?').click();
    await field('Bureau').selectOption('earth5');
    await expect.poll(() => status.textContent()).toMatch(/^Charts that fit: [45] of 13$/); // 子 may come twice
    const ofBureau = await visible();
    await field('Star').selectOption('pojun');
    await field('is in').selectOption('@life');
    await expect.poll(() => status.textContent()).toBe('Charts that fit: 1 of 13');
    expect(await visible()).toEqual([5]);
    await boards(page).nth(5).focus();
    for (const key of ['End', 'Home', 'ArrowRight']) await page.keyboard.press(key);
    expect(
      await boards(page)
        .nth(5)
        .evaluate((board) => board === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await drawn(page);
    await act(page, 'Copy link');
    await page.locator('#status', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe(`${DAY}&chart=6&known.bureau=earth5&known.star=pojun%40life`);
    await page.getByLabel('Language').selectOption('zh');
    await expect.poll(() => status.textContent()).toBe('13 张盘中 1 张相符');
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(() => status.textContent()).toBe('13 张盘中 1 张相符');
    await page.locator('.narrowing select').nth(2).selectOption('');
    await expect.poll(visible).toEqual(ofBureau);
    await page.getByRole('button', { name: '清空' }).click();
    await expect.poll(async () => (await visible()).length).toBe(13);
    await end();
  });

  // The chart is cast for the middle of the span, 09:20, which must not appear as the time of birth, in saved files either.
  test('sees, saves and copies no time that nobody told: the span of clock times, and the charts before and after it', async () => {
    const { page, end } = await open(`${DAY}&chart=6`);
    await drawn(page);
    await allShown(page);
    const hour = page.locator('.hour-unknown');
    expect(await hour.locator('p').allTextContents()).toEqual([
      'Hour unknown',
      '08:20–10:20',
      'Chart 6 of 13, for 08:20 to 10:20 on the clock',
      '‹›',
    ]);
    await page.locator('.section').evaluateAll((all) => {
      for (const section of all) (section as HTMLDetailsElement).open = true;
    });
    const times = (text: string) => [...text.matchAll(/\d\d:\d\d/g)].map(([time]) => time);
    const isTold = (time: string) => !['08:20', '10:20'].includes(time);
    expect(times((await page.locator('#result').textContent())!).filter(isTold)).toEqual([]);
    // The section of births lists spans of other births.
    const sections = await page.locator('#depth .section:not(.births)').allTextContents();
    expect(times(sections.join('\n'))).not.toContain('09:20');
    const copied = async (label: string) => {
      await act(page, label);
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const json = await copied('Copy JSON');
    expect(json).not.toMatch(/09:20|"hour": \d|"minute"|trueSolarTime|clockTime|startsAfter/);
    expect(JSON.parse(json).birth.sameChart.startsAtClock).toBe('1990-07-23T08:20:52');
    await expect.poll(() => copied('Copy text')).toContain('Born: 1990-07-23 08:20–10:20');
    const [file] = await Promise.all([page.waitForEvent('download'), act(page, 'Save SVG')]);
    const svg = await readFile(await file.path(), 'utf8');
    expect([times(svg).filter(isTold), svg.includes('1990-07-23 08:20–10:20 · Beijing')]).toEqual([[], true]);
    expect(await page.locator('.section.working, .section.compare').count()).toBe(0);

    await page.getByRole('button', { name: 'Later hour' }).press('Enter');
    await expect.poll(() => hour.locator('.said').textContent()).toBe('10:20–12:20');
    expect([await pressed(page), await page.evaluate(() => document.activeElement!.ariaLabel)]).toEqual([
      6,
      'Later hour',
    ]);
    await end();
  });

  // Names on the strip are in the language of the page, not in Hanzi.
  test.each([
    ['en', 0],
    ['ko', 14],
  ])('reads the boards in %s', async (language, names) => {
    const page = await boardsOf();
    await page.getByLabel('Language').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    const board = boards(page).first().locator('.small-board');
    await expect.poll(() => board.locator('> span:not(.middle) > i').count()).toBe(14 - names);
    expect(await board.locator('> span:not(.middle) > span').count()).toBe(names);
    const cells = await board.locator('> span:not(.middle)').allTextContents();
    expect(cells.join('')).not.toMatch(/\p{Script=Han}/u);
    await page.locator('#language').selectOption('en');
  });

  test('comes back to the same chart by a link, by Reload, and in another language', async () => {
    const { page, end } = await open(`${DAY}&chart=6`);
    await drawn(page);
    await expect.poll(() => pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    await act(page, 'Copy link');
    await page.locator('#status', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).hash).toMatch(
      /^#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=unknown&chart=6$/,
    );
    await page.getByLabel('Language').selectOption('zh-Hant');
    await page.locator('#day-heading', { hasText: '每一張盤' }).waitFor();
    await page.locator('#chart-heading', { hasText: '命盤' }).waitFor();
    expect([await pressed(page), await boards(page).nth(5).locator('.main-star').textContent()]).toEqual([
      5,
      '廉貞破軍',
    ]);
    await allShown(page);
    await page.goto(`${on.server.origin}/`);
    await drawn(page);
    expect([await boards(page).count(), await pressed(page)]).toEqual([13, 5]);
    await end();
  });

  test.each([
    [
      'the clock of a day of 23 hours',
      'date=2024-03-10&gender=male&cityId=new-york-city-5128581&solarTime=clock',
      12,
      '',
    ],
    [
      'a day of 25 hours',
      'date=2024-11-03&gender=male&cityId=new-york-city-5128581',
      13,
      'after the clock was put back',
    ],
    ['a solar term at 16:27', 'date=2024-02-04&gender=male&cityId=beijing-1816670', 14, '15:28–16:27'],
    [
      'the last day of a lunar year',
      'date=2024-02-09&gender=female&cityId=beijing-1816670&solarTime=clock',
      13,
      'Day 1 of month 1, 2024',
    ],
  ])('sees all charts of %s', async (_, birth, count, output) => {
    const { page, end } = await open(`#${birth}&hour=unknown`);
    await shown(page);
    expect(await boards(page).count()).toBe(count);
    expect(await page.locator('#day').textContent()).toContain(`on this day ${count} are possible`);
    expect((await boards(page).allTextContents()).some((text) => text.includes(output))).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await end();
  });

  test('is told of a day that its place left out, and of an hour that is missing', async () => {
    const { page, end } = await open('#date=2011-12-30&gender=male&cityId=apia-4035413&hour=unknown');
    await page.locator('#date-error').filter({ hasText: 'went over to the other side of the date line' }).waitFor();
    expect(await unknownHour(page).isChecked()).toBe(true);
    await unknownHour(page).uncheck();
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await page.locator('#hour-error').filter({ hasText: 'I do not know the hour' }).waitFor();
    await end();
  });

  test('leaves the day with another birth', async () => {
    const { page, end } = await open(`${DAY}&chart=6`);
    await drawn(page);
    await openForm(page);
    await unknownHour(page).uncheck();
    await page.getByRole('combobox', { name: 'Hour', exact: true }).selectOption('8');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await page.locator('#born-text', { hasText: '08:00' }).waitFor();
    expect(await page.locator('#day').isHidden()).toBe(true);
    await end();
  });

  test('swipes along the strip on a phone, and taps a board', async () => {
    const { page, end } = await open(DAY, PHONE);
    await shown(page);
    const strip = page.locator('.day ol');
    expect(await strip.evaluate((list) => list.scrollWidth > 3 * list.clientWidth)).toBe(true);
    await boards(page).nth(9).scrollIntoViewIfNeeded();
    await boards(page).nth(9).tap();
    await drawn(page);
    expect(await pressed(page)).toBe(9);
    const [list, board] = await Promise.all([strip.boundingBox(), boards(page).nth(9).boundingBox()]);
    expect(board!.x >= list!.x && board!.x + board!.width <= list!.x + list!.width + 1).toBe(true);
    await end();
  });

  test('prints the boards, or the chart that was chosen', async () => {
    const page = await boardsOf();
    await page.emulateMedia({ media: 'print' });
    expect(await boards(page).last().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await boards(page).nth(3).click();
    await drawn(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#day').isVisible()).toBe(false);
    await page.locator('.drawing.paper svg').waitFor();
  });
});
