// Tables of the written pages: codes and words are not broken, and on a phone screen readers still announce a table. Their head on a phone.

import { LANGUAGES } from 'beichen';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from '../service-process.ts';
import { sampleOf } from '../setup/runs.ts';
import { violations } from './axe.ts';
import { hasBrowser, openBrowser, visit } from './visit.ts';
import { inEach } from './written-pages.ts';

/** Codes of the first column, and words of the last, that are broken at the end of a line. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const found: string[] = [];
    for (const code of document.querySelectorAll('td:first-child code')) {
      const range = document.createRange();
      range.selectNodeContents(code);
      if (linesOf(range) > 1) found.push(code.textContent);
    }
    for (const cell of document.querySelectorAll('td:last-child')) {
      for (const node of [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
        for (const { 0: word, index } of node.textContent!.matchAll(/[A-Za-z]{2,}/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (linesOf(range) > 1) found.push(word);
        }
      }
    }
    return found;
  });

/** Checks at each width that no text is broken and nothing scrolls sideways; then runs `also`. */
async function breaksNothing(page: Page, widths: readonly number[], also: () => Promise<void> = async () => {}) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await broken(page), `${width} pixels`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await also();
  }
}

describe.skipIf(!hasBrowser)('in the tables of the written pages', () => {
  let service: ServiceProcess;
  let browser: Browser;
  let page: Page;
  let end: () => Promise<void>;
  beforeAll(async () => {
    [service, browser] = await Promise.all([sharedService(), openBrowser()]);
    ({ page, end } = await visit(browser, `${service.url}/docs`));
  });
  afterAll(async () => {
    await end?.();
  });

  test.each(sampleOf([...inEach(''), ...inEach('/errors')], 5))('no code and no word is broken: %s', async (path) => {
    await page.goto(service.url + path);
    expect(await page.locator('td').count()).toBeGreaterThan(0);
    await breaksNothing(page, [360, 768, 1280]);
  });

  const MONTHS = LANGUAGES.map((language) => `/almanac?lang=${language}&month=2026-11`);
  test.each(sampleOf([...MONTHS, '/almanac?lang=zh&year=2025'], 3))(
    'the almanac stays a table, and no word is broken: %s',
    async (path) => {
      await page.goto(service.url + path);
      await breaksNothing(page, [320, 390, 768, 1280], async () => {
        expect(await page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(30);
        expect(await page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(5);
      });
    },
  );

  test('a phone sets the rows as blocks, and they are rows still', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${service.url}/docs/errors`);
    expect(await page.getByRole('columnheader').count()).toBe(3);
    expect(await page.getByRole('row').count()).toBeGreaterThan(30);
    expect(await violations(page)).toEqual([]);
  });

  test.each(LANGUAGES)('a phone has the link of the page in sight, in a head of two lines: %s', async (language) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${service.url}/almanac?lang=${language}`);
    const { x, width } = (await page.locator('.pages [aria-current]').boundingBox())!;
    expect([x >= 0, x + width <= 360]).toEqual([true, true]);
    const [mark, tools] = await Promise.all([
      page.locator('.home').boundingBox(),
      page.locator('.tools').boundingBox(),
    ]);
    expect(tools!.y).toBeLessThan(mark!.y + mark!.height);
  });
});
