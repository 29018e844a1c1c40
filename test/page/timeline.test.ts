// The timeline on the page. Decades, years, months and days by pointer, by keyboard and by touch, as layers of the board, in a link, after Reload,
// in another language, on paper and in files.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../setup/runs.ts';
import { act, allShown, hasBrowser, lastingVisit, listens, openPage, visit } from './visit.ts';

const BIRTH = '#date=1990-07-23&hour=8&minute=30&gender=male&cityId=beijing-1816670';
const EXAMPLE = `${BIRTH}&tab=years`;
const NOW = new Date('2026-11-22T04:00:00Z');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const status = (page: Page) => page.locator('.on-board').textContent();
const titles = (page: Page, level: string) => page.locator(`.spans.${level} .ages`).allTextContents();
const pressed = (page: Page) => page.locator('.spans [aria-pressed=true] .ages').allTextContents();
const item = (page: Page, level: string, title: string) =>
  page.locator(`.spans.${level} li button`).filter({ has: page.getByText(title, { exact: true }) });
/** The accessible name of a natal palace on the wide board. */
const onPalace = (page: Page, natal: string) =>
  page.locator(`.full [aria-label^="${natal}"]`).getAttribute('aria-label');
const level = (page: Page, name: string) => page.locator(`.years-bar .${name} .level`);
const settled = (page: Page, text: string) => expect.poll(() => status(page)).toBe(text);
const laid = (page: Page, layer: string) =>
  page.locator(`.drawing:not(.paper) svg:not(.coming) .${layer}`).first().waitFor({ state: 'attached' });

