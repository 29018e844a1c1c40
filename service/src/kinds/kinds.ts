// All kinds of documents, in the order of all lists.

import { BIRTHS } from './births/kind.ts';
import { CALENDAR } from './calendar/kind.ts';
import { CHART } from './chart/kind.ts';
import { DAY } from './day/kind.ts';
import type { AnyKind } from './kind.ts';
import { PAIR } from './pair/kind.ts';
import { TIMELINE } from './timeline/kind.ts';
import { TRANSITS } from './transits/kind.ts';
import { VARIANTS } from './variants/kind.ts';

export const KINDS = {
  chart: CHART,
  day: DAY,
  transits: TRANSITS,
  timeline: TIMELINE,
  variants: VARIANTS,
  births: BIRTHS,
  pair: PAIR,
  calendar: CALENDAR,
} as const;

export type KindName = keyof typeof KINDS;

/** The kinds as a list. */
export const ALL_KINDS: readonly AnyKind[] = Object.values(KINDS);
