// Input of the parts of two charts: the two people as they were cast, their names, and the view.

import type { PillarOrder } from 'beichen/draw';
import type { boardForPage, PairLines } from 'beichen/internal';
import type { PairOnPage } from '../cast/handlers/pair.ts';
import type { PartWords } from '../words/part-words.ts';
import type { Words } from '../words/words.ts';

/** Views of the boards: side by side, the second over the first, the first over the second. */
export const WAYS = ['side', 'over', 'under'] as const;
export type Way = (typeof WAYS)[number];

export interface TwoOptions {
  readonly own: PartWords['people'];
  readonly page: Words;
  readonly names: readonly [first: string, second: string];
  readonly way: Way;
  /** A date in both lives; empty if none is set. */
  readonly at: string;
  /** True if the second person was stored with other conventions than the chart, whose conventions apply to both. */
  readonly hasOtherRules: boolean;
  readonly onWay: (way: Way) => void;
  /** Order of the pillars from the left. */
  readonly pillarOrder: PillarOrder;
  readonly onDate: (at: string) => void;
  readonly onClose: () => void;
  /** Draws a board; passed in, since the page has loaded it already. */
  readonly draw: typeof boardForPage;
  /** Loads the code that makes a picture of a drawing. */
  readonly files: () => Promise<{ readonly pngOf: (svg: string) => Promise<Blob> }>;
}

/** Input of the parts of the section. */
export interface TwoParts extends TwoOptions, PairOnPage {
  readonly called: Readonly<Record<'one' | 'other', string>>;
  readonly lines: PairLines;
}
