// Boundaries of a chart: the ends of its double hour, the jie before and after it, midnight if the day changes there, and a crossing of the date line by the
// birthplace.

import { doubleHourAt, MS_PER_DOUBLE_HOUR, startOfDoubleHour } from '../calendar/double-hour.ts';
import { instantOfTerm, type SolarTermId, type TermNumber, termId } from '../calendar/solar-year.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import { BRANCH_IDS, type BranchId, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import { type ClockReading, clockOfInstant } from '../time/clock.ts';
import { type Instant, instant } from '../time/instant.ts';
import { longitudeOfDate, SECONDS_PER_DEGREE } from '../time/longitude.ts';
import { standardOffsetSeconds } from '../time/solar-clock.ts';
import { instantOfTrueSolarTime, solarTime } from '../time/solar-time.ts';
import { zoneOfPlace } from '../time/zone-of-place.ts';
import type { Chart } from './chart.ts';

/** Kinds of boundaries: the double hour, the month, the day, the side of the date line. */
export const BOUNDARY_KINDS = ['doubleHour', 'solarTerm', 'midnight', 'dateLine'] as const;
export type BoundaryKind = (typeof BOUNDARY_KINDS)[number];

/** A moment at which something in the chart changes. */
export interface Boundary {
  readonly kind: BoundaryKind;
  readonly instant: Instant;
  /** Seconds from the birth, by the clock that decides: the solar time for double hours and midnight. Negative in the past. */
  readonly secondsAway: number;
  /** The double hour, or the solar term of the new month, beyond the boundary; the same double hour if only the day changes. */
  readonly other: BranchId | SolarTermId;
}

export interface Boundaries {
  readonly nearest: Boundary;
  /** The nearest boundaries before and after the birth; between them the chart does not change. */
  readonly before: Boundary;
  readonly after: Boundary;
}

/** The boundaries around a birth. */
export function boundariesOf(chart: Chart): Boundaries {
  const { hour, jie, solarTime } = chart.moment;
  const start = startOfDoubleHour(solarTime);
  let from: EndOfHour = { kind: 'doubleHour', shown: start, other: hour - 1 };
  let to: EndOfHour = { kind: 'doubleHour', shown: start + MS_PER_DOUBLE_HOUR, other: hour + 1 };
  if (hour === 0 && chart.conventions.dayBoundary === 'midnight') {
    const midnight = { kind: 'midnight', shown: start + MS_PER_HOUR, other: 0 } as const;
    if (midnight.shown > solarTime) to = midnight;
    else from = midnight;
  }
  const before = [endOfHour(chart, from, from, to), termAtBoundary(chart, jie)];
  const after = [endOfHour(chart, to, from, to), termAtBoundary(chart, (jie + 2) as TermNumber)];
  const latest = before.reduce((a, b) => (b.instant > a.instant ? b : a));
  const soonest = after.reduce((a, b) => (b.instant < a.instant ? b : a));
  const last = dateLineTowards(chart, latest) ?? latest;
  const next = dateLineTowards(chart, soonest) ?? soonest;
  const nearest = [last, next, ...before, ...after].reduce((a, b) =>
    Math.abs(b.secondsAway) < Math.abs(a.secondsAway) ? b : a,
  );
  return { nearest, before: last, after: next };
}

/** A beginning or end of the double hour, or of the day within it, on the clock that decides. */
interface EndOfHour {
  readonly kind: 'doubleHour' | 'midnight';
  readonly shown: number;
  readonly other: number;
}

/** Longitude on the chart's side of the date line. */
const longitudeOf = ({ trueSolarTime }: Chart): number => trueSolarTime.longitudeSeconds / SECONDS_PER_DEGREE;

function endOfHour(chart: Chart, end: EndOfHour, from: EndOfHour, to: EndOfHour): Boundary {
  const { kind, shown, other } = end;
  const boundary = (instant: Instant): Boundary => ({
    kind,
    instant,
    secondsAway: (shown - chart.moment.solarTime) / 1000,
    other: BRANCH_IDS[branch(other)]!,
  });
  switch (chart.conventions.solarTime) {
    case 'apparent':
      return boundary(
        instantOfTrueSolarTime(solarTime(shown), longitudeOf(chart), {
          instant: chart.moment.instant,
          equationOfTimeSeconds: chart.trueSolarTime.equationOfTimeSeconds,
        }),
      );
    case 'mean':
      return boundary(instant(shown - chart.trueSolarTime.longitudeSeconds * 1000));
    case 'clock':
      return endOnClock(chart, end, from, to) ?? boundary(instant(shown - standardOffsetOf(chart.clock)));
  }
}

