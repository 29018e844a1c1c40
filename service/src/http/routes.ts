// A row of the table of endpoints as a route. Its methods lead to the handler of its name; the rest of the row goes with the route,
// where the count and the limit look it up.

import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, LimitName } from '../kinds/endpoint.ts';
import { allowOf, ENDPOINT_ROWS, isWork } from '../kinds/endpoints.ts';
import type { ApiReply } from './policy/exchange.ts';
import type { HttpBudget } from './policy/limits.ts';
import { problemOfEncoding } from './policy/problems.ts';
import { preflightHeaders } from './policy/standard-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name in the count; calls of a route without one are not counted. */
    countedAs?: string;
    /** Set where its requests are counted under the budget of all else. */
    isLimited?: true;
  }
}

/** Answers the requests of one endpoint, whatever their method. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<ApiReply>;

/** One for each endpoint, by its name. */
export type Handlers = Readonly<Record<string, Handler>>;

/**
 * Registers every endpoint of the table.
 * @param guardWork puts what guards against overload before those that are work; preflights are always answered
 */
export function endpointRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  guardWork: (work: FastifyInstance) => Promise<void>,
): void {
  const handlerOf = (name: string): Handler => {
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`the endpoint ${name} has no handler`);
    return handler;
  };
  for (const [, endpoint] of ENDPOINT_ROWS) answerPreflights(app, endpoint.path, allowOf(endpoint));
  app.register(async (work) => {
    await guardWork(work);
    for (const [name, endpoint] of ENDPOINT_ROWS) {
      if (isWork(endpoint.limit)) endpointRoute(work, name, endpoint, handlerOf(name));
    }
  });
  for (const [name, endpoint] of ENDPOINT_ROWS) {
    if (!isWork(endpoint.limit)) endpointRoute(app, name, endpoint, handlerOf(name));
  }
}

function endpointRoute(app: FastifyInstance, name: string, endpoint: Endpoint, handler: Handler): void {
  const { path: url, operations, isProbe } = endpoint;
  const config: FastifyContextConfig = {
    ...(!isProbe && { countedAs: name }),
    ...(endpoint.limit === 'requests' && { isLimited: true }),
  };
  if (operations.GET) app.route({ method: 'GET', url, config, handler }); // the framework adds HEAD
  if (operations.POST) {
    app.route({ method: 'POST', url, config, handler, onRequest: refuseEncodedBody });
  }
}

/** Counts the requests of all routes that say so. */
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

/** OPTIONS of a path. */
export function answerPreflights(app: FastifyInstance, path: string, allow: string): void {
  app.options(path, ({ headers }, reply) =>
    reply.code(204).headers(preflightHeaders(allow, headers['access-control-request-headers'])).send(),
  );
}

async function refuseEncodedBody(request: FastifyRequest): Promise<void> {
  const problem = problemOfEncoding(request);
  if (problem !== undefined) throw problem;
}
