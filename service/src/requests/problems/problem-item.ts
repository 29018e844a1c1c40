// A problem of one parameter as a member of a problem document.

import { fill } from 'beichen/internal';
import { PARAMETER_PROBLEMS } from '../../contract/parameter-problems.ts';
import { DOCS_PATH, LISTED_PATHS } from '../../contract/paths.ts';
import { words as english } from '../../words/en/words.ts';
import type { AllowedSentence, Words } from '../../words/words.ts';
import type { ParameterProblem } from './parameter-problem.ts';
import type { ProblemItem } from './problem.schema.ts';

/** Hints how to send what a problem names. */
export interface ProblemHints {
  /** Call of the search for places, before the name. */
  readonly findPlaces: string;
  /** Calls for a chart, and for every chart of a birth without an hour. */
  readonly chart: string;
  readonly day: string;
  /** Address or command that lists all ids. */
  readonly glossary: string;
}

/** Hints for callers over HTTP: paths of requests, and URLs of the search and the glossary. */
export const httpHints = (baseUrl: string): ProblemHints => ({
  findPlaces: `${baseUrl}${LISTED_PATHS.cities}?q=`,
  chart: LISTED_PATHS.chart,
  day: LISTED_PATHS.day,
  glossary: `${baseUrl}${DOCS_PATH}/glossary`,
});

/** The problem as a member of an answer. */
export function problemItem(problem: ParameterProblem, words: Words, hints: ProblemHints): ProblemItem {
  const { id, parameter, pointer, example, suggestions } = problem;
  const allowed = problem.allowed && allowedText(problem.allowed, words);
  return {
    parameter,
    ...(problem.in && { in: problem.in }),
    ...(pointer && { pointer }),
    code: PARAMETER_PROBLEMS[id],
    detail: fill(words.parameterProblems[id], {
      parameter,
      ...hints,
      allowed: allowed ?? '',
      ...problem.values,
    }),
    ...(allowed && { allowed }),
    ...(example !== undefined && { example }),
    ...(suggestions && suggestions.length > 0 && { suggestions: [...suggestions] }),
  };
}

/** `allowed` in a language: the engine writes it in English. Lists of ids and numbers are not changed. */
function allowedText(allowed: string, words: Words): string {
  if (words === english) return allowed;
  for (const [sentence, pattern] of PATTERNS) {
    const match = pattern.exec(allowed);
    if (match) return fill(words.allowed[sentence], inProse(match.groups ?? {}));
  }
  return allowed;
}

/** Values with two-digit months and days in prose form: the month 2 of 1958-02. */
const inProse = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(/^0(?=\d$)/, '')]));

/** Matches a value in a sentence: a number, a date, an id; before a hyphen one without hyphens. */
const valueBefore = (next: string) => (next === '-' ? '[^ ,-]+' : '[^ ,]+');

const PATTERNS = Object.entries(english.allowed).map(
  ([sentence, text]) =>
    [
      sentence as AllowedSentence,
      new RegExp(
        `^${text.replace(/\./g, '\\.').replace(/\{(\w+)\}(-?)/g, (_, name, next) => `(?<${name}>${valueBefore(next)})${next}`)}$`,
      ),
    ] as const,
);
