// What does the service answer about itself?

import type { FastifyInstance } from 'fastify';
import type { Health, Index, Readiness } from '../contract/service.schema.ts';
import { type Cacheable, cacheable, sendCacheable, sendFresh } from './answer-json.ts';
import { compressedWell } from './compression.ts';

export interface ServiceAnswers {
  readonly index: Index;
  readonly readiness: () => Readiness;
  /** The OpenAPI document. */
  readonly description: object;
}

const CACHE_CONTROL = 'public, max-age=3600';

/** The index, the two questions of a supervisor, and the description of the API. */
export function serviceRoutes(app: FastifyInstance, { index, readiness, description: document }: ServiceAnswers): void {
  const health: Health = { status: 'ok' };
  const contents = unchanging(index);
  const description = unchanging(document);
  app.get('/', (request, reply) => sendCacheable(request, reply, contents));
  app.get('/healthz', (_, reply) => sendFresh(reply, health));
  app.get('/readyz', (_, reply) => sendFresh(reply, readiness()));
  app.get('/api/public/openapi.json', (request, reply) => sendCacheable(request, reply, description));
}

function unchanging(document: object): Cacheable {
  const text = JSON.stringify(document);
  return cacheable(text, CACHE_CONTROL, compressedWell(text));
}
