// A chart as SVG: as the traditional grid: twelve palaces around a centre, lines from the life palace to its surroundings; with the layers of a
// moment, if requested.

import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import {
  between,
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
} from '../../input/input.ts';
import { fill } from '../../words/fill.ts';
import { LANGUAGE_FACTS } from '../../words/languages.ts';
import {
  DOCUMENT,
  DOCUMENT_WITH_PILLARS,
  type DrawnDocument,
  type DrawnTransits,
  SHARED_OPTIONS,
  TRANSITS,
  transitsOn,
} from '../facts/arguments.ts';
import { PILLAR_ORDERS, type PillarOrder } from '../facts/pillar-order.ts';
import { type Script, scriptFor } from '../facts/script.ts';
import { shownName } from '../facts/shown-name.ts';
import { centre, mainStarText } from './centre.ts';
import { compactCentre } from './compact-centre.ts';
import { compactHanPalace } from './compact-han-palace.ts';
import { compactLatinPalace } from './compact-latin-palace.ts';
import { compactMomentCentre } from './compact-moment-centre.ts';
import { boardOverlay } from './flight-overlay.ts';
import {
  aspectLines,
  centreOf,
  cornerOf,
  type Grid,
  gridFor,
  gridOfHeight,
  heightened,
  LAYOUTS,
  type Layout,
  sizeOf,
  surroundingsOf,
  textFrameOf,
} from './grid.ts';
import { hanPalace } from './han-palace.ts';
import { latinPalace } from './latin-palace.ts';
import { layerBand } from './layer-band.ts';
import {
  BOARD_LAYERS,
  type BoardLayerId,
  LAYERS,
  type Layer,
  type LayerId,
  layersOf,
  lineOfLayer,
  rowOfLayer,
  sentenceOnLayer,
} from './layers.ts';
import { momentCentre } from './moment-centre.ts';
import { boundsOf, layerFacts, layerTitle, momentText } from './moment-facts.ts';
import type { BoardOverlay, Overlay } from './overlay.ts';
import { chartStyle, THEMES, type Theme, type Tone } from './paint.ts';
import { type PillarSheet, pillarSheet } from './pillar-sheet.ts';
import { PRESSED_PARTS, pressAreasFor } from './press-areas.ts';
import { element, escaped, group } from './svg.ts';

/** Options of `drawSvg`. */
export interface SvgOptions {
  /** A name for the middle. A long one is cut. */
  readonly name?: string;
  /** 'full' (the default) shows every star and is 904 units wide. 'compact' is for a phone: 320 units wide, major and minor stars only. */
  readonly layout?: Layout;
  /** How the pillars are, from the left: 'yearFirst', or 'hourFirst' as in books that are read from right to left (the default in Japanese and Korean): 時日月年. */
  readonly pillarOrder?: PillarOrder;
  /**
   * What governs at a moment, as `describeTransits` gives it, of the same chart and in its language. It draws layers on the board: in every palace its
   * names, transformations and flow stars, and in the middle the moment, its pillars and what each colour represents.
   */
  readonly transits?: DrawnTransits;
  /**
   * What is on the board. Of `transits` its levels, `['decade', 'year']` without it; they are from the longest to the shortest, each once. 'flights' needs none
   * but a document that holds `flights` and `selfTransformations`: in every palace the stars that its own stem transforms, and those that the one opposite does.
   */
  readonly layers?: readonly BoardLayerId[];
  /** Whether a layer of the moment has its flow stars, and the stars that it transforms by name; true when absent. Without them it takes one line of a palace. */
  readonly flowStars?: boolean;
  /** Draws the four flights of a palace to where they land, and tells them in the middle. The layer 'flights' comes with them. */
  readonly flightsFrom?: PalaceDocument['id'];
  /** Counts the twelve roles from a palace (太极点), and writes them into all. */
  readonly rolesFrom?: PalaceDocument['id'];
  /** The colours of the file. 'light' is the default. */
  readonly theme?: Theme;
  /**
   * Whether the middle tells when and where the birth was: clock, place, solar time, lunar date, the age at a moment; true when absent. Without them the pillars still tell the
   * date and the double hour, to a caller who can read them.
   */
  readonly birth?: boolean;
  /** Whether the Four Pillars are below the board with their relations and stars, which the document must hold then; false when absent. */
  readonly pillars?: boolean;
}

/** Options of `drawForPage`. */
export interface PageOptions extends Pick<SvgOptions, 'name' | 'layout' | 'pillarOrder' | 'transits' | 'flowStars'> {
  /** The layers of `transits`, as in `SvgOptions`. */
  readonly layers?: readonly LayerId[];
  /** What else is on the board, made by `boardOverlay` for the same layout. */
  readonly overlay?: BoardOverlay;
}

