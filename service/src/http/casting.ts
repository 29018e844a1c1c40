// How does a request become a chart, whatever form it is sent back in? Read, admitted by the one limit of charts, and cast.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Setting } from '../answer/setting.ts';
import { malformedBody } from '../problem/refusals.ts';
import { bodyFields, bodyForm } from '../request/body-fields.ts';
import { type ChartRequest, parseChartRequest } from '../request/chart-request.ts';
import { languageOfFields } from '../request/requested-language.ts';
import type { Admit, Limit } from './rate-limit.ts';
import { sentInQuery } from './sent-in-query.ts';

/**
 * The answer to a request for a chart, in whatever form; its reply carries the rate headers and the language.
 * @throws Refusal of whatever is wrong, and `rate_limited`
 */
export type Cast = <Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (asked: ChartRequest, setting: Setting) => Answer,
) => Promise<Answer>;

const NO_BODY = new Uint8Array();

/** A way to cast charts under one limit. */
export function casting(setting: Setting, admit: Admit, limit: Limit): Cast {
  return async (request, reply, answer) => {
    const body = request.body instanceof Uint8Array ? request.body : NO_BODY;
    const form = bodyForm(body, request.bodyLabel); // 415 is not counted, anything from here on is
    const inBody = await bodyFields(body, form, request.bodyLabel);
    const fields = [...sentInQuery(request), ...(inBody ?? [])];
    request.language = languageOfFields(fields);
    reply.headers(await admit(limit, request));
    if (inBody === undefined) throw malformedBody();
    const asked = parseChartRequest(fields, setting.gazetteer);
    reply.header('content-language', asked.language);
    await undefined; // all requests of this turn are read before the first is cast
    return answer(asked, setting);
  };
}
