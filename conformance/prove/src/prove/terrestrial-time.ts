// Seconds of Terrestrial Time since J2000.0 of an instant, by the spline of delta T until 1972 and by leap seconds after. Both tables are read separately here,
// so that a fault of the engine's own conversion would show.

import { MS_PER_DAY } from '../births/civil-day.ts';
import { truthRows } from './truth.ts';

const NOON_2000 = Date.UTC(2000, 0, 1, 12);

// IERS Bulletin C: the days at whose beginning TAI - UTC grew by a second; on the first of them it was 10 s.
const LEAP_SECONDS = (
  '1972-01-01 1972-07-01 1973-01-01 1974-01-01 1975-01-01 1976-01-01 1977-01-01 1978-01-01 1979-01-01 1980-01-01 1981-07-01 ' +
  '1982-07-01 1983-07-01 1985-07-01 1988-01-01 1990-01-01 1991-01-01 1992-07-01 1993-07-01 1994-07-01 1996-01-01 1997-07-01 ' +
  '1999-01-01 2006-01-01 2009-01-01 2012-07-01 2015-07-01 2017-01-01'
)
  .split(' ')
  .map((day) => Date.parse(day));
const TT_MINUS_TAI = 32.184;

// Stephenson, Morrison, Hohenkerk: from, to, and four coefficients of a cubic in (year - from) / (to - from).
const SPLINE = truthRows('delta-t').map((row) => row.map(Number) as [number, number, number, number, number, number]);

/** TT - UT1 in seconds, 1500 to 2025. */
function deltaT(decimalYear: number): number {
  const [from, to, a0, a1, a2, a3] = SPLINE.find(([, end]) => decimalYear < end) ?? SPLINE.at(-1)!;
  const t = (decimalYear - from) / (to - from);
  return a0 + t * (a1 + t * (a2 + t * a3));
}

/** Seconds of Terrestrial Time since J2000.0 at an instant, in milliseconds since 1970-01-01T00:00Z. */
export function terrestrialTime(instant: number): number {
  const seconds = (instant - NOON_2000) / 1000;
  const steps = LEAP_SECONDS.filter((day) => instant >= day).length;
  return seconds + (steps > 0 ? 9 + steps + TT_MINUS_TAI : deltaTAt(instant));
}

/** The instant of a Terrestrial Time: the inverse of `terrestrialTime`. */
export function instantOf(tt: number): number {
  const asIfUtc = NOON_2000 + tt * 1000;
  const near = asIfUtc - (terrestrialTime(asIfUtc) - tt) * 1000;
  return near - (terrestrialTime(near) - tt) * 1000;
}

/** TT - UT1 at an instant, 1500 to 2025. */
export const deltaTAt = (instant: number): number => deltaT(2000 + (instant - NOON_2000) / (365.2425 * MS_PER_DAY));
