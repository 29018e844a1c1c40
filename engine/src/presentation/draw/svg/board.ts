// The board: twelve palaces around a centre, lines from the life palace to its surroundings, and overlays. An overlay carries its own drawing code, so a page
// can load that lazily.

import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import { LANGUAGE_FACTS } from '../../words/languages.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { hasGeneralRing } from '../facts/listed-palaces.ts';
import type { PillarOrder } from '../facts/pillar-order.ts';
import { type Script, scriptFor } from '../facts/script.ts';
import { shownName } from '../facts/shown-name.ts';
import type { BoardMoment } from './board-moment.ts';
import { type Cell, type Density, PRESSED_PARTS } from './cell.ts';
import { mainStarText, natalCentre } from './centre.ts';
import { bothLaid, type LaidPalace } from './chips.ts';
import { cellsOf } from './fitted-cells.ts';
import {
  aspectLines,
  centreOf,
  cornerOf,
  type Grid,
  gridFor,
  type Layout,
  palaceLook,
  type Size,
  sizeOf,
} from './grid.ts';
import type { BoardOverlay, Overlay } from './overlay.ts';
import { element, group } from './svg.ts';
import { BAR_ROOM, hasVoidBars, voidBars, withoutVoids } from './void-bars.ts';

/** Options of a board. */
export interface BoardOptions {
  /** Name in the middle; a long one is truncated. */
  readonly name?: string;
  readonly layout?: Layout;
  /** Size of the board in pixels; by default the size of the layout. */
  readonly size?: Size;
  /** Detail of each palace; default 'everything'. */
  readonly density?: Density;
  /** Order of the pillars from the left. */
  readonly pillarOrder?: PillarOrder;
  /** The layers of a moment, with the same order of pillars. */
  readonly moment?: BoardMoment;
  /** An overlay of `boardOverlay`. */
  readonly overlay?: BoardOverlay;
}

/**
 * A chart for a page that has the style (`chartStyle`) itself and lets a reader choose a palace. The palaces are the radio buttons of a group.
 * `data-palace` is the index in `palaces`. The lines are the one element of class `aspects`. What can be pressed in a palace beside it has
 * `data-press`: `stem`, for its flights, and `name`, to count the roles from it.
 */
export function boardForPage(document: DrawnDocument, options: BoardOptions = {}): string {
  return svgOf(document, boardPart(document, options, { isRadio: true, isDated: true }), { role: 'radiogroup' });
}

/** A board as a whole drawing, with content before it. */
export const svgOf = (
  { language }: DrawnDocument,
  { width, height, title, content }: BoardPart,
  {
    role,
    width: shownWidth,
    height: shownHeight,
  }: { readonly role: string; readonly width?: number; readonly height?: number },
  ...before: readonly string[]
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: shownWidth,
      height: shownHeight,
      class: 'beichen-chart',
      lang: LANGUAGE_FACTS[language].tag,
      role,
      'aria-label': title,
    },
    ...before,
    ...content,
  );

/** Path data of the lines from a palace, by its index in `palaces`, to its trines and to its opposite, on a board of a size. */
export const linesOf = (palace: number, layout: Layout, size: Size): string =>
  aspectLines(palace, gridFor(layout, size));

/** A board as a part of a drawing. */
export interface BoardPart {
  readonly width: number;
  readonly height: number;
  /** Title, and description of everything beside the natal chart, for screen readers. */
  readonly title: string;
  readonly description: readonly string[];
  /** Its upper left corner is the origin. */
  readonly content: readonly string[];
}

