// What exactly is each refusal made of? One maker for each kind of problem but faulty parameters, which the reader finds.

import { ACCEPTED_BODIES } from '../contract/bodies.ts';
import { MOST_BODY_BYTES, MOST_HEADER_BYTES, MOST_URL_BYTES, type Timeouts } from '../contract/sizes.ts';
import { Refusal } from './refusal.ts';

/** The HTTP parser could not read it, or two programs could read it differently. */
export const malformedRequest = () => new Refusal('malformed_request');

/** @param command the call as it should have been made */
export const urlNotPercentEncoded = (command: string) =>
  new Refusal('url_not_percent_encoded', { values: { command } });

/** The body is not what its label says, or not in UTF-8. */
export const malformedBody = () => new Refusal('malformed_body');

/** @param paths those that there are */
export const notFound = (paths: readonly string[]) => new Refusal('not_found', { members: { paths } });

/** @param allow the methods that the path has */
export const methodNotAllowed = (allow: string) =>
  new Refusal('method_not_allowed', { values: { allow }, headers: { allow } });

export const requestTimeout = ({ requestMs }: Timeouts) =>
  new Refusal('request_timeout', { values: { seconds: `${Math.ceil(requestMs / 1000)}` } });

export const contentTooLarge = () => new Refusal('content_too_large', { values: { bytes: `${MOST_BODY_BYTES}` } });

export const uriTooLong = () => new Refusal('uri_too_long', { values: { bytes: `${MOST_URL_BYTES}` } });

/** The body is none of those that we read, which are named. */
export const unsupportedMediaType = () =>
  new Refusal('unsupported_media_type', { headers: { 'accept-post': ACCEPTED_BODIES.join(', ') } });

export const expectationFailed = () => new Refusal('expectation_failed');

/** What a used-up quota is, and for how long. */
export interface UsedUp {
  readonly policy: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly waitSeconds: number;
}

/** @param headers the rate headers, with Retry-After */
export const rateLimited = (usedUp: UsedUp, headers: Readonly<Record<string, string>>) =>
  new Refusal('rate_limited', {
    headers,
    values: { limit: `${usedUp.limit}`, window: `${usedUp.windowSeconds}`, seconds: `${usedUp.waitSeconds}` },
    members: { retryAfterSeconds: usedUp.waitSeconds, 'violated-policies': [usedUp.policy] },
  });

export const headersTooLarge = () => new Refusal('headers_too_large', { values: { bytes: `${MOST_HEADER_BYTES}` } });

/** A fault of ours. It says nothing of itself: what went wrong may hold what was sent. */
export const internalError = () => new Refusal('internal_error');

/** The server is starting or about to end: balancers send calls elsewhere. */
export const notReady = () => new Refusal('not_ready');

const RETRY_OVERLOAD_SECONDS = 5;

/** A call that would only wait. */
export const overloaded = () =>
  new Refusal('overloaded', {
    values: { seconds: `${RETRY_OVERLOAD_SECONDS}` },
    headers: { 'retry-after': `${RETRY_OVERLOAD_SECONDS}` },
    members: { retryAfterSeconds: RETRY_OVERLOAD_SECONDS },
  });
