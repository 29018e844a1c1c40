// What does an answer tell of its place? Enough for the form of a reader who followed a link and never chose it.

import type { ChartAnswer, City } from './api.ts';

/** The place of a chart, with the clocks in use there. */
export function placeOf({ birth, warnings, input }: ChartAnswer): City {
  const { cityId, name, country, latitude, longitude, timeZone } = birth.place;
  const others = warnings.map(({ alternative }) => alternative?.request?.timeZone);
  return {
    cityId: cityId!,
    label: input.lang === 'en' ? `${name}, ${country}` : `${country} ${name}`,
    latitude: latitude!,
    longitude,
    timeZone,
    timeZones: [timeZone, ...others.filter((zone) => typeof zone === 'string')],
  };
}
