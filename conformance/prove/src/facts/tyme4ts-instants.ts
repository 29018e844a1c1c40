// Instants of the sky by tyme4ts, more precise than its results, which are texts to the second.

import { ShouXingUtil, SolarTerm } from 'tyme4ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';

const JULIAN_DAY_OF_1970 = 2_440_587.5;
const EIGHT_HOURS = 8 * MS_PER_HOUR;
const SECONDS_PER_CENTURY = 36_525 * 86_400;

/** The instant of a solar term by its index in our year: 0 for Xiaohan in January … 23 for Dongzhi in December. */
export function tymeTerm(year: number, term: number): number {
  const day = SolarTerm.fromIndex(year, term + 1)
    .getJulianDay()
    .getDay();
  return (day - JULIAN_DAY_OF_1970) * MS_PER_DAY - EIGHT_HOURS;
}

/** The uniform time of a solar term in seconds since J2000.0, without any delta T: 0 for Xiaohan in January … 23 for Dongzhi. */
export const tymeTermTT = (year: number, term: number): number =>
  ShouXingUtil.saLonT((year - 1999 + (term - 5) / 24) * ShouXingUtil.PI_2) * SECONDS_PER_CENTURY;

/** The uniform time of a new moon. Lunation 0 is the new moon of 2000-01-06. */
export const tymeNewMoonTT = (lunation: number): number =>
  ShouXingUtil.msaLonT(lunation * ShouXingUtil.PI_2) * SECONDS_PER_CENTURY;
