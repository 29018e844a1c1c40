// Rate limits, and their headers. One limiter for each policy, one key for each client.

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { clientAddress, isPrivate, isTrusted, rememberProxies, type TrustedProxies } from '../limit/client-address.ts';
import type { Limiter } from '../limit/limiter.ts';
import { type Policy, rateHeaders, secondsToReset } from '../limit/rate-headers.ts';
import { rateLimited } from '../problem/problem-error.ts';

/** A policy and the limiter that keeps it. */
export interface Limit {
  readonly policy: Policy;
  readonly limiter: Limiter;
}

/** How clients are distinguished, and by which clocks their calls are counted. */
export interface LimitContext {
  readonly keyOf: (address: string) => string;
  readonly trustedProxies: TrustedProxies;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds since 1970 by the clock of the Date header. */
  readonly wallClock: () => number;
}

/**
 * Counts a call. Gives the rate headers of its answer.
 * @throws ProblemError `rate_limited`, with those headers
 */
export type Admit = (limit: Limit, request: FastifyRequest) => Promise<Readonly<Record<string, string>>>;

/** An admission. It warns once, in the log, of a proxy that is not configured. */
export function admission({ keyOf, now, wallClock, ...counting }: LimitContext, log: FastifyBaseLogger): Admit {
  const trustedProxies = rememberProxies(counting.trustedProxies);
  let warned = false;
  return async ({ policy, limiter }, { raw: { socket, headers } }) => {
    const peer = socket.remoteAddress;
    const forwardedFor = headers['x-forwarded-for'];
    const client = clientAddress(
      peer,
      Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      trustedProxies,
    );
    if (!warned && isForwarded(headers) && !isTrusted(trustedProxies, peer) && isPrivate(peer)) {
      warned = true;
      log.warn(UNKNOWN_PROXY);
    }
    const decision = await limiter.decide(keyOf(client), now());
    const rateFields = rateHeaders(policy, decision, wallClock());
    if (decision.allowed) return rateFields;
    const { name, limit, windowMs } = policy;
    const usedQuota = {
      policy: name,
      limit,
      windowSeconds: Math.ceil(windowMs / 1000),
      waitSeconds: secondsToReset(decision),
    };
    throw rateLimited(usedQuota, rateFields);
  };
}

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers['x-real-ip'] !== undefined;

const UNKNOWN_PROXY =
  'A forwarding header came from a private address that TRUSTED_PROXIES does not name: all clients behind that proxy share one limit.';
