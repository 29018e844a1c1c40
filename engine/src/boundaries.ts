// Where does a chart become another one? At the ends of its double hour, at the jie around it, and at midnight where the day changes there.

import { MS_PER_HOUR } from './calendar/birth-moment.ts';
import { instantOfTerm, type SolarTermId, type TermNumber, termId } from './calendar/solar-year.ts';
import type { Chart } from './cast-chart.ts';
import { BRANCH_IDS, type BranchId, branch } from './cycle/branch.ts';
import type { Instant } from './time/instant.ts';
import { instantOfTrueSolarTime, solarTime } from './time/solar-time.ts';

/** A moment at which something in the chart changes. */
export interface Boundary {
  readonly kind: 'doubleHour' | 'solarTerm' | 'midnight';
  readonly instant: Instant;
  /** Seconds from the birth, by the clock that decides: the Sun's for double hours and midnight. Negative in the past. */
  readonly secondsAway: number;
  /** What lies beyond: the double hour, or the solar term at which the month changes; at midnight the same double hour. */
  readonly other: BranchId | SolarTermId;
}

export interface Boundaries {
  readonly nearest: Boundary;
  /** The last one before the birth, and the first one after it: between them the chart is this very one. */
  readonly before: Boundary;
  readonly after: Boundary;
}

/** The boundaries around a birth. */
export function boundariesOf(chart: Chart): Boundaries {
  const { hour, jie } = chart.moment;
  const start = chart.moment.solarTime - sinceDoubleHour(chart);
  const before = [doubleHourAt(chart, start, hour - 1), termAtBoundary(chart, jie)];
  const after = [
    doubleHourAt(chart, start + 2 * MS_PER_HOUR, hour + 1),
    termAtBoundary(chart, (jie + 2) as TermNumber),
  ];
  if (hour === 0 && chart.conventions.dayBoundary === 'midnight') {
    const midnight = { ...doubleHourAt(chart, start + MS_PER_HOUR, 0), kind: 'midnight' } as const;
    (midnight.secondsAway > 0 ? after : before).push(midnight);
  }
  const last = before.reduce((a, b) => (b.instant > a.instant ? b : a));
  const next = after.reduce((a, b) => (b.instant < a.instant ? b : a));
  const nearest = [...before, ...after].reduce((a, b) => (Math.abs(b.secondsAway) < Math.abs(a.secondsAway) ? b : a));
  return { nearest, before: last, after: next };
}

const SECONDS_PER_DEGREE = 240;

/** Milliseconds of true solar time since the double hour began. */
function sinceDoubleHour({ moment }: Chart): number {
  const sinceEleven = (moment.solarTime + MS_PER_HOUR) % (2 * MS_PER_HOUR); // days begin in the middle of the hour of 子
  return sinceEleven < 0 ? sinceEleven + 2 * MS_PER_HOUR : sinceEleven;
}

const doubleHourAt = (chart: Chart, shown: number, other: number): Boundary => ({
  kind: 'doubleHour',
  instant: instantOfTrueSolarTime(
    solarTime(shown),
    chart.sun.longitudeSeconds / SECONDS_PER_DEGREE,
    chart.sun.equationOfTimeSeconds,
  ),
  secondsAway: (shown - chart.moment.solarTime) / 1000,
  other: BRANCH_IDS[branch(other)]!,
});

function termAtBoundary(chart: Chart, jie: TermNumber): Boundary {
  const instant = instantOfTerm(jie);
  return { kind: 'solarTerm', instant, secondsAway: (instant - chart.moment.instant) / 1000, other: termId(jie) };
}
