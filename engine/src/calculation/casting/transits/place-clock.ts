// Times of the clock of a place as instants: the clock that decides day and double hour there. It is continuous except where the place crosses the date line
// (Samoa skipped 2011-12-30) and, if standard time decides, where standard time changes.

import { MS_PER_HOUR } from '../../civil/day-number.ts';
import { type ClockReading, clockOfInstant } from '../../time/clock.ts';
import { type Instant, instant } from '../../time/instant.ts';
import { longitudeOfDate, SECONDS_PER_DEGREE } from '../../time/longitude.ts';
import { type SolarClock, standardOffsetSeconds } from '../../time/solar-clock.ts';
import { passOfTrueSolarTime, solarTime, sundialAt } from '../../time/solar-time.ts';
import { changeBetween, type Zone } from '../../time/zone-history.ts';

/** The clock that decides at a place. */
export interface PlaceClock {
  readonly rule: SolarClock;
  readonly zone: Zone;
  /** East positive. If only the zone is known, the longitude of its city: used only for times without a common clock. */
  readonly longitudeDegrees: number;
}

/** Offset of the clock in seconds, without the equation of time. */
const secondsAhead = ({ rule, longitudeDegrees }: PlaceClock, wall: ClockReading): number =>
  rule === 'clock'
    ? standardOffsetSeconds(wall)
    : longitudeOfDate(longitudeDegrees, wall.offsetSeconds) * SECONDS_PER_DEGREE;

/** The instants at which the clock passes a time: one; or three if it goes back over that time: forward, back, and forward again. */
export function passesOf(clock: PlaceClock, shown: number): readonly Instant[] {
  // As `instantOfClock`: no clock is 28 h from UTC and no two changes of a zone are within three days, so at most one change matters.
  const [start, end] = [instant(shown - WINDOW), instant(shown + WINDOW)];
  const { zone, longitudeDegrees } = clock;
  const before = clockOfInstant(start, zone, longitudeDegrees);
  const after = clockOfInstant(end, zone, longitudeDegrees);
  const earlier = instantShowing(clock, shown, before);
  if (secondsAhead(clock, before) === secondsAhead(clock, after)) return [earlier];
  const change = changeBetween(zone, start, end);
  const later = instantShowing(clock, shown, after);
  if (earlier < change) return later >= change ? [earlier, change, later] : [earlier];
  return [later >= change ? later : change];
}

const WINDOW = 36 * MS_PER_HOUR;

/** The first millisecond at which the clock shows a time, if the offset then equals the given reading's. */
function instantShowing(clock: PlaceClock, shown: number, wall: ClockReading): Instant {
  const ahead = secondsAhead(clock, wall);
  if (clock.rule !== 'apparent') return instant(shown - ahead * 1000);
  const longitude = ahead / SECONDS_PER_DEGREE;
  const exact = passOfTrueSolarTime(solarTime(shown), longitude) - 0.5; // `sundialAt` rounds up to the time: it is shown already
  const first = Math.ceil(exact);
  if (Math.abs(exact - Math.round(exact)) > 0.03) return instant(first);
  // This close to half a millisecond, rounding depends on floating point: `sundialAt` decides.
  const shows = (at: number) => sundialAt(instant(at), longitude).solarTime >= shown;
  return instant([first - 1, first].find(shows) ?? first + 1);
}
