// Coordinates as text: 39.91° N 116.40° E, in Chinese 北纬 39.91° 东经 116.40°.

import { fill } from 'beichen/internal';
import type { Words } from '../words/words.ts';

/** Latitude and longitude. */
export const coordinates = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  words: Words,
): string =>
  `${fill(latitude < 0 ? words.degreesSouth : words.degreesNorth, degrees(latitude))} ${degreesEast(longitude, words)}`;

/** 116.39723 → 116.40° E */
export const degreesEast = (longitude: number, words: Words): string =>
  fill(longitude < 0 ? words.degreesWest : words.degreesEast, degrees(longitude));

const degrees = (angle: number) => ({ degrees: Math.abs(angle).toFixed(2) });
