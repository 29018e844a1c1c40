// The network of an address, which is what a limit counts by. An IPv4 address counts by itself, an IPv6 address by its /64, which is one
// household or one machine; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 address. Without node:net, for every host.

import ipaddr from 'ipaddr.js';

/**
 * An address without port, brackets and zone, IPv4 where it is one, IPv6 in its shortest form; undefined for what is none.
 * @example plainAddress('[::ffff:192.0.2.1]:443') // '192.0.2.1'
 */
export function plainAddress(text: string): string | undefined {
  if (PLAIN_IPV4.test(text)) return text; // most calls
  const bare = withoutPort(text.trim()).split('%', 1)[0]!;
  if (PLAIN_IPV4.test(bare)) return bare;
  // The library takes octal and short numbers too, also at the end of an IPv6 address.
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
 * The network of an address as a host gives it; all that is no address is one client.
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
