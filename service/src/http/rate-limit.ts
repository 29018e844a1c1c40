// Rate limits, and their headers. One limiter for each policy, one key for each client.

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { LimitName } from '../contract/endpoint.ts';
import { clientAddress, isPrivate, isTrusted, rememberProxies, type TrustedProxies } from '../limit/client-address.ts';
import type { Limiter } from '../limit/limiter.ts';
import type { Policy } from '../limit/rate-headers.ts';
import { type Admit, admitted } from './policy/limits.ts';

/** A policy and the limiter that keeps it. */
export interface Limit {
  readonly policy: Policy;
  readonly limiter: Limiter;
}

/** How clients are distinguished, and by which clocks their calls are counted. */
export interface LimitContext {
  readonly limits: Limits;
  readonly keyOf: (address: string) => string;
  readonly trustedProxies: TrustedProxies;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds since 1970 by the clock of the Date header. */
  readonly wallClock: () => number;
}

/** The limit of each budget. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** An admission. It warns once, in the log, of a proxy that is not configured. */
export function admission(
  { limits, keyOf, now, wallClock, ...counting }: LimitContext,
  log: FastifyBaseLogger,
): Admit<FastifyRequest> {
  const trustedProxies = rememberProxies(counting.trustedProxies);
  let warned = false;
  return async (name, { raw: { socket, headers } }) => {
    const { policy, limiter } = limits[name];
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
    return admitted(policy, await limiter.decide(keyOf(client), now()), wallClock());
  };
}

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers['x-real-ip'] !== undefined;

const UNKNOWN_PROXY =
  'A forwarding header came from a private address that TRUSTED_PROXIES does not name: all clients behind that proxy share one limit.';
