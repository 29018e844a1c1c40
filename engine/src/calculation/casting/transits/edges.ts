// Bounds of a level: the beginning of a day at the place of the moment, a time of its clock, or an instant.

import type { DayBoundary } from '../../calendar/birth-moment.ts';
import { type DayNumber, MS_PER_DAY, MS_PER_HOUR } from '../../civil/day-number.ts';
import type { Instant } from '../../time/instant.ts';
import { type PlaceClock, passesOf } from './place-clock.ts';

/** A time of the clock that decides, in milliseconds since 1970 on that clock, or an instant; undefined beyond the tables. */
export type Edge = { readonly shown: number } | { readonly instant: Instant } | undefined;

/** The beginning of a day. */
export const startOfDay = (day: DayNumber | undefined, dayBoundary: DayBoundary): Edge =>
  day === undefined ? undefined : { shown: day * MS_PER_DAY - (dayBoundary === 'zi' ? MS_PER_HOUR : 0) };

/** A span of time: `endsAt` is its first moment after the end. */
export interface Span {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A span whose end may be beyond the tables, after the lunar year 2199. */
export interface OpenSpan {
  readonly startsAt: Instant;
  readonly endsAt?: Instant;
}

/**
 * The span between the last edge at or before an instant and the first one after it. If the clock goes back over an edge, as when a place crosses the date
 * line, it passes the edge again.
 */
export function spanBetween(clock: PlaceClock, at: Instant, edges: readonly Edge[]): OpenSpan {
  const passes = edges.flatMap((edge) => passesOfEdge(clock, edge)).sort((a, b) => a - b);
  const next = passes.findIndex((pass) => pass > at);
  return next < 0 ? { startsAt: passes[passes.length - 1]! } : { startsAt: passes[next - 1]!, endsAt: passes[next]! };
}

/** The first instant at which an edge is passed; undefined beyond the tables. */
export const firstPass = (clock: PlaceClock, edge: Edge): Instant | undefined => passesOfEdge(clock, edge)[0];

function passesOfEdge(clock: PlaceClock, edge: Edge): readonly Instant[] {
  if (edge === undefined) return [];
  return 'instant' in edge ? [edge.instant] : passesOnce(clock, edge.shown);
}

/** `passesOf`, cached for each time of a clock: levels share edges, and so do the rows of a list. */
function passesOnce(clock: PlaceClock, shown: number): readonly Instant[] {
  let ofClock = PASSES.get(clock);
  if (ofClock === undefined) {
    ofClock = new Map();
    PASSES.set(clock, ofClock);
  }
  let passes = ofClock.get(shown);
  if (passes === undefined) {
    passes = passesOf(clock, shown);
    ofClock.set(shown, passes);
  }
  return passes;
}

const PASSES = /* @__PURE__ */ new WeakMap<PlaceClock, Map<number, readonly Instant[]>>();
