// Birthplaces in plain text for an assistant: a line for each.

import type { CitiesAnswer } from './members.ts';

export function placesText({ cities, hint, warnings }: CitiesAnswer): string {
  return [
    ...(hint === undefined ? [] : [hint]),
    ...cities.map(({ cityId, label, timeZone, latitude, longitude }) =>
      [cityId, label, timeZone, `${latitude}, ${longitude}`].join(' | '),
    ),
    ...warnings.map(({ detail }) => detail),
  ].join('\n');
}
