// Charts leave nothing in memory, and the page responds to a press at once. A visitor who looks at eight births, in a full run at twenty, has as many nodes and
// listeners as after the first.

import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { IS_FULL, sampleOf } from '../setup/runs.ts';
import { CHART } from './states.ts';
import { allShown, hasBrowser, openPage, visit } from './visit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Maximum number of nodes and of listeners, as a multiple of the number after one chart. */
const MOST = 1.2;
/**
 * Maximum of the processor time of the page from a press to its picture, in milliseconds. The target is 50, which is 200 on a device that is four times slower:
 * switches of the board, colours and the way back to the board need 65 to 134.
 */
const MOST_MS = 200;
const PRESSED = [
  '.palace[data-palace="3"] .cell',
  '.years-bar .today',
  '.strip.year button:nth-child(4)',
  '.years-bar .month .level',
  '[name=flowStars]',
  '[name=flights]',
  '#colours',
  '#tab-pillars',
  '#tab-years',
  '#tab-days',
  '#tab-zi-wei',
];

/** Opens the chart of another year by a link, and waits until all of it is there. */
async function castYear(page: Page, year: number): Promise<void> {
  await page.evaluate(
    (hash) => {
      document.querySelector('#depth')!.setAttribute('aria-busy', 'true');
      location.hash = hash;
    },
    CHART.replace('1990', String(year)),
  );
  await page.locator('#born-text', { hasText: String(year) }).waitFor();
  await allShown(page);
}

/** Opens each part of a chart that can be opened: it stays open when the next chart comes. */
async function workWith(page: Page): Promise<void> {
  const board = page.locator('.drawing').filter({ visible: true }).locator('svg:not(.coming)');
  await board.locator('[data-palace="9"]').press('Enter'); // a sheet on a phone
  await page.locator('.section:not([open]) > summary').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
  await page.locator('.births-found li, .births-found p').first().waitFor({ state: 'attached' });
  await page.locator('.menu summary').evaluateAll((all) => {
    for (const summary of all) summary.closest('details')!.open = true; // as a key does
  });
  await page.locator('.section .term').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.term-card').waitFor();
}

/** The nodes and listeners that cannot be collected. */
async function memoryOf(
  page: Page,
  session: CDPSession,
): Promise<{ readonly nodes: number; readonly listeners: number }> {
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => new Promise((later) => setTimeout(later, 100))); // work in progress is finished
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)!.value;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** Processor time of each press until the next picture, which is what Interaction to Next Paint counts. */
async function timesOf(page: Page, session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const times: Record<string, number> = {};
  for (const pressed of PRESSED) {
    const before = await spent();
    await page.evaluate(async (selector) => {
      const target = document.querySelector(selector)!;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await new Promise<void>((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(); // after the picture of this frame
          port2.postMessage(undefined);
        });
      });
    }, pressed);
    times[pressed] = (await spent()) - before;
    await allShown(page);
  }
  return times;
}

describe.skipIf(!hasBrowser)('the memory of the page', () => {
  const on = openPage();

  // A chart that is not released adds its nodes: ten times as many after eight charts, 65 times after fifty.
  const VISITS = [
    ['four charts that are used, on a phone', PHONE, true, 4],
    ['four charts that are used, on a desktop', {}, true, 4],
    ['many charts that are looked at', {}, false, IS_FULL ? 20 : 8],
  ] as const;
  test.each(sampleOf(VISITS, VISITS.length))(
    'is after %s as after one',
    async (_, options, isUsed, count) => {
      const { page, end } = await visit(on.browser, `${on.server.origin}/${CHART}`, options);
      await allShown(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      let cast = 0;
      const castUpTo = async (count: number) => {
        for (; cast < count; cast++) {
          await castYear(page, 1940 + cast);
          if (isUsed) await workWith(page);
        }
      };
      await castUpTo(1);
      const first = await memoryOf(page, session);
      await castUpTo(count);
      const { nodes, listeners } = await memoryOf(page, session);
      expect(nodes / first.nodes).toBeLessThanOrEqual(MOST);
      expect(listeners / first.listeners).toBeLessThanOrEqual(MOST);
      if (process.env.SHOW) process.stderr.write(`${count} ${JSON.stringify({ first, nodes, listeners })}\n`);
      if (!isUsed) {
        const times = await timesOf(page, session);
        if (process.env.SHOW) process.stderr.write(`${JSON.stringify(times)}\n`);
        expect(Object.entries(times).filter(([, milliseconds]) => milliseconds > MOST_MS)).toEqual([]);
      }
      await end();
    },
    180_000,
  );
});
