// Scrolls to a part of the page.

import { hasPanel } from './wide.ts';

/**
 * Scrolls to the start of a part, unless it is in the upper third of the window; on a low desktop screen unless it is at the top, so that the board is not cut
 * off.
 */
export function intoView(part: HTMLElement): void {
  const isLow = hasPanel() && matchMedia('(height < 50rem)').matches;
  // After the next paint: moving the focus and scrolling in one frame is visible as a jump.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { top } = part.getBoundingClientRect();
      if (top < 0 || top > (isLow ? 0 : window.innerHeight / 3)) part.scrollIntoView({ block: 'start' });
    }),
  );
}
