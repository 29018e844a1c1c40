// Rate headers of answers, or the problem `rate_limited`, from the decision of a limiter. The headers follow draft-ietf-httpapi-ratelimit-headers and the
// older X-RateLimit ones.

import type { LimitName } from '../../kinds/endpoint.ts';
import type { Decision, Limiter, Policy } from '../../limits/limiter.ts';
import type { Budget } from '../../requests/budget.ts';
import { rateLimited } from '../../requests/problems/problem-error.ts';

/** Rate headers of an answer. */
export type RateHeaders = Readonly<Record<string, string>>;

/** A budget whose decisions and problems have rate headers. */
export interface HttpBudget extends Budget {
  spend(calls: number): Promise<RateHeaders>;
}

/** Returns the budget of the client of a request. */
export type BudgetOf<Request> = (limit: LimitName, request: Request) => HttpBudget | Promise<HttpBudget>;

/**
 * The budget of a client in a limiter.
 * @param wallClock milliseconds since 1970, by the clock of the Date header
 */
export function budgetIn(limiter: Limiter, policy: Policy, key: string, wallClock: () => number): HttpBudget {
  return {
    check(calls) {
      const refusal = limiter.refusal(key, calls);
      if (refusal !== undefined) spent(policy, calls, refusal, wallClock());
    },
    async spend(calls) {
      return spent(policy, calls, await limiter.decide(key, calls), wallClock());
    },
  };
}

/**
 * Rate headers of a decision, in full or only whether the request is allowed.
 * @param nowMs milliseconds since 1970, by the clock of the Date header
 * @throws ProblemError `rate_limited`, with those headers
 */
export function spent(policy: Policy, calls: number, decision: Decision | boolean, nowMs: number): RateHeaders {
  const { name, limit, windowMs } = policy;
  const isFull = typeof decision === 'object';
  const decided = isFull ? decision : { allowed: decision, msToRetry: windowMs };
  const rateFields = isFull ? rateHeaders(policy, decision, nowMs) : policyHeaders(policy, decided);
  if (decided.allowed) return rateFields;
  const usedQuota = {
    policy: name,
    limit,
    windowSeconds: Math.ceil(windowMs / 1000),
    calls: Math.min(calls, limit),
    waitSeconds: secondsToRetry(decided),
  };
  throw rateLimited(usedQuota, rateFields);
}

/** Seconds until a refused request is allowed, at least 1. */
const secondsToRetry = (decision: Pick<Decision, 'msToRetry'>): number =>
  Math.max(1, Math.ceil(decision.msToRetry / 1000));

/** Headers of an answer whose remaining calls are not known. */
const policyHeaders = (
  { name, limit, windowMs }: Policy,
  decision: Pick<Decision, 'allowed' | 'msToRetry'>,
): Record<string, string> => ({
  'ratelimit-policy': `"${name}";q=${limit};w=${Math.ceil(windowMs / 1000)}`,
  ...(!decision.allowed && { 'retry-after': `${secondsToRetry(decision)}` }),
});

/**
 * The headers of an answer, allowed or not.
 * @param nowMs milliseconds since 1970, by the clock that the client compares its own with
 */
function rateHeaders(policy: Policy, decision: Decision, nowMs: number): Record<string, string> {
  const { name, limit } = policy;
  const seconds = Math.ceil(decision.msToReset / 1000);
  const headers: Record<string, string> = policyHeaders(policy, decision);
  return Object.assign(headers, {
    ratelimit: `"${name}";r=${decision.remaining};t=${seconds}`,
    'x-ratelimit-limit': `${limit}`,
    'x-ratelimit-remaining': `${decision.remaining}`,
    'x-ratelimit-reset': `${Math.ceil((nowMs + decision.msToReset) / 1000)}`,
  });
}
