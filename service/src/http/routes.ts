// How does a row of the table of endpoints become a route? Its methods lead to the handler of its name; the rest of the row goes with
// the route, where the count and the limit look it up.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowOf, ENDPOINT_ROWS, type Endpoint, type EndpointName } from '../contract/endpoints.ts';
import { unsupportedMediaType } from '../problem/refusals.ts';
import { preflightHeaders } from './standard-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name in the count; calls of a route without one are not counted. */
    countedAs?: string;
  }
}

/** Answers the requests of one endpoint, whatever their method. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** One for each endpoint: the compiler asks for a missing one and refuses one that the table does not have. */
export type Handlers = Readonly<Record<EndpointName, Handler>>;

/**
 * Registers every endpoint of the table.
 * @param guardLimited puts what guards against overload before the limited ones; preflights are always answered
 */
export function endpointRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  guardLimited: (limited: FastifyInstance) => Promise<void>,
): void {
  for (const [, endpoint] of ENDPOINT_ROWS) answerPreflights(app, endpoint.path, allowOf(endpoint));
  app.register(async (limited) => {
    await guardLimited(limited);
    for (const [name, endpoint] of ENDPOINT_ROWS) {
      if (endpoint.limit !== 'none') endpointRoute(limited, name, endpoint, handlers[name]);
    }
  });
  for (const [name, endpoint] of ENDPOINT_ROWS) {
    if (endpoint.limit === 'none') endpointRoute(app, name, endpoint, handlers[name]);
  }
}

function endpointRoute(app: FastifyInstance, name: EndpointName, endpoint: Endpoint, handler: Handler): void {
  const { path: url, operations, request, isProbe } = endpoint;
  const config = isProbe ? {} : { countedAs: name };
  if (operations.GET) app.route({ method: 'GET', url, config, handler }); // the framework adds HEAD
  if (operations.POST) {
    app.route({ method: 'POST', url, config, handler, ...(request && { onRequest: refuseEncodedBody }) });
  }
}

/** OPTIONS of a path. */
export function answerPreflights(app: FastifyInstance, path: string, allow: string): void {
  app.options(path, ({ headers }, reply) =>
    reply.code(204).headers(preflightHeaders(allow, headers['access-control-request-headers'])).send(),
  );
}

async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupportedMediaType();
}
