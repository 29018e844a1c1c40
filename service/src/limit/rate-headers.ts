// Headers of the limit: the fields of draft-ietf-httpapi-ratelimit-headers and the older ones that clients know.

import type { Decision, Quota } from './limiter.ts';

/** A named quota: `chart`, 20 in 60 seconds. */
export interface Policy extends Quota {
  readonly name: string;
}

/** Seconds until one more call is let through, at least 1. A client that waits so long gets through. */
export const secondsToReset = (decision: Decision): number => Math.max(1, Math.ceil(decision.msToReset / 1000));

/** The headers of an answer of which only the policy is known, and whether the call was let through. */
export const policyHeaders = (
  { name, limit, windowMs }: Policy,
  decision: Decision,
): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${name}";q=${limit};w=${Math.ceil(windowMs / 1000)}`,
  ...(!decision.allowed && { 'retry-after': `${secondsToReset(decision)}` }),
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
