// A chart as a picture to share. In the sizes of messengers, without name and birth unless they are ticked, and by nothing but the device itself.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { CHART, openShare } from './states.ts';
import { allShown, fillBirth, fillName, hasBrowser, lastingVisit, openPage, visit } from './visit.ts';

/** Records the drawings of which pictures are made. */
const recordDrawings = (page: Page) =>
  page.addInitScript(() => {
    const drawings: Promise<string>[] = [];
    Object.assign(globalThis, { drawings });
    const make = URL.createObjectURL;
    URL.createObjectURL = (content) => {
      if (content instanceof Blob && content.type === 'image/svg+xml') drawings.push(content.text());
      return make.call(URL, content);
    };
  });
const lastDrawing = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { drawings: Promise<string>[] }).drawings.at(-1)!);

/** Width and height of a PNG, which are in its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.skipIf(!hasBrowser)('a picture to share', () => {
  const on = openPage();

  const open = async (before?: (page: Page) => Promise<unknown>) => {
    const opened = await visit(on.browser, `${on.server.origin}/${CHART}`, { before });
    await allShown(opened.page);
    return opened;
  };
  /** The page for tests that close the dialog of the picture at their end. */
  const chart = lastingVisit(() => open());
  const download = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.share').getByRole('button', { name: 'Save PNG' }).click(),
    ]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const shown = (page: Page) => page.locator('.share img').getAttribute('src');

  test('opens and closes by the keyboard, and the focus is where it was', async () => {
    const page = await chart();
    const button = page.locator('.actions').getByRole('button', { name: 'Share' }).first();
    await button.press('Enter');
    await page.locator('.share img[src]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.share').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('.actions').getByText('Share link…').count()).toBe(0); // headless Chromium has no way to share
  });

  test('has the address of the page as a code that a camera reads, and no birth in it', async () => {
    const page = await chart();
    await openShare(page);
    const corner = await page.locator('.share img').evaluate((image: HTMLImageElement) => {
      const [width, height] = [260, 320];
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const paper = canvas.getContext('2d')!;
      paper.drawImage(image, 0, height - image.naturalHeight);
      return { width, height, data: [...paper.getImageData(0, 0, width, height).data] };
    });
    expect(decodeQR({ ...corner, data: Uint8Array.from(corner.data) })).toBe(`${on.server.origin}/`);
    await page.keyboard.press('Escape');
  });

  test('has the sizes that messengers show whole, and a name that tells nothing', async () => {
    const page = await chart();
    await openShare(page);
    const landscape = await download(page);
    expect([landscape.name, sizeOf(landscape.content)]).toEqual(['beichen.png', [1200, 630]]);
    for (const [shape, size] of [
      ['Portrait', [1080, 1350]],
      ['Story', [1080, 1920]],
    ] as const) {
      const before = await shown(page);
      await page.getByRole('radio', { name: shape }).check({ force: true });
      await expect.poll(() => shown(page)).not.toBe(before);
      const upright = await download(page);
      expect([upright.name, sizeOf(upright.content)]).toEqual(['beichen.png', size]);
    }
    await page.keyboard.press('Escape');
  });

  test('names neither person, date nor place until that is ticked', async () => {
    const { page, end } = await open(recordDrawings);
    await fillBirth(page, ['1990', '7', '23'], '8', '24');
    await fillName(page, 'Li Ming');
    await page.locator('#cast').click();
    await expect.poll(() => page.locator('#chart-heading').textContent()).toBe('Chart of Li Ming');
    await allShown(page);
    await openShare(page);
    const telling = /Li Ming|1990|08:24|07:03|Beijing/;
    expect(await lastDrawing(page)).not.toMatch(telling);
    expect(await lastDrawing(page)).toContain('庚');
    const ticked = async (label: string) => {
      const before = await shown(page);
      await page.getByRole('checkbox', { name: label }).check();
      await expect.poll(() => shown(page)).not.toBe(before);
      return await lastDrawing(page);
    };
    expect((await ticked('With the name Li Ming')).match(telling)?.[0]).toBe('Li Ming');
    expect(await ticked('With date, time and place of birth')).toMatch(/1990-07-23 08:24.*Beijing/);
    await end();
  });

  test('is passed to the share dialog of the device, or to the clipboard, without a request', async () => {
    const { page, end } = await open((fresh) =>
      fresh.addInitScript(() => {
        const share = async ({ files, ...rest }: ShareData) =>
          Object.assign(globalThis, { shared: [files!.map(({ name, type, size }) => [name, type, size > 1e4]), rest] });
        Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.length === 1 });
      }),
    );
    on.server.targets.length = 0;
    await openShare(page);
    const dialog = page.locator('.share');
    await dialog.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate('shared')).toEqual([[['beichen.png', 'image/png', true]], {}]);
    await dialog.getByRole('button', { name: 'Copy picture' }).click();
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('Copied');
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    expect(types).toEqual(['image/png']);
    expect(
      on.server.targets.filter((target) => !/^\/assets\/(?:files|share|parts?)-[\w-]+\.(?:js|css)$/.test(target)),
    ).toEqual([]);
    await end();
  });
});
