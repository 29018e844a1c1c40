// How is a chart drawn? As the traditional grid: twelve palaces around a centre, lines from the life palace to its surroundings.

import type { PalaceDocument } from '../chart-document.generated.ts';
import { check, oneOf, optional, recordOf, wholeBetween } from '../input.ts';
import type { Language } from '../words/languages.ts';
import { centre, mainStarText } from './centre.ts';
import { compactCentre } from './compact-centre.ts';
import { compactHanPalace } from './compact-han-palace.ts';
import { compactLatinPalace } from './compact-latin-palace.ts';
import { DOCUMENT, type DrawnDocument, SHARED_OPTIONS } from './given.ts';
import {
  aspectLines,
  COMPACT,
  centreOf,
  cornerOf,
  FULL,
  type Grid,
  sizeOf,
  surroundingsOf,
  textFrameOf,
} from './grid.ts';
import { hanPalace } from './han-palace.ts';
import { latinPalace } from './latin-palace.ts';
import { chartStyle, THEMES, type Theme } from './paint.ts';
import { type Script, scriptFor } from './script.ts';
import { shownName } from './shown-name.ts';
import { element, escaped, group } from './svg.ts';

/** Options of `drawSvg`. */
export interface SvgOptions {
  /** A name for the middle. A long one is cut. */
  readonly name?: string;
  /** 'full' (the default) shows every star and is 904 units wide. 'compact' is for a phone: 320 units wide, major and minor stars only. */
  readonly layout?: Layout;
  /** The colours of the file. 'light' is the default. */
  readonly theme?: Theme;
}

export const LAYOUTS = ['full', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Options of `drawForPage`. */
export type PageOptions = Omit<SvgOptions, 'theme'>;

/**
 * A chart as one SVG file that needs nothing else, in the language of the document.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawSvg(describeChart(chart, { language: 'zh' }), { theme: 'dark' })
 */
export function drawSvg(document: DrawnDocument, options: SvgOptions = {}): string {
  check('options', options, SVG_OPTIONS);
  const { theme = 'light' } = options;
  return picture(document, options, { role: 'img', style: chartStyle((tone) => THEMES[theme][tone]) });
}

/**
 * A chart for a page that has the style (`chartStyle`) itself and lets a reader choose a palace. The palaces are the radio buttons of a group.
 * `data-palace` is the index in `palaces`. The lines are the one element of class `aspects`.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 */
export function drawForPage(document: DrawnDocument, options: PageOptions = {}): string {
  check('options', options, PAGE_OPTIONS);
  return picture(document, options, { role: 'radiogroup' });
}

/** Path data of the lines from a palace, by its place in `palaces`, to its trines and to its opposite. */
export function linesOf(palace: number, layout: Layout): string {
  check('palace', palace, wholeBetween(0, 11));
  check('layout', layout, LAYOUT);
  return aspectLines(palace, GRIDS[layout]);
}

const GRIDS: Readonly<Record<Layout, Grid>> = { full: FULL, compact: COMPACT };
const LAYOUT = oneOf(LAYOUTS);
const ON_PAGE = { ...SHARED_OPTIONS, layout: optional(LAYOUT) };
const PAGE_OPTIONS = recordOf<PageOptions>(ON_PAGE);
const SVG_OPTIONS = recordOf<SvgOptions>({ ...ON_PAGE, theme: optional(oneOf(Object.keys(THEMES))) });
const HAN = { full: hanPalace, compact: compactHanPalace } as const;
const LATIN = { full: latinPalace, compact: compactLatinPalace } as const;

type Target = { readonly role: 'img'; readonly style: string } | { readonly role: 'radiogroup' };

function picture(document: DrawnDocument, { layout = 'full', ...options }: PageOptions, target: Target): string {
  check('document', document, DOCUMENT);
  const { language } = document;
  const script = scriptFor(language);
  const grid = GRIDS[layout];
  const life = document.palaces.findIndex(({ id }) => id === 'life');
  const { width, height } = sizeOf(grid);
  const middle = centreOf(grid);
  const name = shownName(options.name);
  const title = titleOf(document, script, name);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: target.role === 'img' ? width : undefined,
      height: target.role === 'img' ? height : undefined,
      class: 'beichen-chart',
      lang: LANG[language],
      role: target.role,
      'aria-label': title,
    },
    ...(target.role === 'img' ? [element('title', {}, escaped(title)), element('style', {}, target.style)] : []),
    ...readingOrder(document).map((n) => {
      const palace = document.palaces[n]!;
      const content = script.isLatin ? LATIN[layout] : HAN[layout];
      return palaceGroup(palace, n, {
        content: content(palace, script.words),
        life,
        grid,
        script,
        isRadio: target.role === 'radiogroup',
      });
    }),
    element('rect', { ...middle, class: 'centre' }),
    element('path', { d: aspectLines(life, grid), class: 'aspects' }),
    element('rect', { ...textFrameOf(grid), rx: 4, class: 'text-frame' }),
    group(
      { transform: `translate(${middle.x} ${middle.y})`, class: 'middle' },
      layout === 'compact' ? compactCentre(document, script, name) : centre(document, script, name),
    ),
    element('rect', {
      x: grid.frame - 2,
      y: grid.frame - 2,
      width: width - 2 * grid.frame + 4,
      height: height - 2 * grid.frame + 4,
      class: 'frame',
    }),
  );
}

