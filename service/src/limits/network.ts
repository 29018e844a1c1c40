// The network of an address, by which a limit counts: an IPv4 address itself, an IPv6 address by its /64 (one household or machine); a mapped address
// (::ffff:192.0.2.1) is its IPv4 address. Without node:net, for every host.

import ipaddr from 'ipaddr.js';

/**
 * Normalizes an address: without port, brackets and zone, a mapped one as IPv4, IPv6 in its shortest form; undefined for other text.
 * @example plainAddress('[::ffff:192.0.2.1]:443') // '192.0.2.1'
 */
export function plainAddress(text: string): string | undefined {
  if (PLAIN_IPV4.test(text)) return text; // most calls
  const bare = withoutPort(text.trim()).split('%', 1)[0]!;
  if (PLAIN_IPV4.test(bare)) return bare;
  // The library accepts octal and short numbers too, even at the end of an IPv6 address.
  const last = bare.slice(bare.lastIndexOf(':') + 1);
  if (!bare.includes(':') || (last.includes('.') && !PLAIN_IPV4.test(last)) || !ipaddr.IPv6.isValid(bare)) {
    return undefined;
  }
  return ipaddr.process(bare).toString();
}

/**
 * The network of a plain address.
 * @example networkOf('2001:db8:0:1:2:3:4:5') // '2001:db8:0:1::/64'
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/**
 * The network of an address of a host; all texts that are no address are one client.
 * @example clientNetwork('2001:db8:0:1:2:3:4:5') // '2001:db8:0:1::/64'
 */
export const clientNetwork = (address: string): string => networkOf(plainAddress(address) ?? '');

const PLAIN_IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1]!;
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  return withPort ? withPort[1]! : text;
}
