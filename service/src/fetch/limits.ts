// Limits of a handler. Calls are counted in the memory of the process, or by a counter of the host.

import { type BudgetOf, budgetIn, spent } from '../http/policy/limits.ts';
import type { LimitName } from '../kinds/endpoint.ts';
import type { Decision, Policy } from '../limits/limiter.ts';
import { MemoryLimiter } from '../limits/memory-limiter.ts';
import { clientNetwork } from '../limits/network.ts';
import type { WebApiRequest } from './exchange.ts';

export type { Decision, Policy };

/** Limits of a handler. */
export interface FetchLimits {
  /** Maximum calls of one client in 60 seconds, which may come all at once: charts (default 20), places and the almanac (default 120). */
  readonly chart?: number;
  readonly cities?: number;
  /** The address of the client of a request. An IPv6 address counts by its /64. */
  clientAddress(request: Request): string | null | undefined;
  /**
   * Counts a request in a counter of the host, and returns the decision, or only whether the request is allowed. Without it the process counts in its memory,
   * by a keyed hash for at most a minute: exact on Bun, Deno and Node, while each isolate of a platform counts its own calls alone.
   * @param policy `name` is `chart` or `cities`
   * @param network of the client: an IPv4 address, or the /64 of an IPv6 address
   * @param number of calls that the request counts as; all are counted, or none
   */
  decide?(policy: Policy, network: string, calls: number): Promise<Decision | boolean> | Decision | boolean;
}

const WINDOW_MS = 60_000;
/** Defaults of the Node service. */
const DEFAULTS: Readonly<Record<LimitName, number>> = { chart: 20, cities: 120, requests: 600 };

const UNLIMITED: BudgetOf<WebApiRequest> = () => ({ check() {}, spend: async () => ({}) });

/**
 * Returns budgets of clients, unlimited without limits.
 * @param now milliseconds of a monotonic clock
 */
export function clientBudgets(
  limits: FetchLimits | undefined,
  wallClock: () => number,
  now?: () => number,
): BudgetOf<WebApiRequest> {
  if (limits === undefined) return UNLIMITED;
  const kept = {
    chart: limitOf('chart', limits, now),
    cities: limitOf('cities', limits, now),
    requests: limitOf('requests', limits, now),
  };
  const keyOf = keyedHash();
  return async (name, { web }) => {
    const { policy, limiter } = kept[name];
    const network = clientNetwork(limits.clientAddress(web) ?? '');
    if (limits.decide === undefined) return budgetIn(limiter, policy, await keyOf(network), wallClock);
    return {
      check() {},
      spend: async (calls) => spent(policy, calls, await limits.decide!(policy, network, calls), wallClock()),
    };
  };
}

function limitOf(name: LimitName, limits: FetchLimits, now: (() => number) | undefined) {
  const policy: Policy = { name, limit: { ...DEFAULTS, ...limits }[name], windowMs: WINDOW_MS };
  return { policy, limiter: new MemoryLimiter(policy, now) };
}

const UTF8 = new TextEncoder();

const newKey = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** Hashes networks with a random key of the handler. */
function keyedHash(): (network: string) => Promise<string> {
  let key: ReturnType<typeof newKey> | undefined;
  return async (network) => {
    key ??= newKey();
    const bytes = await crypto.subtle.sign('HMAC', await key, UTF8.encode(network));
    return String.fromCharCode(...new Uint8Array(bytes));
  };
}
