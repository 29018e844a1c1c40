// How is a chart asked for over HTTP? By GET with a query string, or by POST with a body; both are read alike.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chartAnswer } from '../answer/chart-answer.ts';
import type { Setting } from '../answer/setting.ts';
import { malformedBody, unsupportedMediaType } from '../problem/refusals.ts';
import { bodyFields, bodyForm } from '../request/body-fields.ts';
import { parseChartRequest } from '../request/chart-request.ts';
import { languageOfFields } from '../request/requested-language.ts';
import { sendFresh } from './answer-json.ts';
import type { Admit, Limit } from './rate-limit.ts';
import { sentInQuery } from './sent-in-query.ts';

const NO_BODY = new Uint8Array();

/** GET, HEAD and POST of /api/public/chart. */
export function chartRoute(app: FastifyInstance, setting: Setting, admit: Admit, limit: Limit): void {
  const cast = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body instanceof Uint8Array ? request.body : NO_BODY;
    const form = bodyForm(body, request.bodyLabel); // 415 is not counted, anything from here on is
    const inBody = await bodyFields(body, form, request.bodyLabel);
    const fields = [...sentInQuery(request), ...(inBody ?? [])];
    request.language = languageOfFields(fields);
    reply.headers(await admit(limit, request));
    if (inBody === undefined) throw malformedBody();
    const chart = chartAnswer(parseChartRequest(fields, setting.gazetteer), setting);
    return sendFresh(reply.header('content-language', chart.input.lang), chart);
  };
  app.get('/api/public/chart', cast);
  app.post('/api/public/chart', { onRequest: refuseEncodedBody }, cast);
}

async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupportedMediaType();
}
