// Installation of the page, as Chromium checks it; the manifest is in the language of the page.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_FACTS, LANGUAGES } from 'beichen';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { startPage } from './page-server.ts';
import { EXECUTABLE, hasBrowser, listens } from './visit.ts';

test.skipIf(!hasBrowser)('the page can be installed in every language, by its name there', async () => {
  const server = await startPage();
  const profile = await mkdtemp(join(tmpdir(), 'beichen-profile-'));
  // A private window cannot install a page, so the visit has a profile.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE!,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    const browser = await context.newCDPSession(page);
    await page.goto(server.origin);
    await listens(page);
    const names: Record<string, string> = {};
    const descriptions = new Set<string>();
    for (const language of LANGUAGES) {
      await page.locator('#language').selectOption(language);
      const lang = LANGUAGE_FACTS[language].tag;
      await expect.poll(async () => (await browser.send('Page.getAppManifest')).data).toContain(`"lang": "${lang}"`);
      const { url, errors, data } = await browser.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
      const manifest = JSON.parse(data!);
      expect(manifest).toEqual(JSON.parse(await readFile(server.folder + new URL(url).pathname, 'utf8')));
      expect(manifest).toMatchObject({ lang, dir: 'ltr', id: './', start_url: './', scope: './' });
      descriptions.add(manifest.description);
      names[language] = `${manifest.name} / ${manifest.short_name}`;
    }
    expect(descriptions.size).toBe(LANGUAGES.length);
    expect(names).toMatchObject({ en: 'Beichen 北辰 / Beichen', zh: '北辰 Beichen / 北辰' });
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
});
