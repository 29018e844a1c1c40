// Handlers of the index, the probes, the OpenAPI document and the statistics.

import { ENDPOINTS } from '../kinds/endpoints.ts';
import type { Health, Readiness, ServiceIndex, Stats } from '../openapi/service.schema.ts';
import { cacheable } from './cacheable.ts';
import { compressedWell } from './compression.ts';
import { type Cacheable, sendCacheable, sendFresh } from './policy/answer-json.ts';
import { dependsOn } from './policy/content-coding.ts';
import { wantsPage } from './policy/request-target.ts';
import type { Handler, Handlers } from './routes.ts';

export interface ServiceAnswers {
  readonly index: ServiceIndex;
  readonly readiness: () => Readiness;
  /** Makes the OpenAPI document. */
  readonly description: () => Promise<object>;
  /** Page for browsers; the index is sent without it. */
  readonly frontPage?: Handler;
  /** The Link header of the index and of the front page. */
  readonly links: string;
}

/** The index, the two probes of a supervisor, and the description of the API. */
export function serviceHandlers(answers: ServiceAnswers): Handlers {
  const { index, readiness, frontPage, links } = answers;
  const health: Health = { status: 'ok' };
  const contents = unchanging('index', async () => index);
  const description = unchanging('openapi', answers.description);
  return {
    async index(request, reply) {
      dependsOn(reply, 'Accept');
      reply.header('link', links);
      return frontPage && wantsPage(request)
        ? frontPage(request, reply)
        : sendCacheable(request, reply, await contents());
    },
    async healthz(_, reply) {
      return sendFresh(reply, JSON.stringify(health));
    },
    async readyz(_, reply) {
      return sendFresh(reply, JSON.stringify(readiness()));
    },
    async openapi(request, reply) {
      return sendCacheable(request, reply, await description());
    },
  };
}

// Rendered and compressed on the first request, then cached, so that the service starts faster.
function unchanging(endpoint: 'index' | 'openapi', make: () => Promise<object>): () => Promise<Cacheable> {
  let made: Promise<Cacheable> | undefined;
  return () => {
    made ??= make().then(
      (document) => {
        const content = Buffer.from(JSON.stringify(document));
        return cacheable(content, ENDPOINTS[endpoint].answer.cacheControl, compressedWell(content));
      },
      (error) => {
        made = undefined; // retried by the next request
        throw error;
      },
    );
    return made;
  };
}

const CACHED_MS = 10_000;

/** The daily totals. */
export function statsHandler(stats: () => Promise<Stats>): Handlers {
  let cached: Promise<Cacheable> | undefined;
  let until = 0;
  return {
    async stats(request, reply) {
      if (!cached || performance.now() >= until) {
        until = performance.now() + CACHED_MS;
        cached = stats().then(
          (document) => cacheable(JSON.stringify(document), ENDPOINTS.stats.answer.cacheControl),
          (error) => {
            cached = undefined; // retried by the next request
            throw error;
          },
        );
      }
      return sendCacheable(request, reply, await cached);
    },
  };
}
