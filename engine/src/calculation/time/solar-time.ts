// True solar time, which decides the double hour. UTC + 4 minutes for each degree of east longitude = mean solar time; mean solar
// time + the equation of time = true solar time. Mean solar time belongs to UT1; we count it from UTC, as clocks do. That is
// wrong by less than 0.9 s from 1972 until UTC goes on without leap seconds (by 2035), and not at all before 1972, where an Instant is
// UT1. Later the difference is whatever the Earth does: some 3 s in 2050, 18 s in 2100, 98 s in 2200, each as uncertain as delta T.
// The equation of time itself is given the true UT1.

import { check } from '../input/input.ts';
import { equationOfTimeSeconds, roughEquationOfTime } from '../sky/equation-of-time.ts';
import { INSTANT, type Instant, instant, ttOfInstant } from './instant.ts';
import { LONGITUDE, SECONDS_PER_DEGREE } from './longitude.ts';

/** Whole milliseconds since 1970-01-01T00:00 on the birthplace's sundial: read as if it were UTC, it gives date and time there. */
export type SolarTime = number & { readonly unit: 'solarTime' };

/** Whole milliseconds since 1970-01-01T00:00 of mean solar time at the birthplace, whose days all have the same length. */
export type MeanSolarTime = number & { readonly unit: 'meanSolarTime' };

/** The solar time that reads so many milliseconds after 1970-01-01T00:00; a fraction is rounded. */
export const solarTime = (ms: number): SolarTime => Math.round(ms) as SolarTime;

/** True solar time, and the two steps that lead to it from UTC. */
export interface TrueSolarTime {
  readonly solarTime: SolarTime;
  /** 240 for each degree of east longitude: mean solar time less UTC. */
  readonly longitudeSeconds: number;
  /** Apparent less mean solar time, -901 to +995. */
  readonly equationOfTimeSeconds: number;
}

/**
 * True solar time at a longitude in degrees, east positive, -180 to 180; exact to 0.5 s while UTC keeps to the Sun.
 * @throws RangeError before 1500, where delta T is not known, and for another longitude
 * @example localText(trueSolarTime(instant(Date.UTC(1990, 6, 22, 23, 30)), 116.39723).solarTime)   // '1990-07-23T07:09:08': 27935.3 s and -386.4 s from UTC
 */
export function trueSolarTime(at: Instant, longitudeDegrees: number): TrueSolarTime {
  checkPlaceInTime(at, longitudeDegrees);
  return sundialAt(at, longitudeDegrees);
}

/** `trueSolarTime` for a valid instant and longitude; the longitude may be on the other side of the date line. */
export function sundialAt(at: Instant, longitudeDegrees: number): TrueSolarTime {
  const longitudeSeconds = longitudeDegrees * SECONDS_PER_DEGREE;
  const equation = equationOfTimeSeconds(ttOfInstant(at));
  return {
    solarTime: solarTime(at + (longitudeSeconds + equation) * 1000),
    longitudeSeconds,
    equationOfTimeSeconds: equation,
  };
}

/**
 * Mean solar time at a longitude in degrees, east positive, -180 to 180.
 * @throws RangeError for another longitude
 * @example localText(meanSolarTime(instant(Date.UTC(1990, 6, 22, 23, 30)), 116 + 25 / 60))   // '1990-07-23T07:15:40': UTC + 7:45:40
 */
export function meanSolarTime(at: Instant, longitudeDegrees: number): MeanSolarTime {
  checkPlaceInTime(at, longitudeDegrees);
  return Math.round(at + longitudeDegrees * SECONDS_PER_DEGREE * 1000) as MeanSolarTime;
}

function checkPlaceInTime(at: Instant, longitudeDegrees: number): void {
  check('at', at, INSTANT);
  check('longitudeDegrees', longitudeDegrees, LONGITUDE);
}

/** The equation of time of a moment. */
export interface KnownEquation {
  readonly instant: Instant;
  readonly equationOfTimeSeconds: number;
}

/**
 * The instant at which the birthplace's sundial shows a solar time, to 1 ms: the inverse of `trueSolarTime`.
 * @param nearby the equation of time of a moment within three hours, if known; saves half of the work
 * @throws RangeError before 1500, where delta T is not known
 */
export const instantOfTrueSolarTime = (shown: SolarTime, longitudeDegrees: number, nearby?: KnownEquation): Instant =>
  instant(passOfTrueSolarTime(shown, longitudeDegrees, nearby));

/** The instant of a solar time before it is rounded, exact to 0.02 ms. */
export function passOfTrueSolarTime(shown: SolarTime, longitudeDegrees: number, nearby?: KnownEquation): number {
  const mean = shown - longitudeDegrees * SECONDS_PER_DEGREE * 1000;
  if (nearby === undefined) {
    // The ellipse gives the time at which to evaluate the equation, and its rate there: 6 s from the result, which leaves 0.02 ms.
    const rough = roughEquationOfTime(ttOfInstant(instant(mean)));
    const at = instant(mean - rough.seconds * 1000);
    return at + (mean - equationOfTimeSeconds(ttOfInstant(at)) * 1000 - at) / (1 + rough.slope);
  }
  const before = nearby.equationOfTimeSeconds * 1000;
  const at = instant(mean - before);
  if (at === nearby.instant) return mean - before;
  // The rate changes by 1 s a day within a day, so within some hours the equation of time is linear: interpolating between two of its moments leaves less than
  // 0.01 ms for an instant 4 s from one of them, which is as much as it can change in three hours.
  const ahead = equationOfTimeSeconds(ttOfInstant(at)) * 1000;
  const slope = (ahead - before) / (at - nearby.instant);
  return at + (mean - ahead - at) / (1 + slope);
}
