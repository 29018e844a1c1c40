// Where does a chart become another one? At the ends of its double hour, at the jie around it, at midnight where the day changes there, and
// where the place went over to the other side of the date line.

import { instantOfTerm, type SolarTermId, type TermNumber, termId } from './calendar/solar-year.ts';
import type { Chart } from './cast-chart.ts';
import { MS_PER_HOUR } from './civil/day-number.ts';
import { BRANCH_IDS, type BranchId, branch } from './cycle/branch.ts';
import { type ClockReading, clockOfInstant } from './time/clock.ts';
import { type Instant, instant } from './time/instant.ts';
import { longitudeOfDate, SECONDS_PER_DEGREE } from './time/longitude.ts';
import { instantOfTrueSolarTime, solarTime } from './time/solar-time.ts';
import { zoneNamed } from './time/zone-history.ts';

/** What changes at a boundary. */
export const BOUNDARY_KINDS = ['doubleHour', 'solarTerm', 'midnight', 'dateLine'] as const;
export type BoundaryKind = (typeof BOUNDARY_KINDS)[number];

/** A moment at which something in the chart changes. */
export interface Boundary {
  readonly kind: BoundaryKind;
  readonly instant: Instant;
  /** Seconds from the birth, by the clock that decides: the Sun's for double hours and midnight. Negative in the past. */
  readonly secondsAway: number;
  /** What lies beyond: the double hour, or the solar term at which the month changes; where only the day changes, the same double hour. */
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
  const latest = before.reduce((a, b) => (b.instant > a.instant ? b : a));
  const soonest = after.reduce((a, b) => (b.instant < a.instant ? b : a));
  const last = dateLineTowards(chart, latest) ?? latest;
  const next = dateLineTowards(chart, soonest) ?? soonest;
  const nearest = [...before, ...after, last, next].reduce((a, b) =>
    Math.abs(b.secondsAway) < Math.abs(a.secondsAway) ? b : a,
  );
  return { nearest, before: last, after: next };
}

/** On the chart's side of the date line. */
const longitudeOf = ({ sun }: Chart): number => sun.longitudeSeconds / SECONDS_PER_DEGREE;

/** Milliseconds of true solar time since the double hour began. */
function sinceDoubleHour({ moment }: Chart): number {
  const sinceEleven = (moment.solarTime + MS_PER_HOUR) % (2 * MS_PER_HOUR); // days begin in the middle of the hour of 子
  return sinceEleven < 0 ? sinceEleven + 2 * MS_PER_HOUR : sinceEleven;
}

const doubleHourAt = (chart: Chart, shown: number, other: number): Boundary => ({
  kind: 'doubleHour',
  instant: instantOfTrueSolarTime(solarTime(shown), longitudeOf(chart), {
    instant: chart.moment.instant,
    equationOfTimeSeconds: chart.sun.equationOfTimeSeconds,
  }),
  secondsAway: (shown - chart.moment.solarTime) / 1000,
  other: BRANCH_IDS[branch(other)]!,
});

function termAtBoundary(chart: Chart, jie: TermNumber): Boundary {
  const instant = instantOfTerm(jie);
  return { kind: 'solarTerm', instant, secondsAway: (instant - chart.moment.instant) / 1000, other: termId(jie) };
}

/**
 * Whether a clock of the birthplace has the date of the other side of the date line than the chart. Samoa left out 2011-12-30: what its clock
 * showed after that belongs to another day, although the Sun went on as ever.
 */
const hasOtherDate = (chart: Chart, { offsetSeconds }: Pick<ClockReading, 'offsetSeconds'>): boolean =>
  Math.abs(longitudeOfDate(chart.birth.place.longitude, offsetSeconds) - longitudeOf(chart)) > 180;

/** What the clock of the birthplace showed at an instant. */
export const clockAt = ({ birth: { place } }: Chart, at: Instant): ClockReading =>
  clockOfInstant(at, zoneNamed(place.timeZone)!, place.longitude);

/** The moment between a birth and a boundary at which the place went over; undefined where it did not. */
function dateLineTowards(chart: Chart, { instant: far }: Boundary): Boundary | undefined {
  const { instant: birth, hour } = chart.moment;
  if (!hasOtherDate(chart, clockAt(chart, far)) || hasOtherDate(chart, clockAt(chart, birth))) return undefined; // a birth on a date left out stays on its side
  let [near, beyond] = [birth, far];
  while (Math.abs(beyond - near) > 1) {
    const middle = instant(Math.floor((near + beyond) / 2));
    if (hasOtherDate(chart, clockAt(chart, middle))) beyond = middle;
    else near = middle;
  }
  const at = instant(Math.max(near, beyond));
  return { kind: 'dateLine', instant: at, secondsAway: (at - birth) / 1000, other: BRANCH_IDS[hour]! };
}

/** The span in which a chart is the same: `to` belongs to the next chart. */
export interface SpanOfChart {
  readonly from: EndOfSpan;
  readonly to: EndOfSpan;
}

/** An end of a span, in milliseconds since 1970, on the clock of the birthplace and in UTC. */
export interface EndOfSpan {
  readonly clock: number;
  readonly utc: number;
}

/**
 * The first whole seconds on the clock of the birthplace at or after the boundaries. The instants distinguish them where the clock was
 * changed between them. Both have the date that the chart has, on whichever side of the date line.
 */
export const spanOf = (chart: Chart, { before, after }: Boundaries): SpanOfChart => ({
  from: endOfSpan(chart, before.instant),
  to: endOfSpan(chart, after.instant),
});

function endOfSpan(chart: Chart, at: Instant): EndOfSpan {
  const reading = clockAt(chart, at);
  const offset = (hasOtherDate(chart, reading) ? chart.clock : reading).offsetSeconds * 1000;
  const clock = Math.ceil((at + offset) / 1000) * 1000;
  return { clock, utc: clock - offset };
}

/** Whole seconds to the nearest boundary, negative in the past. */
export const secondsAway = ({ nearest }: Boundaries): number => Math.round(nearest.secondsAway) + 0;
