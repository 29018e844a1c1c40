// What does a search for birthplaces ask for?

import type { Language } from 'beichen';
import type { Gazetteer, Place } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { CITIES_PARAMETERS } from '../contract/parameters.ts';
import type { Fault } from '../problem/fault.ts';
import { Refusal } from '../problem/refusal.ts';
import { unknownCity } from './city-fault.ts';
import type { Notice } from './notice.ts';
import type { WrittenPoint } from './parameter-value.ts';
import { type ParametersRead, parameterReader } from './read-parameters.ts';
import type { SentField } from './sent.ts';

/** A search by name or around a point, or one place looked up by its id. */
export interface CitiesRequest {
  readonly language: Language;
  readonly notices: readonly Notice[];
  /** What was looked for, as it was sent. */
  readonly query: string;
  readonly wanted: { readonly place: Place } | (Within & { readonly near?: WrittenPoint });
}

/** Where to search, and for how many. */
interface Within {
  readonly country?: string;
  readonly limit: number;
}

const read = parameterReader(CITIES_PARAMETERS);

/**
 * Reads a search for birthplaces.
 * @throws Refusal `invalid_parameters` with all faults
 */
export function parseCitiesRequest(fields: readonly SentField[], gazetteer: Gazetteer): CitiesRequest {
  const parameters = read(fields);
  const { values, notices } = parameters;
  const {
    q,
    cityId,
    near,
    country,
    limit = CITIES_PARAMETERS.limit.default,
    lang: language = DEFAULT_LANGUAGE,
  } = values;
  const place = cityId === undefined ? undefined : gazetteer.resolve(cityId);
  const faults = [...parameters.faults, ...searchFaults(parameters, place, gazetteer)];
  if (faults.length > 0) throw new Refusal('invalid_parameters', { faults, language });
  const ignored = (code: `${'q' | 'near' | 'country'}_ignored`, sent: unknown): readonly Notice[] =>
    sent === undefined ? [] : [{ code, values: {} }];
  if (place) {
    const others = [
      ...ignored('near_ignored', near),
      ...ignored('q_ignored', q),
      ...ignored('country_ignored', country),
    ];
    const all = [...notices, ...others];
    return { language, notices: all, query: cityId!, wanted: { place } };
  }
  const within: Within = { limit, ...(country !== undefined && { country }) };
  if (near === undefined) return { language, notices, query: q!, wanted: within };
  return { language, notices: [...notices, ...ignored('q_ignored', q)], query: near.text, wanted: { ...within, near } };
}

function searchFaults(
  parameters: ParametersRead<typeof CITIES_PARAMETERS>,
  place: Place | undefined,
  gazetteer: Gazetteer,
): Fault[] {
  const { values, faults, faultOf } = parameters;
  const { q, cityId, near, country } = values;
  const readable = (parameter: string) => !faults.some((fault) => fault.parameter === parameter);
  return [
    ...([q, cityId, near].every((value) => value === undefined) && ['q', 'cityId', 'near'].every(readable)
      ? [faultOf('q', 'requiredSearch')]
      : []),
    ...(cityId !== undefined && !place ? [unknownCity(parameters, cityId, gazetteer)] : []),
    ...(country !== undefined && !gazetteer.countries.includes(country)
      ? [faultOf('country', 'unknownCountry', { values: { given: country } })]
      : []),
  ];
}
