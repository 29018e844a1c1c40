// A birthplace given as a point on the map and a time zone. Its id consists of latitude and longitude, as in a link; the request has the zone, one of those
// that the runtime knows.

import type { Language } from 'beichen';
import type { Words } from '../words/words.ts';
import { type City, DOCS } from './api.ts';
import { coordinates } from './coordinates.ts';

const POINT = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;

/** True for the id of a point: 39.91,116.4. */
export const isPoint = (cityId: string): boolean => POINT.test(cityId);

const DECIMALS = 1e4; // eleven metres: a twentieth of a second of solar time

/** The id of a point: degrees, north and east positive. */
export const pointId = ({ latitude, longitude }: Record<'latitude' | 'longitude', number>): string =>
  [latitude, longitude].map((degrees) => Math.round(degrees * DECIMALS) / DECIMALS).join();

/**
 * The point of an id as a birthplace, named by its coordinates.
 * @param timeZone empty until it is chosen
 * @param nearest the nearest place, whose divisions decide the clocks before 1970
 */
export function cityOfPoint(
  cityId: string,
  timeZone: string,
  lang: Language,
  words: Words,
  nearest?: Pick<City, 'countryCode' | 'divisions'>,
): City {
  const [latitude, longitude] = POINT.exec(cityId)!.slice(1).map(Number) as [number, number];
  const name = coordinates({ latitude, longitude }, words);
  const search = { attribution: '', meta: { apiVersion: '', places: '', docs: DOCS } };
  const { countryCode, divisions } = nearest ?? {};
  return {
    cityId,
    name,
    label: name,
    latitude,
    longitude,
    timeZone,
    ...(countryCode !== undefined && { countryCode }),
    ...(divisions !== undefined && { divisions }),
    lang,
    search,
  };
}

/** Northern Vietnam had its own clock until 1975. The engine has a zone id for it; the IANA database does not. */
export const HANOI = 'Asia/Hanoi';

/** The zones to choose from. */
export const zonesToChoose = (): readonly string[] => [...Intl.supportedValuesOf('timeZone'), HANOI].sort();
