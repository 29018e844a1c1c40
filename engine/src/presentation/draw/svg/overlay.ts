// Overlay of a board beside the layers of a moment: chips and stars in the palaces, and a drawing over the middle.

import type { LaidPalace } from './chips.ts';
import type { Grid } from './grid.ts';

/** Something laid on a board; in words, for those who cannot see it. */
export interface BoardOverlay {
  /** Short title; empty for marks alone. */
  readonly title: string;
  /** The same in full. */
  readonly description: string;
  /** Content of each palace, by its place in `palaces`; often nothing. */
  readonly sentences: readonly string[];
}

/** The same with what is laid on the palaces, by their place in `palaces`. */
export interface LaidOnBoard extends BoardOverlay {
  readonly palaces: readonly LaidPalace[];
}

/** The same with what is drawn over the middle. */
export interface Overlay extends LaidOnBoard {
  /** The palace that it is about, by its place in `palaces`; the life palace without it. */
  readonly chosen?: number;
  /** Markup over the centre, whose text fades then. */
  readonly over?: (grid: Grid) => string;
}
