// The search for birthplaces.

import { LISTED_PATHS } from '../../contract/paths.ts';
import { type CitiesRequest, parseCitiesRequest } from '../../requests/cities-request.ts';
import { CITIES_PARAMETERS } from '../../requests/parameters/cities.ts';
import { echoed } from '../../requests/sent.ts';
import type { Warning } from '../../requests/warning.ts';
import type { AppContext } from '../app-context.ts';
import { lookup } from '../lookup.ts';
import { CITIES_ANSWER, type Found } from './members.ts';

export const CITIES = lookup({
  name: 'cities',
  path: LISTED_PATHS.cities,
  tag: 'Places',
  listed: 'Where birthplaces are found.',
  parameters: CITIES_PARAMETERS,
  example: { q: CITIES_PARAMETERS.q.example, limit: 1 },
  operation: {
    operationId: 'getCities',
    summary: 'Find a birthplace',
    description:
      'Places by name in any script, best match first, each with its cityId, coordinates and time zone. Show the labels and let the user choose when several match. Nothing found is an empty list with a hint.',
  },
  answer: 'The places found.',
  part: CITIES_ANSWER,
  needsPlaces: true,
  read: (fields, { gazetteer }) => parseCitiesRequest(fields, gazetteer),
  facts({ query, wanted, warnings }, { gazetteer }) {
    const found = foundBy(query, wanted, gazetteer);
    return { found, warnings: [...warnings, ...farAway(found, wanted), ...partlyUsed(found)] };
  },
  tool: {
    name: 'find_birthplace',
    title: 'Find a birthplace',
    description:
      'Finds birthplaces by name, in any script, with or without province or country, and gives the cityId of each. The place most people mean comes first; when several could be meant, ask the user.',
    without: ['near'], // `q` accepts a point
    text: async () => (await import('./text.ts')).placesText,
  },
});

const FAR_KM = 200; // solar time at this distance differs by ten minutes or more

/** Warns of a distant place, as for a point at sea or in a desert, or for swapped coordinates. With a country the caller expects that. */
function farAway([nearest]: readonly Found[], wanted: CitiesRequest['wanted']): Warning[] {
  const isWithin = 'country' in wanted && wanted.country !== undefined;
  if (isWithin || nearest?.distanceKm === undefined || nearest.distanceKm <= FAR_KM) return [];
  return [{ code: 'places_are_far', values: { kilometres: String(Math.round(nearest.distanceKm)) } }];
}

/** Warns if only a part of the text led to the first place. */
const partlyUsed = ([first]: readonly Found[]): Warning[] =>
  first?.used === undefined ? [] : [{ code: 'q_partly_used', values: { used: echoed(first.used) } }];

function foundBy(query: string, wanted: CitiesRequest['wanted'], gazetteer: AppContext['gazetteer']): readonly Found[] {
  if ('place' in wanted) return [{ place: wanted.place, match: 'exact' }];
  const { near, ...within } = wanted;
  if (near === undefined) return gazetteer.search({ query, ...within });
  return gazetteer.near({ ...near, ...within }).map((nearby) => ({ ...nearby, match: 'near' }));
}
