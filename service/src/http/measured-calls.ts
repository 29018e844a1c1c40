// Which calls are measured? All that were answered, the probes of a supervisor too.

import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { routeOf } from './log.ts';

/** Measures every answered call. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    metrics.answered({ method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
}
