// Reads a request of the API: its fields from URL and body, counted under the limit of its endpoint, then understood, all problems at once.

import type { Language } from 'beichen';
import type { LimitName } from '../../contract/endpoint.ts';
import { malformedBody } from '../../problem/problem-error.ts';
import { bodyFields, bodyForm } from '../../request/body-fields.ts';
import { languageOfFields, type SentField } from '../../request/sent.ts';
import type { ApiReply, ApiRequest } from './exchange.ts';
import type { Admit } from './limits.ts';
import { sentInQuery } from './request-target.ts';

/** What a request is counted under, and whether caches may keep its answer. */
interface CountedEndpoint {
  readonly limit: LimitName;
  readonly calls?: number;
  readonly answer?: { readonly cacheControl?: string };
}

/**
 * What a request requests; its reply carries the language, and the rate headers unless caches share the answer.
 * @param parse understands the fields
 * @throws ProblemError of whatever is wrong, and `rate_limited`
 */
export type ReadRequest = <Asked extends { readonly language: Language }>(
  endpoint: CountedEndpoint,
  request: ApiRequest,
  reply: ApiReply,
  parse: (fields: readonly SentField[]) => Asked,
) => Promise<Asked>;

const NO_BODY = new Uint8Array();

/** A reader of requests under these limits. */
export function requestReader<Request extends ApiRequest>(admit: Admit<Request>): ReadRequest {
  return async (endpoint, request, reply, parse) => {
    const { limit, calls = 1, answer } = endpoint;
    const body = request.body instanceof Uint8Array ? request.body : NO_BODY;
    const form = bodyForm(body, request.bodyLabel); // 415 is not counted, anything from here on is
    const inBody = await bodyFields(body, form, request.bodyLabel);
    const fields = [...sentInQuery(request), ...(inBody ?? [])];
    request.language = languageOfFields(fields);
    const counted = request as Request; // of the host whose admission this is
    let rateHeaders = await admit(limit, counted);
    for (let call = 2; call <= calls; call++) rateHeaders = await admit(limit, counted);
    if (answer?.cacheControl === undefined) reply.headers(rateHeaders); // they are one client's, and a cached answer is everyone's
    if (inBody === undefined) throw malformedBody();
    const requested = parse(fields);
    reply.header('content-language', requested.language);
    return requested;
  };
}
