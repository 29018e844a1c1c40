// The correction from clock time to true solar time, in whole seconds: the sum of summer time, longitude and equation of time.

import { MS_PER_HOUR } from '../civil/day-number.ts';
import type { ClockReading } from './clock.ts';
import type { SolarTime, TrueSolarTime } from './solar-time.ts';

/** Seconds that are added to the clock time to get true solar time: the total, and its three parts. */
export interface TimeCorrection {
  readonly totalSeconds: number;
  /** Summer time that is subtracted, 0 or negative. */
  readonly daylightSavingSeconds: number;
  readonly longitudeSeconds: number;
  readonly equationOfTimeSeconds: number;
}

/** The correction of a clock reading; a `Chart` has both members. */
export function correctionOf({
  clock,
  trueSolarTime: sun,
}: {
  readonly clock: ClockReading;
  readonly trueSolarTime: TrueSolarTime;
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
