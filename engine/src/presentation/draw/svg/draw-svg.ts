// A chart as SVG in the traditional grid: twelve palaces around a centre, lines from the life palace to its surroundings; with the layers of a moment, if
// requested.

import {
  check,
  FLAG,
  isObject,
  listOf,
  oneOf,
  optional,
  recordOf,
  ruleFor,
  TEXT,
  wholeBetween,
} from '../../../calculation/input/input.ts';
import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import {
  CHART_DOCUMENT_RULE,
  type DrawnDocument,
  type DrawnTransits,
  PILLARS_DOCUMENT_RULE,
  SHARED_OPTIONS,
  TRANSITS_DOCUMENT_RULE,
} from '../facts/arguments.ts';
import { PILLAR_ORDERS, type PillarOrder } from '../facts/pillar-order.ts';
import { scriptFor } from '../facts/script.ts';
import { type BoardOptions, boardForPage, boardPart, svgOf } from './board.ts';
import { boardMoment } from './board-moment.ts';
import { DENSITIES, type Density } from './cell.ts';
import { boardOverlay } from './flight-overlay.ts';
import { BOARD_HEIGHTS, BOARD_WIDTHS, boxOf, DEFAULT_SIZES, gridFor, LAYOUTS, type Layout, sizeOf } from './grid.ts';
import { BOARD_LAYERS, type BoardLayerId, LAYERS, type LayerId } from './layers.ts';
import type { BoardOverlay } from './overlay.ts';
import { chartStyle, THEMES, type Theme, type Tone } from './paint.ts';
import { type PillarSheet, pillarSheet } from './pillar-sheet.ts';
import { element, escapeXml, group } from './svg.ts';

/** Options of `drawSvg`. */
export interface SvgOptions {
  /** Name in the middle; a long one is truncated. */
  readonly name?: string;
  /** Type and size: 'full' is 904 by 712 pixels, 'compact', for a phone, 320 by 600. By default the one that suits `width`. */
  readonly layout?: Layout;
  /** Size of the board in pixels. Type does not shrink with it: stars without room are counted in "+n". */
  readonly width?: number;
  readonly height?: number;
  /** Detail of each palace: 'everything' (the default), 'classic' without adjective stars, 'calm' with only the major stars. */
  readonly density?: Density;
  /** Order of the pillars from the left: 'yearFirst', or 'hourFirst' as in books that are read from right to left (the default in Japanese and Korean): 時日月年. */
  readonly pillarOrder?: PillarOrder;
  /**
   * Transits of the same chart by `describeTransits`, in its language. They are drawn as layers on the board: in every palace names, transformations
   * and flow stars, and in the middle the moment, its pillars and a legend.
   */
  readonly transits?: DrawnTransits;
  /**
   * Layers of the board. Of `transits` its levels, by default `['decade', 'year']`, drawn from the longest to the shortest. 'flights' needs no transits but a
   * document with `flights` and `selfTransformations`: in every palace the stars that its own stem and the opposite palace's stem transform.
   */
  readonly layers?: readonly BoardLayerId[];
  /** Draws the flow stars of the layers among the stars of each palace (default true). */
  readonly flowStars?: boolean;
  /** Draws the four flights of a palace. It implies the layer 'flights'. */
  readonly flightsFrom?: PalaceDocument['id'];
  /** Counts the twelve roles from a palace (太极点), and shows them in all palaces. */
  readonly rolesFrom?: PalaceDocument['id'];
  /** The colours of the file. 'light' is the default. */
  readonly theme?: Theme;
  /**
   * Shows clock, place, solar time, lunar date and the age at a moment in the middle (default true). Without them date and double hour can still be derived
   * from the pillars.
   */
  readonly birth?: boolean;
  /** Draws the Four Pillars below the board with their relations and stars, which the document must have (default false). */
  readonly pillars?: boolean;
}

/** Options of `drawForPage`. */
export interface PageOptions
  extends Pick<
    SvgOptions,
    'name' | 'layout' | 'width' | 'height' | 'density' | 'pillarOrder' | 'transits' | 'flowStars'
  > {
  /** The layers of `transits`, as in `SvgOptions`. */
  readonly layers?: readonly LayerId[];
  /** An overlay of `boardOverlay`. */
  readonly overlay?: BoardOverlay;
}

/**
 * Draws a chart as one self-contained SVG file, in the language of the document.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example
 * drawSvg(describeChart(chart, { language: 'zh' }), { theme: 'dark' })
 * drawSvg(describeChart(chart, { language: 'zh' }), { transits: describeTransits(transits, { language: 'zh' }), layers: ['year', 'month'] })
 */
