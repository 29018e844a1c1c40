// Drawings in a real browser. No text is on another or leaves its palace, none is smaller than 11 pixels, and no palace is higher than another, in many charts, in
// every language. The charts are shared out among the languages: DRAWINGS=5 before the command draws five times as many. `npm test` draws the charts of REPORTED,
// each by two schools, and a few more, in one size for each language, in the first fonts; with flights, pillars in depth and two people in three languages each.
// fitted-boards.sweep.test.ts measures boards in every box of the page, without a browser.

import {
  type Birth,
  type ChartDocument,
  castChart,
  castTransits,
  describeChart,
  describeTransits,
  drawSvg,
  instant,
  LANGUAGES,
  type Language,
  type Layout,
  SCHOOLS,
  type School,
} from 'beichen';
import { ChartFacts, describePair, partDescriber } from 'beichen/document';
import { boardOverlay, chartStyle, drawForPage, drawPairSvg, type Size, THEMES } from 'beichen/draw';
import { PALACE_IDS } from 'beichen/glossary';
import { FULL_CHART, pathsByDefault, selectPart } from 'beichen/internal';
import { pairOf } from 'beichen/pair';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS } from '../../web/src/share/share-picture.ts';
import { IS_FULL, sampleOf } from '../setup/runs.ts';
import { birth, MS_PER_DAY, NAMES, PLACE, PLACES, REPORTED } from './drawn-births.ts';
import { FONT_SETS, type FontSet, hasFonts } from './fonts.ts';
import { hasBrowser, launch } from './visit.ts';
import { WINDOWS } from './windows.ts';

const LAYOUTS: readonly Layout[] = ['full', 'compact'];
const BOARDS = WINDOWS.map(({ board }) => board);
/** The sizes of boards: in files, on the page, and the narrowest. */
const BOXES: Readonly<Record<Layout, readonly Size[]>> = {
  full: [{ width: 904, height: 712 }, ...BOARDS.filter(({ width }) => width >= 640)],
  compact: [...BOARDS.filter(({ width }) => width < 640), { width: 320, height: 600 }],
};
/** Boards in pictures to share. */
const PICTURES = Object.values(PLANS).map(({ drawn }) => drawn);
/** A box for the `n`-th drawing. */
const boxOf = (layout: Layout, n: number) => ({ layout, ...BOXES[layout][n % BOXES[layout].length]! });

const TIMES = Number(process.env.DRAWINGS ?? 1);
const CHARTS = (IS_FULL ? 600 : 12) * TIMES;
/** With flights, and with pillars in depth. */
const CHARTS_WITH_MORE = (IS_FULL ? 240 : 8) * TIMES;
/** Of two people: each draws two boards, their pillars and their facts. */
const PAIRS = (IS_FULL ? 180 : 8) * TIMES;
/** In `npm test` every third one, beginning at another one for each language. */
const reportedIn = (language: Language): readonly Birth[] => sampleOf(REPORTED, 3, LANGUAGES.indexOf(language));

/** The births of a language, out of a number for all; no two languages share one. */
function shareOf(language: Language, charts: number): readonly Birth[] {
  const own = Math.ceil(charts / LANGUAGES.length);
  return Array.from({ length: own }, (_, n) => birth(LANGUAGES.indexOf(language) * own + n));
}

/** Charts in Vietnamese have the name of their lunar calendar, whichever it is. */
const VIETNAMESE_CALENDARS = ['china', 'vietnam', 'vietnamNorth'] as const;
const EVERY_SCHOOL: readonly School[] = Object.values(SCHOOLS);

function drawings(language: Language, layout: Layout): string[] {
  const turn = LANGUAGES.indexOf(language) + LAYOUTS.indexOf(layout);
  const reported = REPORTED.flatMap((each, n) =>
    sampleOf(EVERY_SCHOOL, 5, n + turn).map((school) => ({ each, school })),
  );
  const shared = shareOf(language, CHARTS).map((each, n) => ({
    each,
    school: EVERY_SCHOOL[n % EVERY_SCHOOL.length]!,
  }));
  return [...reported, ...shared].map(({ each, school }, n) => {
    const chart = castChart(each, {
      school,
      ...(language === 'vi' && { calendarRegion: VIETNAMESE_CALENDARS[n % 3]! }),
    });
    const document = describeChart(chart, { language, place: { ...PLACE, name: PLACES[n % 3]! } });
    const isInPicture = layout === 'compact' && n % 2 === 1;
    const box = isInPicture ? PICTURES[n % PICTURES.length]! : boxOf(layout, n);
    return drawForPage(document, { ...box, name: NAMES[n % 4]! });
  });
}

