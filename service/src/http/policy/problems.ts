// Problems of requests that no handler serves, and their answers.

import type { Language } from 'beichen';
import { MAX_URL_BYTES } from '../../contract/request-limits.ts';
import { isPostOnly } from '../../kinds/endpoints.ts';
import { PROBLEM_CONTENT_TYPE, problemDocument } from '../../requests/problems/problem-document.ts';
import {
  methodNotAllowed,
  notFound,
  type ProblemError,
  unsupportedMediaType,
  uriTooLong,
} from '../../requests/problems/problem-error.ts';
import { dependsOn } from './content-coding.ts';
import type { ApiReply, ApiRequest } from './exchange.ts';
import { languageOfQuery } from './request-target.ts';

/** Problem of a URL that is too long; undefined for any other. */
export const problemOfTarget = ({ originalUrl }: ApiRequest): ProblemError | undefined =>
  originalUrl.length > MAX_URL_BYTES ? uriTooLong() : undefined;

/**
 * The problem of a path, or of its method.
 * @param allow methods of the path, if it exists
 * @param paths existing paths
 */
export const problemOfRoute = (
  path: string,
  allow: string | undefined,
  paths: () => readonly string[],
): ProblemError =>
  allow === undefined ? notFound(paths(), path) : methodNotAllowed(allow, { isPostOnly: isPostOnly(path) });

/** Problem of a body with a content encoding; undefined for any other body. */
export function problemOfEncoding({ headers }: Pick<ApiRequest, 'headers'>): ProblemError | undefined {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && `${encoding}`.toLowerCase() !== 'identity' ? unsupportedMediaType() : undefined;
}

/** Sets status and headers of a problem. Returns its language. */
export function beginProblem({ details, status, code }: ProblemError, request: ApiRequest, reply: ApiReply): Language {
  const { headers, language = request.language ?? languageOfQuery(request) } = details;
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store', 'content-language': language });
  if (code === 'not_found') dependsOn(reply, 'Accept');
  return language;
}

/** Sends a problem. */
export function sendProblem(problem: ProblemError, request: ApiRequest, reply: ApiReply, baseUrl: string): ApiReply {
  const language = beginProblem(problem, request, reply);
  const document = problemDocument(problem, { language, requestId: request.id, baseUrl });
  return reply.type(PROBLEM_CONTENT_TYPE).send(JSON.stringify(document));
}
