// Routes of the table of endpoints. The configuration of a route names its endpoint and its limit for the hooks that count and limit.

import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, LimitName } from '../kinds/endpoint.ts';
import { allowOf, ENDPOINT_ROWS } from '../kinds/endpoints.ts';
import type { ApiReply } from './policy/exchange.ts';
import type { HttpBudget } from './policy/limits.ts';
import { problemOfEncoding } from './policy/problems.ts';
import { preflightHeaders } from './policy/standard-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name in the daily count; calls without one are not counted. */
    countedAs?: string;
    /** Set if its requests count under the limit of all other paths. */
    isLimited?: true;
  }
}

/** Answers the requests of one endpoint, whatever their method. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<ApiReply>;

/** Handlers by the names of their endpoints. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Registers every endpoint of the table. */
export function endpointRoutes(app: FastifyInstance, handlers: Handlers): void {
  for (const [name, endpoint] of ENDPOINT_ROWS) {
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`the endpoint ${name} has no handler`);
    answerPreflights(app, endpoint.path, allowOf(endpoint));
    endpointRoute(app, name, endpoint, handler);
  }
}

function endpointRoute(app: FastifyInstance, name: string, endpoint: Endpoint, handler: Handler): void {
  const { path: url, operations, isProbe } = endpoint;
  const config: FastifyContextConfig = {
    ...(!isProbe && { countedAs: name }),
    ...(endpoint.limit === 'requests' && { isLimited: true }),
  };
  if (operations.GET) app.route({ method: 'GET', url, config, handler }); // fastify adds HEAD
  if (operations.POST) {
    app.route({ method: 'POST', url, config, handler, onRequest: refuseEncodedBody });
  }
}

/** Limits the requests of routes with `isLimited`. */
export function limitRequests(
  app: FastifyInstance,
  budgetOf: (limit: LimitName, request: FastifyRequest) => HttpBudget,
): void {
  app.addHook('preHandler', (request, _, done) => {
    if (request.routeOptions.config.isLimited)
      budgetOf('requests', request)
        .spend(1)
        .then(() => done(), done);
    else done();
  });
}

/** Adds the OPTIONS route of a path. */
export function answerPreflights(app: FastifyInstance, path: string, allow: string): void {
  app.options(path, ({ headers }, reply) =>
    reply.code(204).headers(preflightHeaders(allow, headers['access-control-request-headers'])).send(),
  );
}

async function refuseEncodedBody(request: FastifyRequest): Promise<void> {
  const problem = problemOfEncoding(request);
  if (problem !== undefined) throw problem;
}
