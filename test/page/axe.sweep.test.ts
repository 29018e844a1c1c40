// Is everything that the service shows for everybody? Read by axe: each state of the page in every language, colour and width, the reference, and the
// written pages.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from '../service-process.ts';
import { violations } from './axe.ts';
import { whatIsCut } from './cut.ts';
import { type PageServer, startPage } from './page-server.ts';
import { STATES } from './states.ts';
import { hasBrowser, launch, visit } from './visit.ts';
import { WRITTEN_PAGES } from './written-pages.ts';

describe.skipIf(!hasBrowser)('axe objects to nothing in', () => {
  let server: PageServer;
  let service: ServiceProcess;
  let browser: Browser;
  beforeAll(async () => {
    [server, service, browser] = await Promise.all([startPage(), startService(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await server?.close();
  });

  const FACES = [
    { locale: 'en-GB', colorScheme: 'light', width: 1440 },
    { locale: 'zh-CN', colorScheme: 'dark', width: 768 },
    { locale: 'en-GB', colorScheme: 'dark', width: 360 },
    { locale: 'zh-CN', colorScheme: 'light', width: 360 },
    { locale: 'zh-TW', colorScheme: 'light', width: 1440 },
  ] as const;

  for (const [state, reach] of Object.entries(STATES)) {
    test(`the page ${state}`, async () => {
      for (const { width, ...face } of FACES) {
        const { page, end } = await visit(browser, `${server.origin}/`, {
          ...face,
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
          expected: /ERR_INTERNET_DISCONNECTED/, // where the state is that of no network
        });
        await reach(page);
        expect(await violations(page), JSON.stringify(face)).toEqual([]);
        expect(await whatIsCut(page), `${JSON.stringify(face)}, ${width} pixels`).toEqual([]);
        await end();
      }
    });
  }

  test.each(['light', 'dark'] as const)(
    'the reference in %s, with everything open and an answer',
    async (colorScheme) => {
      const { page, end } = await visit(browser, `${service.url}/docs/api`, { colorScheme });
      expect(await violations(page)).toEqual([]);
      await page.evaluate("for (const part of document.querySelectorAll('main details')) part.open = true");
      const part = page.locator('section[aria-labelledby="castChartPost"]');
      await part.getByRole('button', { name: 'Send' }).click();
      await part.getByText('200 OK').waitFor();
      expect(await violations(page)).toEqual([]);
      await end();
    },
  );

  test.each(WRITTEN_PAGES)('the written page %s', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, end } = await visit(browser, service.url + path, { colorScheme, expected: /status of 404/ });
      expect(await violations(page)).toEqual([]);
      for (const folded of await page.locator('main details').all())
        await folded.evaluate((part) => part.setAttribute('open', ''));
      expect(await violations(page)).toEqual([]);
      await end();
    }
  });
});
