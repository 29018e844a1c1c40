// Which calls are counted? Those of the API, by endpoint; not the probes of a supervisor, not preflights.

import type { FastifyInstance } from 'fastify';
import type { CallCount } from '../count/call-count.ts';
import { routeOf, UNROUTED } from './log.ts';

const ENDPOINTS: Readonly<Record<string, string>> = {
  '/': 'index',
  '/api/public/chart': 'chart',
  '/api/public/chart.svg': 'chart.svg',
  '/api/public/chart.txt': 'chart.txt',
  '/api/public/cities': 'cities',
  '/api/public/openapi.json': 'openapi',
  '/mcp': 'mcp',
  '/docs': 'docs',
  '/docs/zh': 'docs',
  '/docs/api': 'docs',
  '/docs/errors': 'docs',
  '/docs/zh/errors': 'docs',
  '/api/public/stats': 'stats',
  [UNROUTED]: 'other',
};

/** Counts every answered call, and writes the count down when the server ends. */
export function countCalls(app: FastifyInstance, calls: CallCount): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = ENDPOINTS[routeOf(request)];
    if (endpoint !== undefined && request.method !== 'OPTIONS') calls.count(endpoint, reply.statusCode, Date.now());
    done();
  });
  app.addHook('onClose', () => calls.flush());
}