/** Charts with self-transformations, with the flights of a palace, with roles counted from one, and with all of it over layers of a moment. */
function drawingsWithFlights(language: Language, layout: Layout): string[] {
  const describeFlights = partDescriber(selectPart(FULL_CHART, 'flights,selfTransformations'), language);
  return [...reportedIn(language), ...shareOf(language, CHARTS_WITH_MORE)].map((each, n) => {
    const chart = castChart(each, { school: EVERY_SCHOOL[n % EVERY_SCHOOL.length]! });
    const document = { ...describeChart(chart, { language }), ...describeFlights(new ChartFacts(chart)) };
    const later = instant(chart.moment.instant + ((n * 137) % 500) * 100 * MS_PER_DAY);
    const overlay = boardOverlay(document, {
      flights: true,
      ...(n % 4 > 0 && { flightsFrom: PALACE_IDS[n % 12]! }),
      ...(n % 3 > 0 && { rolesFrom: PALACE_IDS[(n >> 2) % 12]! }),
    })!;
    return drawForPage(document, {
      ...boxOf(layout, n),
      overlay,
      ...(n % 5 > 2 && {
        transits: describeTransits(castTransits(chart, later), { language }),
        layers: ['year', 'month'],
      }),
    });
  });
}

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const IN_DEPTH = ['fourPillars.relations', ...PILLARS.map((id) => `fourPillars.${id}.stars`)];

/** Charts with the pillars below the board, with relations and stars; in Korean with Korea's stars, which are the most. */
function drawingsWithPillars(language: Language, layout: Layout): string[] {
  const fields = [...pathsByDefault(FULL_CHART), ...IN_DEPTH].join();
  const describe = partDescriber(selectPart(FULL_CHART, fields), language);
  return [...reportedIn(language), ...shareOf(language, CHARTS_WITH_MORE)].map((each) => {
    const chart = castChart(each, language === 'ko' ? { pillarStars: 'korean' } : {});
    const document = describe(new ChartFacts(chart)) as object as ChartDocument;
    // Without a size, so that it fills the window as the others do: at its own size a font may round the width of a character.
    return drawSvg(document, { layout, pillars: true }).replace(/ width="\d+" height="[\d.]+"/, '');
  });
}

/** Two people with both boards, their pillars, and facts of a moment in both lives; every third without the hour of the second. */
function drawingsOfPairs(language: Language, layout: Layout): string[] {
  return shareOf(language, PAIRS).map((each, n) => {
    const other = REPORTED[n % REPORTED.length]!;
    const { hour: _hour, minute: _minute, ...day } = other;
    const pair = pairOf(each, n % 3 === 2 ? day : other, { at: '2060-06-15' });
    const charts = { one: castChart(each), ...(n % 3 !== 2 && { other: castChart(other) }) };
    const documents = Object.fromEntries(
      Object.entries(charts).map(([side, chart]) => [side, describeChart(chart, { language })]),
    );
    const names = { one: NAMES[n % 4]!, other: NAMES[(n + 2) % 4]! };
    // Twice as large as it is, since it is wider than the window: a font may round the widths of small characters.
    return drawPairSvg(describePair(pair, { language }), documents, { layout, names }).replace(
      / width="([\d.]+)" height="([\d.]+)"/,
      (_, width, height) => ` width="${2 * width}" height="${2 * height}"`,
    );
  });
}

/** Drawings that are measured by one call. */
const MOST_AT_ONCE = 100;

/** The least distance of two texts: the drawing is laid out for the widths of Noto; a wider font sets the letters of a name closer. */
const AIR = {
  noto: { across: 0.9, down: 0.2 },
  dejavu: { across: 0, down: 0 },
  liberation: { across: 0, down: 0 },
} as const satisfies Readonly<Record<FontSet, object>>;

