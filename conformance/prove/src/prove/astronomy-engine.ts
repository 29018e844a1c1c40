// Sun and Moon by astronomy-engine, in seconds of Terrestrial Time since J2000.0. Delta T is ours; only the series of the program serve as a third source.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const {
  AstroTime,
  Body,
  EquatorFromVector,
  GeoVector,
  RotateVector,
  Rotation_EQJ_EQD,
  SearchMoonPhase,
  SearchSunLongitude,
  SetDeltaTFunction,
  SiderealTime,
} = require('astronomy-engine') as typeof import('astronomy-engine');

const DAY = 86_400;

/** Time at which the Sun reaches an apparent longitude in degrees, within two days of a time. */
export function sunAtLongitude(degrees: number, near: number): number {
  const start = AstroTime.FromTerrestrialTime(near / DAY - 2);
  return SearchSunLongitude(degrees, start, 4)!.tt * DAY;
}

/** The new moon within two days of a time. */
export function newMoonNear(near: number): number {
  return SearchMoonPhase(0, AstroTime.FromTerrestrialTime(near / DAY - 2), 4)!.tt * DAY;
}

/** The full moon within two days of a time. */
export function fullMoonNear(near: number): number {
  return SearchMoonPhase(180, AstroTime.FromTerrestrialTime(near / DAY - 2), 4)!.tt * DAY;
}

/** Apparent less mean solar time in seconds at a time of UT1, in days since J2000.0, with delta T in seconds. */
export function equationOfTime(ut1Days: number, deltaT: number): number {
  SetDeltaTFunction(() => deltaT);
  const time = new AstroTime(ut1Days);
  const sun = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), GeoVector(Body.Sun, time, true)));
  const meanSun = (ut1Days * 24) % 24; // J2000.0 is a noon
  const hours = SiderealTime(time) - sun.ra - meanSun;
  return (hours - 24 * Math.round(hours / 24)) * 3600;
}
