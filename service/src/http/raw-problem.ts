// A problem where there is no route and no reply yet: complete, with all headers, as bytes.

import { STATUS_CODES } from 'node:http';
import { PROBLEM_CONTENT_TYPE, type ProblemOptions, problemDocument } from '../requests/problems/problem-document.ts';
import type { ProblemError } from '../requests/problems/problem-error.ts';
import { EVERY_ANSWER } from './policy/standard-headers.ts';

/** Status, headers and body of an answer after which the connection is closed. */
export function rawProblem(problem: ProblemError, to: ProblemOptions) {
  const body = JSON.stringify(problemDocument(problem, to));
  const headers: Record<string, string> = {
    ...EVERY_ANSWER,
    ...problem.details.headers,
    'x-request-id': to.requestId,
    'content-type': PROBLEM_CONTENT_TYPE,
    'content-language': to.language,
    'content-length': `${Buffer.byteLength(body)}`,
    'cache-control': 'no-store',
    connection: 'close',
    date: new Date().toUTCString(),
  };
  return { status: problem.status, headers, body };
}

/** The same as it goes over the wire; to HEAD without the body. */
export function rawAnswer(problem: ProblemError, to: ProblemOptions, isHead = false): string {
  const { status, headers, body } = rawProblem(problem, to);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${isHead ? '' : body}`;
}
