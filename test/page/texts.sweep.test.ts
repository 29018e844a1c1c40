// Every text of the page can be read, in every language, at every width, in light and dark: no text overlaps another, leaves its card or is cut off, none is too
// small, and each has enough contrast. The layout depends on language and width but not on colours, so the colours alternate with the widths, and a phone and a
// desktop get both. `npm test` checks every third state, in one language in turn, at every third width.

import { LANGUAGES, type Language } from 'beichen';
import { dateInFigures } from 'beichen/internal';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABS, type Tab } from '../../web/src/state/tab.ts';
import { sampleOf } from '../setup/runs.ts';
import { cutTexts } from './cut.ts';
import { CHART, drawn, STATES } from './states.ts';
import { allShown, boardFits, hasBrowser, listens, openPage, showTab, visit } from './visit.ts';

const WIDTHS = [320, 390, 600, 768, 1024, 1280, 1440] as const;
const COLOURS = ['light', 'dark'] as const;
const IN_BOTH_COLOURS: readonly number[] = [390, 1280];
/** The widths and colours in which a state is checked, by its number. */
const looksAt = (state: number) =>
  WIDTHS.flatMap((width, n) =>
    COLOURS.filter((_, colour) => IN_BOTH_COLOURS.includes(width) || colour === (state + n) % 2).map((colorScheme) => ({
      width,
      colorScheme,
    })),
  );

/** The smallest type in pixels. */
const LEAST_SIZE = 11;

/** Opens all folded parts except menus, which cover the parts below them. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>('details:not(.menu)')) section.open = true;
  });

const chart = async (page: Page, fragment: string): Promise<void> => {
  const address = page.url();
  await page.goto('about:blank'); // a change of the fragment alone would not reload the page
  await page.goto(`${address}${fragment}`);
  await drawn(page);
  await allShown(page);
};

/** Shows a tab with all that it has. */
async function openTab(page: Page, tab: Tab): Promise<void> {
  await showTab(page, tab);
  await allShown(page);
  await openAll(page);
  if (tab === 'pillars') await page.locator('.pillar-figure').waitFor();
}

const SHOWN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the form': async (page) => {
    await listens(page);
    await openAll(page);
  },
  'the form with problems': STATES['with problems shown']!,
  // Three minutes after a double hour has begun.
  'a chart with a doubt': (page) => chart(page, '#date=1990-07-23&hour=8&minute=24&gender=male&cityId=beijing-1816670'),
  // Six minor stars in one palace, and names of the longest kind.
  'a full chart with a name': (page) =>
    chart(page, '#date=1950-05-17&hour=6&minute=30&gender=male&cityId=petropavlovsk-kamchatsky-2122104&school=quanshu'),
  // A decade, a year and a month on the board, with a leap month in the year.
  'a chart with three layers': async (page) => {
    await chart(page, `${CHART}&at=2025-08-01&levels=decade.year.month`);
    await page.locator('.layer.month').waitFor({ state: 'attached' });
    await page.locator('.drawing .layerMonth').filter({ visible: true }).first().waitFor();
  },
  // As many warnings as possible.
  'a chart with many doubts': (page) => chart(page, '#date=2090-10-13&hour=1&gender=male&cityId=urumqi-1529102'),
};

/** Texts with a date in ISO 8601, except code examples. */
const isoDates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter(
      (each) => each.checkVisibility() && each.closest('pre, code, script') === null,
    );
    const texts = shown.flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
    return texts.map((text) => text.textContent!).filter((text) => /\d{4}-\d\d-\d\d/.test(text));
  });

/** True if a language has its own date format. */
const hasDateForm = (language: Language): boolean => dateInFigures('1990-07-23', language) !== '1990-07-23';

