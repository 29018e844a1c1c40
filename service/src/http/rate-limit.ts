// Rate limits, and their headers. One limiter for each policy, one key for each client.

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { LimitName } from '../kinds/endpoint.ts';
import { isPrivate, isTrusted, type TrustedProxies } from '../limits/client.ts';
import type { Limiter, Policy } from '../limits/limiter.ts';
import { budgetIn, type HttpBudget } from './policy/limits.ts';

/** A policy and its limiter. */
export interface Limit {
  readonly policy: Policy;
  readonly limiter: Limiter;
}

/** Limits, and the key of a client. */
export interface LimitContext {
  readonly limits: Limits;
  readonly keyOf: (address: string) => string;
  readonly trustedProxies: TrustedProxies;
  /** Milliseconds since 1970 by the clock of the Date header. */
  readonly wallClock: () => number;
}

/** The limit of each budget. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Returns budgets of clients. Logs one warning for a proxy that is not configured. */
export function clientBudgets(
  { limits, keyOf, wallClock, trustedProxies }: LimitContext,
  log: FastifyBaseLogger,
): (name: LimitName, request: FastifyRequest) => HttpBudget {
  let warned = false;
  return (name, { client, raw: { socket, headers } }) => {
    const { policy, limiter } = limits[name];
    const peer = socket.remoteAddress;
    if (!warned && isForwarded(headers) && !isTrusted(trustedProxies, peer) && isPrivate(peer)) {
      warned = true;
      log.warn(UNKNOWN_PROXY);
    }
    return budgetIn(limiter, policy, keyOf(client), wallClock);
  };
}

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers['x-real-ip'] !== undefined;

const UNKNOWN_PROXY =
  'A forwarding header came from a private address that TRUSTED_PROXIES does not name: all clients behind that proxy share one limit.';
