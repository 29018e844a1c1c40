// The first screen. The form with its button fits on it; the example appears after the form is ready, without a search and without moving anything.

import { LANGUAGES } from 'beichen';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overlaps } from './cut.ts';
import { drawn, recordShifts } from './states.ts';
import { hasBrowser, lastingVisit, listens, openPage, visit } from './visit.ts';

const SCREENS = [
  [1280, 800],
  [360, 740],
] as const;

describe.skipIf(!hasBrowser)('the first screen', () => {
  const on = openPage();
  const exampleDrawn = (page: Page) => page.locator('#example svg .palace').first().waitFor({ state: 'attached' });

  /** The page that tests without a chart share. */
  const form = lastingVisit(() => visit(on.browser, on.server.origin));

  test.each(SCREENS)(
    'holds the form with its button on %d by %d, nothing of it on another part, in every language',
    async (width, height) => {
      const page = await form();
      await page.setViewportSize({ width, height });
      await listens(page);
      for (const language of LANGUAGES) {
        await page.locator('#language').selectOption(language);
        await page.waitForFunction((lang) => document.documentElement.lang.startsWith(lang.slice(0, 2)), language);
        const box = await page.locator('#cast').boundingBox();
        const end = width < 640 ? (await page.locator('#tabs').boundingBox())!.y : height; // on a phone the tabs are at the foot
        expect(box!.y + box!.height, language).toBeLessThanOrEqual(end);
        expect(
          await overlaps(page, '#form :is(legend, .choice, input, select, summary, .check, .field > label)'),
          language,
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(width);
      }
    },
  );

  test('has the school in sight in Vietnamese, and among the conventions in other languages', async () => {
    const page = await form();
    await listens(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const school = page.locator('select[name=school]');
    for (const [language, isInSight] of [
      ['en', false],
      ['vi', true],
      ['zh', false],
    ] as const) {
      await page.locator('#language').selectOption(language);
      await expect.poll(() => school.isVisible()).toBe(isInSight);
    }
  });

  test('draws its example after the page is loaded, without a search, and moves nothing by it', async () => {
    on.server.targets.length = 0;
    const { page, end } = await visit(on.browser, on.server.origin, {
      reducedMotion: 'no-preference',
      before: recordShifts,
    });
    await exampleDrawn(page);
    expect(await page.locator('#example').textContent()).toContain('Zi Wei & Tan Lang');
    expect(await page.locator('#example .key').textContent()).toMatch(/^L Lu \(Prosperity\).*J Ji \(Obstruction\)$/);
    expect(on.server.targets.filter((target) => target.includes('cities'))).toEqual([]);
    const begun = await page.evaluate(() => {
      const [visited] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const example = performance.getEntriesByType('resource').find(({ name }) => name.includes('/example-'))!;
      return example.startTime - visited!.loadEventStart;
    });
    expect(begun).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate('shifts')).toEqual([]);
    // The example is interactive: pressing a palace shows its facts beside the board, and pressing a term explains it.
    await page.locator('#example [data-palace="0"]').click({ position: { x: 8, y: 60 } });
    await expect.poll(() => page.locator('#example h3').textContent()).toContain('Friends');
    await page.locator('#example .looked .term').first().click();
    await page.locator('.term-card').waitFor();
    await end();
  });

  test('draws it in 600 milliseconds, and at once where motion is reduced', async () => {
    const watchEnds = () => {
      const ends: number[] = [];
      Object.assign(globalThis, { ends });
      addEventListener('animationstart', () => {
        for (const { effect } of document.querySelector('#example')!.getAnimations({ subtree: true }))
          ends.push(Number(effect!.getComputedTiming().endTime));
      });
    };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, end } = await visit(on.browser, on.server.origin, {
        reducedMotion,
        before: (opened) => opened.addInitScript(watchEnds),
      });
      await exampleDrawn(page);
      const ends = () => page.evaluate('Math.max(0, ...ends)') as Promise<number>;
      if (reducedMotion === 'reduce') expect(await ends()).toBe(0);
      else {
        await expect.poll(ends).toBeGreaterThan(0);
        expect(await ends()).toBeLessThanOrEqual(600);
      }
      await end();
    }
  });

  // A visitor without instructions must be able to find two charts and the days.
  test('opens the chart of a famous birth at one press, two charts and days of it at two, and Back leads to the example', async () => {
    const { page, end } = await visit(on.browser, on.server.origin);
    await listens(page);
    await page.getByRole('button', { name: 'Mozart', exact: true }).click();
    await drawn(page);
    expect(await page.locator('#born-text').textContent()).toBe('1756-01-27 20:00 · Male · Salzburg, Austria');
    expect(page.url()).toBe(`${on.server.origin}/`);
    expect(await page.locator('#example svg').count()).toBe(0);
    await page.getByRole('button', { name: 'Two charts', exact: true }).click();
    await page.getByRole('button', { name: 'Show both' }).waitFor();
    await page.getByRole('button', { name: 'Days', exact: true }).click();
    await page.locator('.in-days .days button').first().waitFor();
    for (let step = 0; step < 3; step++) await page.goBack();
    await exampleDrawn(page);
    expect(await page.locator('#needs-chart').getByRole('link', { name: 'Almanac' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Days', exact: true }).click();
    expect(await page.locator('#needs-chart').getByRole('link', { name: 'Almanac' }).isVisible()).toBe(true);
    await end();
  });
});
