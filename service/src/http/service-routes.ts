// What does the service answer about itself?

import type { FastifyInstance } from 'fastify';
import type { Health, Index, Readiness } from '../contract/service.schema.ts';
import { cacheable, sendCacheable, sendFresh } from './answer-json.ts';

export interface ServiceAnswers {
  readonly index: Index;
  readonly readiness: Readiness;
  /** The OpenAPI document. */
  readonly description: object;
}

const CACHE_CONTROL = 'public, max-age=3600';

/** The index, the two questions of a supervisor, and the description of the API. */
export function serviceRoutes(app: FastifyInstance, { index, readiness, description: document }: ServiceAnswers): void {
  const health: Health = { status: 'ok' };
  const contents = cacheable(JSON.stringify(index), CACHE_CONTROL);
  const description = cacheable(JSON.stringify(document), CACHE_CONTROL);
  app.get('/', (request, reply) => sendCacheable(request, reply, contents));
  app.get('/healthz', (_, reply) => sendFresh(reply, health));
  app.get('/readyz', (_, reply) => sendFresh(reply, readiness));
  app.get('/api/public/openapi.json', (request, reply) => sendCacheable(request, reply, description));
}
