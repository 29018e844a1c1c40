// Request of a search for birthplaces.

import type { Language } from 'beichen';
import type { Gazetteer, Place } from 'beichen-places';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { birthplacesOf, unknownCity } from './birthplaces.ts';
import { nameIndex } from './parameter-names.ts';
import type { WrittenPoint } from './parameter-value.ts';
import { CITIES_PARAMETERS } from './parameters/cities.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import { isMeantIn, type ParametersRead, parameterReader } from './read-parameters.ts';
import type { SentField } from './sent.ts';
import type { Warning } from './warning.ts';

/** A search by name or around a point, or one place looked up by its id. */
export interface CitiesRequest {
  readonly language: Language;
  readonly warnings: readonly Warning[];
  /** The text that was sent. */
  readonly query: string;
  readonly wanted: { readonly place: Place } | (Within & { readonly near?: WrittenPoint });
}

/** Country of a search, and number of results. */
interface Within {
  readonly country?: string;
  readonly limit: number;
}

const read = parameterReader(CITIES_PARAMETERS, nameIndex(CITIES_PARAMETERS));

/**
 * Parses a search for birthplaces.
 * @throws ProblemError `invalid_parameters` with all problems
 */
export function parseCitiesRequest(fields: readonly SentField[], gazetteer: Gazetteer): CitiesRequest {
  const parameters = read(fields);
  const { values, warnings } = parameters;
  const {
    q,
    cityId,
    near,
    country,
    limit = CITIES_PARAMETERS.limit.default,
    lang: language = DEFAULT_LANGUAGE,
  } = values;
  const place = cityId === undefined ? undefined : gazetteer.resolve(cityId);
  const problems = [...parameters.problems, ...searchProblems(parameters, place, gazetteer, language)];
  if (problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language });
  const ignored = (code: `${'q' | 'near' | 'country'}_ignored`, sent: unknown): readonly Warning[] =>
    sent === undefined ? [] : [{ code, values: {} }];
  if (place) {
    const others = [
      ...ignored('near_ignored', near),
      ...ignored('q_ignored', q),
      ...ignored('country_ignored', country),
    ];
    const all = [...warnings, ...others];
    return { language, warnings: all, query: cityId!, wanted: { place } };
  }
  const within: Within = { limit, country };
  if (near === undefined) return { language, warnings, query: q!, wanted: within };
  return {
    language,
    warnings: [...warnings, ...ignored('q_ignored', q)],
    query: near.text,
    wanted: { ...within, near },
  };
}

function searchProblems(
  parameters: ParametersRead<typeof CITIES_PARAMETERS>,
  place: Place | undefined,
  gazetteer: Gazetteer,
  language: Language,
): ParameterProblem[] {
  const { values, problems, problemOf } = parameters;
  const { q, cityId, near, country } = values;
  return [
    ...([q, cityId, near].every((value) => value === undefined) && !isMeantIn(problems, ['q', 'cityId', 'near'])
      ? [problemOf('q', 'requiredSearch')]
      : []),
    ...(cityId !== undefined && !place
      ? [
          problemOf(
            'cityId',
            ...unknownCity({ parameter: 'cityId', given: cityId, language, birthplaces: birthplacesOf(gazetteer) }),
          ),
        ]
      : []),
    ...(country !== undefined && !gazetteer.countries.includes(country)
      ? [problemOf('country', 'unknownCountry', { values: { given: country } })]
      : []),
  ];
}