/**
 * A chart as one SVG file that needs nothing else, in the language of the document.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example
 * drawSvg(describeChart(chart, { language: 'zh' }), { theme: 'dark' })
 * drawSvg(describeChart(chart, { language: 'zh' }), { transits: describeTransits(transits, { language: 'zh' }), layers: ['year', 'month'] })
 */
export function drawSvg(document: DrawnDocument, options: SvgOptions = {}): string {
  check('options', options, SVG_OPTIONS);
  const { theme = 'light', layers, flightsFrom, rolesFrom, pillars = false, birth = true, ...given } = options;
  check('document', document, pillars ? DOCUMENT_WITH_PILLARS : DOCUMENT);
  const { layout = 'full' } = given;
  const colourOf = (tone: Tone): string => THEMES[theme][tone];
  const overlay = boardOverlay(document, {
    layout,
    flights: layers?.includes('flights') ?? false,
    ...(flightsFrom !== undefined && { flightsFrom }),
    ...(rolesFrom !== undefined && { rolesFrom }),
  });
  const ofMoment = LAYERS.filter((layer) => layers?.includes(layer));
  const isOfMoment = given.transits !== undefined || ofMoment.length > 0 || layers?.length === 0;
  return picture(
    document,
    { ...given, ...(layers && isOfMoment && { layers: ofMoment }), ...(overlay && { overlay }) },
    {
      role: 'img',
      style: chartStyle(colourOf, [document.language]),
      isDated: birth,
      below: pillars
        ? pillarSheet(document, layout, scriptFor(document.language, given.pillarOrder), colourOf)
        : undefined,
    },
  );
}

/**
 * A chart for a page that has the style (`chartStyle`) itself and lets a reader choose a palace. The palaces are the radio buttons of a group.
 * `data-palace` is the index in `palaces`. The lines are the one element of class `aspects`. What can be pressed in a palace beside it has
 * `data-press`: `stem`, for its flights, and `name`, to count the roles from it.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 */
export function drawForPage(document: DrawnDocument, options: PageOptions = {}): string {
  check('options', options, PAGE_OPTIONS);
  return picture(document, options, { role: 'radiogroup' });
}

/**
 * Path data of the lines from a palace, by its place in `palaces`, to its trines and to its opposite.
 * @param height of the drawing, which is higher with layers, and in a language whose lines are: that of its viewBox
 */
export function linesOf(palace: number, layout: Layout, height?: number): string {
  check('palace', palace, wholeBetween(0, 11));
  check('layout', layout, LAYOUT);
  const natal = gridFor(layout, 0);
  check('height', height, optional(between(sizeOf(natal).height, HIGHEST)));
  return aspectLines(palace, height === undefined ? natal : gridOfHeight(natal, height));
}

/** Higher than any drawing. */
const HIGHEST = 10_000;

const LAYOUT = oneOf(LAYOUTS);
const COLUMNS = { full: hanPalace, compact: compactHanPalace } as const;
const LATIN = { full: latinPalace, compact: compactLatinPalace } as const;
const CENTRES = { full: centre, compact: compactCentre } as const;
const MOMENT_CENTRES = { full: momentCentre, compact: compactMomentCentre } as const;

