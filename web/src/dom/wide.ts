// Widths of the screen at which the page changes its behaviour; its style changes at the same widths (service/guide/house.css).

/** A phone: a palace is a sheet, a card is at the foot of the screen. */
export const PHONE = '(width < 40rem)';
/** Minimum width at which the parts that a phone folds are open. */
const ROOMY = '(width >= 60rem)';
/** Room for a panel beside the board. */
const WIDE = '(width >= 68.75rem)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;
export const isRoomy = (): boolean => matchMedia(ROOMY).matches;

/** True if the panel is beside the board now. */
export const hasPanel = (): boolean => matchMedia(WIDE).matches;

/**
 * Moves a part of a chart by the width of the screen, now and whenever that changes.
 * @param signal aborted when the chart is removed
 * @param place called with true if the width matches `query`, which by default is that with room for a panel
 */
export function placeByWidth(signal: AbortSignal, place: (isSo: boolean) => void, query = WIDE): void {
  const width = matchMedia(query);
  place(width.matches);
  width.addEventListener('change', () => place(width.matches), { signal });
}
