// Which calls are counted? Those of the API, by endpoint; not the probes of a supervisor, not preflights.

import type { FastifyInstance } from 'fastify';
import type { CallCount } from '../count/call-count.ts';

/** Stands for the endpoint of a call that met none. */
const NO_ENDPOINT = 'other';

/** Counts every answered call, and writes the count down when the server ends. */
export function countCalls(app: FastifyInstance, calls: CallCount): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = request.is404 ? NO_ENDPOINT : request.routeOptions.config.countedAs;
    if (endpoint !== undefined && request.method !== 'OPTIONS') calls.count(endpoint, reply.statusCode, Date.now());
    done();
  });
  app.addHook('onClose', () => calls.flush());
}
