// Headers of the limit: the fields of draft-ietf-httpapi-ratelimit-headers and the older ones that clients know.

import type { Decision, Policy } from './limiter.ts';

/** Seconds until a refused request is allowed, at least 1. */
export const secondsToRetry = (decision: Pick<Decision, 'msToRetry'>): number =>
  Math.max(1, Math.ceil(decision.msToRetry / 1000));

/** Headers of an answer whose remaining calls are not known. */
export const policyHeaders = (
  { name, limit, windowMs }: Policy,
  decision: Pick<Decision, 'allowed' | 'msToRetry'>,
): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${name}";q=${limit};w=${Math.ceil(windowMs / 1000)}`,
  ...(!decision.allowed && { 'retry-after': `${secondsToRetry(decision)}` }),
});

/**
 * The headers of an answer, allowed or not.
 * @param nowMs milliseconds since 1970, by the clock that the client compares its own with
 */
export function rateHeaders(policy: Policy, decision: Decision, nowMs: number): Record<string, string> {
  const { name, limit } = policy;
  const seconds = Math.ceil(decision.msToReset / 1000);
  return {
    ...policyHeaders(policy, decision),
    ratelimit: `"${name}";r=${decision.remaining};t=${seconds}`,
    'x-ratelimit-limit': `${limit}`,
    'x-ratelimit-remaining': `${decision.remaining}`,
    'x-ratelimit-reset': `${Math.ceil((nowMs + decision.msToReset) / 1000)}`,
  };
}
