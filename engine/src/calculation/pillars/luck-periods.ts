// Luck by time. Luck pillars (大运) of ten years each, from the first one on. docs/rules/transits.md C. A luck pillar begins on the clock of the birth. Its
// instant is that clock time less the offset at birth: later changes of the zone have no effect.

import { type Instant, instant } from '../time/instant.ts';
import { LUCK_PILLARS, type LuckOfBirth, type LuckPillar, luckPillarsBy, yearAt } from './luck.ts';

/** Source of luck pillars between instants; a `Chart` is one. */
export interface LuckInTime extends LuckOfBirth {
  /** The birth, by its clock and as an instant. */
  readonly clock: { readonly clock: number; readonly instant: Instant };
}

/** The kinds of a luck period: before the first luck pillar, where small luck governs, and under one. */
export const LUCK_KINDS = ['before', 'running'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** A luck period: from an instant to the start of the next one. */
export interface LuckPeriod {
  readonly kind: LuckKind;
  /** The number of the luck pillar, 1 for the first; 0 before it. */
  readonly ordinal: number;
  /** Absent before the first one. Its `startsAt` is on the clock of the birth. */
  readonly pillar?: LuckPillar;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * The luck that governs at an instant.
 * @param at not earlier than the birth
 */
export function luckPeriodAt(chart: LuckInTime, at: Instant): LuckPeriod {
  const periodOf = luckPeriodsBy(chart);
  const first = periodOf(1).startsAt;
  if (at < first) return periodOf(0);
  const { clock } = chart.clock;
  const offset = clock - chart.clock.instant;
  const number = 1 + Math.floor((yearAt(at + offset) - yearAt(first + offset)) / 10);
  const period = periodOf(number);
  return at < period.startsAt ? periodOf(number - 1) : period;
}

/** The period before the first luck pillar, then the period of each luck pillar of a chart. */
export function luckPeriodsOf(chart: LuckInTime): readonly LuckPeriod[] {
  const periodOf = luckPeriodsBy(chart);
  return Array.from({ length: LUCK_PILLARS + 1 }, (_, number) => periodOf(number));
}

/**
 * The list that contains the luck of an instant: if it is later than the list of a chart, the ten of the same hundred years.
 * @param at not earlier than the birth
 */
export function luckPeriodsAround(chart: LuckInTime, at: Instant): readonly LuckPeriod[] {
  const { ordinal: number } = luckPeriodAt(chart, at);
  if (number <= LUCK_PILLARS) return luckPeriodsOf(chart);
  const first = number - ((number - 1) % LUCK_PILLARS);
  return Array.from({ length: LUCK_PILLARS }, (_, n) => luckPeriodsBy(chart)(first + n));
}

function luckPeriodsBy(chart: LuckInTime): (number: number) => LuckPeriod {
  const { clock, instant: birth } = chart.clock;
  const luckPillar = luckPillarsBy(chart);
  const startOf = ({ startsAt }: LuckPillar): Instant => instant(startsAt - (clock - birth));
  return (number) => {
    const endsAt = startOf(luckPillar(number + 1));
    if (number === 0) return { kind: 'before', ordinal: number, startsAt: birth, endsAt };
    const pillar = luckPillar(number);
    return { kind: 'running', ordinal: number, pillar, startsAt: startOf(pillar), endsAt };
  };
}

/** The change from one luck period to the next. */
export interface LuckChange {
  readonly at: Instant;
  readonly from: LuckPeriod;
  readonly to: LuckPeriod;
}

/** The change of luck in a span of less than ten years; undefined if there is none. A change at the very start does not count. */
export function luckChangeIn(chart: LuckInTime, startsAt: Instant, endsAt: Instant): LuckChange | undefined {
  const from = luckPeriodAt(chart, startsAt);
  return from.endsAt < endsAt ? { at: from.endsAt, from, to: luckPeriodAt(chart, from.endsAt) } : undefined;
}
