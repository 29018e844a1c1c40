// Limits of a handler. What counts calls is the host's, or the memory of a process that lives long.

import type { LimitName } from '../contract/endpoint.ts';
import { type Admit, admitted } from '../http/policy/limits.ts';
import type { Decision } from '../limit/limiter.ts';
import type { Policy } from '../limit/rate-headers.ts';
import { SlidingLog } from '../limit/sliding-log.ts';
import type { WebApiRequest } from './exchange.ts';

export type { Decision, Policy };

/** Limits of a handler. */
export interface FetchLimits {
  /** Calls in any 60 seconds from one client: of charts (20 without it), and of places and the almanac (120). */
  readonly chart?: number;
  readonly cities?: number;
  /**
   * Counts a call under a policy, and decides it: in full, or only whether it is let through, where the counter of the host says no more.
   * @param policy `name` is `chart` or `cities`
   */
  decide(policy: Policy, request: Request): Promise<Decision | boolean> | Decision | boolean;
}

const WINDOW_MS = 60_000;
/** As those of the Node service. */
const DEFAULTS: Readonly<Record<LimitName, number>> = { chart: 20, cities: 120, requests: 600 };

/** What admits calls; all of them where there are no limits. */
export function admission(limits: FetchLimits | undefined, wallClock: () => number): Admit<WebApiRequest> {
  if (limits === undefined) return async () => ({});
  const policies = Object.fromEntries(
    Object.entries({ ...DEFAULTS, ...limits }).map(([name, limit]) => [name, { name, limit, windowMs: WINDOW_MS }]),
  ) as Readonly<Record<LimitName, Policy>>;
  return async (name, { web }) => {
    const policy = policies[name];
    return admitted(policy, await limits.decide(policy, web), wallClock());
  };
}

/**
 * Counts calls exactly, in the memory of a process that answers all calls of its clients, as a server on Bun, Deno or Node does. An isolate that a platform starts and
 * ends as it likes counts only what it has seen itself.
 * @param now milliseconds by a clock that never goes back
 * @param clientOf the client of a request, such as its address; it is kept for a minute, in memory alone
 */
export function limitsInMemory(
  clientOf: (request: Request) => string,
  now: () => number = () => Math.floor(performance.now()),
): FetchLimits['decide'] {
  const logs = new Map<string, SlidingLog>();
  return (policy, request) => {
    const log = logs.get(policy.name) ?? new SlidingLog(policy);
    logs.set(policy.name, log);
    return log.decide(clientOf(request), now());
  };
}
