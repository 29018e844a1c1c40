// How are the daily totals asked for? From any page; counted anew at most every ten seconds.

import type { FastifyInstance } from 'fastify';
import type { Stats } from '../contract/service.schema.ts';
import { type Cacheable, cacheable, sendCacheable } from './answer-json.ts';

const CACHE_CONTROL = 'public, max-age=60';
const KEPT_MS = 10_000;

/** GET and HEAD of /api/public/stats. */
export function statsRoute(app: FastifyInstance, stats: () => Promise<Stats>): void {
  let told: Promise<Cacheable> | undefined;
  let until = 0;
  app.get('/api/public/stats', async (request, reply) => {
    if (!told || performance.now() >= until) {
      until = performance.now() + KEPT_MS;
      told = stats().then((document) => cacheable(JSON.stringify(document), CACHE_CONTROL));
    }
    return sendCacheable(request, reply, await told);
  });
}
