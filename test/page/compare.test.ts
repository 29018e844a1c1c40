// Comparison with another program on the page. A reader enters its values, sees the choices that lead to them, and casts their chart.

import { castChart, chartVariants, variantsShowing } from 'beichen';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, openComparison } from './states.ts';
import { allShown, hasBrowser, lastingVisit, openPage, pillarsDrawn, visit } from './visit.ts';

// In the summer of 1990 the clocks of China were an hour ahead: by the clock on the wall the birth is in 巳, by the Sun in 辰.
const EXAMPLE = '#date=1990-07-23&hour=9&minute=10&gender=male&cityId=beijing-1816670';
const CHART = castChart({
  date: { calendar: 'solar', year: 1990, month: 7, day: 23 },
  hour: 9,
  minute: 10,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai', countryCode: 'CN', admin1: { en: 'Beijing' } },
});
const VARIANTS = chartVariants(CHART);
const ALL = VARIANTS.variants.length;
// With a fact of another program the rare conventions are tried too.
const TRIED = chartVariants(CHART, { rare: true }).variants.length;
const WITH_JI_SI = variantsShowing(VARIANTS, { hourPillar: 'ji-si' }).variants.length;

const status = (page: Page) => page.locator('.compare [role=status]');
const items = (page: Page) => page.locator('.compare-found li');

describe.skipIf(!hasBrowser)('to compare with another program a reader', () => {
  const on = openPage();

  const open = async (options: Parameters<typeof visit>[2] = {}) => {
    const opened = await visit(on.browser, `${on.server.origin}/${EXAMPLE}`, options);
    await drawn(opened.page);
    await allShown(opened.page);
    return opened;
  };

  const chart = lastingVisit(() => open());
  /** The shared page, with the form of the comparison open and empty. */
  const comparison = async (): Promise<Page> => {
    const page = await chart();
    await openComparison(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => status(page).textContent()).toBe(`Other charts: ${ALL}`);
    return page;
  };

  test('loads and calculates nothing until the section is opened, and then sees every other chart', async () => {
    on.server.targets.length = 0;
    const { page, end } = await open();
    const loaded = () => on.server.targets.filter((target) => /\/compare-/.test(target)).length;
    expect(loaded()).toBe(0);
    await openComparison(page);
    expect(loaded()).toBe(1);
    expect(await status(page).textContent()).toBe(`Other charts: ${ALL}`);
    expect(await items(page).count()).toBe(ALL);
    // One press on a program or a school, or in the list of rules, casts the chart: the four questions of docs/compare.md.
    const press = async (name: string) => {
      await openComparison(page);
      await page.locator('.compare').getByRole('button', { name, exact: true }).click();
    };
    const field = (name: string) => page.locator(`#form [name=${name}]`);
    const inForm = (name: string) => expect.poll(() => field(name).inputValue());
    await press('文墨天机');
    await inForm('school').toBe('wenmo');
    await press('Vietnamese programs');
    await inForm('school').toBe('vietnam');
    await inForm('solarTime').toBe('clock');
    await inForm('calendarRegion').toBe('vietnam');
    await press('Zhongzhou, earth plate (地盘)');
    await inForm('school').toBe('zhongzhou');
    for (const rule of ['solarTime', 'calendarRegion']) await inForm(rule).toBe(''); // the default
    await expect.poll(() => page.title()).toContain('Zi Wei & Qi Sha'); // on the plate of heaven it is Lian Zhen & Po Jun
    await openComparison(page);
    const rules = page.locator('.compare').getByLabel('Or change one rule alone');
    await rules.selectOption('transformationsOfGeng=taiyang-wuqu-taiyin-tiantong');
    await expect.poll(() => page.locator('.compare').isVisible()).toBe(false); // the next chart is shown
    await page.locator('#change').click();
    await page.locator('#conventions > summary').click();
    await page.locator('#rare-conventions > summary').click();
    await inForm('transformationsOfGeng').toBe('taiyang-wuqu-taiyin-tiantong');
    await inForm('plate').toBe('earth');
    // A rule in this second list overrides the rule of a program.
    await field('plate').selectOption({ label: 'heaven (天盘)' });
    await page.locator('#cast').click();
    await expect.poll(() => page.title()).toContain('Lian Zhen & Po Jun');
    await end();
  });

  test('finds the section open with the next language, in its words', async () => {
    const page = await comparison();
    await page.locator('#language').selectOption('zh-Hant');
    await expect.poll(() => status(page).textContent()).toBe(`其他命盤共 ${ALL} 張`);
    await page.locator('#language').selectOption('en');
  });

  test('enters what the other program shows, by keys alone, and casts the chart that has it', async () => {
    const page = await comparison();
    await page.locator('.compare [name=hourPillar]').focus();
    await page.keyboard.type('Ji-Si');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => status(page).textContent())
      .toBe(`This chart differs in: Hour pillar. Other charts that fit: ${WITH_JI_SI} of ${TRIED}`);
    const first = items(page).first();
    expect(await first.locator('h3').first().textContent()).toBe('standard time, summer time not subtracted (10:10)');
    expect(await first.locator('dd').first().textContent()).toBe('Wu-Chen → Ji-Si');
    await first.getByRole('button', { name: 'Show this chart' }).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('p.notice button').waitFor(); // the way back to the first chart
    await expect.poll(() => pillarsDrawn(page)).toContain('巳');
  });
});
