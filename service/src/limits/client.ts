// The client of a call: its address, and its key in the limiter. The address is the peer's or, behind trusted proxies, the last hop that is not a trusted
// proxy. Earlier entries of X-Forwarded-For and the header of an unknown peer are ignored.

import { hash, hkdfSync, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { networkOf, plainAddress } from './network.ts';

/** Maximum number of trusted hops; with more, the peer counts as the client. */
const MAX_HOPS = 20;

/** A set of the addresses of trusted proxies. */
export interface TrustedProxies {
  check(address: string, family: 'ipv4' | 'ipv6'): boolean;
}

/**
 * Plain address of the client; empty for a peer without one (a Unix socket).
 * @param forwardedFor all X-Forwarded-For lines, joined by commas
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  const nearest = plainAddress(peer ?? '') ?? '';
  if (forwardedFor === undefined || !isListed(trusted, nearest)) return nearest;
  const hops = forwardedFor.split(',');
  let client = nearest;
  for (let n = hops.length - 1; n >= 0 && n >= hops.length - MAX_HOPS; n--) {
    const address = plainAddress(hops[n]!);
    if (address === undefined) return nearest;
    client = address;
    if (n > 0 && !isListed(trusted, address)) return client; // nothing lies beyond hop 0, and a lookup takes long
  }
  return hops.length > MAX_HOPS ? nearest : client;
}

const MAX_PROXIES = 1000;

/**
 * Caches the trusted proxies that were looked up: most calls come through a few, and a lookup in the list takes longer than all other steps. Addresses of
 * clients are not cached.
 */
export function rememberProxies(trusted: TrustedProxies): TrustedProxies {
  const proxies = new Set<string>();
  return {
    check(address: string, family: 'ipv4' | 'ipv6') {
      if (proxies.has(address)) return true;
      const isProxy = trusted.check(address, family);
      if (isProxy && proxies.size < MAX_PROXIES) proxies.add(address);
      return isProxy;
    },
  };
}

/** True if an address is a trusted proxy. */
export function isTrusted(trusted: TrustedProxies, text: string | undefined): boolean {
  const address = plainAddress(text ?? '');
  return address !== undefined && isListed(trusted, address);
}

/** True if a plain address is in the list of trusted proxies. */
const isListed = (trusted: TrustedProxies, address: string): boolean =>
  address !== '' && trusted.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** True if an address is private, as of a proxy on the same machine or in the same cluster. */
export function isPrivate(text: string | undefined): boolean {
  const address = plainAddress(text ?? '');
  return address !== undefined && PRIVATE_RANGES.includes(ipaddr.parse(address).range());
}

const PRIVATE_RANGES: readonly string[] = ['private', 'uniqueLocal', 'loopback', 'linkLocal', 'carrierGradeNat'];

/**
 * Creates the keys of clients in the limiter by a keyed hash of the network, so that no address is stored.
 * @param shared secret of all processes that share a limit; by default a random one of this process
 */
export function clientKeys(shared = ''): (address: string) => string {
  const bytes = shared === '' ? randomBytes(32) : Buffer.from(hkdfSync('sha256', shared, '', 'keys of clients', 32));
  // A secret of fixed length as a prefix: as good as an HMAC here, in a third of its time. The digest is not sliced, since a slice keeps all of it in memory.
  const secret = bytes.toString('base64url');
  return (address) => hash('sha256', secret + networkOf(address), 'base64url');
}
