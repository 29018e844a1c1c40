// The selected moment of a life, and its levels on the board. A link and the session of the tab store it as text.

import type { TransitsDocument } from 'beichen';
import type { AnyItem } from '../cast/handlers/life.ts';

/** From the longest to the shortest, each within the one before it. */
export const LEVELS = ['decade', 'year', 'month', 'day', 'hour'] as const;
export type Level = (typeof LEVELS)[number];

/** Layers of the board: the levels, and the small limit, which changes with the year. */
export const SHOWN_LAYERS = ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const;
export type ShownLayer = (typeof SHOWN_LAYERS)[number];

/** Depth of a layer in levels; the small limit has the depth of a year. */
export const depthOf = (layer: ShownLayer): number => LEVELS.indexOf(layer === 'smallLimit' ? 'year' : layer) + 1;

export interface TimelineView {
  /** A date or an instant, as the engine reads it. */
  readonly at: string;
  /** The layers on the board, in their order. The shortest determines how many lists of the timeline are open. */
  readonly levels: readonly ShownLayer[];
}

/** A selection: its path from the decade on, its levels on the board, and its transits. */
export interface TimelineSelection extends TimelineView {
  readonly path: readonly AnyItem[];
  readonly transits: TransitsDocument;
}

/** The fields of a link: `at=2026-08-12&levels=decade.year`. */
export const timelineFields = (
  { at, levels }: TimelineView = { at: '', levels: [] },
): readonly (readonly [string, string])[] =>
  levels.length === 0
    ? []
    : [
        ['at', at],
        ['levels', levels.join('.')],
      ];

/** Selection in the fields of a link; undefined if there is none. */
export function timelineIn(fields: URLSearchParams): TimelineView | undefined {
  const named = (fields.get('levels') ?? '').split('.');
  const levels = SHOWN_LAYERS.filter((level) => named.includes(level));
  const at = fields.get('at');
  return at === null || levels.length === 0 ? undefined : { at, levels };
}
