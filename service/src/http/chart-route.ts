// How is a chart asked for over HTTP? By GET with a query string, or by POST with a body; both are read alike.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveBack } from '../answer/answer-memory.ts';
import { chartBytes } from '../answer/chart-answer.ts';
import { unsupportedMediaType } from '../problem/refusals.ts';
import { sendFresh } from './answer-json.ts';
import type { Cast } from './casting.ts';

/** GET, HEAD and POST of /api/public/chart. */
export function chartRoute(app: FastifyInstance, cast: Cast): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const bytes = await cast(request, reply, chartBytes);
    reply.raw.once('finish', () => giveBack(bytes)); // by then all of it has been handed to the system, or will never be
    return sendFresh(reply, bytes);
  };
  app.get('/api/public/chart', answer);
  app.post('/api/public/chart', { onRequest: refuseEncodedBody }, answer);
}

async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupportedMediaType();
}
