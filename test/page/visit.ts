// A visit to the page in a real browser. An error of the browser and a request to another origin fail the test.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed } from 'vitest';
import { type Tab, tabOf } from '../../web/src/state/tab.ts';
import { type FontSet, fontEnvironment } from './fonts.ts';
import { type PageServer, startPage } from './page-server.ts';

export const EXECUTABLE = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell', // a third of the work for a visit: it draws no window
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** True if there is a browser; without one the tests of the page are skipped. */
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

// A worker runs its files in one process (`isolate: false`): they share one browser and one server, which end with the process.
let sharedBrowser: Promise<Browser> | undefined;
/** The browser of the worker, which ends with it. */
export function openBrowser(): Promise<Browser> {
  sharedBrowser ??= launch();
  return sharedBrowser;
}

let sharedPage: Promise<PageServer> | undefined;
let sharedOrigin: string | undefined;

/**
 * The page and the browser of the worker, for the tests around the call.
 * @param own serves a copy of the page, for tests that change its files, and starts a service if there are settings for it
 */
export function openPage(own?: { readonly settings?: Readonly<Record<string, string>> }): {
  readonly server: PageServer;
  readonly browser: Browser;
} {
  let server: PageServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (!hasBrowser) return;
    if (own === undefined) {
      sharedPage ??= startPage();
      sharedOrigin = (await sharedPage).origin;
    }
    [server, browser] = await Promise.all([own === undefined ? sharedPage! : startPage(own.settings), openBrowser()]);
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
  /** Ends the visit; fails on any error of the browser and any request to another origin. */
  end(): Promise<void>;
}

/**
 * Pages of ended visits, by origin and options of their context (without the screen size), the last used last. A visit that reuses one saves the start of a process and
 * the compilation of the scripts, a third of its work. Such a page has no storage, no history and no listeners.
 */
const idlePages = new Map<string, Page>();
const MAX_IDLE_PAGES = 6;

/** Permissions of a visit unless it has others: one set for all, since a page of other permissions cannot be reused. */
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

/** Methods after which a page is closed with its visit, since nothing undoes them. */
const LASTING = {
  page: ['addInitScript', 'close', 'exposeFunction'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
  'worker',
] as const;

interface OpenPage {
  readonly page: Page;
  /** Opens a session for the end of a visit: one that is open makes the page forget, when it is loaded again, that it is offline. */
  readonly openDevTools: () => Promise<CDPSession>;
  /** True if a method of LASTING was called. */
  isSpent: boolean;
}

const openPages = new WeakMap<Page, OpenPage>();

/** The screen of a visit, which can change while a page is open. */
interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
}

export interface VisitOptions extends Omit<BrowserContextOptions, keyof Screen>, Partial<Screen> {
  /** Errors of the browser that the test expects. */
  readonly expected?: RegExp;
  /** Time of the page's clock, which is stopped. */
  readonly now?: Date;
  /** Prepares the page before it opens the address. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** True if the device was never here: the seven steps open by themselves. */
  readonly isNew?: boolean;
}

async function newPage(
  browser: Browser,
  { now, isNew, ...options }: Omit<VisitOptions, 'before' | 'expected' | keyof Screen>,
): Promise<Page> {
  const context = await browser.newContext(options);
  if (isNew !== true)
    await context.addInitScript(() => location.origin !== 'null' && localStorage.setItem('steps', 'opened'));
  context.setDefaultTimeout(20_000); // a generous limit: nothing here is measured
  const page = await context.newPage();
  if (now) await page.clock.setFixedTime(now);
  const newSession = context.newCDPSession.bind(context);
  const open: OpenPage = { page, openDevTools: () => newSession(page), isSpent: false };
  openPages.set(page, open);
  const watched = [
    [page, LASTING.page],
    [context, LASTING.context],
    [page.clock, LASTING.clock],
  ] as const;
  for (const [object, names] of watched) {
    const methods = object as unknown as Record<string, (...values: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]!.bind(object);
      methods[name] = (...values) => {
        open.isSpent = true;
        return method(...values);
      };
    }
  }
  return page;
}

/** Leaves nothing of a visit in its page. */
async function clearPage(page: Page, origin: string): Promise<void> {
  const devTools = await openPages.get(page)!.openDevTools();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(0, 0);
  await page.goto(`${origin}/favicon.svg`); // a document of the origin that has no script
  await page.evaluate(() => sessionStorage.clear());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devTools.send('Page.resetNavigationHistory');
  await devTools.detach();
}

async function setScreen(page: Page, { viewport, colorScheme, reducedMotion, forcedColors }: Screen): Promise<void> {
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  await page.setViewportSize(viewport);
}

