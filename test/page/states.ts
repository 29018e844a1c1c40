// States of the page, and the way into each.

import type { Page } from 'playwright-core';
import { listens, openSection, showTab } from './visit.ts';

export const CHART = '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=beijing-1816670';

/** A chart to lay over the other. */
const OTHER_CHART = '#date=1984-03-19&hour=6&gender=female&cityId=beijing-1816670';

/** A day on which a solar term falls: fourteen charts. */
export const DAY = '#date=2024-02-04&gender=male&cityId=beijing-1816670&hour=unknown';

export const drawn = (page: Page) => page.locator('#chart .drawing svg').filter({ visible: true }).waitFor();

/** Opens the chart of a link on a page that is open, once its script listens. */
async function openChart(page: Page): Promise<void> {
  await listens(page);
  await page.goto(`${page.url()}${CHART}`);
  await drawn(page);
}

/** Opens the section of the pillars in depth, and waits for its content. */
export async function openPillarDepth(page: Page): Promise<void> {
  const depth = await openSection(page, 'pillar-depth');
  await depth.locator('.pillar-figure').waitFor();
}

/** Opens the section that compares with another program, and waits for its content. */
export async function openComparison(page: Page): Promise<void> {
  await openSection(page, 'compare');
  await page.locator('.compare-found li').first().waitFor();
}

/** Opens the section of days, and waits for its content. */
export async function openDays(page: Page): Promise<void> {
  await openSection(page, 'days');
  await page.locator('.day-panel dl').waitFor();
}

/** Opens the section that searches for births, and waits for its content. */
export async function openBirths(page: Page): Promise<void> {
  const births = await openSection(page, 'births');
  await births.locator('.births-found li').first().waitFor();
}

/** Opens the list of people beside a chart. */
async function openPeople(page: Page): Promise<void> {
  await page.locator('.menu summary').first().click();
  await page.locator('.menu[open] button').last().click();
}

/** Stores the chart on the page under a name. */
export async function saveState(page: Page, name: string): Promise<void> {
  if (await page.locator('#people').isHidden()) await openPeople(page);
  await page.locator('#people input[name=person]').fill(name);
  await page.locator('#people [data-do=keep]').click();
  await page.locator('.person-name', { hasText: name }).waitFor();
}

/** Opens the dialog of a picture to share, and waits for the picture. */
export async function openShare(page: Page): Promise<void> {
  await page.locator('.actions > .main').click();
  await page.locator('.share img[src]').waitFor();
}

/** Stores a person, and shows their chart beside the chart of a link. */
export async function openTwoCharts(page: Page): Promise<void> {
  await listens(page);
  await page.goto(`${page.url()}${OTHER_CHART}`);
  await drawn(page);
  await saveState(page, 'Berta');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, CHART);
  await page.locator('#born-text', { hasText: '1990' }).waitFor();
  await showTab(page, 'two');
  await page.locator('#people [data-do=beside]').click();
  await page.locator('#two .two-list').first().waitFor();
}

/** Opens the form for a person who is not stored, beside a chart. */
export async function openOtherForm(page: Page): Promise<void> {
  await openChart(page);
  await openPeople(page);
  await page.locator('[name=other-name]').waitFor();
}

