// The correction from the clock to the Sun, in whole seconds. Summer time, longitude and the equation of time; they add up.

import { MS_PER_HOUR } from '../civil/day-number.ts';
import type { ClockReading } from './clock.ts';
import type { SolarTime, TrueSolarTime } from './solar-time.ts';

/** The seconds that are added to the clock time to get the true solar time: in all, and the three parts. */
export interface TimeCorrection {
  readonly totalSeconds: number;
  /** Summer time taken off, 0 or negative. */
  readonly daylightSavingSeconds: number;
  readonly longitudeSeconds: number;
  readonly equationOfTimeSeconds: number;
}

/** The correction of a clock reading; a `Chart` has both members. */
export function correctionOf({
  clock,
  sun,
}: {
  readonly clock: ClockReading;
  readonly sun: TrueSolarTime;
}): TimeCorrection {
  const totalSeconds = Math.round((sundialSecond(sun.solarTime) - clock.clock) / 1000);
  const daylightSavingSeconds = -clock.daylightSavingSeconds + 0;
  const longitudeSeconds = Math.round(sun.longitudeSeconds - (clock.offsetSeconds - clock.daylightSavingSeconds));
  const equationOfTimeSeconds = totalSeconds - daylightSavingSeconds - longitudeSeconds;
  return { totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds };
}

/**
 * Rounds true solar time to the nearest second, but never to one of the next double hour.
 * @returns milliseconds since 1970 on the sundial
 */
export function sundialSecond(solarTime: SolarTime): number {
  const nearest = Math.round(solarTime / 1000) * 1000;
  return nearest % MS_PER_HOUR === 0 ? Math.floor(solarTime / 1000) * 1000 : nearest;
}
