// A moment on a board: chips for each of its layers, and a drawing for the middle.

import { check } from '../../../calculation/input/input.ts';
import { type DrawnDocument, type DrawnTransits, transitsOn } from '../facts/arguments.ts';
import type { PillarOrder } from '../facts/pillar-order.ts';
import { type Script, scriptFor } from '../facts/script.ts';
import { bothLaid, type LaidPalace } from './chips.ts';
import type { Grid } from './grid.ts';
import { type Layer, type LayerId, laidByLayer, layersOf, sentenceOnLayer } from './layers.ts';
import { type MomentOfChart, momentCentre } from './moment-centre.ts';
import { boundsOf, layerFacts, layerTitle, momentText } from './moment-facts.ts';
import type { LaidOnBoard } from './overlay.ts';

/** Options of the layers of a moment. */
export interface MomentOptions {
  readonly transits: DrawnTransits;
  /** Default: `['decade', 'year']`. */
  readonly layers?: readonly LayerId[];
  /** True to draw the flow stars of a layer among the stars of a palace. */
  readonly flowStars?: boolean;
  readonly pillarOrder?: PillarOrder;
}

/** The layers of a moment. */
export interface BoardMoment extends LaidOnBoard {
  /** Draws the middle instead of the default. */
  readonly middle: (person: Pick<MomentOfChart, 'document' | 'name' | 'isDated'>, grid: Grid) => string;
}

/**
 * The layers of a moment on a board.
 * @throws RangeError for the document of a moment of another chart or language
 */
export function boardMoment(
  document: DrawnDocument,
  { transits, layers: requested = DEFAULT_LAYERS, flowStars = true, pillarOrder }: MomentOptions,
): BoardMoment {
  check('transits', transits, transitsOn(document));
  const script = scriptFor(document.language, pillarOrder);
  const layers = layersOf(document, transits, requested);
  return {
    palaces: document.palaces.map((_, n) =>
      layers.map((layer) => laidByLayer(layer, n, script, flowStars)).reduce(bothLaid, NOTHING),
    ),
    // 2027-02-10 08:30 · 流年 丁未
    title: [momentText(transits), ...layers.map((layer) => layerTitle(layer, script))].join(' · '),
    description: layers.map((layer) => spokenLayer(layer, document, script)).join(script.words.joins.sentences),
    sentences: document.palaces.map((_, n) =>
      layers
        .flatMap((layer) => layer.palaces.slice(n, n + 1).map((palace) => sentenceOnLayer(layer, palace, script)))
        .join(script.words.joins.facts),
    ),
    middle: (person, grid) => momentCentre({ ...person, transits, layers }, script, grid),
  };
}

const DEFAULT_LAYERS: readonly LayerId[] = ['decade', 'year'];
const NOTHING: LaidPalace = { chips: [], stars: [] };

/** Description of a layer for screen readers: its life palace, its span, and its transformations. */
const spokenLayer = (layer: Layer, _document: DrawnDocument, script: Script): string =>
  [
    layerTitle(layer, script),
    ...layerFacts(layer, script),
    ...(boundsOf(layer, script) === undefined ? [] : [boundsOf(layer, script)!.join(' – ')]),
    ...layer.palaces
      .filter(({ transformed }) => transformed.length > 0)
      .map((palace) => sentenceOnLayer(layer, { ...palace, flowStars: [] }, script)),
  ].join(script.words.joins.facts);