/** Faults of drawings: texts too near to each other, outside of their palace, or in the wrong direction. */
const faultsOf = (page: Page, svgs: readonly string[], air: (typeof AIR)[FontSet]): Promise<string[]> =>
  page.evaluate(
    ([drawn, { across, down }]) => {
      interface Box {
        readonly says: string;
        /** A text, or the plate on which it is. */
        readonly of: Element;
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly bottom: number;
      }
      const canvas = document.createElement('canvas').getContext('2d')!;
      const known = new Map<string, { above: number; below: number; width: number }>();

      /** The ink of a text, not its line box: brush fonts have twice the line height of others. */
      function inkOf(says: string, element: Element) {
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        // The canvas measures in whole pixels, so the text is measured sixteen times as large.
        const font = `${fontStyle} ${fontWeight} ${16 * Number.parseFloat(fontSize)}px ${fontFamily}`;
        const key = `${font} ${says}`;
        const before = known.get(key);
        if (before) return before;
        canvas.font = font;
        const { actualBoundingBoxAscent, actualBoundingBoxDescent, width } = canvas.measureText(says);
        const ink = { above: actualBoundingBoxAscent / 16, below: actualBoundingBoxDescent / 16, width: width / 16 };
        known.set(key, ink);
        return ink;
      }

      function boxesOf(text: SVGTextElement): Box[] {
        const characters = [...text.querySelectorAll('tspan[x]')];
        if (characters.length > 0) {
          return characters.map((each) => {
            const says = each.textContent;
            const { above, below, width } = inkOf(says, each);
            const [x, y] = [Number(each.getAttribute('x')), Number(each.getAttribute('y'))];
            return { says, of: text, left: x - width / 2, right: x + width / 2, top: y - above, bottom: y + below };
          });
        }
        const says = text.textContent;
        const { x, width } = text.getBBox();
        const { above, below } = inkOf(says, text);
        const y = Number(text.getAttribute('y'));
        return [{ says, of: text, left: x, right: x + width, top: y - above, bottom: y + below }];
      }

      /** Finds texts that are too small, or of another size than in the other palaces. */
      function findSizes(svg: SVGSVGElement) {
        for (const text of svg.querySelectorAll('text, tspan[class]')) {
          const size = Number.parseFloat(getComputedStyle(text).fontSize);
          if (size < 11) found.add(`${text.textContent} has ${size} pixels`);
        }
        const cells = [...svg.querySelectorAll('.palace > .cell')].map(
          (cell) => `${cell.getAttribute('width')} by ${cell.getAttribute('height')}`,
        );
        if (new Set(cells).size > 1) found.add(`palaces are ${[...new Set(cells)].join(', ')}`);
      }

      const plateOf = (text: Element) =>
        text.parentElement!.matches('g:not(.palace, .middle)')
          ? text.parentElement!.querySelector(':scope > :is(.lu, .quan, .ke, .ji, .stamp)')
          : null;

      function placesOf(group: Element): Box[] {
        return [...group.querySelectorAll('text')].flatMap((text) => {
          const plate = plateOf(text) as SVGRectElement | null;
          if (!plate) return boxesOf(text);
          const { x, y, width, height } = plate.getBBox();
          return [{ says: `[${text.textContent}]`, of: text, left: x, right: x + width, top: y, bottom: y + height }];
        });
      }

      const found = new Set<string>();

      /** Overlapping texts of one part. */
      function findOverlaps(boxes: readonly Box[]) {
        boxes.forEach((a, n) => {
          for (const b of boxes.slice(n + 1)) {
            const wide = Math.max(a.left, b.left) - Math.min(a.right, b.right);
            const high = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
            if (a.of !== b.of && wide < across && high < down)
              found.add(`${a.says} on ${b.says} (${wide.toFixed(1)}, ${high.toFixed(1)})`);
          }
        });
      }

      /** Texts of two people that are in no palace: each is moved to where its part is in the whole. */
      function findFaultsOutside(svg: SVGSVGElement) {
        const { width, height } = svg.viewBox.baseVal;
        const toWhole = svg.querySelector<SVGRectElement>(':scope > .text-frame')!.getScreenCTM()!.inverse();
        const boxes = [...svg.querySelectorAll('text')].flatMap((text) => {
          if (text.closest('.palace, .middle')) return [];
          const { e, f } = toWhole.multiply(text.getScreenCTM()!);
          return boxesOf(text).map((own) => ({
            ...own,
            left: own.left + e,
            right: own.right + e,
            top: own.top + f,
            bottom: own.bottom + f,
          }));
        });
        for (const { says, left, right, top, bottom } of boxes)
          if (left < 2 || right > width - 2 || top < 2 || bottom > height - 2) found.add(`${says} leaves`);
        findOverlaps(boxes);
      }

      for (const svg of drawn) {
        document.querySelector('main')!.innerHTML = svg;
        // Bars of Tuần and Triệt lie on the edges of palaces: no text of a palace reaches below one.
        const bars = [...document.querySelectorAll('rect.void')].map((bar) => bar.getBoundingClientRect());
        for (const text of bars.length > 0 ? document.querySelectorAll('.palace :is(.chip, .plate, .stamp)') : []) {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          if (bars.some((bar) => bar.left < right && left < bar.right && bar.top < bottom && top < bar.bottom))
            found.add(`${text.nextElementSibling?.textContent} is below a bar`);
        }
        if (document.querySelector('.pair-pillars')) findFaultsOutside(document.querySelector('svg')!);
        findSizes(document.querySelector('svg')!);
        const middle = document.querySelector<SVGRectElement>('.centre')!.getBBox();
        for (const group of document.querySelectorAll('.palace, .middle, .pillar-sheet')) {
          const cell = group.querySelector<SVGRectElement>('.cell, :scope > .text-frame')?.getBBox();
          const { width, height } = cell ?? middle;
          const margin = 2;
          for (const text of group.querySelectorAll('text')) {
            const plate = plateOf(text) as SVGRectElement | null;
            if (plate && text.getBBox().width > plate.getBBox().width)
              found.add(`${text.textContent} leaves its plate`);
          }
          const boxes = placesOf(group);
          for (const { says, left, right, top, bottom } of boxes) {
            const leaves = left < margin || right > width - margin || top < margin || bottom > height - margin;
            if (leaves)
              found.add(`${says} leaves (${[left, right, top, bottom].map((side) => side.toFixed(1)).join(', ')})`);
          }
          findOverlaps(boxes);
          // In columns the characters of one name are nearer to each other than to the next name.
          const columns = [...group.querySelectorAll('text')].flatMap((text) => {
            const [first, second] = [...text.querySelectorAll('tspan[x]')];
            if (!first || !second) return [];
            const [x, y, next] = [first.getAttribute('x'), first.getAttribute('y'), second.getAttribute('y')].map(
              Number,
            );
            const size = Number.parseFloat(getComputedStyle(text).fontSize);
            return [{ says: text.textContent, x: x!, y: y!, size, within: next! - y! - size }];
          });
          for (const a of columns) {
            for (const b of columns) {
              const between = b.x - a.x - (a.size + b.size) / 2;
              if (a !== b && a.y === b.y && b.x > a.x && between < Math.max(a.within, b.within) + 1)
                found.add(`${a.says} ${b.says} reads sideways`);
            }
          }
        }
      }
      return [...found];
    },
    [svgs, air] as const,
  );

