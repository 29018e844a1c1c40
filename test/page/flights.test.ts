// Flights and counted roles on the page. Pressed on the board, in the card of a palace and by keys, in a link, after Reload, in another language and in
// files.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn } from './states.ts';
import { act, allShown, hasBrowser, lastingVisit, openPage, openSection, visit } from './visit.ts';

// The worked example of docs/rules: Life in 卯. Wealth in 亥 has 丁: 太阴化禄 and 天同化权 are in Property, 天机化科 in Health, 巨门化忌 in Friends.
const EXAMPLE = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const WEALTH = 9; // its index in `palaces`
const SENTENCE =
  'Flights of Wealth (Ding), Hua Lu Tai Yin to Property, Hua Quan Tian Tong to Property, Hua Ke Tian Ji to Health, Hua Ji Ju Men to Friends';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const board = (page: Page) => page.locator('.drawing').filter({ visible: true }).locator('svg:not(.coming)');
const part = (page: Page, palace: number, name: 'stem' | 'name') =>
  board(page).locator(`[data-palace="${palace}"] [data-press=${name}]`);
const settled = (page: Page, sentence: string) =>
  expect.poll(() => page.locator('.board-note [role=status]').textContent()).toBe(sentence);
/** The flights that are drawn, and the roles that are counted. */
const laid = async (page: Page) => [
  await board(page).locator('path:is(.lu, .quan, .ke, .ji)').count(),
  await board(page).locator('.palace .plate.seal').count(),
];