/** The browser's report of an unexpected layout shift, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: unknown }[];
}

/** Records in `shifts` what moves without an input. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 60));
        if (!entry.hadRecentInput) shifts.push(`${entry.value}: ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Makes a page as slow as a cheap phone on a slow mobile network, so that what is loaded later is seen later. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Each state of the page, and the steps that lead to it. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'before a chart': listens,
  'with the list of places open': async (page) => {
    await listens(page);
    await page.locator('#place').fill('springfield');
    await page.locator('#places [role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
  },
  'with problems shown': async (page) => {
    await listens(page); // before the script is loaded, the browser would submit the form
    await page.locator('#cast').click();
  },
  'with every choice open': async (page) => {
    await listens(page);
    await page.locator('[name=calendar][value=lunar]').check();
    await page.locator('summary').click();
    await page.locator('[role=tab]').last().click();
  },
  'with a chart': async (page) => {
    await openChart(page);
    await page.locator('.menu summary').last().click();
    await page.locator('.menu[open] button').first().click();
  },
  'with the other choice of a warning': async (page) => {
    await openChart(page);
    await page.locator('.warning button').click();
    await page.locator('p.notice button').waitFor();
  },
  'with layers of a life': async (page) => {
    await openChart(page);
    await page.locator('.years-bar .today').click(); // shows today, in words of the language
    await page.locator('.layer.day').waitFor({ state: 'attached' }); // in the tab of the years
    await page.locator('.years-bar .month .level').click();
  },
  'with every chart of a day': async (page) => {
    await listens(page);
    await page.goto(`${page.url()}${DAY}`);
    await page.locator('.day li button').nth(4).click();
    await drawn(page);
  },
  'with the charts of a day that fit': async (page) => {
    await listens(page);
    await page.goto(`${page.url()}${DAY}&known.bureau=wood3`);
    await page.locator('.day li[hidden]').first().waitFor({ state: 'attached' });
  },
  'with its seven steps': async (page) => {
    await openChart(page);
    await openSection(page, 'seven-steps');
    await page.locator('.steps-list').waitFor();
  },
  'with its patterns': async (page) => {
    await openChart(page);
    await openSection(page, 'patterns');
    await page.locator('.pattern-head button').last().click();
    await page.locator('.palace.lit').first().waitFor({ state: 'attached' });
  },
  'with the pillars in depth': async (page) => {
    await openChart(page);
    await openPillarDepth(page);
  },
  'with flights and counted roles': async (page) => {
    await openChart(page);
    const board = page.locator('.drawing').filter({ visible: true }).locator('svg:not(.coming)');
    await board.locator('[data-palace="9"] [data-press=stem]').click();
    await board.locator('.ways .ji').first().waitFor({ state: 'attached' });
    await board.locator('[data-palace="9"] [data-press=name]').click();
    await board.locator('.plate.seal').first().waitFor({ state: 'attached' });
  },
  'with another program compared': async (page) => {
    await openChart(page);
    await openComparison(page);
  },
  'with days beside a chart': async (page) => {
    await openChart(page);
    await openDays(page);
  },
  'with the dates of a life': async (page) => {
    await openChart(page);
    await openSection(page, 'life-file');
    await page.locator('.life-file-form').waitFor();
  },
  'with births that fit': async (page) => {
    await openChart(page);
    await openBirths(page);
    await page.locator('.births [name=yearStem]').selectOption('');
    await page.locator('.births [name=hourBranch]').selectOption('zi');
    await page.locator('.births [name=hourStem]').selectOption('jia');
    await page.locator('.births-found li:not([aria-current]) .mark').first().waitFor(); // it names the rule at 23:00
  },
  'with a contradiction among what is known of births': async (page) => {
    await openChart(page);
    await openBirths(page);
    await page.locator('.births [name=mainStar]').selectOption('ziwei+tianfu');
    await page.locator('.births .rows select').first().selectOption('taiyang');
    await page.locator('.births .rows select').nth(1).selectOption('@spouse');
    await page.locator('.births-found li').first().waitFor({ state: 'detached' });
  },
  'with people kept': async (page) => {
    await openChart(page);
    for (const name of ['Anna', 'Berta', 'Cilla', 'Dora', 'Emma', 'Frida']) await saveState(page, name);
    await page.locator('.people-list summary').nth(1).click();
  },
  'with two charts side by side': openTwoCharts,
  'with one chart laid over another': async (page) => {
    await openTwoCharts(page);
    await page.locator('#two [value=over]').check({ force: true });
    await page.locator('.two-laid svg').first().waitFor({ state: 'attached' });
  },
  'with a chart and a year alone': async (page) => {
    await openOtherForm(page);
    await page.locator('[name=other-known][value=year]').check({ force: true });
    await page.locator('[name=other-year]').fill('1984');
    await page.locator('[data-do=other]').click();
    await page.locator('#two .two-list').waitFor();
  },
  'with the faults of a file': async (page) => {
    await openChart(page);
    await openPeople(page);
    const text = '{"format":"beichen-people","version":1,"people":[{"name":"Anna"},3]}';
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-do=import]').click()]);
    await chooser.setFiles({ name: 'people.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('#people [role=alert]:not([hidden])').waitFor();
  },
  'kept, and without a network': async (page) => {
    await listens(page);
    await page.locator('#keep').click();
    await page.locator('#drop').waitFor();
    await page.context().setOffline(true);
    await page.locator('#place').fill('39.9075, 116.39723');
    await page.locator('#places [role=option]').click();
    await page.locator('#zone').waitFor();
  },
  'with a picture to share': async (page) => {
    await openChart(page);
    await openShare(page);
  },
  'with a term explained': async (page) => {
    await openChart(page);
    await page.locator('.term').filter({ visible: true }).nth(1).click();
    await page.locator('.term-card').waitFor();
  },
};
