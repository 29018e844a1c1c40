// The log: method, route template, status, duration, request id. Never a URL, a query, a body, a header or an address; and
// of an error its kind and where it was thrown, never its message, which could name what was sent.

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where lines go; standard output without it. */
export interface LogStream {
  write(line: string): void;
}

/** The logger of the server. The serializers are guard over whatever the framework itself might log. */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  base: null,
  serializers: {
    req: ({ method }: { method?: string }) => ({ method: method ?? '' }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
    err: (error: Error) => ({ type: error.name, message: '', stack: errorFacts(error).at.join('\n') }),
  },
  stream,
});

/** The parts of an error that may be logged. */
export function errorFacts(error: unknown): { readonly kind: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, at: frames.map((line) => line.trim()) };
}

/** Writes the one line of each answered request. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    app.log.info({ requestId, method, route: routeOf(request), status: reply.statusCode, ms }, 'answered');
    done();
  });
}

/** Is for the route of a request that has none. */
const UNROUTED = 'none';

/** The template of the route that answered; nothing that a client wrote. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? UNROUTED : (request.routeOptions.url ?? UNROUTED);
