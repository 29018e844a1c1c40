import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, plainAddress } from './network.ts';

describe('an address', () => {
  for (const [written, plain] of [
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1:443', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:0db8:0:0:0:0:0:1', '2001:db8::1'],
    ['::192.0.2.1', '192.0.2.1'], // as it was written before RFC 4291
    ['0x7f000001', undefined],
    ['3221225985', undefined],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['', undefined],
    ['unknown', undefined],
    ['_hidden', undefined],
    ['192.0.2.256', undefined],
    ['192.0.2.1.5', undefined],
    ['010.0.0.1', undefined],
    ['2001:db8:::1', undefined],
    ['[192.0.2.1', undefined],
  ] as const) {
    test(`written "${written}" is ${plain ?? 'none'}`, () => expect(plainAddress(written)).toBe(plain));
  }

  // RFC 4291 section 2.5.1: the last 64 bits name the interface, so one household or machine has at least all of them.
  for (const [address, network] of [
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8::/64'],
    ['2001:0db8:0000:0001:ffff::', '2001:db8:0:1::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b::/64'],
    ['::1', '::/64'],
  ] as const) {
    test(`${address} belongs to ${network}`, () => expect(networkOf(address)).toBe(network));
  }

  test('written in any way that Node reads has one plain form, and lies in its network by the reckoning of Node', () => {
    fc.assert(
      fc.property(fc.ipV6(), (written) => {
        const plain = plainAddress(written)!;
        expect(plainAddress(plain)).toBe(plain);
        expect(plainAddress(`[${written.toUpperCase()}]:443`)).toBe(plain);
        if (!plain.includes(':')) return;
        const household = new BlockList();
        household.addSubnet(networkOf(plain).replace('/64', ''), 64, 'ipv6');
        expect(household.check(written, 'ipv6')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
