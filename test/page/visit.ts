// A visit to the page in a real browser. What the browser complains of, and whatever it asks of others, ends the test.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type FontSet, fontEnvironment } from './fonts.ts';
import { type PageServer, startPage } from './page-server.ts';

export const EXECUTABLE = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell', // a third of the work for a visit: it draws no window
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** Whether there is a browser; without one the tests of the page are left out. */
export const hasBrowser = EXECUTABLE !== undefined;
if (!hasBrowser) {
  process.stderr.write('NOT TESTED: there is no Chromium here, so no page was tried (install chromium).\n');
}

export const launch = (fonts?: FontSet): Promise<Browser> =>
  chromium.launch({
    handleSIGTERM: false, // the worker ends first, and takes its browsers with it
    executablePath: join(import.meta.dirname, 'chromium.sh'),
    env: { ...process.env, ...fontEnvironment(fonts), CHROMIUM: EXECUTABLE! },
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

// A worker runs its files in one process (`isolate: false`): they share one browser and one page, which end with the process.
let sharedBrowser: Promise<Browser> | undefined;
let sharedPage: Promise<PageServer> | undefined;

/**
 * The page and the browser of the worker, for the tests around the call.
 * @param own settings of the service; starts a page of its own, also for tests that change its files
 */
export function openPage(own?: Readonly<Record<string, string>>): {
  readonly server: PageServer;
  readonly browser: Browser;
} {
  let server: PageServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (!hasBrowser) return;
    sharedBrowser ??= launch();
    if (own === undefined) sharedPage ??= startPage();
    [server, browser] = await Promise.all([own === undefined ? sharedPage! : startPage(own), sharedBrowser]);
    server.targets.length = 0;
  });
  afterAll(async () => {
    if (own !== undefined) await server?.close();
  });
  return {
    get server() {
      return server!;
    },
    get browser() {
      return browser!;
    },
  };
}

export interface Visit {
  readonly page: Page;
  /** Ends the visit; fails on any complaint of the browser and any request to elsewhere. */
  end(): Promise<void>;
}

/** Opens the page at an address; `expected` are complaints that belong to the story. */
export async function visit(
  browser: Browser,
  address: string,
  { expected = /$^/, ...options }: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(20_000); // waits end when they may: nothing here is measured
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const own = request.url().startsWith(new URL(address).origin) || /^(blob|data):/.test(request.url());
    if (!own) complaints.push(`asked of others: ${request.url()}`);
  });
  await page.goto(address);
  return {
    page,
    async end() {
      await context.close();
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
    },
  };
}

/** Waits until the page listens, in the words of its language: before that it is what was built, in English. */
export const listens = (page: Page): Promise<void> => page.locator('#not-loaded').waitFor({ state: 'detached' });

/** Opens the form where a chart has folded it. */
export async function openForm(page: Page): Promise<void> {
  if (await page.locator('#birth-form').isHidden()) await page.locator('#change').click();
}

/** Points at a part as a person does, whose mouse moves more than once: the first move of a visit is one by nothing in some browsers. */
export async function pointAt(page: Page, part: Locator): Promise<void> {
  await part.hover();
  const { x, y, width, height } = (await part.boundingBox())!;
  await page.mouse.move(x + width / 2 + 2, y + height / 2 + 2, { steps: 2 });
}

/** Fills what every birth needs but the place. */
export async function fillBirth(
  page: Page,
  [year, month, day]: readonly string[],
  hour: string,
  minute: string,
): Promise<void> {
  await openForm(page);
  await page.getByLabel('Year', { exact: true }).fill(year!);
  await page.getByLabel('Month', { exact: true }).fill(month!);
  await page.getByLabel('Day', { exact: true }).fill(day!);
  await page.getByRole('combobox', { name: 'Hour', exact: true }).selectOption(hour);
  await page.getByLabel('Minute', { exact: true }).fill(minute);
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
}

/** Fills in the name, which is behind the choices that few need. */
export async function fillName(page: Page, name: string): Promise<void> {
  await page.locator('#form details').evaluate((details) => details.setAttribute('open', ''));
  await page.locator('#name').fill(name);
}

/** Presses a button of a chart, in its menu where it is in one. */
export async function act(page: Page, name: string | RegExp): Promise<void> {
  const button = page.locator('.actions').getByRole('button', { name, exact: true, includeHidden: true }).first();
  await button.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await button.click();
}

/** Types into the birthplace and takes the option whose label matches. */
export async function choosePlace(page: Page, typed: string, label: RegExp): Promise<void> {
  await listens(page);
  await page.getByRole('combobox', { name: 'Birthplace' }).fill(typed);
  await page.getByRole('option', { name: label }).first().click();
}

/** Waits until the sections below the drawing are those of its chart. */
export const allShown = (page: Page): Promise<void> =>
  page.locator('#depth:not([hidden], [aria-busy])').waitFor({ state: 'attached' });

/** The four pillars as the drawing has them: stems and branches, from year to hour. When they are told, the sections below are those of this chart. */
export async function pillarsDrawn(page: Page): Promise<string> {
  const characters = await page.locator('.full .middle .brush:not(.seal)').allTextContents();
  if (characters.length > 0) await allShown(page);
  return [0, 2, 4, 6].map((at) => characters.slice(at, at + 2).join('')).join(' ');
}
