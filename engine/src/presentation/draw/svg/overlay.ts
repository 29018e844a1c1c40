// What can be laid over a board beside the layers of a moment: lines of words in the palaces, and in the middle something of
// its own.

import type { Grid } from './grid.ts';
import type { BandRow, layerBand } from './layer-band.ts';

/** Something laid on a board, made for one size of it; in words, for those who cannot see it. */
export interface BoardOverlay {
  /** What is on the board, in a few words; empty for marks alone. */
  readonly title: string;
  /** The same in full. */
  readonly description: string;
  /** What a palace has of it, by its place in `palaces`; often nothing. */
  readonly sentences: readonly string[];
}

/** The same with the words in the palaces. */
export interface LaidOnBoard extends BoardOverlay {
  /** Below what is natal; those of an overlay below the layers of a moment. */
  readonly rows: readonly BandRow[];
  /** What draws them. */
  readonly band: typeof layerBand;
}

/** The same with what is drawn. */
export interface Overlay extends LaidOnBoard {
  /** The palace that it is about, by its place in `palaces`; the life palace without it. */
  readonly chosen?: number;
  /** Markup for the middle, in place of what is there by itself. */
  readonly middle?: (grid: Grid) => string;
}
