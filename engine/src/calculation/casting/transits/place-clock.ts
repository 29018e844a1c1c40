// Times of the clock of a place as instants. The clock that decides day and double hour there. It runs on without a break but where the place
// goes over to the other side of the date line (Samoa left out 2011-12-30) and, if standard time decides, where that is changed.

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
  /** East positive. Where the zone alone is known, that of its city: it counts only in a time without a common clock. */
  readonly longitudeDegrees: number;
}

/** Offset of the clock in seconds, without the equation of time. */
const secondsAhead = ({ rule, longitudeDegrees }: PlaceClock, wall: ClockReading): number =>
  rule === 'clock'
    ? standardOffsetSeconds(wall)
    : longitudeOfDate(longitudeDegrees, wall.offsetSeconds) * SECONDS_PER_DEGREE;

/**
 * The instants at which the clock passes a time: one; or three where it goes back over that time, which are when it passes it, when it goes
 * back, and when it passes it again.
 */
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

/** The first millisecond in which the clock shows a time, if it is as far ahead as with that wall clock. */
function instantShowing(clock: PlaceClock, shown: number, wall: ClockReading): Instant {
  const ahead = secondsAhead(clock, wall);
  if (clock.rule !== 'apparent') return instant(shown - ahead * 1000);
  const longitude = ahead / SECONDS_PER_DEGREE;
  const exact = passOfTrueSolarTime(solarTime(shown), longitude) - 0.5; // what `sundialAt` rounds up to the time shows it already
  const first = Math.ceil(exact);
  if (Math.abs(exact - Math.round(exact)) > 0.03) return instant(first);
  // So near to half a millisecond the steps of floating point decide how the sundial rounds: it is asked itself.
  const shows = (at: number) => sundialAt(instant(at), longitude).solarTime >= shown;
  return instant([first - 1, first].find(shows) ?? first + 1);
}
