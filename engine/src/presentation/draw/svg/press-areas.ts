// Parts of a palace that can be pressed on a page: its stem with its branch, and its name: each at least 24 units wide and high, as wide as a finger
// needs them on the small drawing.

import type { Box, Grid, Layout } from './grid.ts';

export const PRESSED_PARTS = ['stem', 'name'] as const;
export type PressedPart = (typeof PRESSED_PARTS)[number];

/** The areas of a palace whose upper left corner is the origin, in a grid without layers. */
export function pressAreasFor(
  isLatin: boolean,
  layout: Layout,
  { cellWidth: width, cellHeight: height }: Grid,
): Readonly<Record<PressedPart, Box>> {
  // The palaces are written by han-palace.ts, latin-palace.ts and the two for little room.
  if (layout === 'compact') {
    return {
      stem: { x: width - 25, y: height - 35, width: 24, height: 34 },
      name: { x: 1, y: height - 25, width: width - 27, height: 24 },
    };
  }
  return isLatin
    ? {
        stem: { x: width - 68, y: height - 54, width: 66, height: 32 },
        name: { x: 3, y: height - 26, width: 136, height: 24 },
      }
    : {
        stem: { x: width - 30, y: height - 47, width: 28, height: 45 },
        name: { x: width / 2 - 60, y: height - 28, width: 120, height: 26 },
      };
}
