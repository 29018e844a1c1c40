// What does the service answer about itself?

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Health, Index, Readiness } from '../contract/service.schema.ts';
import { type Cacheable, cacheable, sendCacheable, sendFresh } from './answer-json.ts';
import { compressedWell, dependsOn } from './compression.ts';

export interface ServiceAnswers {
  readonly index: Index;
  readonly readiness: () => Readiness;
  /** Makes the OpenAPI document. */
  readonly description: () => Promise<object>;
  /** For people; without it the index is all there is. */
  readonly frontPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const CACHE_CONTROL = 'public, max-age=3600';

/** The index, the two questions of a supervisor, and the description of the API. */
export function serviceRoutes(app: FastifyInstance, answers: ServiceAnswers): void {
  const { index, readiness, frontPage } = answers;
  const health: Health = { status: 'ok' };
  const contents = unchanging(async () => index);
  const description = unchanging(answers.description);
  app.get('/', async (request, reply) => {
    dependsOn(reply, 'Accept');
    return frontPage && wantsPage(request)
      ? frontPage(request, reply)
      : sendCacheable(request, reply, await contents());
  });
  app.get('/healthz', (_, reply) => sendFresh(reply, JSON.stringify(health)));
  app.get('/readyz', (_, reply) => sendFresh(reply, JSON.stringify(readiness())));
  app.get('/api/public/openapi.json', async (request, reply) => sendCacheable(request, reply, await description()));
}

// Browsers name the type; programs that take anything are given what they can read.
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

// Made and compressed when it is asked for, and kept: who waits for the service to start waits for a chart.
function unchanging(make: () => Promise<object>): () => Promise<Cacheable> {
  let made: Promise<Cacheable> | undefined;
  return () => {
    made ??= make().then((document) => {
      const content = Buffer.from(JSON.stringify(document));
      return cacheable(content, CACHE_CONTROL, compressedWell(content));
    });
    return made;
  };
}
