// What does a problem of one parameter say?

import { fill } from 'beichen';
import { PARAMETER_PROBLEMS } from '../contract/parameter-problems.ts';
import { CHART_PATH, CITIES_PATH, DAY_PATH } from '../contract/paths.ts';
import type { ProblemItem } from '../contract/problem.schema.ts';
import type { Words } from '../words/words.ts';
import type { ParameterProblem } from './parameter-problem.ts';

/** How a caller of a service searches for a place: the URL before its name. */
export const placeSearch = (baseUrl: string): string => `${baseUrl}${CITIES_PATH}?q=`;

/**
 * The problem as a member of an answer.
 * @param findPlaces how the reader searches for a place: the text before its name
 */
export function problemItem(problem: ParameterProblem, words: Words, findPlaces: string): ProblemItem {
  const { id, parameter, pointer, allowed, example, suggestions } = problem;
  return {
    parameter,
    ...(problem.in && { in: problem.in }),
    ...(pointer && { pointer }),
    code: PARAMETER_PROBLEMS[id],
    detail: fill(words.parameterProblems[id], {
      parameter,
      findPlaces,
      chart: CHART_PATH,
      day: DAY_PATH,
      allowed: allowed ?? '',
      ...problem.values,
    }),
    ...(allowed && { allowed }),
    ...(example !== undefined && { example }),
    ...(suggestions && suggestions.length > 0 && { suggestions: [...suggestions] }),
  };
}
