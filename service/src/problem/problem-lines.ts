// How is a problem written as plain lines, for a terminal or a language model? It says what is wrong and how to correct it.

import type { Language } from 'beichen';
import type { ProblemItem } from '../contract/problem.schema.ts';
import { problemDocument } from './problem-document.ts';
import type { ProblemError } from './problem-error.ts';

/** For whom the lines are written. */
export interface ProblemLinesOptions {
  readonly language: Language;
  /** How the reader searches for a place: the text before its name. */
  readonly findPlaces: string;
  /** How the reader writes the name of a parameter. */
  readonly nameOf: (parameter: string) => string;
}

/** The problem, then a line for each parameter: what is allowed, an example, suggestions. */
export function problemLines(error: ProblemError, { language, findPlaces, nameOf }: ProblemLinesOptions): string[] {
  const { title, detail, errors = [] } = problemDocument(error, { language, requestId: '', baseUrl: '', findPlaces });
  const lead = errors.length === 0 ? `${title}. ${detail}` : title;
  return [lead, ...errors.map((item) => `- ${nameOf(item.parameter)}: ${lineOf(item)}`)];
}

function lineOf({ detail, allowed, example, suggestions = [] }: ProblemItem): string {
  return [
    detail,
    ...(allowed !== undefined && !detail.includes(allowed) ? [`(${allowed})`] : []),
    ...(example === undefined || suggestions.length > 0 ? [] : [`→ ${example}`]),
    ...suggestions.map(({ cityId, label }) => `→ ${cityId} (${label})`),
  ].join(' ');
}
