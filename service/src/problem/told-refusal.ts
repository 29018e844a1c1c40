// How is a refusal told in plain lines, to a person at a terminal or to a language model? What is wrong, and how to mend it.

import type { Language } from 'beichen';
import type { ProblemItem } from '../contract/problem.schema.ts';
import { problemDocument } from './problem-document.ts';
import type { Refusal } from './refusal.ts';

/** To whom a refusal is told. */
export interface Listener {
  readonly language: Language;
  /** How this listener finds places, up to where the name of one stands. */
  readonly findPlaces: string;
  /** How this listener calls a parameter. */
  readonly nameOf: (parameter: string) => string;
}

/** The lines: the problem, then one for each fault with what is allowed, an example and what may have been meant. */
export function toldRefusal(refusal: Refusal, { language, findPlaces, nameOf }: Listener): string[] {
  const { title, detail, errors = [] } = problemDocument(refusal, { language, requestId: '', baseUrl: '', findPlaces });
  const lead = errors.length === 0 ? `${title}. ${detail}` : title;
  return [lead, ...errors.map((item) => `- ${nameOf(item.parameter)}: ${mending(item)}`)];
}

function mending({ detail, allowed, example, suggestions = [] }: ProblemItem): string {
  return [
    detail,
    ...(allowed !== undefined && !detail.includes(allowed) ? [`(${allowed})`] : []),
    ...(example === undefined || suggestions.length > 0 ? [] : [`→ ${example}`]),
    ...suggestions.map(({ cityId, label }) => `→ ${cityId} (${label})`),
  ].join(' ');
}
