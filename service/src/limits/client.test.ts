import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAddress, clientKeys, isPrivate } from './client.ts';

const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8, 'ipv4');
trusted.addSubnet('2001:db8:ffff::', 48, 'ipv6');

describe('the client of a request', () => {
  for (const [title, peer, forwardedFor, client] of [
    ['is its peer', '198.51.100.1', undefined, '198.51.100.1'],
    ['is its peer, unless that is a proxy', '198.51.100.1', '203.0.113.5', '198.51.100.1'],
    ['is the hop before a proxy', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['is the last hop that is no proxy', '10.0.0.1', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['is not what it puts in front', '10.0.0.1', '1.1.1.1, 203.0.113.5', '203.0.113.5'],
    ['is not what it puts in front, even a proxy', '10.0.0.1', '10.1.1.1, 203.0.113.5', '203.0.113.5'],
    ['is found behind an IPv6 proxy', '2001:db8:ffff::1', '2001:db8::7', '2001:db8::7'],
    ['is found behind a proxy written as IPv6', '::ffff:10.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['is plain', '10.0.0.1', '[2001:db8::7]:1234', '2001:db8::7'],
    ['is the farthest when all are proxies', '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['is its peer behind a broken header', '10.0.0.1', '203.0.113.5, nonsense', '10.0.0.1'],
    ['is the last hop behind a broken beginning', '10.0.0.1', 'nonsense, 203.0.113.5', '203.0.113.5'],
    ['is its peer behind an empty header', '10.0.0.1', '', '10.0.0.1'],
    ['is its peer behind endless proxies', '10.0.0.1', Array(21).fill('10.0.0.2').join(), '10.0.0.1'],
    ['is itself, whatever it puts in front', '10.0.0.1', `${'x,'.repeat(30)}203.0.113.5`, '203.0.113.5'],
    ['of a socket file is nobody', undefined, '203.0.113.5', ''],
  ] as const) {
    test(title, () => expect(clientAddress(peer, forwardedFor, trusted)).toBe(client));
  }
});

test('private networks are distinguished from public ones', () => {
  for (const address of [
    '10.0.0.1',
    '127.0.0.1',
    '::ffff:192.168.1.1',
    '172.16.0.1',
    '172.31.9.9',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1%eth0',
  ]) {
    expect(isPrivate(address), address).toBe(true);
  }
  for (const address of ['11.0.0.1', '172.32.0.1', '100.128.0.1', '198.51.100.1', '2001:db8::1', undefined]) {
    expect(isPrivate(address), address).toBe(false);
  }
});

test('a client has one key, its household shares it, and it reveals nothing of the address', () => {
  const keyOf = clientKeys();
  expect(keyOf('2001:db8:0:1::5')).toBe(keyOf('2001:db8:0:1:ffff::6'));
  expect(keyOf('2001:db8:0:2::5')).not.toBe(keyOf('2001:db8:0:1::5'));
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.2'));
  expect(keyOf('192.0.2.1')).toMatch(/^[\w-]{43}$/);
});

test('processes that share a secret give a client the same key', () => {
  expect(clientKeys('a secret')('192.0.2.1')).toBe(clientKeys('a secret')('192.0.2.1'));
  expect(clientKeys('a secret')('192.0.2.1')).not.toBe(clientKeys('another')('192.0.2.1'));
});

test('another process has other keys', () => {
  expect(clientKeys()('192.0.2.1')).not.toBe(clientKeys()('192.0.2.1'));
});
