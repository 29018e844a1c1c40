// How are the daily totals asked for? From any page; counted anew at most every ten seconds.

import { ENDPOINTS } from '../contract/endpoints.ts';
import type { Stats } from '../contract/service.schema.ts';
import { type Cacheable, cacheable, sendCacheable } from './answer-json.ts';
import type { Handlers } from './routes.ts';

const KEPT_MS = 10_000;

/** The daily totals. */
export function statsHandler(stats: () => Promise<Stats>): Pick<Handlers, 'stats'> {
  let told: Promise<Cacheable> | undefined;
  let until = 0;
  return {
    async stats(request, reply) {
      if (!told || performance.now() >= until) {
        until = performance.now() + KEPT_MS;
        told = stats().then(
          (document) => cacheable(JSON.stringify(document), ENDPOINTS.stats.answer.cacheControl),
          (error) => {
            told = undefined; // the next one tries again
            throw error;
          },
        );
      }
      return sendCacheable(request, reply, await told);
    },
  };
}
