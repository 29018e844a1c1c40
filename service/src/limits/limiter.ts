// Limits by the generic cell rate algorithm (GCRA): one number for a client, the time at which all its calls are available again. A new client has the whole
// limit at once; each call returns after its share of the window.

/** A named limit: `chart`, 20 calls at once and 20 in 60 seconds. */
export interface Policy {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Decision about a request. */
export interface Decision {
  readonly allowed: boolean;
  /** Remaining calls. */
  readonly remaining: number;
  /** Milliseconds until one more call is available; 0 if none is used. */
  readonly msToReset: number;
  /** Milliseconds until the same request is allowed; 0 if it is. */
  readonly msToRetry: number;
}

/** Decides how many calls a client may make. */
export interface Limiter {
  /** Rejection of a client without a remaining call, before its request is read. Counts nothing. */
  refusal(key: string, calls: number): Decision | undefined;
  /** Counts all calls of a request, or none. More calls than the limit count as the limit. */
  decide(key: string, calls: number): Decision | Promise<Decision>;
}

/** Milliseconds of a monotonic clock. */
export type Clock = () => number;

/** Microseconds until a call returns. */
export const usPerCall = ({ limit, windowMs }: Policy): number => Math.floor((windowMs * 1000) / limit);

/** Microseconds until the whole limit is back once it is used up. */
export const usOfLimit = (policy: Policy): number => usPerCall(policy) * policy.limit;

/** Microseconds that a request adds to the debt of its client. */
export const usOfCalls = (policy: Policy, calls: number): number => usPerCall(policy) * Math.min(calls, policy.limit);

/** Rejection of a client without a remaining call. */
export const refusalOfAny = (policy: Policy, debtUs: number, calls: number): Decision | undefined =>
  debtUs + usPerCall(policy) > usOfLimit(policy) ? decisionOf(policy, debtUs, usOfCalls(policy, calls)) : undefined;

/** Rejection of a request that costs more than its client has left. */
export const refusalOf = (policy: Policy, debtUs: number, costUs: number, callUs?: number): Decision | undefined =>
  debtUs + costUs > usOfLimit(policy) ? decisionOf(policy, debtUs, costUs, callUs) : undefined;

/**
 * Decision from the debt of a client: microseconds until all of its calls are available again.
 * @param costUs cost of the request if it is rejected, 0 if it is allowed
 * @param callUs cost of one call
 */
export function decisionOf(policy: Policy, debtUs: number, costUs: number, callUs = usPerCall(policy)): Decision {
  const freeUs = usOfLimit(policy) - debtUs;
  const remaining = Math.max(0, Math.floor(freeUs / callUs));
  return {
    allowed: costUs === 0,
    remaining,
    msToReset: Math.ceil(Math.min(debtUs, (remaining + 1) * callUs - freeUs) / 1000),
    msToRetry: costUs === 0 ? 0 : Math.ceil((costUs - freeUs) / 1000),
  };
}
