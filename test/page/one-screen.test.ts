// Birth, years, board and palace fit on one screen of a desktop; board, strips, years and tabs on one of a phone. The board fills the space that is left, with
// layers or without.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { CHART } from './states.ts';
import { allShown, boardFits, hasBrowser, openPage, visit } from './visit.ts';
import { WINDOWS } from './windows.ts';

const LEVELS = ['decade', 'year', 'month', 'day', 'hour', 'smallLimit'];
/** Part of a link: shows a number of layers of a moment on the board. */
const layersOf = (count: number) =>
  count === 0 ? '' : `&at=2026-11-28T08:30&levels=${LEVELS.slice(0, count).join('.')}&flowStars=true`;

/** Measures the parts beyond the window, the smallest type of the board and its box, in pixels. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const partOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const board = document.querySelector<SVGSVGElement>('.drawing:not(.paper) svg:not(.coming)')!;
    const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
    const sizes = [...board.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return {
      above: Math.min(0, Math.round(partOf('.years-bar').top)),
      below: [
        ...['.drawing:not(.paper) svg:not(.coming)', '.looked', '.strips'].map((part) => partOf(part).bottom),
        document.documentElement.scrollHeight,
      ].map((bottom) => Math.max(0, Math.round(bottom - innerHeight))),
      hidden: Math.max(
        0,
        Math.min(board.getBoundingClientRect().bottom, partOf('.years-bar').bottom) -
          Math.max(board.getBoundingClientRect().top, partOf('.years-bar').top),
      ),
      // On a phone strips, bar of years and tabs follow the board.
      covered:
        innerWidth >= 640
          ? 0
          : Math.max(
              0,
              Math.round(partOf('.strips').bottom - partOf('.years-room').top),
              Math.round(partOf('.years-room').bottom - partOf('#tabs').top),
            ),
      beside: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      smallest: Math.min(...sizes) * scale,
      drawn: { width: board.parentElement!.clientWidth, height: board.parentElement!.clientHeight },
    };
  });

describe.skipIf(!hasBrowser)('a chart', () => {
  const on = openPage();

  // Palaces that grow with their layers would make a board of 1,877 pixels at a width of 360, and of 2,518 in Vietnamese at 390.
  test.each(sampleOf(['vi-VN', 'en-GB', 'ko-KR', 'zh-CN', 'zh-TW', 'ja-JP'], 6))(
    'has its years, its whole board and on a desktop the palace on one screen, with and without layers, in %s',
    async (locale) => {
      const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, {
        locale,
        viewport: { width: 1920, height: 1080 },
      });
      await allShown(page);
      for (const layers of sampleOf([0, 2, 4, 6], 3)) {
        if (layers > 0) {
          await page.evaluate((hash) => {
            location.hash = hash;
          }, CHART + layersOf(layers));
          const shortest = ['layerYear', 'layerDay', 'layerHour'][layers / 2 - 1];
          await page.locator(`.drawing:not(.paper) svg:not(.coming) .${shortest}`).first().waitFor();
        }
        await page.evaluate(() => scrollTo(0, 0));
        for (const { board, ...size } of WINDOWS) {
          await page.setViewportSize(size);
          const isPhone = size.width < 640;
          await boardFits(page);
          const { smallest, drawn, ...beyond } = await measured(page);
          const below = isPhone ? [beyond.below[0]] : beyond.below; // on a phone the sections follow
          expect({ size, layers, ...beyond, below }).toEqual({
            ...{ size, layers, above: 0, below: below.map(() => 0), hidden: 0, covered: 0, beside: 0 },
          });
          expect(smallest).toBeGreaterThanOrEqual(10.99);
          expect({ size, layers, drawn }).toEqual({ size, layers, drawn: board });
        }
      }
      await end();
    },
    120_000,
  );
});
