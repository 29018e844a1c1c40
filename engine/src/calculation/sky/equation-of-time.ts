// Equation of time. Apparent less mean solar time: how far the Sun is west of the mean Sun. The Sun after VSOP87D (Bretagnon
// and Francou 1988), terms of 0.2″ and more; sidereal time and obliquity after IAU 2006; of the nutation only the 18.6-year term.
// Terms left out: 0.15 s at most, 0.04 s in the mean square. Against the 7342 days of
// test/truth/sky/equation-of-time.csv, 1600-2202, the difference is 0.23 s at most, 0.07 s in the mean square: the table has a step
// of 0.12 s of its own at 2050, where its sidereal time changes formula, and another bow of 0.09 s around 1700. An error of delta T
// comes in with 0.003 s for each second.

import { decimalYearOfTT, deltaTSeconds } from './delta-t.ts';

/**
 * Apparent minus mean solar time in seconds, from -901 (February) to +995 (November); exact to 0.5 s from 1600 to 2202.
 * @param tt seconds of Terrestrial Time since J2000.0
 * @throws RangeError before 1500, where delta T is not known
 * @example equationOfTimeSeconds(ttOfInstant(instant(Date.UTC(1990, 6, 22, 23, 30))))   // -386.4
 */
export function equationOfTimeSeconds(tt: number): number {
  const millennia = tt / (1000 * 365.25 * DAY);
  const centuries = 10 * millennia;
  const ut1Days = (tt - deltaTSeconds(decimalYearOfTT(tt))) / DAY;

  // Ω, the Moon's ascending node; the larger terms of IAU 2000A after this one are 1.3″ (0.02 s here).
  const node = 2.1824391966 - 33.757045954 * centuries;
  const nutationInLongitude = -17.2064 * ARCSECOND * Math.sin(node);
  const obliquity = (84381.406 - 46.836769 * centuries + 9.2052 * Math.cos(node)) * ARCSECOND;

  // The mean Sun's right ascension is the mean sidereal time of the noon before: Earth rotation angle less whole turns, and
  // precession (Capitaine, Wallace, Chapront 2003, IAU 2006).
  const meanSun =
    2 * Math.PI * (0.779057273264 + 0.00273781191135448 * ut1Days) +
    (0.014506 + (4612.156534 + 1.3915817 * centuries) * centuries) * ARCSECOND;
  const longitude = sunLongitude(millennia) + nutationInLongitude;

  // The right ascension is the longitude less the reduction to the equator, tan²(ε/2) sin 2λ and so on: here in closed form.
  const t2 = Math.tan(obliquity / 2) ** 2;
  const reduction = Math.atan((t2 * Math.sin(2 * longitude)) / (1 + t2 * Math.cos(2 * longitude)));
  const radians = meanSun + nutationInLongitude * Math.cos(obliquity) - (longitude - reduction);
  return radians * (DAY / (2 * Math.PI));
}

/** The equation of time, and its rate of change. */
export interface RoughEquation {
  readonly seconds: number;
  readonly slope: number;
}

/**
 * The equation of time by the ellipse alone, in a fifth of the time: within 6 s, its slope within 4 parts in a million, from 1600 to 2202.
 * W. M. Smart, Textbook on Spherical Astronomy; elements after Meeus, Astronomical Algorithms, chapters 25 and 28.
 * @param tt seconds of Terrestrial Time since J2000.0; Universal Time will do
 */
export function roughEquationOfTime(tt: number): RoughEquation {
  const centuries = tt / (36_525 * DAY);
  const e = 0.016708634 - 0.000042037 * centuries;
  const anomaly = 6.2400601 + ANOMALY_RATE * centuries;
  const twice = 2 * (4.8950631 + LONGITUDE_RATE * centuries);
  const [sinM, cosM, sin2L, cos2L] = [Math.sin(anomaly), Math.cos(anomaly), Math.sin(twice), Math.cos(twice)];
  const radians = Y * sin2L * (1 - Y * cos2L) - 2 * e * sinM * (1 - 2 * Y * cos2L) - 2.5 * e * e * sinM * cosM;
  const aCentury =
    LONGITUDE_RATE * (2 * Y * cos2L - 2 * Y * Y * (1 - 2 * sin2L * sin2L) - 8 * e * Y * sinM * sin2L) -
    ANOMALY_RATE * (2 * e * cosM * (1 - 2 * Y * cos2L) + 2.5 * e * e * (1 - 2 * sinM * sinM));
  const secondsARadian = DAY / (2 * Math.PI);
  return { seconds: radians * secondsARadian, slope: (aCentury * secondsARadian) / (36_525 * DAY) };
}

