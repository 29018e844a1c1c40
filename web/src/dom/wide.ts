// Screens with room for a panel beside the board (page.css).

const WIDE = '(min-width: 68.75rem)';

/** True if the panel is beside the board now. */
export const hasPanel = (): boolean => matchMedia(WIDE).matches;

/** Places a part of a chart by the width of the screen, now and when it changes. @param signal the end of the chart */
export function placeByWidth(signal: AbortSignal, place: (isWide: boolean) => void): void {
  const wide = matchMedia(WIDE);
  place(wide.matches);
  wide.addEventListener('change', () => place(wide.matches), { signal });
}
