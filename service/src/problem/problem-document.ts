// What does a problem say? The body of RFC 9457, in the language asked for.

import { fill, type Language } from 'beichen';
import { placeLabel } from 'beichen-places';
import { ENDPOINTS, LISTED } from '../contract/endpoints.ts';
import { FAULTS } from '../contract/faults.ts';
import type { Problem, ProblemItem } from '../contract/problem.schema.ts';
import { problemType } from '../contract/problems.ts';
import { wordsIn } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import { type Fault, MOST_FAULTS } from './fault.ts';
import type { Refusal } from './refusal.ts';

/** Media type of every answer that is not a success. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Where the answer goes, and under which address the service is known (empty: relative links). */
export interface Addressee {
  readonly language: Language;
  readonly requestId: string;
  readonly baseUrl: string;
  /** How this addressee finds places, up to where the name of one stands; by HTTP without it. */
  readonly findPlaces?: string;
}

/** The body of the answer to a refused request. */
export function problemDocument(refusal: Refusal, addressee: Addressee): Problem {
  const { language, requestId, baseUrl } = addressee;
  const words = wordsIn(language);
  const faults = (refusal.details.faults ?? []).slice(0, MOST_FAULTS);
  const names = [...new Set(faults.map((fault) => fault.parameter))].join(words.listSeparator);
  const { title, detail } = words.problems[refusal.code];
  return {
    type: problemType(refusal.code, baseUrl),
    title,
    status: refusal.status,
    code: refusal.code,
    detail: fill(detail, { names, endpoints: endpointsIn(words, baseUrl), ...refusal.details.values }),
    requestId,
    ...(faults.length > 0 && { errors: faults.map((fault) => item(fault, words, addressee)) }),
    ...refusal.details.members,
  };
}

const endpointsIn = ({ endpoints, listSeparator }: Words, baseUrl: string): string =>
  LISTED.map((name) => `${endpoints[name]} ${baseUrl}${ENDPOINTS[name].path}`).join(listSeparator);

function item(fault: Fault, words: Words, { language, baseUrl, findPlaces }: Addressee): ProblemItem {
  const { id, parameter, pointer, allowed, example, suggestions } = fault;
  return {
    parameter,
    ...(fault.in && { in: fault.in }),
    ...(pointer && { pointer }),
    code: FAULTS[id],
    detail: fill(words.faults[id], {
      parameter,
      findPlaces: findPlaces ?? `${baseUrl}${ENDPOINTS.cities.path}?q=`,
      allowed: allowed ?? '',
      ...fault.values,
    }),
    ...(allowed && { allowed }),
    ...(example !== undefined && { example }),
    ...(suggestions &&
      suggestions.length > 0 && {
        suggestions: suggestions.map((place) => ({ cityId: place.cityId, label: placeLabel(place, language) })),
      }),
  };
}
