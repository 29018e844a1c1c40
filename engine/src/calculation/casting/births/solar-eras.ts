// The clock that decides double hour and day, in eras. Solar time at a place runs on without a break, except where the place crossed the date line; standard
// time was changed in many places. An era is the time between two such changes.

import { clockOfInstant } from '../../time/clock.ts';
import { type Instant, instant } from '../../time/instant.ts';
import { longitudeOfDate, SECONDS_PER_DEGREE } from '../../time/longitude.ts';
import type { SolarClock } from '../../time/solar-clock.ts';
import { standardOffsetSeconds } from '../../time/solar-clock.ts';
import { instantOfTrueSolarTime, solarTime, sundialAt } from '../../time/solar-time.ts';
import { zoneOfPlace } from '../../time/zone-of-place.ts';
import type { BirthPlace } from '../birth.ts';

/** A range of time without a break of the clock that decides; `to` is exclusive. */
export interface SolarEra {
  readonly from: Instant;
  readonly to: Instant;
  /** Clock time of an instant, in milliseconds since 1970 on that clock. */
  readonly shownAt: (at: Instant) => number;
  /** Instant of a clock time. */
  readonly instantOf: (shown: number) => Instant;
}

/** Meridian of China's clock, used if the birthplace is unknown. */
export const MERIDIAN_OF_CHINA = 120;

/** The eras of a place, or of the meridian of China's clock, between two instants. */
export function solarEras(
  place: BirthPlace | undefined,
  clock: SolarClock,
  from: Instant,
  to: Instant,
): readonly SolarEra[] {
  if (place === undefined) return [eraOf(offsetsAt(MERIDIAN_OF_CHINA, 8 * 3600, 0), clock, from, to)];
  const zone = zoneOfPlace(place)!;
  // The rule of a zone changes only summer time, which neither clock includes.
  const changes = [...zone.changes].filter((at) => at > from && at < to).map((at) => instant(at));
  const eras: SolarEra[] = [];
  let last: { readonly keys: Offsets; readonly from: Instant } | undefined;
  for (const start of [from, ...changes, to]) {
    const { offsetSeconds, daylightSavingSeconds } = clockOfInstant(start, zone, place.longitude);
    const keys = offsetsAt(place.longitude, offsetSeconds, daylightSavingSeconds);
    if (last !== undefined && start !== to && isSame(last.keys, keys, clock)) continue;
    if (last !== undefined) eras.push(eraOf(last.keys, clock, last.from, start));
    last = { keys, from: start };
  }
  return eras;
}

/** Offsets that distinguish two eras. */
interface Offsets {
  readonly longitude: number;
  readonly standardSeconds: number;
}

const offsetsAt = (longitude: number, offsetSeconds: number, daylightSavingSeconds: number): Offsets => ({
  longitude: longitudeOfDate(longitude, offsetSeconds),
  standardSeconds: standardOffsetSeconds({ offsetSeconds, daylightSavingSeconds }),
});

const isSame = (a: Offsets, b: Offsets, clock: SolarClock): boolean =>
  clock === 'clock' ? a.standardSeconds === b.standardSeconds : a.longitude === b.longitude;

function eraOf({ longitude, standardSeconds }: Offsets, clock: SolarClock, from: Instant, to: Instant): SolarEra {
  switch (clock) {
    case 'apparent':
      return {
        from,
        to,
        shownAt: (at) => sundialAt(at, longitude).solarTime,
        instantOf: (shown) => instantOfTrueSolarTime(solarTime(shown), longitude),
      };
    case 'mean':
      return aheadOfUtc(longitude * SECONDS_PER_DEGREE * 1000, from, to);
    case 'clock':
      return aheadOfUtc(standardSeconds * 1000, from, to);
  }
}

const aheadOfUtc = (ms: number, from: Instant, to: Instant): SolarEra => ({
  from,
  to,
  shownAt: (at) => solarTime(at + ms),
  instantOf: (shown) => instant(shown - ms),
});
