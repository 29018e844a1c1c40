// Reads a request of the API: its fields from URL and body, all problems at once, then counts it by its price.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { LimitName } from '../../kinds/endpoint.ts';
import { bodyFault, bodyFields, bodyForm } from '../../requests/body-fields.ts';
import { type Budget, type Price, readWithin } from '../../requests/budget.ts';
import { malformedBody } from '../../requests/problems/problem-error.ts';
import { languageOfFields, type SentField } from '../../requests/sent.ts';
import { isOfUnknownName, type Warning } from '../../requests/warning.ts';
import { wordsIn } from '../../words/lookup.ts';
import type { ApiReply, ApiRequest } from './exchange.ts';
import type { BudgetOf } from './limits.ts';
import { sentInQuery } from './request-target.ts';

/** Limit and price of an endpoint, and caching of its answers. */
interface CountedEndpoint<Asked> {
  readonly limit: LimitName;
  /** One call by default, as for a request that cannot be read. */
  readonly price?: Price<Asked> | undefined;
  readonly answer?: { readonly cacheControl?: string };
}

/**
 * Reads and counts a request. Sets its language, and the rate headers of its reply unless caches share the answer.
 * @param parse parses the fields
 * @throws ProblemError of the request, or `rate_limited`
 */
export type ReadRequest = <Asked extends { readonly language: Language; readonly warnings: readonly Warning[] }>(
  endpoint: CountedEndpoint<Asked>,
  request: ApiRequest,
  reply: ApiReply,
  parse: (fields: readonly SentField[]) => Asked,
) => Promise<Asked>;

const NO_BODY = new Uint8Array();

/**
 * A warning as a value of the header `Warning` (RFC 7234 section 5.5), in English and ASCII, for answers that are no document.
 * @example warningHeader({ code: 'unknown_parameter', values: { given: 'x' } }) // '299 - "There is no parameter \\"x\\"; it was ignored."'
 */
function warningHeader({ code, values }: Warning): string {
  const text = fill(wordsIn('en').warnings[code], values);
  const ascii = text.replace(/\p{Cs}/gu, '?').replace(/[^ -~]+/gu, encodeURIComponent);
  return `299 - "${ascii.replace(/["\\]/g, '\\$&')}"`;
}

/** A reader of requests under these limits. */
export function requestReader<Request extends ApiRequest>(budgetOf: BudgetOf<Request>): ReadRequest {
  return async (endpoint, request, reply, parse) => {
    const { limit, price, answer } = endpoint;
    const body = request.body instanceof Uint8Array ? request.body : NO_BODY;
    const form = bodyForm(body, request.bodyLabel); // a 415 is not counted, every later problem is
    const inBody = await bodyFields(body, form, request.bodyLabel);
    const fields = [...sentInQuery(request), ...(inBody ?? [])];
    request.language = languageOfFields(fields);
    const budget = await budgetOf(limit, request as Request); // the caller of this function passes the type of request of its host
    const counted: Budget = {
      check: (calls) => budget.check(calls),
      async spend(calls) {
        const rateHeaders = await budget.spend(calls);
        if (answer?.cacheControl === undefined) reply.headers(rateHeaders); // rate headers belong to one client, a cached answer to all
      },
    };
    const requested = await readWithin(counted, price, () => {
      if (inBody === undefined) throw malformedBody(bodyFault(body, form));
      return parse(fields);
    });
    reply.header('content-language', requested.language);
    const ignored = requested.warnings.filter(isOfUnknownName);
    if (ignored.length > 0) reply.header('warning', ignored.map(warningHeader).join(', '));
    return requested;
  };
}
