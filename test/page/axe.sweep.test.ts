// Accessibility of everything that the service shows, checked by axe: each state of the page at every width and in both colours, the reference, and the written
// pages. `npm test` checks every sixth state once and one of the written pages; the reference only in a full run. A state is checked in three
// languages, which rotate, so that each language is checked in many states. No text may be cut off at any width.

import { LANGUAGES } from 'beichen';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from '../service-process.ts';
import { IS_FULL, sampleOf } from '../setup/runs.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { cutTexts } from './cut.ts';
import { STATES } from './states.ts';
import { hasBrowser, openPage, visit } from './visit.ts';
import { WRITTEN_PAGES } from './written-pages.ts';

const WIDTHS = [1440, 768, 360] as const;
const COLOURS = ['light', 'dark'] as const;

/** Width, language and colours in which a state is checked, by its number: once for each width. */
const facesOf = (state: number) =>
  WIDTHS.map((width, n) => ({
    locale: LANGUAGES[(state + 2 * n) % LANGUAGES.length]!,
    width,
    colorScheme: COLOURS[(state + n) % 2]!,
  }));

test('each language is tried with each width and each colour, and each width with each colour', () => {
  const faces = Object.keys(STATES).flatMap((_, n) => facesOf(n));
  const pairs = faces.flatMap(({ locale, width, colorScheme }) => [
    `${locale} ${width}`,
    `${locale} ${colorScheme}`,
    `${width} ${colorScheme}`,
  ]);
  const all = LANGUAGES.length * (WIDTHS.length + COLOURS.length) + WIDTHS.length * COLOURS.length;
  expect(new Set(pairs).size).toBe(all);
});

describe.skipIf(!hasBrowser)('axe objects to nothing in', () => {
  const on = openPage();
  let service: ServiceProcess;
  beforeAll(async () => {
    service = await sharedService();
  });

  for (const [n, [state, reach]] of sampleOf([...Object.entries(STATES).entries()], 6)) {
    test(`the page ${state}`, async () => {
      for (const { width, ...face } of sampleOf(facesOf(n), WIDTHS.length, n)) {
        const { page, end } = await visit(on.browser, `${on.server.origin}/`, {
          ...face,
          viewport: { width, height: 800 },
          permissions: ['clipboard-read', 'clipboard-write'],
          expected: /ERR_INTERNET_DISCONNECTED/, // for the state without a network
        });
        await reach(page);
        expect(await page.locator('#language').inputValue()).toBe(face.locale);
        expect(await violations(page), JSON.stringify({ width, ...face })).toEqual([]);
        for (const other of sampleOf([320, 360, 768, 1024, 1440], 3)) {
          await page.setViewportSize({ width: other, height: 800 });
          expect(await cutTexts(page), `${face.locale}, ${other} pixels`).toEqual([]);
        }
        await end();
      }
    });
  }

  if (IS_FULL) {
    // Every other operation has the colours of this one.
    test('the reference in dark, with an operation open and an answer', async () => {
      const { page, end } = await visit(on.browser, `${service.url}/docs/api`, { colorScheme: 'dark' });
      const part = await answer(page);
      await openAll(page, part);
      expect(await violations(page)).toEqual([]);
      await end();
    });

    test('the reference in light, with everything open and an answer', { timeout: 120_000 }, async () => {
      const { page, end } = await visit(on.browser, `${service.url}/docs/api`, { colorScheme: 'light' });
      await openAll(page);
      await answer(page);
      expect(await violations(page)).toEqual([]);
      await end();
    });
  }

  test.each(sampleOf(WRITTEN_PAGES, WRITTEN_PAGES.length, 11))('the written page %s', async (path) => {
    const { page, end } = await visit(on.browser, service.url + path, {
      colorScheme: 'light',
      expected: /status of 404/,
    });
    await openAll(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOUR_RULES)).toEqual([]);
    await end();
  });
});

/** Opens all folded parts, so that all content is checked at once. */
const openAll = (page: Page, part: Locator = page.locator('main')): Promise<void> =>
  part.evaluate((within) => {
    for (const folded of within.querySelectorAll('details')) folded.open = true;
  });

/** Sends the example of an operation of the reference, and waits for the answer below it. */
async function answer(page: Page): Promise<Locator> {
  const part = page.locator('section[aria-labelledby="postChart"]');
  await openAll(page, part);
  await part.getByRole('button', { name: 'Send' }).click();
  await part.getByText('200 OK').waitFor();
  return part;
}