const standardOffsetOf = (clock: ClockReading): number => standardOffsetSeconds(clock) * 1000;

/** The end of a double hour if standard time was changed before it (Saigon, 1959-12-31 23:00 became midnight); undefined if not. */
function endOnClock(
  chart: Chart,
  { kind, shown, other }: EndOfHour,
  from: EndOfHour,
  to: EndOfHour,
): Boundary | undefined {
  const own = standardOffsetOf(chart.clock);
  const end = shown - own;
  const far = instant(end > chart.moment.instant ? end : end - 1); // a change may coincide with the end
  const change = changeTowards(chart, far, (clock) => standardOffsetOf(clock) !== own);
  if (change === undefined) return undefined;
  const offset = standardOffsetOf(clockAt(chart, change.beyond));
  const reading = change.beyond + offset;
  const goesOn = reading >= from.shown && reading < to.shown;
  const hour = goesOn ? branch(other) : doubleHourAt(mod(reading, MS_PER_DAY));
  const at = goesOn ? instant(shown - offset) : change.at;
  return {
    kind: goesOn ? kind : hour === chart.moment.hour ? 'midnight' : 'doubleHour',
    instant: at,
    secondsAway: (at - chart.moment.instant) / 1000,
    other: BRANCH_IDS[hour]!,
  };
}

function termAtBoundary(chart: Chart, jie: TermNumber): Boundary {
  const instant = instantOfTerm(jie);
  return { kind: 'solarTerm', instant, secondsAway: (instant - chart.moment.instant) / 1000, other: termId(jie) };
}

/**
 * True if the clock of the birthplace shows the date of the other side of the date line than the chart. Samoa skipped 2011-12-30: later times belong to another
 * day, although solar time ran on without a break.
 */
const hasOtherDate = (chart: Chart, { offsetSeconds }: Pick<ClockReading, 'offsetSeconds'>): boolean =>
  Math.abs(longitudeOfDate(chart.birth.place.longitude, offsetSeconds) - longitudeOf(chart)) > 180;

/** Reads the clock of the birthplace at an instant. */
export const clockAt = ({ birth: { place } }: Chart, at: Instant): ClockReading =>
  clockOfInstant(at, zoneOfPlace(place)!, place.longitude);

/** The crossing of the date line by the birthplace between a birth and a boundary, if any. */
function dateLineTowards(chart: Chart, { instant: far }: Boundary): Boundary | undefined {
  const change = changeTowards(chart, far, (clock) => hasOtherDate(chart, clock));
  if (change === undefined) return undefined;
  const { instant: birth, hour } = chart.moment;
  return { kind: 'dateLine', instant: change.at, secondsAway: (change.at - birth) / 1000, other: BRANCH_IDS[hour]! };
}

/**
 * Finds the change of the clock of the birthplace between a birth and a moment: its first millisecond, and the nearest one on the other side of it as seen from
 * the birth; undefined if there is none.
 */
function changeTowards(
  chart: Chart,
  far: Instant,
  isOther: (clock: ClockReading) => boolean,
): { readonly at: Instant; readonly beyond: Instant } | undefined {
  const birth = chart.moment.instant;
  if (!isOther(clockAt(chart, far)) || isOther(clockAt(chart, birth))) return undefined;
  let [near, beyond] = [birth, far];
  while (Math.abs(beyond - near) > 1) {
    const middle = instant(Math.floor((near + beyond) / 2));
    if (isOther(clockAt(chart, middle))) beyond = middle;
    else near = middle;
  }
  return { at: instant(Math.max(near, beyond)), beyond };
}

/** The range of times in which a chart does not change; `to` belongs to the next chart. */
export interface SpanOfChart {
  readonly from: EndOfSpan;
  readonly to: EndOfSpan;
}

/** An end of the range in which a chart does not change, in milliseconds since 1970, on the clock of the birthplace and in UTC. */
export interface EndOfSpan {
  readonly clock: number;
  readonly utc: number;
}

/**
 * The clock times between which the chart does not change: whole seconds at or after the boundaries. `utc` distinguishes repeated times. Both have the date of
 * the chart, on its side of the date line.
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
