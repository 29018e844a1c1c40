// Response of a search for birthplaces, with the members of members.ts.

import { LANGUAGES, type Language } from 'beichen';
import { partDescriber } from 'beichen/document';
import type { Gazetteer } from 'beichen-places';
import type { CitiesRequest } from '../../requests/cities-request.ts';
import { echoed } from '../../requests/sent.ts';
import type { Warning } from '../../requests/warning.ts';
import type { AppContext } from '../app-context.ts';
import { CITIES_ANSWER, type CitiesAnswer, type CitiesFacts, type Found } from './members.ts';

/** The response to a search. */
export function citiesAnswer(request: CitiesRequest, context: AppContext): CitiesAnswer {
  const { query, wanted, language } = request;
  const found = foundBy(query, wanted, context.gazetteer);
  const warnings = [...request.warnings, ...farAway(found, wanted), ...partlyUsed(found)];
  return DESCRIBERS[language]({ request, found, warnings, service: context });
}

const DESCRIBERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, partDescriber(CITIES_ANSWER, language)]),
) as Readonly<Record<Language, (facts: CitiesFacts) => CitiesAnswer>>;

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

function foundBy(query: string, wanted: CitiesRequest['wanted'], gazetteer: Gazetteer): readonly Found[] {
  if ('place' in wanted) return [{ place: wanted.place, match: 'exact' }];
  const { near, ...within } = wanted;
  if (near === undefined) return gazetteer.search({ query, ...within });
  return gazetteer.near({ ...near, ...within }).map((nearby) => ({ ...nearby, match: 'near' }));
}
