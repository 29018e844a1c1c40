// Problems as plain lines, for a terminal or a language model: each with its correction.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { wordsIn } from '../../words/lookup.ts';
import type { Words } from '../../words/words.ts';
import type { ProblemItem } from './problem.schema.ts';
import { problemDocument } from './problem-document.ts';
import type { ProblemError } from './problem-error.ts';
import type { ProblemHints } from './problem-item.ts';

/** Language and names for the lines. */
export interface ProblemLinesOptions {
  readonly language: Language;
  readonly hints: ProblemHints;
  /** Returns the name of a parameter in the reader's notation. */
  readonly nameOf: (parameter: string) => string;
}

/** The problem, then a line for each parameter with allowed values and suggestions. Examples are left out, since they could be taken for the correction. */
export function problemLines(error: ProblemError, options: ProblemLinesOptions): string[] {
  const { title, errors = [] } = documentOf(error, options);
  const lines = linesOfItems(error, options);
  return errors.length === 0 ? lines : [title, ...lines.map((line) => `- ${line}`)];
}

/** Only the lines of the parameters; the problem itself if it has none. */
export function linesOfItems(error: ProblemError, options: ProblemLinesOptions): string[] {
  const { title, detail, errors = [] } = documentOf(error, options);
  const { joins } = wordsIn(options.language);
  return errors.length === 0
    ? [fill(joins.titled, { title, value: detail })]
    : errors.map((item) => fill(joins.named, { name: options.nameOf(item.parameter), value: lineOf(item, joins) }));
}

const documentOf = (error: ProblemError, { language, hints }: ProblemLinesOptions) =>
  problemDocument(error, { language, requestId: '', baseUrl: '', hints });

function lineOf({ detail, allowed, suggestions = [] }: ProblemItem, { bracketed }: Words['joins']): string {
  const inBrackets = (value: string) => fill(bracketed, { value });
  return [
    detail + (allowed === undefined || detail.includes(allowed) ? '' : inBrackets(allowed)),
    ...suggestions.map(({ cityId, label }) => `→ ${cityId}${inBrackets(label)}`),
  ].join(' ');
}
