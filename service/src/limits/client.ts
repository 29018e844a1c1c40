// The client of a call: its address, and its key in the limiter. The address is that of the peer, unless the peer is a proxy of ours: then of the last hop that
// is not one. What clients put in front of that is never believed, and a header of an unknown peer is not read at all.

import { hash, hkdfSync, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { networkOf, plainAddress } from './network.ts';

/** No more proxies than this are believed; the peer counts where there would be. */
const MAX_HOPS = 20;

/** The addresses of trusted proxies. */
export interface TrustedProxies {
  check(address: string, family: 'ipv4' | 'ipv6'): boolean;
}

/**
 * The address of the client, plain. Empty for a peer without one (a socket file).
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
    if (!isListed(trusted, address)) return client;
  }
  return hops.length > MAX_HOPS ? nearest : client;
}

const MAX_PROXIES = 1000;

/**
 * The same proxies, each looked up in the list once: most calls come through one of a few, and a look into the list takes longer than
 * all else that finds the client. Addresses of clients are not remembered.
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

/** Whether an address is that of a trusted proxy. */
export function isTrusted(trusted: TrustedProxies, text: string | undefined): boolean {
  const address = plainAddress(text ?? '');
  return address !== undefined && isListed(trusted, address);
}

/** The same of a plain address; none is listed without one. */
const isListed = (trusted: TrustedProxies, address: string): boolean =>
  address !== '' && trusted.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an address is in a private network, as that of a proxy on the same machine or in the same cluster does. */
export function isPrivate(text: string | undefined): boolean {
  const address = plainAddress(text ?? '');
  return address !== undefined && PRIVATE_RANGES.includes(ipaddr.parse(address).range());
}

const PRIVATE_RANGES: readonly string[] = ['private', 'uniqueLocal', 'loopback', 'linkLocal', 'carrierGradeNat'];

/**
 * Makes the keys of clients in the limiter: by a keyed hash of the network, so that no address is kept anywhere.
 * @param shared what all processes that share a limit know; without it, a secret that lives as long as the process and is never
 * written down
 */
export function clientKeys(shared = ''): (address: string) => string {
  const bytes = shared === '' ? randomBytes(32) : Buffer.from(hkdfSync('sha256', shared, '', 'keys of clients', 32));
  // A secret of one length before what is hashed: as good as an HMAC here, in a third of its time. The digest whole: a piece of it keeps all of it in memory.
  const secret = bytes.toString('base64url');
  return (address) => hash('sha256', secret + networkOf(address), 'base64url');
}