describe.skipIf(!hasBrowser)('of flying transformations a reader', () => {
  const on = openPage();

  const open = async (fragment = EXAMPLE, options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${fragment}`, options);
    await drawn(opened.page);
    await allShown(opened.page);
    return opened;
  };

  /** The page that tests share which clear the board at their end. */
  const chart = lastingVisit(() => open());

  test('presses a stem, sees its four flights and the marks of self-transformations, and presses it again', async () => {
    on.server.targets.length = 0;
    const page = await chart();
    const loaded = () => on.server.targets.filter((target) => /\/flights-/.test(target)).length;
    expect(loaded()).toBe(0);
    await part(page, WEALTH, 'stem').click();
    await settled(page, SENTENCE);
    expect(loaded()).toBe(1);
    await expect.poll(() => laid(page)).toEqual([4, 0]); // four lines
    await expect.poll(() => page.locator('.palace-card h3').textContent()).toContain('Wealth');
    expect(await page.getByRole('button', { name: 'Its flights (丁)' }).getAttribute('aria-pressed')).toBe('true');
    // 丙 of Health transforms 天机 there (docs/rules/ziwei-patterns.md B1: outward); 壬 … of Property has none of its own.
    expect(await board(page).locator('[data-palace="8"]').getAttribute('aria-label')).toMatch(
      /Outward Tian Ji Hua Quan$/,
    );
    expect(await board(page).locator('[data-palace="9"]').getAttribute('aria-label')).not.toMatch(/Outward|Inward/);
    await part(page, WEALTH, 'stem').click();
    await settled(page, '');
    await expect.poll(() => laid(page)).toEqual([0, 0]);
  });

  test('lets the flights follow the palace that is chosen, and takes the plates of transformations off', async () => {
    const page = await chart();
    const box = (name: string) => page.locator(`.board-settings [name=${name}]`);
    await box('flights').check();
    await expect.poll(() => laid(page)).toEqual([4, 0]);
    await board(page).locator('[data-palace="3"]').focus();
    const before = await page.locator('.board-note [role=status]').textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.board-note [role=status]').textContent()).not.toBe(before);
    await expect.poll(() => laid(page)).toEqual([4, 0]);
    await box('flights').uncheck();
    await settled(page, '');
    await expect.poll(() => laid(page)).toEqual([0, 0]);
    const plates = board(page).locator('.palace g:not(.plate) > .badge').filter({ visible: true });
    expect(await plates.count()).toBe(4);
    await box('transformations').uncheck();
    expect(await plates.count()).toBe(0);
    await box('transformations').check();
  });

  test('counts the roles from a palace by its name, over the flights of another one, and goes back by Escape', async () => {
    const page = await chart();
    await part(page, WEALTH, 'stem').click();
    await settled(page, SENTENCE);
    await part(page, 3, 'name').click();
    await settled(page, `Roles counted from Fortune. ${SENTENCE}`);
    await expect.poll(() => laid(page)).toEqual([4, 1]);
    // Fortune is in 巳; the roles run against the branches, so 辰, natal Parents, is its Siblings.
    expect(await board(page).locator('[data-palace="2"]').getAttribute('aria-label')).toMatch(/Fortune’s Siblings$/);
    await page.keyboard.press('Escape');
    await settled(page, '');
    await expect.poll(() => laid(page)).toEqual([0, 0]);
  });

  test('does it by keys alone: on the board, and with the buttons of the palace', async () => {
    const { page, end } = await open();
    await board(page).locator('[aria-checked="true"]').focus();
    await page.keyboard.press('f');
    await expect.poll(() => page.locator('.board-note [role=status]').textContent()).toMatch(/^Flights of Life \(Ji\)/);
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(label).toMatch(/^Life/); // the focus is on the redrawn board
    await page.keyboard.press('r');
    await expect
      .poll(() => page.locator('.board-note [role=status]').textContent())
      .toMatch(/^Roles counted from Life/);
    const count = page.getByRole('button', { name: 'Count the roles from here' });
    await count.focus();
    expect(await count.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => count.getAttribute('aria-pressed')).toBe('false');
    expect(await count.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await settled(page, '');
    await end();
  });

  test('taps a stem of the small board on a phone, and sees the flights together with a layer of a life', async () => {
    const { page, end } = await open(EXAMPLE, { ...PHONE, locale: 'zh-CN' });
    const { width, height } = (await part(page, WEALTH, 'stem').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await part(page, WEALTH, 'stem').tap();
    await settled(page, '财帛宫丁干飞化，化禄太阴入田宅宫，化权天同入田宅宫，化科天机入疾厄宫，化忌巨门入交友宫');
    await page.locator('.strip.decade button').nth(1).tap();
    await board(page).locator('.layerDecade').first().waitFor();
    expect((await laid(page))[0]).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: '清除' }).tap();
    await expect.poll(() => laid(page)).toEqual([0, 0]);
    expect(await board(page).locator('.layerDecade').count()).toBeGreaterThan(0);
    await end();
  });

  test('loses no press during which the board is drawn again', async () => {
    const page = await chart();
    await part(page, WEALTH, 'name').hover();
    await page.mouse.down();
    await page.evaluate(() => {
      document.querySelector('.drawing.full svg')!.setAttribute('data-before', '');
      document.querySelector<HTMLInputElement>('.board-settings [name=flowStars]')!.click();
    });
    await page.locator('.drawing.full svg[data-before]').waitFor({ state: 'detached' });
    await page.mouse.up();
    await expect.poll(() => page.locator('.board-note [role=status]').textContent()).toMatch(/^Roles counted from /);
    await page.keyboard.press('Escape');
    await settled(page, '');
  });

  test('sees the flights removed when the stars of a pattern are shown', async () => {
    const page = await chart();
    await part(page, WEALTH, 'stem').click();
    await settled(page, SENTENCE);
    await openSection(page, 'patterns');
    await page.getByRole('button', { name: 'Show on the board' }).first().click();
    await expect.poll(() => laid(page)).toEqual([0, 0]);
    expect(await page.locator('.palace-card [aria-pressed=true]').count()).toBe(0);
  });

  test('copies a link that shows the same in another language, finds it after Reload, and saves it', async () => {
    const { page, end } = await open();
    await part(page, WEALTH, 'stem').click();
    await settled(page, SENTENCE);
    await part(page, 3, 'name').click();
    await settled(page, `Roles counted from Fortune. ${SENTENCE}`);
    await act(page, 'Copy link');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/&flights=wealth&roles=fortune$/);
    const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'Save SVG')]);
    const svg = await readFile((await download.path())!, 'utf8');
    expect(svg).toContain(SENTENCE);
    expect(svg).toContain('class="chip seal"');
    await end();

    on.server.targets.length = 0;
    const second = await open(new URL(link).hash, { locale: 'zh-TW' });
    await expect
      .poll(() => second.page.locator('.board-note [role=status]').textContent())
      .toMatch(/^太極點 福德宮。財帛宮丁干飛化，/);
    await expect.poll(() => laid(second.page)).toEqual([4, 1]);
    await second.page.evaluate(() => history.replaceState(null, '', '/'));
    await second.page.reload();
    await drawn(second.page);
    await expect.poll(() => laid(second.page)).toEqual([4, 1]);
    await second.end();
    for (const target of on.server.targets) expect(target).not.toMatch(/1990|wealth|fortune/);
  });

  test('finds nothing by a link that names no palace', async () => {
    const { page, end } = await open(`${EXAMPLE}&flights=moon&roles=`);
    await settled(page, '');
    expect(await laid(page)).toEqual([0, 0]);
    await end();
  });

  test('prints the board as it is seen, on one page', async () => {
    const { page, end } = await open(`${EXAMPLE}&flights=wealth&roles=fortune`);
    await expect.poll(() => page.locator('.full path.lu').count()).toBe(1);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await end();
  });
});
