// The order of the pillars on the page. On the board, in the table and in depth, in a copied link, after Reload, in another chart and in files; by
// default in the order of the language.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPillarDepth } from './states.ts';
import { act, allShown, hasBrowser, listens, openPage, openSection, visit } from './visit.ts';

// 庚午 癸未 己丑 戊辰: 午 and 未 combine, 未 and 丑 clash (docs/rules/bazi-depth.md B1).
const EXAMPLE = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const TITLES = ['年柱', '月柱', '日柱', '時柱'];
const FROM_RIGHT = [...TITLES].reverse();

/** The texts among these in a row of a drawing, from the left. */
const inRow = (texts: readonly { readonly x: number; readonly says: string }[], wanted: readonly string[]) =>
  texts
    .filter(({ says }) => wanted.includes(says))
    .sort((a, b) => a.x - b.x)
    .map(({ says }) => says);

const onBoard = async (page: Page) =>
  inRow(
    await page
      .locator('.drawing:not(.paper) svg:not(.coming) .middle text')
      .evaluateAll((texts) =>
        texts.map((text) => ({ x: (text as SVGTextElement).x.baseVal[0]!.value, says: text.textContent! })),
      ),
    TITLES,
  );
const inTable = async (page: Page) =>
  (await page.locator('.section.pillars thead th').allTextContents()).filter((title) => TITLES.includes(title));
const inDepth = (page: Page) => page.locator('.pillar-figure .pairs h3').allTextContents();
const turned = (page: Page) => page.locator('.section.pillars input[type=checkbox]');

describe.skipIf(!hasBrowser)('the pillars on the page', () => {
  const on = openPage();

  const open = async (fragment = EXAMPLE, options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${fragment}`, {
      locale: 'zh-TW',
      ...options,
    });
    await listens(opened.page);
    await allShown(opened.page);
    await openSection(opened.page, 'pillars');
    await opened.page.locator('.pillar-table').waitFor();
    return opened;
  };

  test('stand with the year on the right in Japanese, unless a link that is opened on the page says otherwise', async () => {
    const { page, end } = await open(EXAMPLE, { locale: 'ja-JP' });
    expect([await onBoard(page), await inTable(page)]).toEqual([FROM_RIGHT, FROM_RIGHT]);
    expect(await turned(page).isChecked()).toBe(true);

    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${EXAMPLE}&pillarOrder=yearFirst`);
    await expect.poll(() => onBoard(page)).toEqual(TITLES);
    await openSection(page, 'pillars');
    await expect.poll(() => inTable(page)).toEqual(TITLES);
    expect(await turned(page).isChecked()).toBe(false);
    await end();
  });

  test('stand with the year on the left, and are turned round by one choice, by keys too', async () => {
    const { page, end } = await open();
    await openPillarDepth(page);
    expect([await onBoard(page), await inTable(page), await inDepth(page)]).toEqual([TITLES, TITLES, TITLES]);
    await turned(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => onBoard(page)).toEqual(FROM_RIGHT);
    expect([await inTable(page), await inDepth(page)]).toEqual([FROM_RIGHT, FROM_RIGHT]);
    expect(await turned(page).evaluate((box) => box === document.activeElement)).toBe(true);
    // The clash of 未 in the month with 丑 in the day is in the middle, and its characters are as their pillars are.
    const clash = page.locator('.arcs li', { hasText: '丑未' });
    expect(await clash.evaluate((item) => getComputedStyle(item).gridColumn)).toBe('2 / 4');
    await page.keyboard.press('Space');
    await expect.poll(() => onBoard(page)).toEqual(TITLES);
    expect([await inTable(page), await inDepth(page)]).toEqual([TITLES, TITLES]);
    await end();
  });

  test('stand so in a copied link, after Reload, in another language and in a saved file', async () => {
    const { page, end } = await open();
    const link = async () => {
      await act(page, '複製連結');
      await page.locator('#status span').waitFor();
      return await page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await link()).not.toContain('pillarOrder');
    await turned(page).check();
    await expect.poll(() => onBoard(page)).toEqual(FROM_RIGHT);
    const copied = await link();
    expect(copied).toMatch(/&pillarOrder=hourFirst&tab=pillars$/);
    const [download] = await Promise.all([page.waitForEvent('download'), act(page, /SVG/)]);
    const svg = await readFile((await download.path())!, 'utf8');
    const texts = [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)].map(([, x, says]) => ({
      x: Number(x),
      says: says!,
    }));
    expect(inRow(texts, TITLES)).toEqual(FROM_RIGHT);
    await page.goto(`${on.server.origin}/`); // the tab restores its chart
    await page.reload();
    await listens(page);
    await allShown(page);
    await page.locator('.pillar-table').waitFor();
    expect([await onBoard(page), await inTable(page)]).toEqual([FROM_RIGHT, FROM_RIGHT]);
    await page.locator('#language').selectOption('ja');
    await expect.poll(() => inTable(page)).toEqual(FROM_RIGHT);
    expect(await turned(page).isChecked()).toBe(true);
    await end();

    const other = await open(new URL(copied).hash);
    expect([await onBoard(other.page), await inTable(other.page)]).toEqual([FROM_RIGHT, FROM_RIGHT]);
    await other.end();
  });

  test('can be reversed on a phone, and nothing is wider than the screen', async () => {
    const { page, end } = await open(`${EXAMPLE}&pillarOrder=hourFirst`, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    expect(await onBoard(page)).toEqual(FROM_RIGHT);
    await openSection(page, 'pillars');
    const { height } = (await page.locator('.section.pillars .check').boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(43.9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('.section.pillars .check').tap();
    await expect.poll(() => onBoard(page)).toEqual(TITLES);
    // In Hangul and Hanzi the natal pillars, the luck pillar and the whole year are visible at once, in both orders.
    await page.locator('#language').selectOption('ko');
    const columns = page.locator('.section.pillars .pillar-table thead th');
    const hidden = () =>
      columns.evaluateAll((all) => {
        const first = document.querySelector('.pillar-table thead td')!.getBoundingClientRect().right;
        const isWhole = ({ left, right }: DOMRect) => left >= first - 1 && right <= innerWidth;
        return all.map((each) => (isWhole(each.getBoundingClientRect()) ? '' : each.textContent)).join('');
      });
    for (const natal of ['연주', '시주']) {
      const first = natal === '연주' ? natal : '세운 2026';
      await expect
        .poll(async () => {
          const titles = await columns.allTextContents();
          return [titles[0], titles.length];
        })
        .toEqual([first, 6]);
      expect(await hidden()).toBe('');
      await page.locator('.section.pillars .check').tap();
    }
    await end();
  });
});
