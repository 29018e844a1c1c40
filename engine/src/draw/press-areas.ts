// Which parts of a palace can a reader press on a page? Its stem with its branch, and its name: each at least 24 units wide and high, as wide as a finger
// needs them on the small drawing.

import { type Box, COMPACT, FULL, type Layout } from './grid.ts';

export const PRESSED_PARTS = ['stem', 'name'] as const;
export type PressedPart = (typeof PRESSED_PARTS)[number];

// The palaces are written by han-palace.ts, latin-palace.ts and the two for little room.
const { cellWidth: WIDE, cellHeight: HIGH } = FULL;
const { cellWidth: NARROW, cellHeight: LOW } = COMPACT;
const IN_COMPACT = {
  stem: { x: NARROW - 25, y: LOW - 35, width: 24, height: 34 },
  name: { x: 1, y: LOW - 25, width: NARROW - 27, height: 24 },
} as const;

/** The areas of a palace whose upper left corner is the origin. */
export const PRESS_AREAS: Readonly<
  Record<'han' | 'latin', Readonly<Record<Layout, Readonly<Record<PressedPart, Box>>>>>
> = {
  han: {
    full: {
      stem: { x: WIDE - 30, y: HIGH - 47, width: 28, height: 45 },
      name: { x: WIDE / 2 - 60, y: HIGH - 28, width: 120, height: 26 },
    },
    compact: IN_COMPACT,
  },
  latin: {
    full: {
      stem: { x: WIDE - 68, y: HIGH - 54, width: 66, height: 32 },
      name: { x: 3, y: HIGH - 26, width: 136, height: 24 },
    },
    compact: IN_COMPACT,
  },
};
