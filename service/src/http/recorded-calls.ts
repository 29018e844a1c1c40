// Records answered calls: the daily count has calls of the API by endpoint, without preflights and probes; metrics and traces have all.

import type { FastifyInstance } from 'fastify';
import { isTrusted, type TrustedProxies } from '../limits/client.ts';
import type { DailyCalls } from '../limits/daily-calls.ts';
import { routeOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Traces } from './traces.ts';

/** The endpoint of a call without a route. */
const NO_ENDPOINT = 'other';

/** Counts the answered calls of the API, and writes the count when the server ends. */
export function countCalls(app: FastifyInstance, calls: DailyCalls): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = request.is404 ? NO_ENDPOINT : request.routeOptions.config.countedAs;
    if (endpoint !== undefined && request.method !== 'OPTIONS') calls.count(endpoint, reply.statusCode, Date.now());
    done();
  });
  app.addHook('onClose', () => calls.flush());
}

/** Measures all answered calls. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    metrics.answered({ method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
}

/** Traces all answered calls. */
export function traceCalls(app: FastifyInstance, traces: Traces, proxies: TrustedProxies): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, headers, raw } = request;
    const { traceparent } = headers;
    traces.answered({
      method,
      route: routeOf(request),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      isTrusted: isTrusted(proxies, raw.socket.remoteAddress),
    });
    done();
  });
  app.addHook('onClose', () => traces.close());
}
