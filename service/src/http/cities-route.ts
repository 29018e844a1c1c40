// How are birthplaces searched for over HTTP?

import type { FastifyInstance } from 'fastify';
import { citiesAnswer } from '../answer/cities-answer.ts';
import type { Setting } from '../answer/setting.ts';
import { parseCitiesRequest } from '../request/cities-request.ts';
import { cacheable, sendCacheable } from './answer-json.ts';
import type { Admit, Limit } from './rate-limit.ts';
import { sentInQuery } from './sent-in-query.ts';

// Places change with a release only; nothing of an answer depends on who asked.
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** GET and HEAD of /api/public/cities. */
export function citiesRoute(app: FastifyInstance, { gazetteer }: Setting, admit: Admit, limit: Limit): void {
  app.get('/api/public/cities', async (request, reply) => {
    await admit(limit, request); // what it tells is one client's, and the answer is everyone's
    const wanted = parseCitiesRequest(sentInQuery(request), gazetteer);
    const text = JSON.stringify(citiesAnswer(wanted, gazetteer));
    return sendCacheable(request, reply.header('content-language', wanted.language), cacheable(text, CACHE_CONTROL));
  });
}
