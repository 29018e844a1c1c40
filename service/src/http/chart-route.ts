// How is a chart asked for over HTTP? By GET with a query string, or by POST with a body; both are read alike.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chartBytes } from '../answer/chart-answer.ts';
import { unsupportedMediaType } from '../problem/refusals.ts';
import { sendFresh } from './answer-json.ts';
import type { Cast } from './casting.ts';

/** GET, HEAD and POST of /api/public/chart. */
export function chartRoute(app: FastifyInstance, cast: Cast): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    sendFresh(reply, await cast(request, reply, chartBytes));
  app.get('/api/public/chart', answer);
  app.post('/api/public/chart', { onRequest: refuseEncodedBody }, answer);
}

async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupportedMediaType();
}
