// Limits of an endpoint as its answers say them: a decision becomes rate headers, or the problem of a used-up quota.

import type { LimitName } from '../../contract/endpoint.ts';
import type { Decision } from '../../limit/limiter.ts';
import { type Policy, policyHeaders, rateHeaders, secondsToReset } from '../../limit/rate-headers.ts';
import { rateLimited } from '../../problem/problem-error.ts';

/** Rate headers of an answer. */
export type RateHeaders = Readonly<Record<string, string>>;

/**
 * Counts a call under a limit. Gives the rate headers of its answer.
 * @throws ProblemError `rate_limited`, with those headers
 */
export type Admit<Request> = (limit: LimitName, request: Request) => Promise<RateHeaders>;

/**
 * The rate headers of a call that was decided, in full or only whether it is let through.
 * @param nowMs milliseconds since 1970, by the clock of the Date header
 * @throws ProblemError `rate_limited`, with those headers
 */
export function admitted(policy: Policy, decided: Decision | boolean, nowMs: number): RateHeaders {
  const { name, limit, windowMs } = policy;
  const decision = typeof decided === 'boolean' ? { allowed: decided, remaining: 0, msToReset: windowMs } : decided;
  const rateFields =
    typeof decided === 'boolean' ? policyHeaders(policy, decision) : rateHeaders(policy, decision, nowMs);
  if (decision.allowed) return rateFields;
  const usedQuota = {
    policy: name,
    limit,
    windowSeconds: Math.ceil(windowMs / 1000),
    waitSeconds: secondsToReset(decision),
  };
  throw rateLimited(usedQuota, rateFields);
}
