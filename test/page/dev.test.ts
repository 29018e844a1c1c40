// `npm run dev` in a browser: the page from its sources casts a chart with a birthplace of the service, and reloads when a source is saved.

import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../setup/sources.ts';
import { allShown, choosePlace, fillBirth, hasBrowser, listens, openPage, pillarsDrawn, visit } from './visit.ts';

describe.runIf(hasBrowser)('the page from its sources', () => {
  const opened = openPage();
  let vite: ViteDevServer;
  let origin: string;

  beforeAll(async () => {
    process.env.PORT = new URL(opened.server.origin).port; // the port of the service behind the page
    vite = await createServer({
      configFile: join(ROOT, 'web/build/vite.config.mjs'),
      logLevel: 'error',
      server: { port: 0 },
    });
    await vite.listen();
    origin = vite.resolvedUrls!.local[0]!;
  });
  afterAll(async () => {
    delete process.env.PORT;
    await vite?.close();
  });

  // One visit only: loading each source separately takes as long as ten visits to the built page.
  test('casts a chart with a birthplace of the service, and is loaded again when its style sheet is saved', async () => {
    const { page, end } = await visit(opened.browser, origin);
    await choosePlace(page, 'Beijing', /Beijing/);
    await fillBirth(page, ['1990', '7', '23'], '8', '30');
    await page.getByRole('button', { name: 'Cast the chart' }).click();
    await allShown(page);
    expect(await pillarsDrawn(page)).toBe('庚午 癸未 己丑 戊辰');
    await page.evaluate('globalThis.isOld = true');
    vite.watcher.emit('change', join(ROOT, 'web/src/page.css'));
    await page.waitForFunction('globalThis.isOld === undefined');
    await listens(page);
    await end();
  });
});
