// The instant of a clock time. A clock time and its zone give an instant, unless the clock was put back (then two) or forward (then none). A repeated time is
// the earlier one, or the later one on request. A skipped time is read with the offset before the gap, as by someone who has not moved the clock yet: 02:30
// becomes 03:30 summer time. Where a place crossed the date line, a whole day is skipped: that reading would be a time of the next date and another chart, so
// charts and moments reject it (skipped-day.ts).
//
// Before a zone had a common clock, its places used their own mean time: the offset follows from the longitude, four minutes a degree. The first standard time
// of a zone begins at one instant everywhere, so near it a place east of the zone's city repeats some of its own time, and a place west of it skips some. Where
// the date line ran elsewhere (Manila before 1845, Alaska before 1867), own mean time uses the date of the zone: of the two candidates a day apart, the one
// nearer to the mean time of the zone's city.

import { MS_PER_HOUR } from '../civil/day-number.ts';
import { check, isObject, oneOf, ruleFor } from '../input/input.ts';
import { INSTANT, type Instant, instant } from './instant.ts';
import { LONGITUDE, SECONDS_PER_DEGREE } from './longitude.ts';
import { offsetAt, type Zone, type ZonePeriod } from './zone-history.ts';

/** Reading of a wall clock: milliseconds since 1970-01-01T00:00 by that clock, every day counted as 86 400 s. */
export type WallClock = number & { readonly unit: 'wallClock' };

/** @example localText(wallClock(Date.UTC(1990, 6, 23, 8, 30)))   // '1990-07-23T08:30:00' on a clock of any zone */
export const wallClock = (ms: number): WallClock => ms as WallClock;

/** A clock time and its instant: clock = instant + offset. If `localMean` is true, the clock shows the birthplace's own mean time. */
export interface ClockReading extends ZonePeriod {
  readonly clock: WallClock;
  readonly instant: Instant;
}

/** A clock time on its day: plain, repeated or skipped, and its instant. */
export type ClockAnswer =
  | (ClockReading & { readonly kind: 'plain' })
  /** The clock was put back and showed this time twice; this is one of the two readings. */
  | (ClockReading & { readonly kind: 'repeated'; readonly earlier: ClockReading; readonly later: ClockReading })
  /** The clock was put forward by `gapSeconds` and never showed this time. `shown` is its reading at the instant. */
  | (ClockReading & { readonly kind: 'skipped'; readonly gapSeconds: number; readonly shown: ClockReading });

/**
 * The instant at which the clock of a zone, at a place of that longitude (east is positive), showed a time.
 * The longitude counts only in a time without a common clock; `disambiguation` only for a repeated time.
 * @example
 * // Shanghai, 1986-09-14 01:30, the night that ended the first summer time of the reform years: at +9 first, then at +8
 * instantOfClock(wallClock(Date.UTC(1986, 8, 14, 1, 30)), zoneNamed('Asia/Shanghai')!, 121.47).kind   // 'repeated'
 * @throws RangeError for an argument that cannot be
 */
export function instantOfClock(
  clock: WallClock,
  zone: Zone,
  longitudeDegrees: number,
  disambiguation: 'earlier' | 'later' = 'earlier',
): ClockAnswer {
  check('clock', clock, INSTANT);
  check('zone', zone, ZONE);
  check('longitudeDegrees', longitudeDegrees, LONGITUDE);
  check('disambiguation', disambiguation, EARLIER_OR_LATER);
  return readClock(clock, zone, longitudeDegrees, disambiguation);
}

const ZONE = /* @__PURE__ */ ruleFor(
  'object',
  'a zone of zoneNamed',
  (zone) => isObject(zone) && zone.changes instanceof Float64Array,
);
const EARLIER_OR_LATER = /* @__PURE__ */ oneOf(['earlier', 'later']);

/** `instantOfClock` for valid arguments. */
export function readClock(
  clock: WallClock,
  zone: Zone,
  longitudeDegrees: number,
  disambiguation: 'earlier' | 'later' = 'earlier',
): ClockAnswer {
  // No clock is 28 h from UTC and no two changes of a zone are within three days, so at most one change matters.
  const before = offsetAt(zone, instant(clock - WINDOW));
  const after = offsetAt(zone, instant(clock + WINDOW));
  const earlier = readWith(before, clock, longitudeDegrees);
  if (before === after) return plain(earlier);

  const later = readWith(after, clock, longitudeDegrees);
  const wasBefore = offsetAt(zone, earlier.instant) === before;
  const wasAfter = offsetAt(zone, later.instant) === after;
  if (wasBefore && wasAfter) {
    return { kind: 'repeated', ...(disambiguation === 'later' ? later : earlier), earlier, later };
  }
  if (wasBefore) return plain(earlier);
  if (wasAfter) return plain(later);
  const shown = clockOfInstant(earlier.instant, zone, longitudeDegrees);
  return { kind: 'skipped', ...earlier, gapSeconds: later.offsetSeconds - earlier.offsetSeconds, shown };
}

/** Reads the clock of a zone, at a place of that longitude, at an instant. */
export function clockOfInstant(at: Instant, zone: Zone, longitudeDegrees: number): ClockReading {
  const period = offsetAt(zone, at);
  const offsetSeconds = offsetOf(period, longitudeDegrees);
  return reading(wallClock(at + offsetSeconds * 1000), at, offsetSeconds, period);
}

/**
 * The longitude of the city of a zone, for places of which only the zone is known: before a zone had a common clock, it is its mean time.
 * Within 180 degrees where that was kept on the other side of the date line: Manila, -15:56:08 until 1844, is at 120.97 east.
 */
export function longitudeOfCity({ periods: [first] }: Zone): number {
  if (!first!.localMean) return 0;
  const longitude = first!.offsetSeconds / SECONDS_PER_DEGREE;
  return longitude - 360 * Math.round(longitude / 360);
}

const WINDOW = 36 * MS_PER_HOUR;

function readWith(period: ZonePeriod, clock: WallClock, longitudeDegrees: number): ClockReading {
  const offsetSeconds = offsetOf(period, longitudeDegrees);
  return reading(clock, instant(clock - offsetSeconds * 1000), offsetSeconds, period);
}

// Member by member: a spread would take four times as long, and every chart needs this.
function reading(clock: WallClock, at: Instant, offsetSeconds: number, period: ZonePeriod): ClockReading {
  const { daylightSavingSeconds, localMean } = period;
  return { clock, instant: at, offsetSeconds, daylightSavingSeconds, localMean };
}

function plain({ clock, instant: at, offsetSeconds, daylightSavingSeconds, localMean }: ClockReading): ClockAnswer {
  return { kind: 'plain', clock, instant: at, offsetSeconds, daylightSavingSeconds, localMean };
}

/** Local mean time has whole seconds, as clocks were set. */
function offsetOf({ localMean, offsetSeconds }: ZonePeriod, longitudeDegrees: number): number {
  if (!localMean) return offsetSeconds;
  const own = Math.round(longitudeDegrees * SECONDS_PER_DEGREE) + 0; // never -0
  return own + Math.round((offsetSeconds - own) / 86_400) * 86_400;
}
