// Error handler of the server: every error is a problem document; a browser at an unknown path gets a page.

import type { FastifyError, FastifyInstance } from 'fastify';
import { PAGE_CODE } from '../pages/page-code.ts';
import {
  contentTooLarge,
  internalError,
  malformedBody,
  malformedRequest,
  ProblemError,
} from '../requests/problems/problem-error.ts';
import { wordsIn } from '../words/lookup.ts';
import { errorFacts } from './log.ts';
import { beginProblem, sendProblem } from './policy/problems.ts';
import { languageOfBrowser, sentInQuery, wantsPage } from './policy/request-target.ts';
import { HTML_MEDIA_TYPE, STANDARD_HEADERS } from './policy/standard-headers.ts';
import { hasBody } from './request-body.ts';
import { OF_A_PAGE } from './site-routes.ts';

/** Sets the error handler. */
export function answerWithProblems(app: FastifyInstance, baseUrl: string): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = toProblemError(error);
    if (problem.code === 'internal_error') {
      request.log.error({ requestId: request.id, ...errorFacts(error) }, 'a fault of ours');
    }
    if (error.code === NO_METHOD_OF_HTTP) reply.headers(STANDARD_HEADERS).header('x-request-id', request.id); // the hooks have not run
    const bodyIsUnread = hasBody(request.raw) && request.body === undefined;
    if (problem.closes || bodyIsUnread) reply.header('connection', 'close');
    if (problem.code !== 'not_found' || !wantsPage(request) || depthOf(request.originalUrl) > MAX_DEPTH)
      return sendProblem(problem, request, reply, baseUrl);
    const { notFoundPage } = await PAGE_CODE.documents();
    const language = beginProblem(problem, request, reply);
    const spoken = sentInQuery(request).some(({ name }) => name === 'lang') ? language : languageOfBrowser(request);
    const root = baseUrl === '' ? wayUp(request.originalUrl) : `${baseUrl}/`;
    return reply
      .headers({ ...OF_A_PAGE, 'content-language': spoken })
      .type(HTML_MEDIA_TYPE)
      .send(notFoundPage(root, wordsIn(spoken).problems.not_found.title, spoken, baseUrl));
  });
}

/** Relative path from an unknown path to the root of the site, whatever prefix a proxy has: `/charts/today` → `../`. */
const wayUp = (target: string): string => '../'.repeat(depthOf(target)) || './';

const depthOf = (target: string): number => target.split('?', 1)[0]!.split('/').length - 2;

/** Maximum depth of a path that is answered with a page: each link of the page repeats the relative path. */
const MAX_DEPTH = 20;

// Node's parser accepts the methods of RTSP (DESCRIBE, PLAY), which the framework rejects before routing.
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
