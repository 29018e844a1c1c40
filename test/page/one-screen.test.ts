// Years, board and palace on one screen of a desktop, as large as it leaves. On a low screen the line of the name is above it, where casting leads.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { CHART } from './states.ts';
import { allShown, hasBrowser, openPage, visit } from './visit.ts';

const LAYERS = '&at=2026-11-28&levels=decade.year';
/** Two layers need more height: what is smaller scrolls, with the years in sight. */
const SIZES = [
  { width: 1280, height: 720, mostLayers: 0 },
  { width: 1366, height: 768, mostLayers: 0 },
  { width: 1440, height: 900, mostLayers: 2 },
  { width: 1920, height: 1080, mostLayers: 2 },
] as const;

/** Measures the parts beyond the window, and the smallest type of the board in pixels. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const partOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const board = document.querySelector<SVGSVGElement>('.full svg:not(.coming)')!;
    const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
    const sizes = [...board.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return {
      above: Math.min(0, Math.round(partOf('.years-bar').top)),
      below: ['.full svg:not(.coming)', '.looked'].map((part) =>
        Math.max(0, Math.round(partOf(part).bottom - innerHeight)),
      ),
      beside: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      smallest: Math.min(...sizes) * scale,
    };
  });

describe.skipIf(!hasBrowser)('a chart on a desktop', () => {
  const on = openPage();

  test.each(sampleOf(['ko-KR', 'en-GB', 'zh-CN'], 3))(
    'has years, board and palace on one screen, in %s',
    async (locale) => {
      for (const layers of [0, 2]) {
        const link = on.server.origin + CHART.replace('#', '/#') + (layers === 0 ? '' : LAYERS);
        const { page, end } = await visit(on.browser, link, { locale, viewport: SIZES[3] });
        await allShown(page);
        if (layers > 0) await page.locator('.years-bar [aria-pressed=true]').first().waitFor();
        for (const { mostLayers, ...size } of SIZES.filter(({ mostLayers }) => mostLayers >= layers)) {
          await page.setViewportSize(size);
          if (size.height < 800) await page.locator('#result').evaluate((result) => result.scrollIntoView());
          else await page.evaluate(() => scrollTo(0, 0));
          const { smallest, ...beyond } = await measured(page);
          expect({ size, layers, ...beyond }).toEqual({ size, layers, above: 0, below: [0, 0], beside: 0 });
          expect(smallest).toBeGreaterThan(9.9);
        }
        await end();
      }
    },
    120_000,
  );
});
