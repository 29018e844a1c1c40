// Requests that are rejected before any handler: ambiguous ones, which a proxy and the service could parse differently, those with a URL that is too long, and
// those without a route.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DOCS_PATH } from '../contract/paths.ts';
import { methodsOf, PATHS } from '../kinds/endpoints.ts';
import { malformedRequest, type ProblemError } from '../requests/problems/problem-error.ts';
import { problemOfRoute, problemOfTarget } from './policy/problems.ts';
import { STANDARD_HEADERS } from './policy/standard-headers.ts';
import { hasBody } from './request-body.ts';
import { FILE_METHODS } from './site-routes.ts';

/** Sets the headers of every answer, and rejects ambiguous requests before their body is read. */
export function rejectAmbiguousRequests(app: FastifyInstance, baseUrl: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(STANDARD_HEADERS).header('x-request-id', request.id);
    if (request.method !== 'POST' && hasBody(request.raw)) reply.header('connection', 'close'); // the body will not be read
    done(problemOfRequest(request, baseUrl));
  });
}

function problemOfRequest(request: FastifyRequest, baseUrl: string): ProblemError | undefined {
  if (isAmbiguous(request.raw)) return malformedRequest();
  return problemOfTarget(request) ?? (request.is404 ? problemOfNoRoute(request, baseUrl) : undefined);
}

// Node accepts these: HTTP/0.9 and HTTP/2.0, a body in a transfer coding that Node or the version does not know, two Host lines, and an invalid Host.
function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true;
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1')) return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return true;
  return !HOST.test(headers.host ?? '');
}

// As in RFC 9110 §7.2 and RFC 3986 §3.2.2: a name or an address, and a port; empty where there is none.
const HOST = /^(?:\[[\w.:%~-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/;

function problemOfNoRoute(request: FastifyRequest, baseUrl: string): ProblemError {
  const isFile = request.server.hasRoute({ method: 'GET', url: request.url });
  const allow = methodsOf(request.url) ?? (isFile ? FILE_METHODS : undefined);
  return problemOfRoute(request.url, allow, () => [...PATHS, DOCS_PATH].map((path) => baseUrl + path));
}
