// Which network does an address belong to? An IPv4 address counts by itself, an IPv6 address by its /64, which is one
// household or one machine; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 address.

import { isIP } from 'node:net';

/**
 * An address without port, brackets and zone, IPv4 where it is one; undefined for what is none.
 * @example plainAddress('[::ffff:192.0.2.1]:443') // '192.0.2.1'
 */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text;
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  switch (isIP(bare)) {
    case 4:
      return bare;
    case 6: {
      const groups = ipv6Groups(bare);
      const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
      return mapped ? ipv4Of(groups[6]!, groups[7]!) : bare.toLowerCase();
    }
    default:
      return undefined;
  }
}

/**
 * The network of a plain address.
 * @example networkOf('2001:db8:0:1:2:3:4:5') // '2001:db8:0:1::/64'
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const prefix = ipv6Groups(address).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1]!;
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  return withPort ? withPort[1]! : text;
}

// Of an address that is known to be one: eight groups, `::` filled with zeros, a dotted end read as two groups.
function ipv6Groups(address: string): number[] {
  const dotted = /\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0];
  const text = dotted ? address.slice(0, -dotted.length) + groupsOfIpv4(dotted) : address;
  const [head = '', tail] = text.split('::');
  const before = numbers(head);
  const after = numbers(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

const numbers = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

function groupsOfIpv4(dotted: string): string {
  const [a, b, c, d] = dotted.split('.').map(Number) as [number, number, number, number];
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

const ipv4Of = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');