const LONGITUDE_RATE = 628.3319668;
const ANOMALY_RATE = 628.3019551;
/** tan²(ε/2) */
const Y = 0.04303;

// The longitude of the Sun in the mean ecliptic of date, in radians, not reduced to one turn.
function sunLongitude(millennia: number): number {
  const polynomial =
    1.75347045673 +
    millennia * (6283.31966747491 + millennia * (0.0005291887 + millennia * (3.4955e-7 - millennia * 1.14084e-6)));
  const ellipse = 0.03341656456 * Math.cos(4.66925680417 + 6283.0758499914 * millennia);
  const small = periodic(L0, millennia) + millennia * (periodic(L1, millennia) + millennia * periodic(L2, millennia));
  return polynomial + ellipse + small + Math.PI + ABERRATION;
}

const DAY = 86_400;
// A power of two, so that a whole number of steps is reduced to one turn by a mask.
const COSINE_STEPS = 512;
const COSINES = /* @__PURE__ */ Float64Array.from({ length: COSINE_STEPS }, (_, i) =>
  Math.cos((2 * Math.PI * i) / COSINE_STEPS),
);
const ARCSECOND = Math.PI / (180 * 3600);
// The mean aberration (its change with the distance is 0.3″), and the step from VSOP87's equinox to the FK5 equinox.
const ABERRATION = (-20.4898 - 0.0903) * ARCSECOND;

// VSOP87D, Earth, L: A cos(B + C t) with A in 1e-8 radian, B in radians, C in radians for each thousand years of t, by the power of t
// they are multiplied with. The largest term, 3341656, is the ellipse above.
// biome-ignore format: the table looks like its source
const L0 = /* @__PURE__ */ series([
  [ 34894, 4.62610, 12566.1517], [  3497, 2.74412,  5753.3849], [  3418, 2.82887,     3.5231], [  3136, 3.62767, 77713.7715],
  [  2676, 4.41808,  7860.4194], [  2343, 6.13516,  3930.2097], [  1324, 0.74246, 11506.7698], [  1273, 2.03710,   529.6910],
  [  1199, 1.10963,  1577.3435], [   990, 5.23268,  5884.9268], [   902, 2.04505,    26.2983], [   857, 3.50849,   398.1490],
  [   780, 1.17883,  5223.6939], [   753, 2.53339,  5507.5532], [   505, 4.58293, 18849.2275], [   492, 4.20507,   775.5226],
  [   357, 2.91954,     0.0673], [   317, 5.84902, 11790.6291], [   284, 1.89869,   796.2980], [   271, 0.31489, 10977.0788],
  [   243, 0.34481,  5486.7778], [   206, 4.80647,  2544.3144], [   205, 1.86948,  5573.1428], [   202, 2.45768,  6069.7768],
  [   156, 0.83306,   213.2991], [   132, 3.41118,  2942.4634], [   126, 1.08303,    20.7754], [   115, 0.64545,     0.9803],
  [   103, 0.63600,  4694.0030], [   102, 0.97569, 15720.8388], [   102, 4.26680,     7.1135],
]);
// biome-ignore format: the table looks like its source
const L1 = /* @__PURE__ */ series([
  [206059, 2.67823,  6283.0758], [  4303, 2.63513, 12566.1517], [   425, 1.59047,     3.5231], [   119, 5.79557,    26.2983],
  [   109, 2.96618,  1577.3435],
]);
// biome-ignore format: the table looks like its source
const L2 = /* @__PURE__ */ series([
  [  8720, 1.07210,  6283.0758], [   309, 0.86729, 12566.1517],
]);

interface Series {
  readonly amplitude: Float64Array;
  readonly phase: Float64Array;
  readonly rate: Float64Array;
}

// Such small terms need only four digits of the cosine: it is interpolated in a table, which saves 0.5 µs.
function periodic({ amplitude, phase, rate }: Series, millennia: number): number {
  let sum = 0;
  for (let i = 0; i < amplitude.length; i++) {
    const angle = phase[i]! + rate[i]! * millennia;
    const step = Math.floor(angle);
    const cosine = COSINES[step & (COSINE_STEPS - 1)]!;
    sum += amplitude[i]! * (cosine + (angle - step) * (COSINES[(step + 1) & (COSINE_STEPS - 1)]! - cosine));
  }
  return sum;
}

function series(terms: readonly (readonly [amplitude: number, phase: number, rate: number])[]): Series {
  const stepsPerRadian = COSINE_STEPS / (2 * Math.PI);
  return {
    amplitude: Float64Array.from(terms, ([amplitude]) => amplitude * 1e-8),
    phase: Float64Array.from(terms, ([, phase]) => phase * stepsPerRadian),
    rate: Float64Array.from(terms, ([, , rate]) => rate * stepsPerRadian),
  };
}