/** Opens the page at an address; if that is on the server of the worker, perhaps in a page of an earlier visit. */
export async function visit(
  browser: Browser,
  address: string,
  { expected = /$^/, before, ...own }: VisitOptions = {},
): Promise<Visit> {
  const { origin } = new URL(address);
  const {
    viewport = { width: 1280, height: 900 },
    colorScheme = 'light',
    reducedMotion = 'reduce', // Playwright waits for a moving control to stop
    forcedColors = 'none',
    ...lasting
  } = { locale: 'en-GB', permissions: PERMISSIONS, ...own };
  const key = JSON.stringify([origin, lasting]);
  const screen = { viewport, colorScheme, reducedMotion, forcedColors };
  const idle = idlePages.get(key);
  idlePages.delete(key);
  const page = idle ?? (await newPage(browser, lasting));
  await setScreen(page, screen);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || /^(blob|data):/.test(request.url());
    if (!isOwn) complaints.push(`asked of others: ${request.url()}`);
  });
  await before?.(page);
  await page.goto(address);
  return {
    page,
    async end() {
      // The page's work when it is left is part of the visit.
      const isReusable = origin === sharedOrigin && !openPages.get(page)!.isSpent && !idlePages.has(key);
      if (!isReusable) await page.context().close();
      else await clearPage(page, origin);
      for (const event of EVENTS) page.removeAllListeners(event);
      if (isReusable) idlePages.set(key, page);
      const [oldest] = idlePages;
      if (idlePages.size > MAX_IDLE_PAGES) {
        idlePages.delete(oldest![0]);
        await oldest![1].context().close();
      }
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
    },
  };
}

/**
 * One visit for the tests around the call that share its page.
 * @returns opens the page for the first test and for one after a failed test; the visit ends with the tests
 */
export function lastingVisit(open: () => Promise<Visit>): () => Promise<Page> {
  let opened: Promise<Visit> | undefined;
  afterAll(async () => (await opened)?.end());
  return async () => {
    onTestFailed(async () => {
      const failed = opened;
      opened = undefined;
      await (await failed)?.page.context().close();
    });
    opened ??= open();
    return (await opened).page;
  };
}

/** Waits until the page handles events and has its language: before, it is the built HTML in English. */
export const listens = (page: Page): Promise<void> => page.locator('#not-loaded').waitFor({ state: 'detached' });

/** Opens the form if a chart has folded it. */
export async function openForm(page: Page): Promise<void> {
  if (await page.locator('#birth-form').isHidden()) await page.locator('#change').click();
}

/** Points at a part with several moves, as a person does: some browsers report the first move of a visit without a distance. */
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
  const form = page.locator('#form'); // the chart of a second person has a year too
  await form.getByLabel('Year', { exact: true }).fill(year!);
  await form.getByLabel('Month', { exact: true }).fill(month!);
  await form.getByLabel('Day', { exact: true }).fill(day!);
  await page.getByRole('combobox', { name: 'Hour', exact: true }).selectOption(hour);
  await page.getByLabel('Minute', { exact: true }).fill(minute);
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
}

/** Fills in the name. */
export async function fillName(page: Page, name: string): Promise<void> {
  await page.locator('#name').fill(name);
}

/** Presses a button of a chart, or its item in a menu. */
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

/** Waits until the sections below the drawing belong to its chart. */
export const allShown = (page: Page): Promise<void> =>
  page.locator('#depth:not([hidden], [aria-busy])').waitFor({ state: 'attached' });

/** Shows a tab of the page. */
export async function showTab(page: Page, tab: Tab): Promise<void> {
  await page.locator(`#tab-${tab}`).click();
  await page.locator(`body[data-tab="${tab}"]`).waitFor({ state: 'attached' });
}

/** Opens a section of a chart: its tab, its entry in the contents, and the section. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const tab = tabOf(name)!;
  if ((await page.locator('body').getAttribute('data-tab')) !== tab) await showTab(page, tab);
  const section = page.locator(`.section.${name}`);
  await section.waitFor({ state: 'attached' });
  await allShown(page);
  if (await section.isHidden()) await page.locator(`.contents [data-opens="${name}"]`).click();
  if (!(await section.evaluate((details) => (details as HTMLDetailsElement).open)))
    await section.locator('> summary').click();
  return section;
}

/** Waits until the visible board, if any, is drawn for its box: as large as the box, except for the pixels that twelve equal cells cannot fill. */
export const boardFits = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const frame = document.querySelector('#chart .drawing:not(.paper)');
    if (frame === null || !frame.checkVisibility()) return true;
    const svg = frame.querySelector<SVGSVGElement>('svg:not(.coming)');
    if (svg === null) return false;
    const { width, height } = svg.viewBox.baseVal;
    return Math.abs(frame.clientWidth - width) < 4 && Math.abs(frame.clientHeight - height) < 4;
  });

/** The four pillars as the drawing has them: stems and branches, from year to hour. Once they are drawn, the sections below belong to this chart. */
export async function pillarsDrawn(page: Page): Promise<string> {
  const characters = await page.locator('#chart .full .middle .brush:not(.seal)').allTextContents();
  if (characters.length > 0) await allShown(page);
  return [0, 2, 4, 6].map((at) => characters.slice(at, at + 2).join('')).join(' ');
}
