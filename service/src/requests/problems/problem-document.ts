// A problem as a document: the body of RFC 9457, in the requested language.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { DOCS_PATH, LISTED_PATHS } from '../../contract/paths.ts';
import { problemType } from '../../contract/problems.ts';
import { wordsIn } from '../../words/lookup.ts';
import type { Words } from '../../words/words.ts';
import { MAX_PROBLEMS } from './parameter-problem.ts';
import type { Problem } from './problem.schema.ts';
import type { BodyFault, ProblemError } from './problem-error.ts';
import { httpHints, type ProblemHints, problemItem } from './problem-item.ts';

/** Media type of all responses that are not a success. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
/** Content-Type of these responses. */
export const PROBLEM_CONTENT_TYPE = `${PROBLEM_MEDIA_TYPE}; charset=utf-8`;

/** Options of a problem document. An empty `baseUrl` gives relative links. */
export interface ProblemOptions {
  readonly language: Language;
  readonly requestId: string;
  readonly baseUrl: string;
  /** Hints how to send what the problem names; by HTTP by default. */
  readonly hints?: ProblemHints;
}

/** The sentence for the fault of a body; a fault at its end quotes nothing. */
function faultText({ fault, position, found = '' }: BodyFault, { bodyFaults }: Words): string {
  const sentence = fault === 'syntax' && found === '' ? bodyFaults.end : bodyFaults[fault];
  return fill(sentence, { position: `${position}`, found: found.replace(/\p{C}/gu, '') });
}

/** The body of the response. */
export function problemDocument(error: ProblemError, options: ProblemOptions): Problem {
  const { language, requestId, baseUrl, hints = httpHints(baseUrl) } = options;
  const words = wordsIn(language);
  const problems = (error.details.problems ?? []).slice(0, MAX_PROBLEMS);
  const names = [...new Set(problems.map((problem) => problem.parameter))].join(words.listSeparator);
  const docs = baseUrl + DOCS_PATH;
  const paths = error.details.members?.paths;
  const addresses = Object.values(LISTED_PATHS).map((path) => baseUrl + path);
  if (Array.isArray(paths) && paths.includes(docs)) addresses.push(docs);
  const { title, detail } = words.problems[error.code];
  const { elsewhere: path, nearest, fault } = error.details;
  return {
    type: problemType(error.code, baseUrl),
    title,
    status: error.status,
    code: error.code,
    detail: fill(detail, {
      names,
      endpoints: addresses.join(', '),
      postOnly: error.details.isPostOnly ? words.postOnly : '',
      nearest: nearest === undefined ? '' : fill(words.nearest, { path: nearest }),
      elsewhere: path === undefined ? '' : fill(words.elsewhere, { path }),
      fault: fault === undefined ? '' : faultText(fault, words),
      ...error.details.values,
    }),
    requestId,
    ...(problems.length > 0 && { errors: problems.map((problem) => problemItem(problem, words, hints)) }),
    ...error.details.members,
  };
}
