// The palaces of a board in cells of one size. Type has fixed sizes and never shrinks below 11 pixels: stars are set at one of three scales, the same for all
// palaces of a board, and stars without room are counted in "+n".

import type { PalaceDocument } from '../../documents/tables/document.generated.ts';
import { type Cell, type CellFit, type CellSetting, type CellStars, type Density, STAR_SCALES } from './cell.ts';
import { CHIP_FORMS, type LaidPalace } from './chips.ts';
import { hanCell } from './han-cell.ts';
import { isLowCell, latinCell } from './latin-cell.ts';

/** The stars of a palace at a density: a minor star with a transformation counts as a major one. */
function starsOf(palace: PalaceDocument, density: Density): CellStars {
  const { majorStars, borrowedStars, minorStars, adjectiveStars } = palace;
  return {
    majors: majorStars,
    borrowed: borrowedStars.map(({ transformation: _, ...star }) => star), // it belongs to the palace of its star
    minors: density === 'calm' ? minorStars.filter(({ transformation }) => transformation !== undefined) : minorStars,
    adjectives: density === 'everything' ? adjectiveStars : [],
  };
}

/**
 * The cells of a board, in the first setting in which every star fits, or else in the setting that hides the fewest stars.
 * @param laid overlay of each palace
 */
export function cellsOf(
  palaces: readonly PalaceDocument[],
  laid: readonly LaidPalace[],
  density: Density,
  setting: Omit<CellSetting, 'fit'>,
): readonly Cell[] {
  const isCompact = setting.grid.layout === 'compact';
  const lay = setting.script.isLatin || isLowCell(setting.grid) ? latinCell : hanCell;
  let best: Way | undefined;
  const hasChips = laid.some(({ chips }) => chips.length > 0);
  for (const fit of fitsFor({ isCompact, hasChips, hasRings: density !== 'calm' })) {
    const layCell = (n: number, on: LaidPalace, own: CellFit): Cell =>
      lay(palaces[n]!, starsOf(palaces[n]!, density), on, { ...setting, fit: own });
    const cells = laid.map((on, n) => layCell(n, on, fit));
    const hidden = cells.reduce((sum, cell) => sum + cell.hidden, 0);
    const isBetter = best === undefined || hidden < best.hidden;
    // If nothing fits, the last layout takes the least room.
    if (isBetter || best?.hidden === Number.POSITIVE_INFINITY) best = { hidden, cells, fit, layCell };
    if (hidden === 0) break;
  }
  const { cells, fit, layCell } = best!;
  return cells.map((cell, n) =>
    cell.hidden === Number.POSITIVE_INFINITY
      ? withFewerChips(laid[n]!, cell, fit, (on, own) => layCell(n, on, own))
      : cell,
  );
}

/** The cells of a board under one setting, and the number of hidden stars. */
interface Way {
  readonly hidden: number;
  readonly cells: readonly Cell[];
  readonly fit: CellFit;
  readonly layCell: (n: number, on: LaidPalace, fit: CellFit) => Cell;
}

/**
 * A cell whose chips leave no room for its major stars: as many chips as fit below the stars, or else beside them, where as few stars as possible are hidden;
 * and the number of the other chips.
 */
function withFewerChips(
  { chips, stars }: LaidPalace,
  cell: Cell,
  fit: CellFit,
  layCell: (on: LaidPalace, fit: CellFit) => Cell,
): Cell {
  const withChips = (count: number, own: CellFit): Cell => {
    const more = count === chips.length ? [] : [{ tone: 'faint', names: [`+${chips.length - count}`] }];
    return layCell({ chips: [...chips.slice(0, count), ...more], stars }, own);
  };
  for (let count = chips.length - 1; count >= 0; count--) {
    const below = withChips(count, fit);
    if (below.hidden !== Number.POSITIVE_INFINITY) return below;
  }
  let best = cell;
  for (let count = chips.length; count >= 0; count--) {
    const beside = withChips(count, { ...fit, hasChipsBeside: true });
    if (beside.hidden < best.hidden) best = beside;
  }
  return best;
}

/** The settings of a board, from the roomiest. */
function fitsFor({
  isCompact,
  hasChips,
  hasRings,
}: {
  readonly isCompact: boolean;
  readonly hasChips: boolean;
  readonly hasRings: boolean;
}): readonly CellFit[] {
  const forms = !hasChips ? ([0] as const) : isCompact ? ([1, 2] as const) : CHIP_FORMS;
  const rings = isCompact || !hasRings ? [false] : [true, false];
  return rings.flatMap((each) =>
    forms.flatMap((form) => STAR_SCALES.map((scale): CellFit => ({ scale, form, hasRings: each }))),
  );
}
