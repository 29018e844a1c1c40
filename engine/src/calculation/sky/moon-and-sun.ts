// Mean lunation with its largest inequalities; the tables contain the residuals. The arguments are from Meeus, Astronomical Algorithms, 2nd ed., chapter
// 49; the weights were fitted to JPL DE431 (engine/build/sky/moons.mjs).

import { FIRST_LUNATION, LAST_LUNATION, MOON_ANOMALY, MOON_NODE_DISTANCE, SUN_ANOMALY } from './new-moons.generated.ts';

/** Seconds: of 1, u, u², u³, sin M, u sin M, sin M', sin 2M', sin 2F, with u from -1 to 1 through the lunations of the tables. */
export type Weights = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The instant by the formula, in seconds of Terrestrial Time since J2000.0.
 * @param lunation whole at a new moon, half a lunation further at a full moon
 */
export function inLineTT(
  lunation: number,
  [w0, w1, w2, w3, sunSine, sunSineU, moonSine, moonSine2, nodeSine2]: Weights,
): number {
  const u = (lunation - MIDDLE) / HALF;
  const moon = radians(MOON_ANOMALY, lunation);
  return (
    w0 +
    u * (w1 + u * (w2 + u * w3)) +
    (sunSine + u * sunSineU) * Math.sin(radians(SUN_ANOMALY, lunation)) +
    moonSine * Math.sin(moon) +
    moonSine2 * Math.sin(2 * moon) +
    nodeSine2 * Math.sin(2 * radians(MOON_NODE_DISTANCE, lunation))
  );
}

/** The middle of the lunations of the tables, and the distance to their ends. */
export const MIDDLE = (FIRST_LUNATION + LAST_LUNATION) / 2;
export const HALF = (LAST_LUNATION - FIRST_LUNATION) / 2;

function radians(argument: readonly [number, number, number], lunation: number): number {
  const [at0, rate, rate2] = argument;
  return (Math.PI / 180) * (at0 + rate * lunation + rate2 * (lunation / 1236.85) ** 2);
}
