// Birthplaces without a network: those stored on the device, found by name, and points given by coordinates. Loaded when a search finds no network.

import { fill } from 'beichen/internal';
import { pointOf } from 'beichen-places';
import type { Words } from '../words/words.ts';
import type { City } from './api.ts';
import { savedPlaces } from './device-places.ts';
import { HANOI, pointId } from './point.ts';

/**
 * The places that a text names.
 * @param cityOf the point of an id
 */
export function placesWithout(query: string, cityOf: (pointId: string) => City): readonly City[] {
  const point = pointOf(query);
  if (point !== undefined) return [cityOf(pointId(point))];
  const words = foldText(query).split(' ');
  return savedPlaces().filter(({ label, hanzi = '', cityId }) => {
    const text = foldText(`${label} ${hanzi} ${cityId}`);
    return words.every((word) => text.includes(word));
  });
}

/** Text without diacritics and capitals: Ürümqi is found as urumqi. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,，]+/gu, ' ')
    .trim();

/** The maximum difference between a clock of today and the Sun, in hours: in the west of China it is 3.1. */
const MAX_HOURS = 4;

/** Note if the clock chosen for a point is far from the Sun there, as with a forgotten minus sign; empty otherwise. */
export function zoneAmbiguity(
  { longitude }: City,
  timeZone: string,
  { zoneFar }: Pick<Words, 'zoneFar'>,
  now: number,
): string {
  const hours = timeZone === '' ? 0 : hoursFromSun(longitude, timeZone, now);
  return hours > MAX_HOURS ? fill(zoneFar, { hours: Math.round(hours) }) : '';
}

/** Hours between the Sun at a longitude and the clock of a zone, as it is today without summer time: 0 to 12. */
function hoursFromSun(longitude: number, timeZone: string, now: number): number {
  const year = new Date(now).getUTCFullYear();
  const offsets = [0, 6].map((month) =>
    offsetMinutes(timeZone === HANOI ? 'Asia/Bangkok' : timeZone, Date.UTC(year, month, 1)),
  );
  const behind = Math.abs(longitude * 4 - Math.min(...offsets)) / 60;
  return Math.min(behind % 24, 24 - (behind % 24));
}

function offsetMinutes(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(
    parts.find(({ type }) => type === 'timeZoneName')!.value,
  )!;
  return hours === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}