describe.skipIf(!hasBrowser)('on the timeline a reader', () => {
  const on = openPage();

  const open = async (fragment = EXAMPLE, options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${fragment}`, {
      now: NOW,
      ...options,
    });
    await listens(opened.page);
    await allShown(opened.page);
    return opened;
  };

  const chart = lastingVisit(() => open());
  /** The shared page, with the natal chart alone on the board. */
  const natal = async (): Promise<Page> => {
    const page = await chart();
    const clear = page.getByRole('button', { name: 'Natal chart only' });
    if (await clear.isVisible()) await clear.click();
    await expect.poll(() => status(page)).toMatch(/^The board shows only the natal chart/);
    return page;
  };

  test('chooses by the keyboard alone: one stop for each list, in which the arrow keys lead on', async () => {
    const page = await natal();
    const focused = () => page.evaluate(() => document.activeElement!.querySelector('.ages')?.textContent);
    await page.locator('.spans.decade [tabindex="0"]').focus();
    expect(await focused()).toBe('35–44'); // today
    expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-current'))).toBe('date');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('45–54');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('1');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('105–114');
    await page.keyboard.press('Enter');
    await settled(page, 'On the board: Decade 105–114.');
    expect(await focused()).toBe('105–114'); // the focus stays
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('2094');
    await page.keyboard.press('Space');
    await settled(page, 'On the board: Decade 105–114, Year 2094.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.spans.day').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Day 1');
    await page.keyboard.press('ArrowDown'); // days are in lines of fifteen
    expect(await focused()).toBe('Day 16');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Day 1');
    expect(await page.locator('.spans.day [tabindex="0"]').count()).toBe(1);
  });

  // docs/rules/transits.md B: the year 2026 is 丙午, so its life palace is 午, natal Property, and 丙 gives 天同化禄, 天机化权, 文昌化科, 廉贞化忌.
  test('lays a decade on the board and its year over it, each in its colour and with its name before every palace', async () => {
    const page = await natal();
    await item(page, 'decade', '35–44').click();
    await settled(page, 'On the board: Decade 35–44.');
    await laid(page, 'layerDecade');
    expect(await onPalace(page, 'Property')).toContain('Decade Life');
    expect(await titles(page, 'year')).toEqual(Array.from({ length: 10 }, (_, n) => `${2024 + n}`));

    await item(page, 'year', '2026').click();
    await settled(page, 'On the board: Decade 35–44, Year 2026.');
    await laid(page, 'layerYear');
    expect(await pressed(page)).toEqual(['35–44', '2026']);
    expect(await onPalace(page, 'Property')).toMatch(/Decade Life.*Annual Life/);
    const year = page.locator('.layer.year');
    expect(await year.locator('h3').textContent()).toBe('Year 2026 Bing-Wu 丙午');
    expect(await year.locator('li').allTextContents()).toEqual([
      expect.stringMatching(/^LuTian Tong/),
      expect.stringMatching(/^QuanTian Ji/),
      expect.stringMatching(/^KeWen Chang/),
      expect.stringMatching(/^JiLian Zhen/),
    ]);
    expect(await page.locator('.palace-card dt').first().textContent()).toBe('Decade');
    expect(await page.locator('.palace-card dd').nth(1).textContent()).toMatch(/^Annual /);
  });

  test('keeps under the pointer what was pressed, while the board above grows by a layer', async () => {
    const page = await natal();
    const decade = item(page, 'decade', '35–44');
    await decade.scrollIntoViewIfNeeded();
    const before = (await decade.boundingBox())!.y;
    await decade.click();
    await laid(page, 'layerDecade');
    await expect.poll(async () => Math.abs((await decade.boundingBox())!.y - before)).toBeLessThan(3);
  });

  test('sees the lines of the shortest layer, and again those of the natal life palace', async () => {
    const { page, end } = await open(`${EXAMPLE}&at=2026-08-12&levels=decade.year`);
    const chosen = () => page.locator('.full svg:not(.coming) [aria-checked=true]').getAttribute('aria-label');
    await expect.poll(chosen).toMatch(/^Property.*Annual Life/);
    await page.getByRole('button', { name: 'Natal chart only' }).click();
    await expect.poll(chosen).toMatch(/^Life/);
    expect(await page.locator('.full svg:not(.coming) .layerYear').count()).toBe(0);
    await end();
  });

  test('copies a link that opens the same layers in another language, while no address ever holds the birth', async () => {
    const { page, end } = await open();
    await item(page, 'decade', '25–34').click();
    await item(page, 'year', '2020').click();
    await settled(page, 'On the board: Decade 25–34, Year 2020.');
    await act(page, 'Copy link');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await end();
    expect(link).toMatch(/&at=2020-08-03&levels=decade\.year&tab=years$/);

    on.server.targets.length = 0;
    const second = await open(new URL(link).hash, { locale: 'zh-CN' });
    await settled(second.page, '盘上叠加：大限 25–34、流年 2020。');
    await laid(second.page, 'layerYear');
    expect(await onPalace(second.page, '福德宫')).toContain('大限命宫');
    await second.end();
    for (const target of on.server.targets) expect(target).not.toMatch(/1990|2020|levels/);
  });

  // 1912 is the year 1 of 民國, 2019 the first of 令和.
  test('reads a year as Taiwan and Japan count it beside the common one, each on one line of a phone', async () => {
    const years = `${EXAMPLE}&at=2026-08-01&levels=decade`;
    const months = `${years}.year`;
    const counted = [
      ['zh-Hant', ['民國 113 年', '民國 114 年', '民國 115 年']],
      ['ja', ['令和6年', '令和7年', '令和8年']],
    ] as const;
    const { page, end } = await open(years, { viewport: { width: 360, height: 800 } });
    const eras = page.locator('.spans.year .era');
    for (const [n, [language, wanted]] of counted.entries()) {
      await page.locator('#language').selectOption(language);
      for (const [fragment, isMonthShown] of sampleOf(
        [
          [years, false],
          [months, true],
        ] as const,
        2,
        n,
      )) {
        await page.goto(`${on.server.origin}/${fragment}`);
        await expect.poll(() => page.locator('.spans.month').count()).toBe(Number(isMonthShown));
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(async () => (await eras.allTextContents()).slice(0, 3)).toEqual(wanted);
          const cut = await eras.evaluateAll((all) =>
            all
              .filter((era) => {
                const [range, item] = [document.createRange(), era.closest('li')!.getBoundingClientRect()];
                range.selectNodeContents(era);
                const text = range.getBoundingClientRect();
                return text.height > 24 || text.left < item.left + 4 || text.right > item.right - 4;
              })
              .map((era) => era.textContent),
          );
          expect(cut).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      }
    }
    for (const language of ['zh', 'ko', 'en']) {
      await page.locator('#language').selectOption(language);
      // The years of the language before are gone before its own come.
      const counts = () => Promise.all(['.era', '.spans.year li'].map((part) => page.locator(part).count()));
      await expect.poll(counts, { message: language }).toEqual([0, 10]);
    }
    await page.locator('#language').selectOption('zh-Hant');
    await page.goto(`${on.server.origin}/${EXAMPLE.replace('1990', '1905')}&at=1914-08-01&levels=decade`);
    await page.locator('.spans.year .ages', { hasText: '1911' }).waitFor();
    await eras.first().waitFor();
    // 1909 to 1918: three years before the first year of 民國.
    const seen = await page
      .locator('.spans.year li')
      .evaluateAll((all) =>
        all.map((each) => each.querySelector('.ages')!.textContent + (each.querySelector('.era')?.textContent ?? '')),
      );
    expect(seen.slice(2, 4)).toEqual(['1911', '1912民國 1 年']);
    await end();
  });

  test('looks at nothing by a link whose moment this life does not have', async () => {
    const follow = (at: string) => page.goto(`${on.server.origin}/${EXAMPLE}&at=${at}&levels=year`);
    const { page, end } = await open(`${EXAMPLE}&at=1980-01-01&levels=year`);
    await expect.poll(() => status(page)).toMatch(/^The board shows only the natal chart/);
    for (const at of ['2500-01-01', 'soon']) {
      await follow('2026-08-01');
      await settled(page, 'On the board: Year 2026.');
      await follow(at);
      await expect.poll(() => status(page), { message: at }).toMatch(/^The board shows only the natal chart/);
    }
    await end();
  });

  test('finds the same layers after Reload and in another language', async () => {
    const { page, end } = await open();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await laid(page, 'layerDay');
    // docs/rules/transits.md: the small limit of a man born in a year of 午 is in 辰 at 1, and so at 37: natal Parents.
    await level(page, 'smallLimit').click();
    await laid(page, 'layerSmallLimit');
    expect(await onPalace(page, 'Parents')).toContain('Small Limit Life');
    await level(page, 'smallLimit').click();
    await settled(page, 'On the board: Decade 35–44, Year 2026, Month 10, Day 14.');
    await page.locator('#language').selectOption('zh');
    await settled(page, '盘上叠加：大限 35–44、流年 2026、流月 十月、流日 十四。');
    await laid(page, 'layerDay');
    expect(await onPalace(page, '田宅宫')).toMatch(/大限命宫.*流年命宫/);
    await page.evaluate(() => history.replaceState(null, '', '/'));
    await page.reload();
    await laid(page, 'layerDay');
    await settled(page, '盘上叠加：大限 35–44、流年 2026、流月 十月、流日 十四。');
    await end();
  });

  // A device in Tokyo shows 23 November while it is 22 November in Chicago: today is the device's date.
  test('sees today as the device dates it, though the birthplace has another date', async () => {
    const { page, end } = await open(
      '#date=1988-11-02&hour=5&minute=34&gender=female&cityId=chicago-4887398&tab=years',
      {
        timezoneId: 'Asia/Tokyo',
        now: new Date('2026-11-22T22:00:00Z'),
      },
    );
    await expect.poll(() => page.locator('#timeline .head p').first().textContent()).toMatch(/2026-11-23/);
    await end();
  });

  test('reads on a phone what is chosen in strips, and the last list whole', async () => {
    const { page, end } = await open(BIRTH, { ...PHONE, locale: 'zh-CN' });
    await page.getByRole('button', { name: '今天' }).tap(); // on the board, while the strips are in another tab
    await laid(page, 'layerDay');
    await page.locator('#tab-years').tap();
    await page.locator('.spans.hour ol').waitFor();
    const seen = await page.locator('.rows .spans:not(.hour)').evaluateAll((rows) =>
      rows.map((row) => {
        const list = row.querySelector('ol')!;
        const chosen = row.querySelector('[aria-pressed=true]')!.getBoundingClientRect();
        const { left, right } = list.getBoundingClientRect();
        return chosen.left >= left - 1 && chosen.right <= right + 1;
      }),
    );
    expect(seen).toEqual([true, true, true, true]);
    const hours = page.locator('.spans.hour ol');
    expect(await hours.evaluate((list) => list.scrollWidth <= list.clientWidth + 1)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator('.spans.year li button').last().tap();
    await settled(page, '盘上叠加：大限 35–44、流年 2033。');
    await end();
  });

  test('prints the board with its layers on one page, and saves it so', async () => {
    const { page, end } = await open(`${BIRTH}&at=2026-08-12&levels=decade.year.month`);
    await laid(page, 'layerMonth');
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1058 }); // 190 mm by 280 mm, at 96 dots to the inch
    const { width, height } = (await page.locator('.paper svg').boundingBox())!;
    const [units, high] = await page.locator('.paper svg').evaluate((svg) => {
      const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
      return [width, height];
    });
    expect(Math.min(width / units!, height / high!) * 11 * 0.75).toBeGreaterThanOrEqual(5); // points of the smallest type
    await page.emulateMedia({ media: 'screen' });
    const seen = page.locator('.drawing:not(.paper) svg:not(.coming)');
    await expect.poll(() => seen.count()).toBe(1);
    const [svg] = await Promise.all([page.waitForEvent('download'), act(page, 'Save SVG')]);
    const written = await readFile((await svg.path())!, 'utf8');
    for (const layer of ['layerDecade', 'layerYear', 'layerMonth']) expect(written).toContain(`class="plate ${layer}"`);
    const [png] = await Promise.all([page.waitForEvent('download'), act(page, 'Save PNG')]);
    const bytes = await readFile((await png.path())!);
    const shown = await seen.evaluate((each) => (each as SVGSVGElement).viewBox.baseVal.height);
    expect(bytes.readUInt32BE(20)).toBe(3 * shown);
    await end();
  });
});