export function drawSvg(document: DrawnDocument, options: SvgOptions = {}): string {
  check('options', options, SVG_OPTIONS);
  const { theme = 'light', layers, flightsFrom, rolesFrom, pillars = false, birth = true, ...given } = options;
  check('document', document, pillars ? PILLARS_DOCUMENT_RULE : CHART_DOCUMENT_RULE);
  const { layout, size } = boxOf(given);
  const colourOf = (tone: Tone): string => THEMES[theme][tone];
  const overlay = boardOverlay(document, {
    flights: layers?.includes('flights') ?? false,
    ...(flightsFrom !== undefined && { flightsFrom }),
    ...(rolesFrom !== undefined && { rolesFrom }),
  });
  const ofMoment = LAYERS.filter((layer) => layers?.includes(layer));
  const isOfMoment = given.transits !== undefined || ofMoment.length > 0 || layers?.length === 0;
  const sheetLayout = sizeOf(gridFor(layout, size)).width < DEFAULT_SIZES.full.width ? 'compact' : 'full';
  const sheet =
    pillars && pillarSheet(document, sheetLayout, scriptFor(document.language, given.pillarOrder), colourOf);
  return file(
    document,
    boardOptions(document, {
      ...given,
      ...(layers && isOfMoment && { layers: ofMoment }),
      ...(overlay && { overlay }),
    }),
    { style: chartStyle(colourOf, [document.language]), isDated: birth, below: sheet || undefined },
  );
}

/**
 * Draws a chart for a page, like `boardForPage`, which describes its interaction.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 */
export function drawForPage(document: DrawnDocument, options: PageOptions = {}): string {
  check('options', options, PAGE_OPTIONS);
  check('document', document, CHART_DOCUMENT_RULE);
  return boardForPage(document, boardOptions(document, options));
}

/** Options of a board, with the overlay of a moment. */
function boardOptions(
  document: DrawnDocument,
  { transits, layers, flowStars = true, ...given }: PageOptions,
): BoardOptions {
  const options = { ...given, ...boxOf(given) };
  if (transits === undefined && layers === undefined) return options;
  const { pillarOrder } = options;
  const moment = boardMoment(document, {
    transits: transits!, // validated: there is one
    flowStars,
    ...(layers && { layers }),
    ...(pillarOrder && { pillarOrder }),
  });
  return { ...options, moment };
}

const LAYOUT = oneOf(LAYOUTS);
const DRAWN = {
  ...SHARED_OPTIONS,
  layout: optional(LAYOUT),
  width: optional(wholeBetween(BOARD_WIDTHS.from, BOARD_WIDTHS.to)),
  height: optional(wholeBetween(BOARD_HEIGHTS.from, BOARD_HEIGHTS.to)),
  density: optional(oneOf(DENSITIES)),
  pillarOrder: optional(oneOf(PILLAR_ORDERS)),
  transits: optional(TRANSITS_DOCUMENT_RULE),
  flowStars: optional(FLAG),
};
const OVERLAY = ruleFor(
  'object',
  'what boardOverlay makes',
  (overlay) => isObject(overlay) && Array.isArray(overlay.palaces),
);
const PAGE_OPTIONS = recordOf<PageOptions>({
  ...DRAWN,
  layers: optional(listOf(oneOf(LAYERS))),
  overlay: optional(OVERLAY),
});
const SVG_OPTIONS = recordOf<SvgOptions>({
  ...DRAWN,
  layers: optional(listOf(oneOf(BOARD_LAYERS))),
  flightsFrom: optional(TEXT),
  rolesFrom: optional(TEXT),
  theme: optional(oneOf(Object.keys(THEMES))),
  birth: optional(FLAG),
  pillars: optional(FLAG),
});

/** Space between the board and the part below it. */
const GAP = 6;

/** A board as a file, with a part below it. */
function file(
  document: DrawnDocument,
  options: BoardOptions,
  {
    style,
    isDated,
    below,
  }: { readonly style: string; readonly isDated: boolean; readonly below: PillarSheet | undefined },
): string {
  const board = boardPart(document, options, { isRadio: false, isDated });
  const height = board.height + (below === undefined ? 0 : GAP + below.height);
  const description = [...board.description, ...(below === undefined ? [] : [below.said])];
  const { joins } = scriptFor(document.language).words;
  const sheet =
    below && group({ transform: `translate(${(board.width - below.width) / 2} ${board.height + GAP})` }, below.content);
  return svgOf(
    document,
    { ...board, height, content: sheet === undefined ? board.content : [...board.content, sheet] },
    { role: 'img', width: board.width, height },
    element('title', {}, escapeXml(board.title)),
    description.length === 0 ? '' : element('desc', {}, escapeXml(description.join(joins.sentences))),
    element('style', {}, style),
  );
}
