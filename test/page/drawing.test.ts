// Does the drawing hold in a real browser? No text stands on another or leaves its palace, in many charts, both hands and sizes.

import { castChart, chartStyle, describeChart, drawForPage, SCHOOLS, THEMES } from 'beichen';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './visit.ts';

const CHARTS = 60;

function drawings(language: 'zh' | 'en', layout: 'full' | 'compact'): string[] {
  return Array.from({ length: CHARTS }, (_, n) => {
    const birth = {
      date: { calendar: 'solar', year: 1900 + ((n * 13) % 150), month: 1 + ((n * 7) % 12), day: 1 + ((n * 11) % 28) },
      hour: (n * 5) % 24,
      minute: 30,
      gender: n % 2 === 0 ? 'male' : 'female',
      place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
    } as const;
    const chart = castChart(birth, { school: Object.values(SCHOOLS)[n % 3]! });
    return drawForPage(describeChart(chart, { language }), { language, layout, name: 'Li Ming 李明' });
  });
}

describe.skipIf(!hasBrowser)('in the drawing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each([
    ['zh', 'full'],
    ['zh', 'compact'],
    ['en', 'full'],
    ['en', 'compact'],
  ] as const)('no text stands on another or leaves its palace (%s, %s)', async (language, layout) => {
    const page = await browser.newPage();
    await page.setContent(`<style>${chartStyle((tone) => THEMES.light[tone])}</style><main></main>`);
    const collisions = await page.evaluate(
      (svgs) => {
        // The box of a text is its line; its letters take the middle of it, those of a brush less.
        const inkOf = (text: SVGTextElement) => {
          const { x, y, width, height } = text.getBBox();
          const size = Number.parseFloat(getComputedStyle(text).fontSize);
          const air = size * (text.classList.contains('brush') ? 0.3 : 0.17);
          return { says: text.textContent, left: x, right: x + width, top: y + air, bottom: y + height - air };
        };
        const found: string[] = [];
        for (const svg of svgs) {
          document.querySelector('main')!.innerHTML = svg;
          for (const group of document.querySelectorAll('.palace, .middle')) {
            const texts = [...group.querySelectorAll('text')].map(inkOf);
            const cell = group.querySelector<SVGRectElement>('.cell')?.getBBox();
            for (const a of texts) {
              if (cell && (a.left < 0 || a.right > cell.width || a.bottom > cell.height))
                found.push(`${a.says} leaves`);
              for (const b of texts.slice(texts.indexOf(a) + 1)) {
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (wide > 3 && high > 1.5) found.push(`${a.says} on ${b.says}`);
              }
            }
          }
        }
        return found;
      },
      drawings(language, layout),
    );
    await page.close();
    expect(collisions).toEqual([]);
  });
});
