// Can the tables of the written pages be read? Codes stay whole, words too, and on a phone a table is one to those who hear it as well.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from '../service-process.ts';
import { violations } from './axe.ts';
import { hasBrowser, launch, visit } from './visit.ts';

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

describe.skipIf(!hasBrowser)('in the tables of the written pages', () => {
  let service: ServiceProcess;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  for (const path of ['/docs', '/docs/zh', '/docs/errors', '/docs/zh/errors']) {
    test.each([360, 768, 1280])(`no code and no word is broken: ${path} at %i pixels`, async (width) => {
      const { page, end } = await visit(browser, service.url + path, { viewport: { width, height: 900 } });
      expect(await page.locator('td').count()).toBeGreaterThan(0);
      expect(await broken(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await end();
    });
  }

  for (const path of ['/almanac?lang=en&month=2026-11', '/almanac?lang=zh&year=2025']) {
    test.each([320, 390, 768, 1280])(
      `the almanac stays a table, and no word is broken: ${path} at %i pixels`,
      async (width) => {
        const { page, end } = await visit(browser, service.url + path, { viewport: { width, height: 900 } });
        expect(await page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(30);
        expect(await page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(5);
        expect(await broken(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await end();
      },
    );
  }

  test('a phone sets the rows as blocks, and they are rows still', async () => {
    const { page, end } = await visit(browser, `${service.url}/docs/errors`, { viewport: { width: 360, height: 740 } });
    expect(await page.getByRole('columnheader').count()).toBe(3);
    expect(await page.getByRole('row').count()).toBeGreaterThan(30);
    expect(await violations(page)).toEqual([]);
    await end();
  });
});