const DRAWN = {
  ...SHARED_OPTIONS,
  layout: optional(LAYOUT),
  pillarOrder: optional(oneOf(PILLAR_ORDERS)),
  transits: optional(TRANSITS),
  flowStars: optional(FLAG),
};
const OVERLAY = ruleFor(
  'object',
  'what boardOverlay makes',
  (overlay) => isObject(overlay) && Array.isArray(overlay.rows),
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

type Target =
  | { readonly role: 'img'; readonly style: string; readonly isDated: boolean; readonly below: PillarSheet | undefined }
  | { readonly role: 'radiogroup' };

/** Between the board and what is below it. */
const GAP = 6;

function picture(document: DrawnDocument, options: PageOptions, target: Target): string {
  check('document', document, DOCUMENT);
  const { role } = target;
  const board = boardPart(document, options, {
    isRadio: role === 'radiogroup',
    isDated: role !== 'img' || target.isDated,
  });
  const below = role === 'img' ? target.below : undefined;
  const height = board.height + (below === undefined ? 0 : GAP + below.height);
  const description = [...board.description, ...(below === undefined ? [] : [below.said])];
  const { joins } = scriptFor(document.language).words;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${board.width} ${height}`,
      width: role === 'img' ? board.width : undefined,
      height: role === 'img' ? height : undefined,
      class: 'beichen-chart',
      lang: LANGUAGE_FACTS[document.language].tag,
      role,
      'aria-label': board.title,
    },
    ...(role === 'img'
      ? [
          element('title', {}, escaped(board.title)),
          description.length === 0 ? '' : element('desc', {}, escaped(description.join(joins.sentences))),
          element('style', {}, target.style),
        ]
      : []),
    ...board.content,
    below === undefined ? '' : group({ transform: `translate(0 ${board.height + GAP})` }, below.content),
  );
}

/** A board as a part of a drawing. */
export interface BoardPart {
  readonly width: number;
  readonly height: number;
  /** What it is called, and what it shows beside the natal chart, for those who do not see it. */
  readonly title: string;
  readonly description: readonly string[];
  /** Its upper left corner is the origin. */
  readonly content: readonly string[];
}

/** The board of a document: a reader can choose a palace where it is a group of radio buttons. */
export function boardPart(
  document: DrawnDocument,
  { layout = 'full', overlay: laid, flowStars = true, ...options }: PageOptions,
  { isRadio, isDated }: { readonly isRadio: boolean; readonly isDated: boolean },
): BoardPart {
  const overlay = laid as Overlay | undefined; // its rule holds that boardOverlay made it
  const script = scriptFor(document.language, options.pillarOrder);
  const name = shownName(options.name);
  const shown = momentOn(document, options);
  const band = layerBand(
    [
      ...(shown?.layers ?? []).map((layer) => (flowStars ? rowOfLayer : lineOfLayer)(layer, script)),
      ...(overlay?.rows ?? []),
    ],
    layout,
    script,
  );
  const grid = heightened(gridFor(layout, script.lineRoom), band.height);
  const chosen = overlay?.chosen ?? document.palaces.findIndex(({ id }) => id === 'life');
  const { width, height } = sizeOf(grid);
  const middle = centreOf(grid);
  // Vietnam does not draw the ring of the general (docs/rules/languages.md section 4).
  const hasGeneralRing = document.conventions.school !== 'vietnam';
  const natal = (palace: PalaceDocument) =>
    script.isLatin
      ? LATIN[layout](palace, script.words, { hasGeneralRing })
      : COLUMNS[layout](palace, script, { hasGeneralRing });
  const sheet =
    shown === undefined
      ? { content: CENTRES[layout](document, script, { name, isDated }), height: middle.height }
      : MOMENT_CENTRES[layout]({ ...shown, document, name, isDated, isBrief: !flowStars }, script);
  const content = [
    ...readingOrder(document).map((n) => {
      const palace = document.palaces[n]!;
      return palaceGroup(palace, n, {
        content: natal(palace) + band.contentOf(n),
        chosen,
        grid,
        script,
        layout,
        sentences: sentencesOf(n, shown, overlay, script),
        isRadio,
      });
    }),
    element('rect', { ...middle, class: 'centre' }),
    element('path', {
      d: aspectLines(chosen, grid),
      class: 'aspects',
      visibility: overlay?.middle ? 'hidden' : undefined,
    }),
    overlay?.middle?.(grid) ??
      [
        element('rect', { ...textFrameOf(grid), rx: 4, class: 'text-frame' }),
        group(
          {
            transform: `translate(${middle.x} ${middle.y + Math.max((middle.height - sheet.height) / 2, 0)})`,
            class: 'middle',
          },
          sheet.content,
        ),
      ].join(''),
    element('rect', {
      x: grid.frame - 2,
      y: grid.frame - 2,
      width: width - 2 * grid.frame + 4,
      height: height - 2 * grid.frame + 4,
      class: 'frame',
    }),
  ];
  return { width, height, content, ...textsOf(document, { script, name, shown, overlay }) };
}

function textsOf(
  document: DrawnDocument,
  {
    script,
    name,
    shown,
    overlay,
  }: {
    readonly script: Script;
    readonly name: string | undefined;
    readonly shown: ShownMoment | undefined;
    readonly overlay: Overlay | undefined;
  },
): Pick<BoardPart, 'title' | 'description'> {
  const title = [
    titleOf(document, script, name),
    ...(shown ? [titleOfMoment(shown, script)] : []),
    ...(overlay?.title ? [overlay.title] : []),
  ].join(' · ');
  const description = [
    ...(shown ? [descriptionOf(shown, document, script)] : []),
    ...(overlay?.description ? [overlay.description] : []),
  ];
  return { title, description };
}

/** The sentences on a palace: of the layers of the moment, and of what is laid over the board. */
function sentencesOf(
  palace: number,
  shown: ShownMoment | undefined,
  overlay: Overlay | undefined,
  script: Script,
): readonly string[] {
  return [
    ...(shown?.layers ?? []).flatMap((layer) =>
      layer.palaces.slice(palace, palace + 1).map((each) => sentenceOnLayer(layer, each, script)),
    ),
    ...(overlay?.sentences[palace] ? [overlay.sentences[palace]!] : []),
  ];
}

/** A moment as it is drawn on a chart. */
interface ShownMoment {
  readonly transits: DrawnTransits;
  readonly layers: readonly Layer[];
}

/** What was requested of a moment; undefined for a chart by itself. */
function momentOn(
  document: DrawnDocument,
  { transits, layers: asked }: Pick<PageOptions, 'transits' | 'layers'>,
): ShownMoment | undefined {
  if (transits === undefined && asked === undefined) return undefined;
  check('transits', transits, transitsOn(document));
  return { transits: transits!, layers: layersOf(document, transits!, asked ?? DEFAULT_LAYERS) };
}

const DEFAULT_LAYERS: readonly LayerId[] = ['decade', 'year'];
/** The palaces as they are read, from the life palace on; each by its place in `palaces`. */
const readingOrder = ({ palaces }: DrawnDocument): number[] =>
  palaces.map((_, n) => n).sort((a, b) => palaces[a]!.order - palaces[b]!.order);

function titleOf(
  { fourPillars, mainStar }: DrawnDocument,
  { words, nameOf }: Script,
  name: string | undefined,
): string {
  return [
    words.chart,
    ...(name ? [name] : []),
    mainStarText(mainStar.stars, nameOf, words.joins.stars),
    fourPillars.text,
  ].join(' · ');
}

/** The moment, and which layers of it are drawn: 2027-02-10 08:30 · 流年 丁未. */
const titleOfMoment = ({ transits, layers }: ShownMoment, script: Script): string =>
  [momentText(transits), ...layers.map((layer) => layerTitle(layer, script))].join(' · ');

/** What the layers tell, for those who cannot see it: where each has its life palace, from when till when, and what it transforms where. */
const descriptionOf = ({ layers }: ShownMoment, document: DrawnDocument, script: Script): string =>
  layers
    .map((layer) =>
      [
        layerTitle(layer, script),
        ...layerFacts(layer, document, script),
        ...(boundsOf(layer) === undefined ? [] : [boundsOf(layer)!.join(' – ')]),
        ...layer.palaces
          .filter(({ transformed }) => transformed.length > 0)
          .map((palace) => sentenceOnLayer(layer, { ...palace, flowStars: [] }, script)),
      ].join(script.words.joins.facts),
    )
    .join(script.words.joins.sentences);

interface CellOptions {
  readonly content: string;
  readonly layout: Layout;
  /** What is on the palace, for those who cannot see it. */
  readonly sentences: readonly string[];
  /** The palace that is chosen, by its place in `palaces`. */
  readonly chosen: number;
  readonly grid: Grid;
  readonly script: Script;
  /** Whether a reader can choose the palace, as a radio button. */
  readonly isRadio: boolean;
}

function palaceGroup(palace: PalaceDocument, n: number, options: CellOptions): string {
  const { content, layout, sentences, grid, script, isRadio } = options;
  const { x, y } = cornerOf(n, grid);
  const chosen = n === options.chosen;
  const surrounding = surroundingsOf(options.chosen).includes(n);
  return group(
    {
      class: chosen ? 'palace chosen' : surrounding ? 'palace surrounding' : 'palace',
      transform: `translate(${x} ${y})`,
      ...(isRadio && {
        role: 'radio',
        'aria-checked': String(chosen),
        'aria-label': [palaceLabel(palace, script), ...sentences].join(script.words.joins.facts),
        tabindex: chosen ? 0 : -1,
        'data-palace': n,
      }),
    },
    element('rect', { width: grid.cellWidth, height: grid.cellHeight, class: 'cell' }),
    edge(grid),
    content,
    isRadio ? pressAreas(layout, script) : '',
  );
}

/** What can be pressed beside the palace itself. It is not seen. */
function pressAreas(layout: Layout, { isLatin, lineRoom }: Script): string {
  const areas = pressAreasFor(isLatin, layout, gridFor(layout, lineRoom));
  return PRESSED_PARTS.map((part) =>
    element('rect', {
      ...areas[part],
      fill: 'none',
      'pointer-events': 'all',
      class: 'press',
      'data-press': part,
    }),
  ).join('');
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
  { nameOf, words }: Script,
): string {
  const borrowed = borrowedStars.map((star) => [words.borrowed, nameOf(star)].join(words.wordSpace));
  const stars = [...majorStars, ...minorStars].map((star) =>
    [nameOf(star), star.brightness?.name, star.transformation && nameOf(star.transformation)].filter(Boolean).join(' '),
  );
  return [
    palace.isBodyPalace ? name + fill(words.brackets, { content: words.body }) : name,
    [nameOf(stem), nameOf(branch)].join(words.joins.pair),
    `${words.decade} ${decade.fromAge}–${decade.toAge}`,
    ...borrowed,
    ...stars,
  ].join(words.joins.facts);
}