/** Faults of the visible texts. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Text extends Box {
      readonly says: string;
      readonly element: Element;
    }
    const found = new Set<string>();

    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const clips = new Map<Element, Box>();
    const all: Box = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 };

    /** The visible part of an element within all ancestors that scroll or clip. */
    function clipOf(element: Element | null): Box {
      if (element === null) return all;
      const known = clips.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const outer = style.position === 'fixed' ? all : clipOf(element.parentElement);
      const cuts = style.overflowX !== 'visible' && !(element instanceof SVGElement);
      const clip = cuts ? meet(outer, element.getBoundingClientRect()) : outer;
      clips.set(element, clip);
      return clip;
    }

    function textsOf(): Text[] {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const says = node.textContent!.trim();
        const element = node.parentElement!;
        if (says === '' || element.closest('.sr, .skip, script, noscript, option, pre')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const clip = clipOf(element);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const height = rect.bottom - rect.top;
          // A line is higher than its ink.
          const ink = {
            left: rect.left,
            right: rect.right,
            top: rect.top + 0.25 * height,
            bottom: rect.bottom - 0.22 * height,
          };
          const seen = meet(ink, clip);
          if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) texts.push({ ...seen, says, element });
        }
      }
      return texts;
    }

    const numbers = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: readonly number[]): number => {
      const [r, g, b] = colour.map((part) => {
        const c = part / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };

    /** The box of a rectangle on the screen. Before a drawing is painted, Chromium returns an empty one from getBoundingClientRect. */
    function boxOf(rect: SVGRectElement): Box {
      const { x, y, width, height } = rect.getBBox();
      const toScreen = rect.getScreenCTM()!;
      const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((corner) =>
        corner.matrixTransform(toScreen),
      );
      return { left: from!.x, top: from!.y, right: to!.x, bottom: to!.y };
    }

    const rects = new Map<SVGSVGElement, readonly { readonly rect: Element; readonly box: Box }[]>();

    /** The painted rectangles of a drawing, from the bottom up. */
    function rectsOf(svg: SVGSVGElement) {
      const known = rects.get(svg);
      if (known) return known;
      const all = [...svg.querySelectorAll('rect')]
        .filter((rect) => getComputedStyle(rect).fill !== 'none')
        .map((rect) => ({ rect, box: boxOf(rect) }));
      rects.set(svg, all);
      return all;
    }

    /** The background of a text: in a drawing the shape painted below it, else the first background that is not transparent. */
    function groundOf({ element, left, right, top, bottom }: Text): number[] {
      const svg = element.closest<SVGSVGElement>('svg');
      if (svg) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return rectsOf(svg)
          .filter(({ rect, box }) => {
            const isBelow = (rect.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
            return isBelow && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          })
          .reduce((ground, { rect }) => {
            const { fill, fillOpacity } = getComputedStyle(rect);
            const share = Number(fillOpacity);
            return numbers(fill).map((part, n) => share * part + (1 - share) * (ground[n] ?? 255));
          }, [] as number[]);
      }
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        // A chosen radio button is an input without a colour that covers its text; the colour is the background of the text.
        const colour = numbers(getComputedStyle(each).backgroundColor);
        if (colour.length === 3 || colour[3] === 1) return colour;
      }
      return [255, 255, 255];
    }

    const texts = textsOf();
    for (const text of texts) {
      const { element, says, left, right } = text;
      const style = getComputedStyle(element);
      const inDrawing = element.closest('svg');
      const scale = inDrawing ? (element.closest('text') as SVGGraphicsElement).getScreenCTM()!.a : 1;
      const size = Number.parseFloat(style.fontSize) * scale;
      if (size < least - 0.01) found.add(`"${says}" has ${size.toFixed(1)} pixels`);
      const card = element.closest('.card, .highlight')?.getBoundingClientRect();
      if (card && right > card.right) found.add(`"${says}" leaves its card`);
      const summary = element.matches('.section > summary h2') ? element.parentElement! : undefined;
      // A heading in a new line begins at the padding, where its mark is.
      if (
        summary &&
        left < summary.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(summary).paddingLeft) + 20
      )
        found.add(`"${says}" is below its mark`);
      const [ink, ground] = [numbers(inDrawing ? style.fill : style.color).slice(0, 3), groundOf(text).slice(0, 3)];
      const [dark, light] = [luminance(ink), luminance(ground)].sort((a, b) => a - b) as [number, number];
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast < 4.5) found.add(`"${says}" has a contrast of ${contrast.toFixed(2)}`);
    }
    const down = texts.sort((a, b) => a.top - b.top);
    down.forEach((a, n) => {
      for (let m = n + 1; m < down.length && down[m]!.top < a.bottom; m++) {
        const b = down[m]!;
        if (a.element === b.element && a.top === b.top) continue; // a line that ends in an ellipsis has two rectangles
        const over = meet(a, b);
        if (over.right - over.left > 1 && over.bottom - over.top > 1) found.add(`"${a.says}" stands on "${b.says}"`);
      }
    });
    return [...found];
  }, LEAST_SIZE);

describe.skipIf(!hasBrowser)('every text can be read in', () => {
  const on = openPage();

  for (const [n, [state, reach]] of sampleOf([...Object.entries(SHOWN).entries()], 3)) {
    for (const locale of sampleOf(LANGUAGES, LANGUAGES.length, n)) {
      test(`${state}, ${locale}`, { timeout: 120_000 }, async () => {
        const { page, end } = await visit(on.browser, `${on.server.origin}/`, { locale });
        await reach(page);
        expect(await page.locator('#language').inputValue()).toBe(locale);
        if (hasDateForm(locale)) expect(await isoDates(page), 'dates of ISO 8601').toEqual([]);
        const hasChart = (await page.locator('body.has-chart').count()) > 0;
        for (const [k, { width, colorScheme }] of sampleOf(looksAt(n), 3, n).entries()) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          if (hasChart) await openTab(page, TABS[(n + k) % TABS.length]!); // each call returns another tab
          // At the foot of the screen the tabs and the bar of the years cover the page, at its top the contents cover sections, each on a background of
          // its own.
          await page.locator('.tabs, .years-room, .contents').evaluateAll((bars) => {
            for (const bar of bars) (bar as HTMLElement).style.position = 'static';
          });
          await boardFits(page);
          expect(await faultsOf(page), `${width} pixels, ${colorScheme}`).toEqual([]);
          expect(await cutTexts(page), `${width} pixels`).toEqual([]);
        }
        await end();
      });
    }
  }
});
