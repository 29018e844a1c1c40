// Longitude as time. Four minutes of the Sun for each degree, and a whole day across the date line.

import { between, type Rule } from '../input/input.ts';

/** Validates a longitude in degrees, east positive. */
export const LONGITUDE: Rule = /* @__PURE__ */ between(-180, 180);

/** Seconds of solar time for each degree eastwards: a day for all 360. */
export const SECONDS_PER_DEGREE = 240;

/**
 * The longitude on the clock's side of the date line: Samoa, at -171.8°, has kept the dates of Asia since 2011, so its Sun is counted from
 * 188.2° east. Otherwise a birth there would have the day before.
 * @param offsetSeconds local time less UTC
 * @returns degrees, within 180 of the meridian of the clock
 * @example longitudeOfDate(-171.8, 13 * 3600) // 188.2
 */
export const longitudeOfDate = (longitudeDegrees: number, offsetSeconds: number): number =>
  longitudeDegrees + 360 * Math.round((offsetSeconds / SECONDS_PER_DEGREE - longitudeDegrees) / 360);
