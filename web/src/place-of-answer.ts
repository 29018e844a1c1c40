// How does an answer become the place in the form? A reader who opened a link has not chosen a place.

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