/** The board of a document; its palaces can be a group of radio buttons. */
export function boardPart(
  document: DrawnDocument,
  { layout = 'full', size, density = 'everything', moment, overlay: laid, ...options }: BoardOptions,
  { isRadio, isDated }: { readonly isRadio: boolean; readonly isDated: boolean },
): BoardPart {
  const overlay = laid as Overlay | undefined; // validated as a result of boardOverlay
  const script = scriptFor(document.language, options.pillarOrder);
  const name = shownName(options.name);
  const onIt = [...(moment ? [moment] : []), ...(overlay ? [overlay] : [])];
  const hasBars = hasVoidBars(document.palaces);
  const grid = gridFor(layout, size);
  const chosen = overlay?.chosen ?? document.palaces.findIndex(({ id }) => id === 'life');
  const { width, height } = sizeOf(grid);
  const middle = centreOf(grid);
  const cells = cellsOf(
    hasBars ? document.palaces.map(withoutVoids) : document.palaces,
    document.palaces.map((_, n) => onIt.map(({ palaces }) => palaces[n]!).reduce(bothLaid, NOTHING)),
    density,
    {
      grid,
      script,
      inset: hasBars ? BAR_ROOM - 1 : 0,
      hasGeneralRing: hasGeneralRing(document),
    },
  );
  const person = { name, isDated };
  const content = [
    ...readingOrder(document).map((n) =>
      palaceGroup(document.palaces[n]!, n, {
        cell: cells[n]!,
        chosen,
        grid,
        script,
        sentences: onIt.flatMap((each) => each.sentences[n] || []),
        isRadio,
      }),
    ),
    element('rect', { ...middle, class: 'centre' }),
    hasBars ? voidBars(document.palaces, script.words.voids, grid) : '',
    element('path', {
      d: aspectLines(chosen, grid),
      class: 'aspects',
      visibility: overlay?.over ? 'hidden' : undefined,
    }),
    group(
      { transform: `translate(${middle.x} ${middle.y})`, class: overlay?.over ? 'middle faded' : 'middle' },
      moment?.middle({ document, ...person }, grid) ?? natalCentre(document, script, person, grid),
    ),
    overlay?.over ? group({ class: 'ways' }, overlay.over(grid)) : '',
    element('rect', {
      x: grid.frame / 2,
      y: grid.frame / 2,
      width: width - grid.frame,
      height: height - grid.frame,
      class: 'frame',
    }),
  ];
  return {
    width,
    height,
    content,
    title: [titleOf(document, script, name), ...onIt.flatMap((each) => each.title || [])].join(' · '),
    description: onIt.flatMap((each) => each.description || []),
  };
}

/** Reading order of the palaces, from the life palace on, as indices in `palaces`. */
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

const NOTHING: LaidPalace = { chips: [], stars: [] };

interface CellOptions {
  readonly cell: Cell;
  /** Content of the palace, for screen readers. */
  readonly sentences: readonly string[];
  /** The selected palace, by its index in `palaces`. */
  readonly chosen: number;
  readonly grid: Grid;
  readonly script: Script;
  /** True if the palace can be selected, as a radio button. */
  readonly isRadio: boolean;
}

function palaceGroup(palace: PalaceDocument, n: number, options: CellOptions): string {
  const { cell, sentences, grid, script, isRadio } = options;
  const { x, y } = cornerOf(n, grid);
  const chosen = n === options.chosen;
  return group(
    {
      class: palaceLook(n, options.chosen),
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
    cell.draw(),
    isRadio ? pressAreas(cell) : '',
  );
}

/** Invisible press areas beside the palace itself. */
const pressAreas = ({ press }: Cell): string =>
  PRESSED_PARTS.map((part) =>
    element('rect', {
      ...press[part],
      fill: 'none',
      'pointer-events': 'all',
      class: 'press',
      'data-press': part,
    }),
  ).join('');

/** A border inside the cell. It marks the selected palace, so that colour is not the only sign; the lines lead to its surroundings. */
const edge = ({ cellWidth, cellHeight }: Grid): string =>
  element('rect', { x: 1, y: 1, width: cellWidth - 2, height: cellHeight - 2, class: 'edge' });

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
    palace.isBodyPalace ? name + fill(words.brackets, { content: words.bodyPalace }) : name,
    [nameOf(stem), nameOf(branch)].join(words.joins.pair),
    `${words.decade} ${decade.fromAge}–${decade.toAge}`,
    ...borrowed,
    ...stars,
  ].join(words.joins.facts);
}
