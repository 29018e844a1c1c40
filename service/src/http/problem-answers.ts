// How is a request answered that is not served? In one place, always as a problem.

import type { FastifyError, FastifyInstance } from 'fastify';
import { PROBLEM_MEDIA_TYPE, problemDocument } from '../problem/problem-document.ts';
import {
  contentTooLarge,
  internalError,
  malformedBody,
  malformedRequest,
  ProblemError,
} from '../problem/problem-error.ts';
import { errorFacts } from './log.ts';
import { hasBody } from './request-body.ts';
import { languageOfQuery } from './request-target.ts';
import { EVERY_ANSWER } from './standard-headers.ts';

/** Answers whatever is thrown while a request is served. */
export function answerWithProblems(app: FastifyInstance, baseUrl: string): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblemError(error);
    if (problem.code === 'internal_error') {
      request.log.error({ requestId: request.id, ...errorFacts(error) }, 'a fault of ours');
    }
    if (error.code === NO_METHOD_OF_HTTP) reply.headers(EVERY_ANSWER).header('x-request-id', request.id); // no guard has seen it
    const { headers, language = request.language ?? languageOfQuery(request) } = problem.details;
    const bodyIsUnread = hasBody(request.raw) && request.body === undefined;
    if (problem.closes || bodyIsUnread) reply.header('connection', 'close');
    return reply
      .code(problem.status)
      .headers({ ...headers, 'cache-control': 'no-store', 'content-language': language })
      .type(PROBLEM_MEDIA_TYPE)
      .send(JSON.stringify(problemDocument(problem, { language, requestId: request.id, baseUrl })));
  });
}

// Node's parser knows the methods of RTSP (DESCRIBE, PLAY), the framework does not, and looks for no route.
const NO_METHOD_OF_HTTP = 'FST_ERR_NOT_FOUND';

function toProblemError(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return contentTooLarge();
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH': // the connection ended before the body did
    case 'ECONNRESET':
      return malformedBody();
    case NO_METHOD_OF_HTTP:
      return malformedRequest();
    default:
      return internalError();
  }
}
