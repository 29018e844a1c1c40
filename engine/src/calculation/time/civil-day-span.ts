// The span of a date on a clock, usually from one midnight to the next. When a clock is put back over midnight, the date is shown twice, with an hour of the
// next one between; a skipped day (Samoa, 2011-12-30) is never shown.

import { type DayNumber, MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import { type ClockReading, clockOfInstant, wallClock } from './clock.ts';
import { type Instant, instant } from './instant.ts';
import { changeBetween, offsetAt, type Zone } from './zone-history.ts';

/** A time in which a clock shows one date without a break: `to` is exclusive. */
export interface ShownSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The spans of time in which the clock of a zone, at a place of that longitude, shows a date: one, or two, or none.
 * @example civilDaySpans(dayOfDate(2011, 12, 30), zoneNamed('Pacific/Apia')!, -171.76) // []
 */
export function civilDaySpans(day: DayNumber, zone: Zone, longitudeDegrees: number): readonly ShownSpan[] {
  const shown = wallClock(day * MS_PER_DAY);
  // No clock is 16 h from UTC: a zone changes at most once in these 56 hours, for no two of its changes are within three days.
  const [start, end] = [instant(shown - FAR), instant(shown + MS_PER_DAY + FAR)];
  const spanOf = ({ offsetSeconds }: ClockReading): ShownSpan => {
    const from = instant(shown - offsetSeconds * 1000);
    return { from, to: instant(from + MS_PER_DAY) };
  };
  const before = spanOf(clockOfInstant(start, zone, longitudeDegrees));
  const after = spanOf(clockOfInstant(end, zone, longitudeDegrees));
  if (offsetAt(zone, start) === offsetAt(zone, end)) return [before];
  const change = changeBetween(zone, start, end);
  const spans = [
    { from: before.from, to: earlierOf(before.to, change) },
    { from: laterOf(after.from, change), to: after.to },
  ].filter(({ from, to }) => from < to);
  const [first, second] = spans;
  if (first === undefined || second === undefined || first.to < second.from) return spans;
  return [{ from: first.from, to: second.to }];
}

const FAR = 16 * MS_PER_HOUR;

const earlierOf = (a: Instant, b: Instant): Instant => (a < b ? a : b);
const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b);
