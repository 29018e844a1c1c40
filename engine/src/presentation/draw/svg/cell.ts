// Input and output of drawing the cell of a palace.

import type { StarDocument } from '../../documents/tables/document.generated.ts';
import type { Script } from '../facts/script.ts';
import type { ChipForm } from './chips.ts';
import type { Box, Grid, Layout } from './grid.ts';

/** Detail of a palace. 'calm': its major stars; 'classic': minor stars and rings too; 'everything': every star. */
export const DENSITIES = ['everything', 'classic', 'calm'] as const;
export type Density = (typeof DENSITIES)[number];

/** Parts of a palace that can be pressed on a page, beside the palace itself. */
export const PRESSED_PARTS = ['stem', 'name'] as const;
export type PressedPart = (typeof PRESSED_PARTS)[number];

/** The scales of stars, from the largest. */
export const STAR_SCALES = [0, 1, 2] as const;
type StarScale = (typeof STAR_SCALES)[number];

/** Settings that all palaces of a board share. */
export interface CellFit {
  readonly scale: StarScale;
  readonly form: ChipForm;
  /** True if the rings are drawn. */
  readonly hasRings: boolean;
  /** True if chips are beside the major stars, which reach down to the name of the palace. */
  readonly hasChipsBeside?: true;
}

/** Settings of one cell. */
export interface CellSetting {
  readonly grid: Grid;
  readonly script: Script;
  /** Distance of the content from each side of the cell. */
  readonly inset: number;
  /** False for Vietnam, which does not draw the ring of the general (docs/rules/languages.md section 4). */
  readonly hasGeneralRing: boolean;
  readonly fit: CellFit;
}

/** The stars of a palace that a density shows. */
export interface CellStars {
  readonly majors: readonly StarDocument[];
  readonly borrowed: readonly StarDocument[];
  readonly minors: readonly StarDocument[];
  readonly adjectives: readonly StarDocument[];
}

/** A palace with its layout. */
export interface Cell {
  /** Number of stars that do not fit; infinite if a required part does not fit. */
  readonly hidden: number;
  /** The content of the cell, whose upper left corner is the origin. */
  readonly draw: () => string;
  readonly press: Readonly<Record<PressedPart, Box>>;
}

/**
 * Counts the hidden stars that decide the settings of a board. On a phone adjective stars do not count: they fill the remaining space.
 * @param shown number of drawn stars, the minor stars first
 */
export const hiddenOf = (shown: number, minors: number, all: number, layout: Layout): number =>
  layout === 'compact' ? Math.max(minors - shown, 0) : all - shown;
