// Overlay of a board beside the layers of a moment: chips and stars in the palaces, and a drawing over the middle.

import type { LaidPalace } from './chips.ts';
import type { Grid } from './grid.ts';

/** An overlay of a board, as text for screen readers. */
export interface BoardOverlay {
  /** Short title; empty for marks alone. */
  readonly title: string;
  /** The full description. */
  readonly description: string;
  /** Description of each palace, by its index in `palaces`; often empty. */
  readonly sentences: readonly string[];
}

/** An overlay with chips and stars in palaces, by their index in `palaces`. */
export interface LaidOnBoard extends BoardOverlay {
  readonly palaces: readonly LaidPalace[];
}

/** An overlay with a drawing over the middle. */
export interface Overlay extends LaidOnBoard {
  /** The palace it is about, by its index in `palaces`; default: the life palace. */
  readonly chosen?: number;
  /** Markup over the centre, whose own text then fades. */
  readonly over?: (grid: Grid) => string;
}