describe.skipIf(!hasBrowser || !hasFonts).each(sampleOf(FONT_SETS, 2, 1))(
  'in the drawing with the fonts of %s',
  (fonts) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch(fonts);
    });
    afterAll(() => browser?.close());

    // Hanzi, kana and hangul have the same font in every set.
    const languages: readonly Language[] = fonts === 'noto' ? LANGUAGES : ['en', 'vi'];
    const EACH = languages.flatMap((language) => LAYOUTS.map((layout) => [language, layout] as const));
    /** Each language in one of two sizes, in turn; in a full run in both. */
    const eachLanguage = (kind: number) => EACH.filter((_, n) => IS_FULL || n % 2 === ((n >> 1) + kind) % 2);
    /** For a kind of drawing from 0 to 3, a quarter of the languages and sizes; in a full run all. */
    const aQuarter = (kind: number) => EACH.filter((_, n) => IS_FULL || (n + (n >> 2)) % 4 === kind);
    const hasNoFault = async (svgs: Iterable<string>) => {
      const page = await browser.newPage();
      await page.setContent(`<style>${chartStyle((tone) => THEMES.light[tone])}</style><main></main>`);
      const faults = new Set<string>();
      let batch: string[] = [];
      const measure = async () => {
        for (const fault of await faultsOf(page, batch, AIR[fonts])) faults.add(fault);
        batch = [];
      };
      for (const svg of svgs) if (batch.push(svg) === MOST_AT_ONCE) await measure();
      await measure();
      await page.close();
      expect([...faults]).toEqual([]);
    };

    test.each(eachLanguage(1))(
      'no text stands on another, on a plate, or leaves its palace (%s, %s)',
      (language, layout) => hasNoFault(drawings(language, layout)),
      120_000,
    );

    test.each(aQuarter(1))(
      'nor with flights of the palaces and counted roles (%s, %s)',
      (language, layout) => hasNoFault(drawingsWithFlights(language, layout)),
      120_000,
    );

    test.each(aQuarter(2))(
      'nor with the pillars below in depth (%s, %s)',
      (language, layout) => hasNoFault(drawingsWithPillars(language, layout)),
      120_000,
    );

    test.each(aQuarter(3))(
      'nor with two people in one drawing (%s, %s)',
      (language, layout) => hasNoFault(drawingsOfPairs(language, layout)),
      120_000,
    );
  },
);
