// What does a problem say? The body of RFC 9457, in the language asked for.

import { fill, type Language } from 'beichen';
import { placeLabel } from 'beichen-places';
import { ENDPOINTS, LISTED } from '../contract/endpoints.ts';
import { PARAMETER_PROBLEMS } from '../contract/parameter-problems.ts';
import type { Problem, ProblemItem } from '../contract/problem.schema.ts';
import { problemType } from '../contract/problems.ts';
import { wordsIn } from '../words/lookup.ts';
import type { Words } from '../words/words.ts';
import { MOST_PROBLEMS, type ParameterProblem } from './parameter-problem.ts';
import type { ProblemError } from './problem-error.ts';

/** Media type of every answer that is not a success. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** How the answer is written. An empty `baseUrl` gives relative links. */
export interface ProblemOptions {
  readonly language: Language;
  readonly requestId: string;
  readonly baseUrl: string;
  /** How the reader searches for a place: the text before its name. The default is the URL of the search. */
  readonly findPlaces?: string;
}

/** The body of the answer. */
export function problemDocument(error: ProblemError, options: ProblemOptions): Problem {
  const { language, requestId, baseUrl } = options;
  const words = wordsIn(language);
  const problems = (error.details.problems ?? []).slice(0, MOST_PROBLEMS);
  const names = [...new Set(problems.map((problem) => problem.parameter))].join(words.listSeparator);
  const { title, detail } = words.problems[error.code];
  return {
    type: problemType(error.code, baseUrl),
    title,
    status: error.status,
    code: error.code,
    detail: fill(detail, { names, endpoints: endpointsIn(words, baseUrl), ...error.details.values }),
    requestId,
    ...(problems.length > 0 && { errors: problems.map((problem) => item(problem, words, options)) }),
    ...error.details.members,
  };
}

const endpointsIn = ({ endpoints, listSeparator }: Words, baseUrl: string): string =>
  LISTED.map((name) => `${endpoints[name]} ${baseUrl}${ENDPOINTS[name].path}`).join(listSeparator);

function item(problem: ParameterProblem, words: Words, { language, baseUrl, findPlaces }: ProblemOptions): ProblemItem {
  const { id, parameter, pointer, allowed, example, suggestions } = problem;
  return {
    parameter,
    ...(problem.in && { in: problem.in }),
    ...(pointer && { pointer }),
    code: PARAMETER_PROBLEMS[id],
    detail: fill(words.parameterProblems[id], {
      parameter,
      findPlaces: findPlaces ?? `${baseUrl}${ENDPOINTS.cities.path}?q=`,
      allowed: allowed ?? '',
      ...problem.values,
    }),
    ...(allowed && { allowed }),
    ...(example !== undefined && { example }),
    ...(suggestions &&
      suggestions.length > 0 && {
        suggestions: suggestions.map((place) => ({ cityId: place.cityId, label: placeLabel(place, language) })),
      }),
  };
}
