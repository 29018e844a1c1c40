// The network of an address. An IPv4 address counts by itself, an IPv6 address by its /64, which is one household or
// one machine; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 address.

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * An address without port, brackets and zone, IPv4 where it is one, IPv6 in its shortest form; undefined for what is none.
 * @example plainAddress('[::ffff:192.0.2.1]:443') // '192.0.2.1'
 */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text; // most calls
  const bare = withoutPort(text.trim()).split('%', 1)[0]!;
  // Node says what is an address: ipaddr.js takes octal numbers too.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare).toString();
}

/**
 * The network of a plain address.
 * @example networkOf('2001:db8:0:1:2:3:4:5') // '2001:db8:0:1::/64'
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1]!;
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  return withPort ? withPort[1]! : text;
}