/** The palaces as they are read, from the life palace on; each by its place in `palaces`. */
const readingOrder = ({ palaces }: DrawnDocument): number[] =>
  palaces.map((_, n) => n).sort((a, b) => palaces[a]!.order - palaces[b]!.order);

const LANG: Readonly<Record<Language, string>> = { zh: 'zh-Hans', 'zh-Hant': 'zh-Hant', en: 'en' };

function titleOf(
  { fourPillars, mainStar }: DrawnDocument,
  { words, nameOf }: Script,
  name: string | undefined,
): string {
  return [words.chart, ...(name ? [name] : []), mainStarText(mainStar.stars, nameOf), fourPillars.text].join(' · ');
}

interface CellOptions {
  readonly content: string;
  readonly life: number;
  readonly grid: Grid;
  readonly script: Script;
  /** Whether a reader can choose the palace, as a radio button. */
  readonly isRadio: boolean;
}

function palaceGroup(palace: PalaceDocument, n: number, { content, life, grid, script, isRadio }: CellOptions): string {
  const { x, y } = cornerOf(n, grid);
  const chosen = n === life;
  const surrounding = surroundingsOf(life).includes(n);
  return group(
    {
      class: chosen ? 'palace chosen' : surrounding ? 'palace surrounding' : 'palace',
      transform: `translate(${x} ${y})`,
      ...(isRadio && {
        role: 'radio',
        'aria-checked': String(chosen),
        'aria-label': palaceLabel(palace, script),
        tabindex: chosen ? 0 : -1,
        'data-palace': n,
      }),
    },
    element('rect', { width: grid.cellWidth, height: grid.cellHeight, class: 'cell' }),
    edge(grid),
    content,
  );
}

/** A border inside the cell. It marks the chosen palace and its surroundings, so that colour is not the only sign. */
const edge = ({ cellWidth, cellHeight, frame }: Grid): string =>
  element('rect', {
    x: frame / 2,
    y: frame / 2,
    width: cellWidth - frame,
    height: cellHeight - frame,
    rx: 2,
    class: 'edge',
  });

/** A palace in one sentence, for screen readers. */
function palaceLabel(
  { name, stem, branch, majorStars, borrowedStars, minorStars, decade, ...palace }: PalaceDocument,
  { nameOf, words, isLatin }: Script,
): string {
  const borrowed = borrowedStars.map((star) => [words.borrowed, nameOf(star)].join(isLatin ? ' ' : ''));
  const stars = [...majorStars, ...minorStars].map((star) =>
    [nameOf(star), star.brightness?.name, star.transformation && nameOf(star.transformation)].filter(Boolean).join(' '),
  );
  return [
    palace.isBodyPalace ? `${name} (${words.body})` : name,
    [nameOf(stem), nameOf(branch)].join(isLatin ? '-' : ''),
    `${words.decade} ${decade.fromAge}–${decade.toAge}`,
    ...borrowed,
    ...stars,
  ].join(', ');
}
