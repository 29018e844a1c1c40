// The clock that decides double hour, day and lunar date: true solar time, mean solar time or the wall clock. Schools differ, and so do the programs of Korea
// and Japan. This is the one place that distinguishes them, for births and for moments.

import type { ClockReading } from './clock.ts';
import { type SolarTime, solarTime, type TrueSolarTime } from './solar-time.ts';

export const SOLAR_CLOCKS = ['apparent', 'mean', 'clock'] as const;

/**
 * The clock that decides double hour, day and lunar date.
 * 'apparent': what a sundial showed at the place (真太阳时). 'mean': the same without the equation of time, by longitude alone (地方平均时).
 * 'clock': the standard time of the zone, summer time taken off. Born in Seoul 1990-02-10 13:20: 12:34, 12:48 or 13:20, so 午 or 未.
 * The pillars of year and month follow solar terms and do not depend on it.
 */
export type SolarClock = (typeof SOLAR_CLOCKS)[number];

/** The times of a moment by the three clocks, each in milliseconds since 1970 on that clock. */
type TimesByClock = Readonly<Record<SolarClock, SolarTime>>;

/** Reads each of the three clocks at a place. */
export const timesByClock = (clock: ClockReading, sun: TrueSolarTime): TimesByClock => ({
  apparent: sun.solarTime,
  mean: solarTime(clock.instant + sun.longitudeSeconds * 1000),
  clock: solarTime(clock.instant + standardOffsetSeconds(clock) * 1000),
});

/** Standard time less UTC. */
export const standardOffsetSeconds = ({
  offsetSeconds,
  daylightSavingSeconds,
}: Pick<ClockReading, 'offsetSeconds' | 'daylightSavingSeconds'>): number => offsetSeconds - daylightSavingSeconds;
